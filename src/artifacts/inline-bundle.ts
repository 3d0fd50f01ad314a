/**
 * A bundle as one HTML file: scripts, styles and pictures that its page names are put into it. The scripts stay the text
 * that was checked, in their order; what a script loads by itself while it plays cannot be found here.
 */
import { createHash } from 'node:crypto';
import { parse, serialize } from 'parse5';
import { BundleSources, NotInlinable, tooLarge, type Bundle } from './bundle-sources.js';
import {
  append,
  attribute,
  elementsOf,
  makeElement,
  remove,
  removeAttributes,
  setAttribute,
  setText,
  textOf,
  type Tree,
} from './html-tree.js';
import { ARTIFACT_LIMITS } from './stage.js';

/** Attributes by which an element shows a file. */
const SHOWS: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src'],
  input: ['src'],
  source: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

/** @throws NotInlinable: over 5 MiB, or scripts that only work as files */
export async function inlineBundle(bundle: Bundle): Promise<Buffer> {
  const sources = new BundleSources(bundle);
  const { entryPath } = bundle;
  const document = parse(await sources.text(entryPath));
  const elements = elementsOf(document);
  const [head, body] = ['head', 'body'].map((name) => elements?.find(({ tagName }) => tagName === name));
  if (!elements || !head || !body) throw new NotInlinable('Its page is nested too deeply or has no body.');

  const deferred: Tree.Element[] = [];
  for (const element of elements) {
    if (element.tagName === 'script') await inlineScript(element, entryPath, sources, deferred);
    else if (element.tagName === 'link') await inlineLink(element, entryPath, sources);
    else await inlineShown(element, entryPath, sources);
  }
  for (const script of deferred) append(body, script);
  for (const { path } of bundle.files.filter(({ role }) => role === 'licence')) {
    const data = `\n${(await sources.text(path)).replaceAll('--', '- -')}\n`;
    append(body, { nodeName: '#comment', data, parentNode: null });
  }
  setPolicy(head, elements);
  const bytes = Buffer.from(serialize(document));
  if (bytes.length > ARTIFACT_LIMITS.html) throw tooLarge();
  return bytes;
}

async function inlineScript(
  script: Tree.Element,
  base: string,
  sources: BundleSources,
  deferred: Tree.Element[],
): Promise<void> {
  if (attribute(script, 'type')?.trim().toLowerCase() === 'module')
    throw new NotInlinable('Its scripts are modules, which only work as separate files.');
  const file = sources.find(attribute(script, 'src'), base);
  if (!file) return;
  setText(script, scriptText(await sources.text(file.path)));
  // run once the page has been read; an inline script is run where it stands
  if (attribute(script, 'defer') !== undefined) {
    remove(script);
    deferred.push(script);
  }
  removeAttributes(script, 'src', 'defer', 'async', 'integrity', 'crossorigin');
}

async function inlineLink(link: Tree.Element, base: string, sources: BundleSources): Promise<void> {
  const file = sources.find(attribute(link, 'href'), base);
  if (!file) return;
  const kinds = attribute(link, 'rel')?.toLowerCase().split(/\s+/u) ?? [];
  if (!kinds.includes('stylesheet')) return setAttribute(link, 'href', await sources.dataUri(file));
  setText(link, styleText(await inlineUrls(await sources.text(file.path), file.path, sources)));
  link.tagName = link.nodeName = 'style';
  removeAttributes(link, 'href', 'rel', 'type', 'integrity', 'crossorigin');
}

async function inlineShown(element: Tree.Element, base: string, sources: BundleSources): Promise<void> {
  if (element.tagName === 'style') setText(element, styleText(await inlineUrls(textOf(element), base, sources)));
  for (const name of SHOWS[element.tagName] ?? []) {
    const file = sources.find(attribute(element, name), base);
    if (file) setAttribute(element, name, await sources.dataUri(file));
  }
  const style = attribute(element, 'style');
  if (style !== undefined) setAttribute(element, 'style', await inlineUrls(style, base, sources));
}

/** The pictures and fonts that a style sheet at `base` names. */
async function inlineUrls(css: string, base: string, sources: BundleSources): Promise<string> {
  const parts = css.split(/(url\(\s*(?:"[^"]*"|'[^']*'|[^"')\s]+)\s*\))/giu);
  for (let i = 1; i < parts.length; i += 2) {
    const reference = /^url\(\s*["']?(.*?)["']?\s*\)$/isu.exec(parts[i]!)?.[1];
    const file = sources.find(reference, base);
    if (file) parts[i] = `url("${await sources.dataUri(file)}")`;
  }
  return parts.join('');
}

/**
 * The policy of one-file games: nothing but the file itself, and of scripts only those that are in it. It comes before
 * whatever it is about, after the encoding, which has to stand in the first 1,024 bytes.
 */
function setPolicy(head: Tree.Element, elements: readonly Tree.Element[]): void {
  for (const element of elements) {
    const isPolicy = attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';
    const isEncoding = attribute(element, 'charset') !== undefined;
    if (element.tagName === 'base' || (element.tagName === 'meta' && (isPolicy || isEncoding))) remove(element);
  }
  const content =
    `default-src 'none'; script-src ${scriptSources(elements)}; style-src 'unsafe-inline'; img-src data: blob:; ` +
    "media-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'";
  const encoding = makeElement('meta', { charset: 'utf-8' }, head);
  const policy = makeElement('meta', { 'http-equiv': 'Content-Security-Policy', content }, head);
  head.childNodes.unshift(encoding, policy);
}

function scriptSources(elements: readonly Tree.Element[]): string {
  // hashes would switch off handlers in attributes, which can have none
  if (elements.some(({ attrs }) => attrs.some(({ name }) => name.startsWith('on')))) return "'unsafe-inline'";
  const scripts = elements.filter(({ tagName }) => tagName === 'script').map(textOf);
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return hashes.join(' ') || "'none'";
}

/** As a parser will read it, which is what its hash is of; `</script` cannot end it early, nor `<!--` begin a comment. */
function scriptText(text: string): string {
  return asParsed(text).replaceAll(/<(?=\/script|!--)/giu, String.raw`\x3c`);
}

function styleText(text: string): string {
  return asParsed(text).replaceAll(/<(?=\/style)/giu, String.raw`\3c `);
}

function asParsed(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll('\0', '\ufffd');
}
