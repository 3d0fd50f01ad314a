/** One language's words for pictures: names and keywords, each word at the one picture that it says most about. */
import type { PictureSort } from '../sorts.js';
import { bare, isThing, readAnnotations } from './annotations.js';
import type { Picture } from './pictures.js';

export interface PictureWords {
  readonly picture: string;
  /** what the picture shows */
  readonly names: readonly string[];
  /** what it is near to */
  readonly keywords: readonly string[];
}

const fold = (word: string): string => word.normalize('NFKC').toLowerCase().replaceAll('’', "'").trim();
const SORT_WEIGHT: Readonly<Record<PictureSort, number>> = {
  animal: 1.4,
  creature: 1.25,
  food: 1.2,
  plant: 1.1,
  vehicle: 1.1,
  object: 1,
  building: 1,
  nature: 0.9,
  person: 0.9,
  body: 0.4,
  face: 0.25,
  sign: 0.15,
  clock: 0,
};
/** A keyword of more pictures than this says too little ("animal", "place", "face"). */
const TOO_COMMON = 6;

/** The words of a language for these pictures, sorted by picture; `isNoun` tells which English keywords name things. */
export function wordList(
  language: string,
  pictures: readonly Picture[],
  isNoun: (word: string) => boolean,
): PictureWords[] {
  const annotations = readAnnotations(language);
  const df = new Map<string, number>();
  const rows = pictures.flatMap((picture) => {
    const entry = annotations.get(bare(picture.emoji));
    // a gendered picture of a job says no more than the neutral one, and would take its words
    if (!entry || picture.sort === 'clock' || /^(?:man|woman)-./u.test(picture.name)) return [];
    const name = fold(entry.tts?.[0] ?? '');
    const keywords = [
      ...new Set(
        (entry.default ?? []).filter((word) => isThing(language, word, fold(word), isNoun)).map((word) => fold(word)),
      ),
    ];
    for (const word of keywords) df.set(word, (df.get(word) ?? 0) + 1);
    return [{ ...picture, label: name, keywords }];
  });
  const best = new Map<string, { picture: string; score: number; name: boolean }>();
  for (const row of rows) {
    const weight = SORT_WEIGHT[row.sort];
    const put = (word: string, score: number, name: boolean): void => {
      const letters = [...word].length;
      const ideographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word);
      if (letters === 0 || letters > 24 || (!ideographic && letters < (name ? 2 : 3)) || /[|;:\d]/u.test(word)) return;
      const known = best.get(word);
      if (!known || (name && !known.name) || (name === known.name && score > known.score))
        best.set(word, { picture: row.name, score, name });
    };
    if (row.label && !(row.sort === 'sign' && !row.label.includes(' ')))
      put(row.label, 100 * (row.sort === 'face' ? 0.6 : 1), true);
    const labelWords = row.label.split(/[\s-]+/u);
    for (const word of row.keywords) {
      const common = df.get(word) ?? 1;
      const inLabel = labelWords.includes(word);
      if (row.sort === 'sign' || (common > TOO_COMMON && !inLabel) || word.split(' ').length > 3) continue;
      put(word, ((inLabel ? 60 - 6 * labelWords.length : 0) + 30 / common) * weight, false);
    }
  }
  const byPicture = new Map<string, { names: string[]; keywords: string[] }>();
  for (const [word, { picture, name }] of best) {
    const entry = byPicture.get(picture) ?? { names: [], keywords: [] };
    (name ? entry.names : entry.keywords).push(word);
    byPicture.set(picture, entry);
  }
  return [...byPicture]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([picture, { names, keywords }]) => ({ picture, names, keywords: keywords.sort() }));
}
