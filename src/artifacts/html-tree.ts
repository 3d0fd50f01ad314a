/** Small steps on a page as parse5 gives it. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type { Tree };

/** Serialising goes down a call for each level; browsers themselves stop at 512. */
const DEEPEST = 512;

/** All elements in the order of the page, those in templates among them; null where they are nested too deeply to be written. */
export function elementsOf(root: Tree.ParentNode): Tree.Element[] | null {
  const found: Tree.Element[] = [];
  // a list of its own instead of the stack, which a page of 100,000 open elements would overflow
  const open: { node: Tree.ParentNode; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    if (depth > DEEPEST) return null;
    if ('tagName' in node) found.push(node);
    const inner: Tree.ParentNode[] = 'content' in node ? [node.content] : [];
    for (const child of node.childNodes) if ('childNodes' in child) inner.push(child);
    for (const child of inner.toReversed()) open.push({ node: child, depth: depth + 1 });
  }
  return found;
}

export function makeElement(
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  like: Tree.Element,
): Tree.Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return { nodeName: tagName, tagName, namespaceURI: like.namespaceURI, attrs, childNodes: [], parentNode: null };
}

export function append(parent: Tree.Element, child: Tree.ChildNode): void {
  child.parentNode = parent;
  parent.childNodes.push(child);
}

export function remove(element: Tree.Element): void {
  const siblings = element.parentNode?.childNodes ?? [];
  const at = siblings.indexOf(element);
  if (at >= 0) siblings.splice(at, 1);
  element.parentNode = null;
}

export function attribute(element: Tree.Element, name: string): string | undefined {
  return find(element, name)?.value;
}

/** Gives an attribute that is there another value. */
export function setAttribute(element: Tree.Element, name: string, value: string): void {
  const attr = find(element, name);
  if (attr) attr.value = value;
}

export function removeAttributes(element: Tree.Element, ...names: readonly string[]): void {
  element.attrs = element.attrs.filter(({ name }) => !names.includes(name));
}

function find({ attrs }: Tree.Element, name: string) {
  return attrs.find((attr) => (attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name) === name);
}

export function textOf({ childNodes }: Tree.Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

export function setText(element: Tree.Element, value: string): void {
  element.childNodes = [{ nodeName: '#text', value, parentNode: element }];
}
