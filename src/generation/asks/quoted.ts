/** Texts in quotation marks of any language, as offsets into a text. */

export interface Stretch {
  /** without the marks */
  readonly text: string;
  /** UTF-16 offsets of `text` */
  readonly start: number;
  readonly end: number;
}

/** An apostrophe is no mark: a single one opens after a space and closes before what is no letter, or a particle: '뽀송이네'를. */
const QUOTED = new RegExp(
  [
    /«((?:[^«»\n]|«[^«»\n]{1,40}»){1,80})»/u,
    /["“”„«»]([^"“”„«»\n]{1,80})["“”«»]/u,
    /[「『《]([^」』》\n]{1,80})[」』》]/u,
    /(?<![\p{L}\p{N}])['‘‚]([^'’‘\n]{1,80})['’](?!(?![\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** In their order; what is quoted within quotes is part of the outer one. */
export function quotedIn(text: string): Stretch[] {
  return [...text.matchAll(QUOTED)].map((match) => {
    const inner = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    const start = match.index + 1;
    return { text: inner, start, end: start + inner.length };
  });
}
