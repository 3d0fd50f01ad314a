/** What a noun's sense stands for: the picture that shows it, or what sort of thing it is. */
import { isLabelPicture } from '../labels.js';
import { hypernymRows, pictureSort, wordRows } from '../lexicon.js';
import { groupOf, suits } from './drawable.js';
import type { Nouns } from './wordnet.js';

export interface Meaning {
  /** head of the line that lists it: a picture, or `*animal` where none shows it */
  readonly head: string;
  /** how sure it is that a word of this sense means that; of a word's senses the surest counts */
  readonly score: number;
  /** number of languages that translate it */
  readonly coverage: number;
}

/** A sense that comes later among those of its English word is too rare. */
const MOST_SENSES = 3;
/** What a score gains by a picture of that very name, and by one that shows it as a kind of something. */
const NAMED = 12;
const SHOWN = 6;
/** What it loses by each commoner sense of the English word. */
const RARER = { named: 4, unshown: 3 } as const;

/**
 * The meaning of each noun's sense by its English words; undefined for what cannot be drawn, for names of persons and places, and
 * for rare senses.
 */
export function meanings(
  { synsets, senses }: Nouns,
  coverageOf: (sense: string) => number,
): (sense: string) => Meaning | undefined {
  const named = firstPictures(wordRows('en').filter(({ name }) => name));
  const shown = firstPictures(hypernymRows());

  const meaningOf = (sense: string): Meaning | undefined => {
    const synset = synsets.get(sense);
    const group = groupOf(synset?.lex);
    if (!synset || !group) return undefined;
    const coverage = coverageOf(sense);
    let best: Meaning | undefined;
    for (const word of synset.words) {
      if (word !== word.toLowerCase()) continue;
      const rank = (senses.get(word) ?? []).indexOf(sense);
      if (rank < 0 || rank >= MOST_SENSES) continue;
      const picture = named.get(word);
      const near = shown.get(word);
      let meaning: Meaning;
      if (picture !== undefined && suits(group, pictureSort(picture)))
        meaning = { head: picture, score: coverage + NAMED - rank * RARER.named, coverage };
      else if (near !== undefined && !isLabelPicture(near) && rank === 0)
        meaning = { head: near, score: coverage + SHOWN, coverage };
      else meaning = { head: `*${group}`, score: coverage - rank * RARER.unshown, coverage };
      if (!best || meaning.score > best.score) best = meaning;
    }
    return best;
  };

  const known = new Map<string, Meaning | undefined>();
  return (sense) => {
    if (!known.has(sense)) known.set(sense, meaningOf(sense));
    return known.get(sense);
  };
}

/** Word → the first picture that the rows have for it. */
function firstPictures(rows: readonly { word: string; picture: string }[]): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const { word, picture } of rows) if (!pictures.has(word)) pictures.set(word, picture);
  return pictures;
}
