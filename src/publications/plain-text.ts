/** Texts of publishers, cleaned for a page that everybody sees: one writer must not turn around or hide the text beside it. */

/**
 * Marks that turn the text around them the other way, invisible characters without a use in writing, and
 * non-characters. The zero-width joiners stay: Persian, the scripts of India and many emoji are written with them.
 */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;
/** at least one visible character */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{M}]/u;

/** One line: NFC, white space and control characters folded to single spaces. Empty where nothing can be seen. */
export function plainLine(text: string): string {
  return visible(strip(text).replace(/[\s\p{Cc}]+/gu, ' '));
}

/** Lines and paragraphs: as `plainLine`, with line breaks as `\n` and at most one empty line in a row. */
export function plainParagraphs(text: string): string {
  const lines = strip(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .split('\n');
  const folded = lines.map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim()).join('\n');
  return visible(folded.replace(/\n{3,}/gu, '\n\n'));
}

function strip(text: string): string {
  // in this order: an invisible character may have kept a letter and its accent apart
  return text.replace(UNSEEN, '').normalize('NFC');
}

function visible(text: string): string {
  return VISIBLE.test(text) ? text.trim() : '';
}
