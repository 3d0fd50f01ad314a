/** Which key does what in each kind, its modes and its rules; and what a finger does for it where there are no keys. */
import { designText, type GameDesign, type Genre, type RuleName } from '../design.js';
import type { ControlLine, PlayedMode } from '../genres/speech.types.js';
import { SPEECHES } from '../genres/speeches.js';
import { holds } from './when.js';
import type { GameTexts } from '../languages/texts.types.js';

/** names of people and things whose letters are on no key */
const NO_LATIN: ReadonlySet<string> = new Set(['ja', 'zh', 'ru', 'ar', 'ko', 'uk', 'hi']);

/** languages in which no key types a whole letter */
const NO_KEYS: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'hi']);

const MENU: readonly ControlLine[] = [
  ['R', 'restart', 'none'],
  ['P', 'pause', 'none'],
  ['M', 'mute', 'none'],
];

/** The lines of the title card, those of the kind first; `own` is how many those are. */
export function controlsOf(
  words: GameTexts,
  about: {
    readonly genre: Genre;
    readonly mode: PlayedMode;
    readonly has: (rule: RuleName) => boolean;
    readonly lang: string;
  },
): { readonly lines: GameDesign['controls']; readonly own: number } {
  const { genre, mode, has, lang } = about;
  const script = NO_LATIN.has(lang) ? 'other' : 'latin';
  const own = SPEECHES[genre].controls.filter(([, , , when]) =>
    holds(when, { mode, has, script, keyed: !NO_KEYS.has(lang) }),
  );
  // where words are typed, every letter is one
  const typed = mode === 'typing' || mode === 'untyped' || SPEECHES[genre].controls.some(([key]) => key === 'letters');
  const menu: readonly ControlLine[] = typed ? [['Esc', 'pause', 'none']] : MENU;
  const lines = [...own, ...menu].slice(0, 8).map(([key, act, glass]) => ({
    key: designText((words.keys as Readonly<Record<string, string>>)[key] ?? key, 40),
    action: designText(words.acts[act], 80),
    glass,
  }));
  return { lines, own: own.length };
}
