/** A page as a browser would read it. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

export const documentOf = (markup: string): Tree.Document => parse(markup);

const known = new WeakMap<Tree.Node, readonly Element[]>();

/** Every element of the tree that begins at `node`, in order; asked many times of one document. */
export function elements(node: Tree.Node): readonly Element[] {
  let found = known.get(node);
  if (!found) known.set(node, (found = collect(node, [])));
  return found;
}

function collect(node: Tree.Node, found: Element[]): Element[] {
  if ('tagName' in node) found.push(node);
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, found);
  return found;
}

export function all(node: Tree.Node, name: string, where: Readonly<Record<string, string>> = {}): Element[] {
  const asked = Object.entries(where);
  return elements(node).filter(
    (element) => element.tagName === name && asked.every(([key, value]) => attribute(element, key) === value),
  );
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function text(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(text).join('') : '';
}
