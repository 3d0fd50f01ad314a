/** A page that a model wrote, made ready to be served: our policy and prelude come first, and nothing of it is executed here. */
import { createHash } from 'node:crypto';
import { defaultTreeAdapter as adapter, html as names, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { designText } from '../design.js';
import { prelude } from '../package/prelude.js';

type Element = DefaultTreeAdapterTypes.Element;
type Document = DefaultTreeAdapterTypes.Document;

const MOST_TITLE = 80;

export interface WrittenPage {
  readonly html: string;
  /** of its `<title>`; empty where it has none */
  readonly title: string;
}

/**
 * The page with the policy of every game of ours in front: its scripts by their hashes and no other, no network, no frame. The prelude
 * takes WebRTC away and seeds chance, so that the same file plays alike.
 */
export function finishPage(source: string, seed: number): WrittenPage {
  const document = parse(source.toWellFormed());
  const head = elementsOf(document).find(({ tagName }) => tagName === 'head')!;
  const first = prelude(seed);
  const scripts = elementsOf(document).filter(({ tagName }) => tagName === 'script');
  const hashes = [first, ...scripts.map(textOf)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const policy = `default-src 'none'; script-src ${[...new Set(hashes)].join(' ')}; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'`;
  const own = [
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('script', {}, first),
  ];
  const before = adapter.getFirstChild(head);
  for (const one of own) {
    if (before) adapter.insertBefore(head, one, before);
    else adapter.appendChild(head, one);
  }
  if (!elementsOf(head).some(({ attrs }) => attrs.some(({ name, value }) => name === 'name' && value === 'viewport')))
    adapter.appendChild(head, element('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }));
  const title = elementsOf(document).find(({ tagName }) => tagName === 'title');
  return { html: `${serialize(document)}\n`, title: designText(title ? textOf(title) : '', MOST_TITLE) };
}

function element(tag: string, attributes: Readonly<Record<string, string>>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const made = adapter.createElement(tag, names.NS.HTML, attrs);
  if (text !== '') adapter.insertText(made, text);
  return made;
}

function elementsOf(root: Document | Element): Element[] {
  const found: Element[] = [];
  const stack = [...root.childNodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!adapter.isElementNode(node)) continue;
    found.push(node);
    stack.push(...[...node.childNodes].reverse());
  }
  return found;
}

function textOf(node: Element): string {
  return node.childNodes.map((child) => (adapter.isTextNode(child) ? child.value : '')).join('');
}

/** What `finishPage` put in front; a page of somebody else stays as it is. */
const OURS =
  /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]*"><script>\(\(\)=>\{"use strict";\nfor\(const n of \["RTCPeerConnection"[\s\S]*?<\/script>/u;

/** The page as its model wrote it, for whoever is to change it. */
export function sourceOf(page: string): string {
  return page.replace(OURS, '').trimEnd();
}
