/**
 * Text as outlines, from fonts that come with the program: the picture of a game is the same on a machine that has no
 * fonts. Each family comes in slices of a few hundred characters, and only those that a text needs are opened.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type GlyphRun } from 'fontkit';

const require = createRequire(import.meta.url);

/** In the order of preference; one that a language prefers comes before them all. */
const FAMILIES = [
  { name: 'nunito', weight: 900, for: '' },
  { name: 'rocknroll-one', weight: 400, for: 'ja' },
  { name: 'zcool-kuaile', weight: 400, for: 'zh' },
  { name: 'jua', weight: 400, for: 'ko' },
  { name: 'noto-sans-arabic', weight: 900, for: 'ar' },
] as const;
type Family = (typeof FAMILIES)[number];

interface Slice {
  readonly file: string;
  readonly covers: (code: number) => boolean;
  /** null: a file that is no font after all, of which one family has one */
  font?: Font | null;
}

const slices = new Map<string, readonly Slice[]>();

/** `[119]` is the file `name-119-400-normal.woff`; the keys' values are CSS `unicode-range`s. */
function slicesOf({ name, weight }: Family): readonly Slice[] {
  let list = slices.get(name);
  if (!list) {
    const ranges = require(`@fontsource/${name}/unicode.json`) as Record<string, string>;
    list = Object.entries(ranges).map(([key, range]) => ({
      file: `@fontsource/${name}/files/${name}-${key.replace(/[[\]]/gu, '')}-${weight}-normal.woff`,
      covers: covering(range),
    }));
    slices.set(name, list);
  }
  return list;
}

function covering(range: string): (code: number) => boolean {
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/iu, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (code) => spans.some(([from, to]) => code >= from && code <= to);
}

function fontOf(slice: Slice): Font | null {
  if (slice.font === undefined) {
    const font = create(readFileSync(require.resolve(slice.file))) as Font;
    slice.font = Reflect.get(font, 'cmap') === undefined ? null : font;
  }
  return slice.font;
}

/** The font for one character; null where no family has it. */
function fontFor(character: string, families: readonly Family[]): Font | null {
  const code = character.codePointAt(0)!;
  for (const family of families)
    for (const slice of slicesOf(family)) {
      // the ranges say what a slice is asked for, not what it has
      const font = slice.covers(code) ? fontOf(slice) : null;
      if (font?.hasGlyphForCodePoint(code)) return font;
    }
  return null;
}

/** By its first letter. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export interface Line {
  /** path data with the baseline at y = 0, from x = 0 */
  readonly path: string;
  readonly width: number;
}

interface Run {
  readonly font: Font;
  text: string;
}

/**
 * The text in lines of at most `width`, each an outline of `size` pixels an em; at most `most` lines, the last of them
 * cut. Null where it has letters that no font here knows: no title is better than boxes.
 */
export function letter(text: string, lang: string, size: number, width: number, most: number): readonly Line[] | null {
  const families = FAMILIES.toSorted((a, b) => Number(b.for === lang) - Number(a.for === lang) || 0);
  // Latin letters look best in the first family, whatever else is around them
  const order = [FAMILIES[0], ...families.filter((family) => family !== FAMILIES[0])];
  const rtl = RIGHT_TO_LEFT.test(text);
  const words: { readonly line: Line; readonly space: number }[] = [];
  for (const word of wordsOf(text, lang)) {
    const line = outline(word.text, order, size);
    if (line === null) return null;
    words.push({ line, space: word.spaced ? size * 0.26 : 0 });
  }
  const lines: (typeof words)[] = [];
  let used = 0;
  for (const word of words) {
    const last = lines.at(-1);
    if (last && used + word.space + word.line.width <= width) {
      last.push(word);
      used += word.space + word.line.width;
    } else if (lines.length < most) {
      lines.push([word]);
      used = word.line.width;
    } else break;
  }
  return lines.map((line) => setLine(line, rtl));
}

function setLine(words: readonly { readonly line: Line; readonly space: number }[], rtl: boolean): Line {
  let path = '';
  let x = 0;
  const ordered = rtl ? words.toReversed() : words;
  ordered.forEach(({ line, space }, i) => {
    if (i > 0) x += rtl ? ordered[i - 1]!.space : space;
    path += moved(line.path, x);
    x += line.width;
  });
  return { path, width: x };
}

/** Where a line may be broken; scripts without spaces are broken between words. */
function wordsOf(text: string, lang: string): { text: string; spaced: boolean }[] {
  const words: { text: string; spaced: boolean }[] = [];
  for (const part of text.trim().split(/\s+/u)) {
    const pieces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(part)
      ? joinMarks([...new Intl.Segmenter(lang, { granularity: 'word' }).segment(part)].map(({ segment }) => segment))
      : [part];
    pieces.forEach((piece, i) => words.push({ text: piece, spaced: i === 0 && words.length > 0 }));
  }
  return words;
}

/** No line starts with a mark. */
function joinMarks(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    if (joined.length > 0 && !/[\p{L}\p{N}]/u.test(piece)) joined[joined.length - 1] += piece;
    else joined.push(piece);
  }
  return joined;
}

function outline(word: string, families: readonly Family[], size: number): Line | null {
  const runs: Run[] = [];
  for (const character of word) {
    const last = runs.at(-1);
    const font = /^[\p{M}\u200c\u200d]$/u.test(character) ? (last?.font ?? null) : fontFor(character, families);
    if (font === null) {
      // a picture or a sign can be left out, a letter cannot
      if (/[\p{L}\p{N}]/u.test(character)) return null;
      continue;
    }
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  let path = '';
  let x = 0;
  // a mark at the end of an Arabic word stands on its left
  const ordered = RIGHT_TO_LEFT.test(word) ? runs.toReversed() : runs;
  for (const { font, text } of ordered) {
    const run = font.layout(text);
    path += outlineOf(run, size / font.unitsPerEm, x);
    x += (run.advanceWidth * size) / font.unitsPerEm;
  }
  return { path, width: x };
}

function outlineOf(run: GlyphRun, scale: number, from: number): string {
  let path = '';
  let x = 0;
  run.glyphs.forEach((glyph, i) => {
    const { xAdvance, xOffset, yOffset } = run.positions[i]!;
    path += glyph.path.transform(scale, 0, 0, -scale, from + (x + xOffset) * scale, -yOffset * scale).toSVG();
    x += xAdvance;
  });
  return path;
}

/** Path data of fontkit: absolute commands with numbers only. */
function moved(path: string, dx: number): string {
  return path.replace(/([MLQC])([^A-Za-z]*)/gu, (_, command: string, numbers: string) => {
    const shifted = numbers
      .trim()
      .split(/[\s,]+/u)
      .map((n, i) => (i % 2 === 0 ? Number(n) + dx : Number(n)));
    return command + shifted.map((n) => Math.round(n * 100) / 100).join(' ');
  });
}
