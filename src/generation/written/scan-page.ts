/** A look at a page that a model wrote, before it is played: one file that needs nothing else, within its size, with its scripts fine and the hook there. */
import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { problem, type Problem } from './problem.js';
import { HOOK, scanScript } from './scan-script.js';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Characters; a game of 5,000 lines has half of it. */
export const MOST_CHARACTERS = 400_000;
const MOST_ELEMENTS = 5_000;
const MOST_DEPTH = 200;

/** They load or frame something, send something, or change what the page is. */
const REFUSED = new Set([
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'base',
  'portal',
  'form',
  'fencedframe',
]);
/** Attributes that hold an address. */
const ADDRESSES = new Set([
  'src',
  'href',
  'xlink:href',
  'data',
  'action',
  'formaction',
  'poster',
  'background',
  'ping',
  'manifest',
  'srcset',
  'imagesrcset',
  'srcdoc',
]);
const SCRIPT_TYPES = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** All problems in the order of the page; none where it may be played. */
export function scanPage(page: string): readonly Problem[] {
  if (page.length > MOST_CHARACTERS)
    return [problem('size', `the file has ${page.length} characters; ${MOST_CHARACTERS} is the most`)];
  const problems: Problem[] = [];
  const hook = new Set<string>();
  let elements = 0;
  const stack: { node: ParentNode; depth: number }[] = [
    { node: parse(page, { sourceCodeLocationInfo: true }), depth: 0 },
  ];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, depth } = next;
    if (depth > MOST_DEPTH || elements > MOST_ELEMENTS)
      return [problem('size', 'the page has too many elements; draw on a canvas instead')];
    if (isElement(node)) {
      elements += 1;
      problems.push(...problemsOf(node, hook));
    }
    // children of a template are a fragment of its own
    const children = 'content' in node ? (node.content as ParentNode).childNodes : node.childNodes;
    for (const child of children.toReversed()) if ('childNodes' in child) stack.push({ node: child, depth: depth + 1 });
  }
  const missing = HOOK.filter((name) => !hook.has(name));
  if (problems.length === 0 && missing.length > 0)
    problems.push(
      problem('hook', `window.${missing.join(' and window.')} ${missing.length > 1 ? 'are' : 'is'} not set`),
    );
  return problems;
}

function isElement(node: ParentNode): node is Element {
  return 'tagName' in node;
}

function problemsOf(element: Element, hook: Set<string>): Problem[] {
  const { tagName, attrs, sourceCodeLocation } = element;
  const line = sourceCodeLocation?.startLine ?? 1;
  const refuse = (check: string, detail: string) => problem(check, `line ${line}: ${detail}`);
  if (REFUSED.has(tagName)) return [refuse('elements', `<${tagName}> can't be used`)];
  if (tagName === 'meta' && attrs.some(({ name }) => name === 'http-equiv'))
    return [refuse('elements', '<meta http-equiv> can’t be used')];
  const found: Problem[] = [];
  for (const { name, value } of attrs) {
    if (/^on/iu.test(name)) found.push(refuse('handlers', `${name}="…" does not work; use addEventListener`));
    else if (ADDRESSES.has(name) && !isInline(value))
      found.push(refuse('network', `${name}="${value.slice(0, 60)}" loads from elsewhere; only data: URIs work`));
    else if (name === 'style' && loads(value)) found.push(refuse('network', 'a style loads from elsewhere'));
  }
  const text = adapter
    .getChildNodes(element)
    .map((child) => (adapter.isTextNode(child) ? child.value : ''))
    .join('');
  if (tagName === 'style' && loads(text))
    found.push(refuse('network', 'a style loads from elsewhere; only data: URIs work'));
  if (tagName === 'script') found.push(...scriptProblems(element, text, hook));
  return found;
}

function scriptProblems({ attrs, sourceCodeLocation }: Element, text: string, hook: Set<string>): readonly Problem[] {
  const type =
    attrs
      .find(({ name }) => name === 'type')
      ?.value.trim()
      .toLowerCase() ?? '';
  if (!SCRIPT_TYPES.has(type)) return [];
  const tag = sourceCodeLocation?.startTag ?? sourceCodeLocation;
  const scan = scanScript(text, tag?.endLine ?? 1, type === 'module');
  for (const name of scan.hook) hook.add(name);
  return scan.problems;
}

/** Nothing is loaded: empty, a place in the page, or the thing itself. */
function isInline(value: string): boolean {
  return /^\s*(?:$|#|data:(?!text\/html)|blob:|about:blank$)/iu.test(value);
}

function loads(style: string): boolean {
  return (
    /@import\b/iu.test(style) || [...style.matchAll(/url\(\s*["']?([^"')]*)/giu)].some(([, url = '']) => !isInline(url))
  );
}
