/** Pictures of the set by a word, for whoever chooses one. */
import { foldWord } from '../lexicon/fold.js';
import { pictureName, wordRows } from '../lexicon/lexicon.js';
import { setPicture } from '../package/pictures.js';
import type { EditablePicture } from './edits.types.js';

interface Entry {
  readonly word: string;
  readonly picture: string;
  readonly name: boolean;
}

const entries = new Map<string, readonly Entry[]>();

/** The words of a language with their pictures, folded once. */
function entriesOf(language: string): readonly Entry[] {
  const known = entries.get(language);
  if (known) return known;
  const list = wordRows(language).map(({ word, picture, name }) => ({
    word: foldWord(word.toLowerCase()),
    picture,
    name,
  }));
  entries.set(language, list);
  return list;
}

/** How well a word answers a search, 0 for not at all: the picture's own name before what is only near it, whole words before their beginnings. */
function rank({ word, name }: Entry, sought: string): number {
  const own = name ? 3 : 0;
  if (word === sought) return 10 + own;
  if (word.startsWith(sought)) return 6 + own;
  return word.includes(` ${sought}`) ? 4 + own : 0;
}

/**
 * Pictures that a word in a language means, best first, and then those of the English word; of nothing, none. `first` is how many at most.
 * Pure; the same search gives the same list.
 */
export function findPictures(search: string, language: string, first: number): EditablePicture[] {
  const sought = foldWord(search.trim().toLowerCase());
  if (sought === '') return [];
  const best = new Map<string, number>();
  for (const [tongue, less] of [
    [language, 0],
    ['en', 1],
  ] as const)
    for (const entry of entriesOf(tongue)) {
      const value = rank(entry, sought) - less;
      if (value > 0 && value > (best.get(entry.picture) ?? 0)) best.set(entry.picture, value);
    }
  return [...best]
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .flatMap(([sprite]): EditablePicture[] => {
      const svg = setPicture(sprite);
      // what is drawn for a game has no picture of its own
      return svg === undefined
        ? []
        : [{ sprite, name: pictureName(sprite, language), dataUrl: `data:image/svg+xml,${encodeURIComponent(svg)}` }];
    })
    .slice(0, first);
}
