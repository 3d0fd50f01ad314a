/**
 * A look at a script before it is played anywhere: whether it parses, what it reaches for, and whether it has the hook. It finds what a
 * model writes by habit, early and with its line; what holds a script that hides is the sandbox that it runs in.
 */
import { parse, type Node } from 'acorn';
import { problem, type Problem } from './problem.js';

/** What every game has to set on `window`. */
export const HOOK = ['render_game_to_text', 'advanceTime'] as const;

const NETWORK = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'WebTransport',
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'sendBeacon',
  'importScripts',
  'Worker',
  'SharedWorker',
  'serviceWorker',
  'indexedDB',
  'caches',
  'cookieStore',
];
const CODE = ['eval', 'Function', 'execScript'];

export interface ScriptScan {
  readonly problems: readonly Problem[];
  /** of the hook's names, those that it mentions */
  readonly hook: ReadonlySet<string>;
}

/** @param firstLine of the script in its page, for the places that are told */
export function scanScript(code: string, firstLine: number, isModule: boolean): ScriptScan {
  const at = (line: number | undefined) => `line ${firstLine + (line ?? 1) - 1}`;
  let tree: Node;
  try {
    tree = parse(code, { ecmaVersion: 'latest', sourceType: isModule ? 'module' : 'script', locations: true });
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    return {
      problems: [problem('syntax', `${at(loc?.line)}: ${message.replace(/ \(\d+:\d+\)$/u, '')}`)],
      hook: new Set(),
    };
  }
  const names: { name: string; line: number | undefined }[] = [];
  const declared = new Set<string>();
  const problems: Problem[] = [];
  const note = (name: unknown, { loc }: Node) => {
    if (typeof name === 'string') names.push({ name, line: loc?.start.line });
  };
  walk(tree, (node, parent) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression')
      problems.push(
        problem('imports', `${at(node.loc?.start.line)}: nothing can be imported; write all code into the file`),
      );
    if (isDeclared(node, parent)) declared.add(textOf(node['name']));
    else if (node.type === 'Identifier' && !isKey(node, parent) && !isOwnMember(node, parent)) note(node['name'], node);
    if (node.type === 'MemberExpression') {
      const property = node['property'] as AnyNode;
      if (node['computed'] === true && isGlobal(node['object'] as AnyNode)) note(property['value'], property);
    }
    if (isTimerOfText(node))
      problems.push(problem('eval', `${at(node.loc?.start.line)}: a timer is given text; give it a function`));
  });
  const forbidden = (list: readonly string[], check: string, what: string) => {
    const found = names.find(({ name }) => list.includes(name) && !declared.has(name));
    if (found) problems.push(problem(check, `${at(found.line)}: ${found.name} ${what}`));
  };
  forbidden(NETWORK, 'network', 'is not there: a game reaches no network and keeps nothing');
  forbidden(CODE, 'eval', 'is not there: code is not made of text');
  const said = new Set(names.map(({ name }) => name).concat([...declared]));
  return { problems, hook: new Set(HOOK.filter((name) => said.has(name))) };
}

type AnyNode = Node & Record<string, unknown>;

/** Every node with its parent; a stack, since generated code may nest deeper than calls may. */
function walk(root: Node, visit: (node: AnyNode, parent: AnyNode | undefined) => void): void {
  const stack: [AnyNode, AnyNode | undefined][] = [[root as AnyNode, undefined]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node, parent] = next;
    visit(node, parent);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(child)) stack.push([child, node]);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** `const Worker = …`, `class Worker {…}`, `function fetch() {…}`, a parameter: the name is the game's own. */
function isDeclared(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (node.type !== 'Identifier' || !parent) return false;
  if (parent.type === 'VariableDeclarator') return parent['id'] === node;
  if (/^(?:Function|Class)(?:Declaration|Expression)$|^ArrowFunctionExpression$/u.test(parent.type))
    return parent['id'] === node || (parent['params'] as unknown[] | undefined)?.includes(node) === true;
  return false;
}

/** `{ fetch: 1 }`, `class { fetch() {} }`: a name within the game's own things. */
function isKey(node: AnyNode, parent: AnyNode | undefined): boolean {
  return (
    (parent?.type === 'Property' || parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition') &&
    parent['key'] === node &&
    parent['computed'] !== true &&
    parent['shorthand'] !== true
  );
}

const GLOBALS = ['window', 'self', 'globalThis', 'navigator', 'document', 'top', 'parent', 'frames'];
const isGlobal = (node: AnyNode): boolean => node.type === 'Identifier' && GLOBALS.includes(textOf(node['name']));

/** `inventory.fetch`: of a thing of the game, not of the browser. */
function isOwnMember(node: AnyNode, parent: AnyNode | undefined): boolean {
  return (
    parent?.type === 'MemberExpression' &&
    parent['property'] === node &&
    parent['computed'] !== true &&
    !isGlobal(parent['object'] as AnyNode)
  );
}

function isTimerOfText(node: AnyNode): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'] as AnyNode;
  const name = callee.type === 'MemberExpression' ? (callee['property'] as AnyNode)['name'] : callee['name'];
  const [first] = node['arguments'] as AnyNode[];
  return (
    (name === 'setTimeout' || name === 'setInterval') &&
    (first?.type === 'TemplateLiteral' || (first?.type === 'Literal' && typeof first['value'] === 'string'))
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
