/** Pictures by name, by emoji and by word: the compiled lists of `data/`, parsed when first asked for. */
import ar from './data/words-ar.js';
import cs from './data/words-cs.js';
import de from './data/words-de.js';
import en from './data/words-en.js';
import es from './data/words-es.js';
import fr from './data/words-fr.js';
import hi from './data/words-hi.js';
import id from './data/words-id.js';
import it from './data/words-it.js';
import ja from './data/words-ja.js';
import ko from './data/words-ko.js';
import nl from './data/words-nl.js';
import pl from './data/words-pl.js';
import pt from './data/words-pt.js';
import ru from './data/words-ru.js';
import sv from './data/words-sv.js';
import th from './data/words-th.js';
import tr from './data/words-tr.js';
import uk from './data/words-uk.js';
import vi from './data/words-vi.js';
import zh from './data/words-zh.js';
import hypernyms from './data/hypernyms.js';
import pictures from './data/pictures.js';
import { isLabelPicture, labelled, labelOf } from './labels.js';
import type { PictureSort } from './sorts.js';
import { OWN_EMOJI, OWN_CLASSES } from './own.js';

export type { PictureSort };

const LISTS: Readonly<Record<string, string>> = {
  ar,
  cs,
  de,
  en,
  es,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
};
/** Languages with a list of words for pictures. */
export const LEXICON_LANGUAGES: readonly string[] = Object.keys(LISTS);

const sorts = new Map<string, PictureSort>([
  ['mask:monster', 'creature'],
  ['mask:robot', 'creature'],
  ['mask:ship', 'vehicle'],
]);
/** Filed under food, and as often alive. */
const ALIVE = new Set(['crab', 'lobster', 'squid']);
const byEmoji = new Map<string, string>();
for (const line of pictures.split('\n')) {
  const [name = '', sort = 'object', emoji = ''] = line.split(' ');
  sorts.set(name, ALIVE.has(name) ? 'animal' : (sort as PictureSort));
  byEmoji.set(emoji.replaceAll('\ufe0f', ''), name);
}

/** Whether the picture set, or the drawn masks and labels, have a picture of that name. */
export function isPicture(name: string): boolean {
  return sorts.has(name) || isLabelPicture(name);
}

/** The picture near what a label says; undefined where there is none, and for pictures that show what they are. */
export function nearestPicture(name: string): string | undefined {
  return isLabelPicture(name) ? nearPictures().get(labelled(name)) : undefined;
}

/** What the picture of that name shows; of a label, what its word means. */
export function pictureSort(name: string): PictureSort {
  const near = nearestPicture(name);
  // WordNet's other rooms: one is in a ballroom
  if (near === 'toilet') return 'building';
  return sorts.get(near ?? name) ?? 'object';
}

for (const [name, sort] of OWN_CLASSES) sorts.set(name, sort);
for (const [emoji, name] of OWN_EMOJI) byEmoji.set(emoji.replaceAll('\ufe0f', ''), name);

const SKIN_TONES = /[\u{1f3fb}-\u{1f3ff}]/gu;

/** The picture of an emoji, whatever its skin tone or presentation; undefined for flags, letters and the unknown. */
export function pictureOfEmoji(emoji: string): string | undefined {
  const bare = emoji.replaceAll('\ufe0f', '').replace(SKIN_TONES, '');
  // a joined emoji that is not drawn falls back to its first part
  return byEmoji.get(bare) ?? byEmoji.get(bare.split('\u200d')[0] ?? '');
}

/** Pictures of the same sort. Those next to it in Unicode come first, where kin stand together: birds with birds. */
export function picturesLike(picture: string): readonly string[] {
  const sort = pictureSort(picture);
  const places = new Map([...byEmoji].map(([emoji, name]) => [name, emoji.codePointAt(0) ?? 0]));
  const place = places.get(picture);
  if (place === undefined) return [];
  return [...places]
    .filter(([name]) => name !== picture && pictureSort(name) === sort)
    .toSorted(([, a], [, b]) => Math.abs(a - place) - Math.abs(b - place) || a - b)
    .map(([name]) => name);
}

export interface WordRow {
  readonly word: string;
  readonly picture: string;
  /** a name says what the picture is; a keyword is only near it */
  readonly name: boolean;
}

/** Every word of a language that leads to a picture; empty for a language without a list. */
export function wordRows(language: string): WordRow[] {
  const rows: WordRow[] = [];
  for (const line of (LISTS[language] ?? '').split('\n')) {
    const [picture = '', rest = ''] = line.split(':');
    const [names = '', keywords = ''] = rest.split(';');
    for (const word of names.split('|')) if (word) rows.push({ word, picture, name: true });
    for (const word of keywords.split('|')) if (word) rows.push({ word, picture, name: false });
  }
  return rows;
}

/** English nouns without a picture of their own, with the nearest one that shows them, or a label where that would show something else. */
export function hypernymRows(): { word: string; picture: string }[] {
  return hypernyms.split('\n').flatMap((line) => {
    const [picture = '', words = ''] = line.split(':');
    const [shown = '', near = ''] = words.split(';');
    return [
      ...split(shown).map((word) => ({ word, picture })),
      ...split(near).map((word) => ({ word, picture: labelOf(word) })),
    ];
  });
}

const split = (words: string): string[] => words.split('|').filter((word) => word !== '');
let near: Map<string, string> | undefined;

/** What is shown as a label → the picture near it, which says what sort of thing it is. */
function nearPictures(): ReadonlyMap<string, string> {
  near ??= new Map(
    hypernyms.split('\n').flatMap((line) => {
      const [picture = '', words = ''] = line.split(':');
      return split(words.split(';')[1] ?? '').map((word) => [word, picture] as const);
    }),
  );
  return near;
}

const names = new Map<string, Map<string, string>>();

/** What a picture is called in a language (its CLDR name), else in English, else its own name. */
export function pictureName(picture: string, language: string): string {
  if (isLabelPicture(picture)) return labelled(picture);
  for (const tongue of [language, 'en']) {
    let known = names.get(tongue);
    if (!known) {
      known = new Map();
      for (const { word, picture: of, name } of wordRows(tongue)) if (name && !known.has(of)) known.set(of, word);
      names.set(tongue, known);
    }
    const name = known.get(picture);
    if (name !== undefined) return name;
  }
  return picture.replace(/^mask:/u, '').replaceAll('-', ' ');
}
