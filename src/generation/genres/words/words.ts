/** The words that a game is about: those of its design, else the names of its cast. */
import type { Actor, GameDesign } from '../../design.js';
import { alphabetFor, cellsOf, type Alphabet, type Cell } from '../../letters.js';
import { keysOf } from './marks.js';

export interface Word {
  readonly text: string;
  readonly cells: readonly Cell[];
  /** the letters that are guessed or typed */
  readonly keys: readonly string[];
  /** its picture; absent where there is none */
  readonly actor: Actor | undefined;
}

export interface Words {
  readonly letters: Alphabet;
  /** never empty */
  readonly list: readonly Word[];
  /** the prompt gave the list: each word is there, in its order */
  readonly own: boolean;
}

type Worded = Pick<GameDesign, 'words' | 'lang' | 'cast' | 'title'>;

const isSpelt = (text: string): boolean => [...text].filter((one) => /\p{L}/u.test(one)).length > 1;

function textsOf({ words, cast, title }: Worded): { text: string; sprite?: string | undefined }[] {
  if (words && words.list.length > 0) return words.list;
  const all = [cast.hero, ...cast.enemies, ...cast.items, cast.goal, ...cast.obstacles, ...cast.deco];
  const named = new Map<string, { text: string; sprite: string }>();
  for (const actor of all)
    if (actor && isSpelt(actor.name) && !named.has(actor.name.toLowerCase()))
      named.set(actor.name.toLowerCase(), { text: actor.name, sprite: actor.sprite });
  return named.size > 0 ? [...named.values()] : [{ text: isSpelt(title) ? title : 'play' }];
}

/** How many words the prompt's own list has; 0 where it has none. */
export const ownCount = ({ words }: Pick<GameDesign, 'words'>): number => (words?.own ? words.list.length : 0);

/** Levels of one word each: all of the prompt's own list, else so many. */
export const levelsOf =
  (otherwise: number) =>
  (design: Pick<GameDesign, 'words'>): number =>
    ownCount(design) || otherwise;

/** The words with their letters; those that have none are left out unless that leaves nothing. */
export function wordsOf(design: Worded): Words {
  const texts = textsOf(design);
  const letters = alphabetFor(
    texts.map(({ text }) => text),
    design.lang,
  );
  const all = texts.map(({ text, sprite }): Word => {
    const cells = cellsOf(text, letters);
    const actor: Actor | undefined = sprite ? { name: text, sprite, traits: [], from: 'prompt' } : undefined;
    return { text, cells, keys: keysOf(cells), actor };
  });
  const spelt = all.filter(({ keys }) => keys.length > 0);
  return { letters, list: spelt.length > 0 ? spelt : all, own: ownCount(design) > 0 };
}

/** The word of a level, and another each time it is missed. The prompt's own come again until they are known. */
export function wordAt(list: readonly Word[], level: number, levels: number, missed: number): Word {
  return list[(level - 1 + missed * Math.max(1, levels)) % list.length] as Word;
}
