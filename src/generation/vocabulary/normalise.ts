/** The prompt made readable: NFKC with a map back to the original, markup and code and addresses blanked out. */

/** More than this is not read: a prompt this long repeats itself, and work must be bounded. In code points. */
const HEAD = 6000;
const TAIL = 2000;

export interface NormalText {
  /** NFKC, with blanks where something was left out */
  readonly text: string;
  /** UTF-16 offset in `text` → UTF-16 offset in the prompt; one longer than `text` */
  readonly offsets: readonly number[];
  /** what was left out, for the record: 'markup', 'address', 'instruction' */
  readonly blanked: ReadonlySet<string>;
}

/** What is no description of a game. Every pattern is bounded: no nested quantifiers, no unbounded look-ahead. */
const BLANKS: readonly [RegExp, string][] = [
  [/<!--[\s\S]{0,400}?-->/gu, 'markup'],
  [/<script\b[^>]{0,200}>[\s\S]{0,400}?<\/script>/giu, 'markup'],
  [/<\/?[a-z!][^<>]{0,300}>/giu, 'markup'],
  [/`?\$\{[^{}]{0,200}\}`?/gu, 'markup'],
  [/\{\{[^{}]{0,200}\}\}/gu, 'markup'],
  [/\b(?:https?|ftp|file|javascript|data):[^\s"'<>]{1,400}/giu, 'address'],
  [/\bwww\.[^\s"'<>]{1,200}/giu, 'address'],
  [/(?:\.\.?[\\/]){1,20}[^\s"'<>]{0,200}/gu, 'address'],
  [/(?<![\p{L}\p{N}])(?:[a-z]:)?(?:[\\/][\w.-]{1,40}){2,8}/giu, 'address'],
  [/\b[\w-]{1,40}\.(?:dll|exe|js|sh|bat|php|py|env|html?|json|zip|ps1|cookie)\b/giu, 'address'],
  [/\b[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,10}\b/giu, 'address'],
  [
    /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,40}\b(?:instructions?|prompts?|rules|above)\b[^.!?\n]{0,60}/giu,
    'instruction',
  ],
  [/\byou are now\b[^.!?\n]{0,80}/giu, 'instruction'],
  [
    /\b(?:system prompt|environment variables?|env vars?|process\.env|api keys?|root shell|cookies?\b(?= to)|ip address|player's ip)\b/giu,
    'instruction',
  ],
  [
    /\b(?:print|reveal|show|output|dump|leak)\b[^.!?,\n]{0,40}\b(?:contents|prompt|variables|secrets?|passwords?|tokens?)\b[^.!?,\n]{0,60}/giu,
    'instruction',
  ],
  [/(?:ignorier|vergiss)\p{L}{0,3}\b[^.!?\n]{0,40}(?:anweisung|befehl)\p{L}{0,3}[^.!?\n]{0,40}/giu, 'instruction'],
  [
    /(?:ignora|olvida|oublie|ignore|esqueça|dimentica)\p{L}{0,2}\s[^.!?\n]{0,40}(?:instruc|instruç|istruz)\p{L}{0,8}[^.!?\n]{0,40}/giu,
    'instruction',
  ],
];

/** One grapheme-like run: a code point with its marks, half-width voicing marks included. */
const RUN = /[\s\S][\p{M}\uff9e\uff9f]{0,8}/gu;

/** Never throws; at most `HEAD + TAIL` code points are kept. */
export function normalise(prompt: string): NormalText {
  const whole = prompt.toWellFormed();
  const points = whole.length > HEAD + TAIL ? [...whole] : undefined;
  const pieces: { text: string; at: number }[] = [];
  if (points && points.length > HEAD + TAIL) {
    const head = points.slice(0, HEAD).join('');
    const tail = points.slice(-TAIL).join('');
    pieces.push({ text: head, at: 0 }, { text: tail, at: whole.length - tail.length });
  } else pieces.push({ text: whole, at: 0 });

  let text = '';
  const offsets: number[] = [];
  for (const piece of pieces) {
    if (text !== '') {
      text += '\n';
      offsets.push(piece.at);
    }
    if (/^[\u0020-\u007e\n]*$/u.test(piece.text)) {
      for (let i = 0; i < piece.text.length; i += 1) offsets.push(piece.at + i);
      text += piece.text;
      continue;
    }
    for (const match of piece.text.matchAll(RUN)) {
      const normal = match[0]
        .normalize('NFKC')
        .replace(
          /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu,
          ' ',
        );
      for (let i = 0; i < normal.length; i += 1) offsets.push(piece.at + match.index);
      text += normal;
    }
  }
  offsets.push(whole.length);

  const blanked = new Set<string>();
  for (const [pattern, what] of BLANKS)
    text = text.replace(pattern, (found) => {
      blanked.add(what);
      // the line ends stay: they part sentences
      return found.replace(/[^\n]/gu, (c) => ' '.repeat(c.length));
    });
  return { text, offsets, blanked };
}
