/** Pictures of the set by a word, for whoever chooses one. */
import { foldWord } from '../lexicon/fold.js';
import { frequentNouns } from '../lexicon/frequent.js';
import { hypernymRows, LEXICON_LANGUAGES, picturesLike, pictureName, wordRows } from '../lexicon/lexicon.js';
import { nounRows } from '../lexicon/nouns.js';
import { setPicture } from '../package/pictures.js';
import type { EditablePicture } from '../design-edits.js';

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
  const near = [
    ...nounRows(language),
    ...frequentNouns(language),
    ...(language === 'en' ? hypernymRows() : []),
  ].flatMap(({ word, picture }) => (picture === undefined ? [] : [{ word, picture, name: false }]));
  const list = [...wordRows(language), ...near].map(({ word, picture, name }) => ({
    word: foldWord(word.toLowerCase()),
    picture,
    name,
  }));
  entries.set(language, list);
  return list;
}

/** How well a word answers a search, 0 for not at all: whole words before their beginnings, a picture's own name before what is only near it. */
function rank({ word, name }: Entry, sought: string): number {
  const own = name ? 1 : 0;
  if (word === sought) return 10 + own;
  if (word.startsWith(`${sought} `)) return 8 + own;
  if (` ${word} `.includes(` ${sought} `)) return 6 + own;
  if (word.startsWith(sought)) return 4 + own;
  return word.includes(` ${sought}`) ? 2 + own : 0;
}

/**
 * Pictures that a word in a language means, best first, then those of the English word, then others like the best one, since whoever looks for another
 * picture seldom knows what there is; of nothing, none. In a language that the lexicon does not have, English words alone are known. `first` is how many
 * at most. Pure; the same search gives the same list.
 */
export function findPictures(search: string, language: string, first: number): EditablePicture[] {
  const sought = foldWord(search.trim().toLowerCase());
  if (sought === '') return [];
  const best = new Map<string, number>();
  // only a language that exists is kept: any other would stay in the memory of the thread as well
  const tongue = LEXICON_LANGUAGES.includes(language) ? language : 'en';
  for (const [known, less] of [
    [tongue, 0],
    ['en', 1],
  ] as const)
    for (const entry of entriesOf(known)) {
      const value = rank(entry, sought) - less;
      if (value > 0 && value > (best.get(entry.picture) ?? 0)) best.set(entry.picture, value);
    }
  const meant = [...best].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([sprite]) => sprite);
  const like = meant.length > 0 && meant.length < first ? picturesLike(meant[0]!) : [];
  const found: EditablePicture[] = [];
  for (const sprite of new Set([...meant, ...like])) {
    const svg = setPicture(sprite);
    // what is drawn for a game has no picture of its own
    if (svg === undefined) continue;
    if (found.length === first) break;
    found.push({
      sprite,
      name: pictureName(sprite, language),
      dataUrl: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    });
  }
  return found;
}
