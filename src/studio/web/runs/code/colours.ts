/**
 * Which words of a file are what, for its colours. By Lezer's parsers, which take a time that grows with the text alone,
 * whatever a hostile file holds, and say places, not HTML.
 */
import type { Parser } from '@lezer/common';
import { parser as css } from '@lezer/css';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { configureNesting, parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';

export interface Coloured {
  readonly from: number;
  readonly to: number;
  /** a class of `code.css` */
  readonly kind: string;
}

/** A tree takes some twenty times the memory of its text; what stands further on is shown without colours. */
const FURTHEST = 2_000_000;
/** Between two of these, the page answers keys and clicks. */
const SLICE_MS = 8;

const page = html.configure({
  wrap: configureNesting([
    { tag: 'script', attrs: ({ type }) => /json$/iu.test(type ?? ''), parser: json },
    { tag: 'script', parser: javascript },
    { tag: 'style', parser: css },
  ]),
});

const KINDS = tagHighlighter([
  { tag: tags.comment, class: 'code-comment' },
  { tag: [tags.string, tags.regexp, tags.attributeValue], class: 'code-string' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], class: 'code-number' },
  { tag: [tags.keyword, tags.tagName, tags.self], class: 'code-keyword' },
  { tag: [tags.propertyName, tags.attributeName, tags.className, tags.typeName], class: 'code-name' },
]);

/** Of the characters between `from` and `to`, in order; none where the kind of the file is not known. */
export async function coloursOf(
  { path, text }: { readonly path: string; readonly text: string },
  { from, to }: { readonly from: number; readonly to: number },
  signal: AbortSignal,
): Promise<readonly Coloured[]> {
  const parser = parserOf(path);
  if (!parser || to > FURTHEST) return [];
  const parse = parser.startParse(text.slice(0, to));
  let pause = performance.now() + SLICE_MS;
  for (;;) {
    const tree = parse.advance();
    if (tree) {
      const found: Coloured[] = [];
      highlightTree(tree, KINDS, (start, end, kind) => found.push({ from: start, to: end, kind }), from, to);
      return found;
    }
    if (performance.now() < pause) continue;
    await new Promise((done) => setTimeout(done));
    if (signal.aborted) return [];
    pause = performance.now() + SLICE_MS;
  }
}

function parserOf(path: string): Parser | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'js' || ending === 'mjs') return javascript;
  if (ending === 'json' || ending === 'webmanifest') return json;
  if (ending === 'css') return css;
  return ['html', 'htm', 'svg', 'xml'].includes(ending) ? page : undefined;
}
