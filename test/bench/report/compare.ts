/** What a machine can say of a game against what its prompt must show. Each answer is yes, no, or undefined: nothing was asked, or only a person can tell. */
import type { Actor, GameDesign } from '../../../src/generation/design.js';
import { pictureOfEmoji, wordRows } from '../../../src/generation/lexicon/lexicon.js';
import type { Made } from './make.js';
import { asked, type Answer } from './mechanics.js';

export interface RoleAnswer {
  readonly role: string;
  /** any of these was asked for */
  readonly any: readonly string[];
  readonly inDesign: boolean;
  /** undefined without a browser */
  readonly onScreen: boolean | undefined;
}

export interface Comparison {
  readonly kind: boolean | undefined;
  readonly language: boolean | undefined;
  readonly cast: readonly RoleAnswer[];
  readonly rules: readonly Answer[];
}

/** Where a thing of that role may stand: what is reached is gathered too, what is in the way may be alive. */
const PARTS: Readonly<Record<string, (cast: GameDesign['cast']) => readonly (Actor | undefined)[]>> = {
  hero: ({ hero }) => [hero],
  items: ({ items, goal }) => [...items, goal],
  enemies: ({ enemies, obstacles }) => [...enemies, ...obstacles],
  obstacles: ({ obstacles, enemies }) => [...obstacles, ...enemies],
};

/** A role may be asked for more than once: `items2` is one more of the items. */
const partOf = (role: string): string => role.replace(/\d$/u, '');

/** What a kind draws with its own strokes, from head to tail: no picture of it reaches the screen. */
const DRAWN: Readonly<Record<string, readonly string[]>> = { snake: ['snake', 'worm'] };

let english: Map<string, Set<string>> | undefined;

/** The pictures that an English word names. */
function picturesOf(word: string): Set<string> {
  if (!english) {
    english = new Map();
    for (const row of wordRows('en'))
      if (row.name) english.set(row.word, (english.get(row.word) ?? new Set()).add(row.picture));
  }
  return english.get(word) ?? new Set();
}

/** Emoji that are asked for where no emoji shows the thing: the nearest, and the thing itself is as good. */
const NEAREST: Readonly<Record<string, string>> = {
  asteroid: '☄️ 🪨',
  capybara: '🐹 🦫',
  crate: '📦',
  knight: '🛡️ 🤺',
  mole: '🐹',
  skeleton: '💀 ☠️',
  starship: '🚀',
  'treasure-chest': '💰',
};

function is(actor: Actor, wanted: string, design: GameDesign): boolean {
  if (NEAREST[actor.sprite]?.split(' ').includes(wanted)) return true;
  const emoji = pictureOfEmoji(wanted);
  // a face of a cat is a cat
  const bare = (picture: string): string =>
    picture.replace(/-(?:face|with-.*)$/u, '').replace(/^(?:grinning|pouting)-/u, '');
  if (emoji !== undefined) return bare(actor.sprite) === bare(emoji) || actor.sprite.startsWith(`${emoji}-`);
  if (/\p{Extended_Pictographic}/u.test(wanted)) return false;
  const word = wanted.toLowerCase();
  if (picturesOf(word).has(actor.sprite) || actor.sprite.includes(word) || actor.name.toLowerCase().includes(word))
    return true;
  // "Geisterjäger" is asked for as "hunter": in another language the prompt's own actor of the role is taken at its word
  return design.lang !== 'en' && actor.from === 'prompt' && picturesOf(word).size === 0;
}

/** `seen`: the sprites that were drawn while the bot played, where a browser looked. */
export function compare(
  { prompt, game, refused }: Made,
  seen: ReadonlySet<string> | undefined,
): Comparison | undefined {
  if (refused || !game) return undefined;
  const { expect } = prompt;
  const { design } = game;
  const cast = Object.entries(expect.entities)
    .filter(([role, any]) => any.length > 0 && partOf(role) in PARTS)
    .map(([role, any]): RoleAnswer => {
      const actors = (PARTS[partOf(role)]?.(design.cast) ?? []).filter((actor) => actor !== undefined);
      const found = actors.filter((actor) => any.some((wanted) => is(actor, wanted, design)));
      return {
        role,
        any,
        inDesign: found.length > 0,
        onScreen: seen && found.some(({ sprite }) => seen.has(sprite) || DRAWN[design.genre]?.includes(sprite)),
      };
    });
  const lang = expect.ui_lang ?? prompt.lang;
  return {
    kind:
      expect.genre_any.length === 0 || expect.genre_any.includes('*')
        ? undefined
        : expect.genre_any.includes(design.genre),
    language: lang === 'und' ? undefined : design.lang === lang,
    cast,
    rules: asked(expect, game),
  };
}
