/**
 * Names of labels, the pictures of nouns that have none: `label:` and the noun, so that the name alone says what is on it. A word of
 * a-z stands as it is (`label:guided-missile`), any other as the code units of its letters (`label:u-0441…`).
 */

/** Most letters of the noun. */
const MOST_LETTERS = 24;
/** And of one that is not of a-z: its name has four signs for each, and 80 in all. */
const MOST_UNITS = 18;

/** The picture of a noun that no picture shows; lower case, cut to 24 letters (18 of another script). */
export function labelOf(word: string): string {
  const short = [...word.normalize('NFC').toLowerCase().trim()].slice(0, MOST_LETTERS).join('').trim();
  if (/^(?!u )[a-z]+(?: [a-z]+)*$/u.test(short)) return `label:${short.replaceAll(' ', '-')}`;
  const units = Array.from({ length: Math.min(short.length, MOST_UNITS) }, (_, i) =>
    short.charCodeAt(i).toString(16).padStart(4, '0'),
  );
  return `label:u-${units.join('')}`;
}

export function isLabelPicture(picture: string): boolean {
  return picture.startsWith('label:');
}

/** The noun of a label; the other way round of `labelOf`. */
export function labelled(picture: string): string {
  const slug = picture.slice('label:'.length);
  const units = /^u-((?:[0-9a-f]{4})+)$/u.exec(slug)?.[1];
  if (units === undefined) return slug.replaceAll('-', ' ');
  return String.fromCharCode(...(units.match(/.{4}/gu) ?? []).map((unit) => Number.parseInt(unit, 16))).toWellFormed();
}
