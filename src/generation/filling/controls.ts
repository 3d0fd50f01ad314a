/** Which key does what in each kind, its modes and its rules; and what a finger does for it where there are no keys. */
import { designText, type GameDesign, type Genre, type Glass, type RuleName } from '../design.js';
import { SECOND, SECOND_KEYS, type ControlLine, type PlayedMode } from '../genres/speech.types.js';
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

/** Which keys two players have who see the same: the lines are the first one's, and one says all of the second. */
function keysOfFirst(words: GameTexts, lang: string): Readonly<Record<string, string>> {
  const [up, left, down, right] = lang === 'fr' ? 'ZQSD' : 'WASD';
  return {
    ...words.keys,
    arrows: `${up} ${left} ${down} ${right}`,
    leftRight: `${left} ${right}`,
    up: `${up}`,
    down: `${down}`,
    arrowsSpace: `${up} ${left} ${down} ${right}, ${words.keys.space}`,
    [SECOND]: 'E, Shift',
    [SECOND_KEYS]: '← ↑ ↓ →, Enter, Shift',
  };
}

/** Which keys two players have for what one has, by where they lie: each half of the keyboard says it in its letters. */
function keysOfTwo(words: GameTexts, lang: string): Readonly<Record<string, string>> {
  const [up, left, down, right] = lang === 'fr' ? 'ZQSD' : 'WASD';
  const { space } = words.keys;
  return {
    arrows: `${up} ${left} ${down} ${right} / ← ↑ ↓ →`,
    leftRight: `${left} ${right} / ← →`,
    up: `${up} / ↑`,
    down: `${down} / ↓`,
    space: `${space} / Enter`,
    arrowsSpace: `${space} / Enter`,
    [SECOND]: 'E / Shift',
    first: `${up} ${left} ${down} ${right}, ${space}`,
    second: '← ↑ ↓ →, Enter',
  };
}

/** Who has which half of the keyboard. */
const HANDS: readonly (readonly ['first' | 'second', 'first' | 'second', Glass])[] = [
  ['first', 'first', 'none'],
  ['second', 'second', 'none'],
];

/** What a finger does in a half of the glass, where there are no buttons. */
function glassOfTwo(glass: Glass, sticks: boolean): Glass {
  if (glass === 'sides') return 'stick';
  if (glass === 'up' || glass === 'down') return 'swipe';
  if (glass === 'a') return sticks ? 'tap' : 'none';
  return glass === 'b' ? 'none' : glass;
}

/** The lines of the title card, those of the kind first; `own` is how many those are. */
export function controlsOf(
  words: GameTexts,
  about: {
    readonly genre: Genre;
    readonly mode: PlayedMode;
    readonly has: (rule: RuleName) => boolean;
    readonly lang: string;
    /** two play, each in a half of the window */
    readonly inHalves: boolean;
  },
): { readonly lines: GameDesign['controls']; readonly own: number } {
  const { genre, mode, has, lang, inHalves } = about;
  const script = NO_LATIN.has(lang) ? 'other' : 'latin';
  const own = SPEECHES[genre].controls.filter(([, , , when]) =>
    holds(when, { mode, has, script, keyed: !NO_KEYS.has(lang) }),
  );
  // where words are typed, every letter is one
  const typed = mode === 'typing' || mode === 'untyped' || SPEECHES[genre].controls.some(([key]) => key === 'letters');
  const menu: readonly ControlLine[] = typed ? [['Esc', 'pause', 'none']] : MENU;
  const shares = has('twoPlayers') && own.some(([key]) => key === SECOND_KEYS);
  const keys: Readonly<Record<string, string>> = inHalves
    ? keysOfTwo(words, lang)
    : shares
      ? keysOfFirst(words, lang)
      : words.keys;
  const sticks = own.some(([, , glass]) => glass === 'stick' || glass === 'sides');
  // a mouse is one person's
  const shown = inHalves ? [...HANDS, ...own.filter(([key]) => key !== 'mouse')] : own;
  const lines = [...shown, ...menu].slice(0, 8).map(([key, act, glass]) => ({
    key: designText(keys[key] ?? key, 40),
    action: designText(words.acts[act], 80),
    glass: inHalves ? glassOfTwo(glass, sticks) : glass,
  }));
  return { lines, own: Math.min(shown.length, lines.length) };
}
