/** German and Dutch say the verb behind the title: "das Spiel soll Lichtblick heißen". */
import type { Stretch } from './quoted.js';

/** What a game is called where the verb stands behind: "das Spiel soll Lichtblick heißen", "het spel moet Lichtpunt heten". */
const VERB_LAST: ReadonlySet<string> = new Set(['de', 'nl']);
const CALLED_BEHIND =
  /(?<!\p{L})(?:spiel|game|spel|spelletje)\s+(?:soll|sollte|könnte|muss|darf|moet|mag|zou|kan)\s+(?:dann\s|dan\s|bitte\s)?([^.,;:!?\n"“”„«»]{2,40}?)\s+(?:heißen|heissen|heten)(?!\p{L})/giu;

export interface Called extends Stretch {
  readonly use: 'title';
}

/** Titles with a capital between what may be called and the verb; none where one of `found` stands. */
export function calledBehind(text: string, language: string, found: readonly Stretch[]): Called[] {
  if (!VERB_LAST.has(language)) return [];
  return [...text.matchAll(CALLED_BEHIND)].flatMap((match): Called[] => {
    const [whole, title = ''] = match;
    const start = match.index + whole.indexOf(title, whole.search(/\s/u));
    const end = start + title.length;
    if (!/^\p{Lu}/u.test(title) || found.some((one) => one.start < end && one.end > start)) return [];
    return [{ use: 'title', text: title, start, end }];
  });
}
