/**
 * `npm run graph`: draws who imports whom among the rooms of the program into docs/import-graph.md, types included, and
 * lists circles of files and of rooms. Exits with 1 where there is one; with `--check` also where the page is not
 * current. Circles of bare folders are listed too, with the imports that close them, and allowed: what a domain says in the
 * SDL stands in the domain's folder, though it is a layer above. `--root DIR` looks at another checkout, which needs no packages, and writes nothing.
 *
 * Its own, since dependency-cruiser and madge draw files and directories: a room here may be a layer of a directory.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';

const PAGE = 'docs/import-graph.md';
const DOMAINS = 'accounts|credits|runs|models|artifacts|publications|legacy|pictures|operators';
/** What part of a path is the folder; the first that fits. */
const FOLDERS = [
  [/^(rest-compat)\//u, '$1'],
  [/^src\/(studio\/web)\//u, '$1'],
  [/^src\/(generation\/[^/]+)(?:\/|\.ts$)/u, '$1'],
  [/^src\/([^/]+?)(?:\/|\.ts$)/u, '$1'],
];
/** What part of a path is the room: a layer of a folder, as oxlint.config.ts has them, or the folder. */
const ROOMS = [
  [
    /^src\/graphql\/(?:coerce|context|date-text|enums|errors|loaders|node\.types|one-input|pagination|scalars|selection|stoppable|user-errors)\.ts$/u,
    'graphql: shared',
  ],
  [new RegExp(`^src/(${DOMAINS})/(?:[^/]+\\.(?:resolver|types)|[^/]+-connection)\\.ts$`, 'u'), '$1: SDL'],
  ...FOLDERS,
];
/** Files beside folders that import none of them are one room, the lowest. */
const GROUND = { 'src/': 'src/*.ts', 'src/generation/': 'generation/*.ts' };

/** @returns {Map<string, string[]>} by file, the files that it imports, as often as it does */
function readImports(root) {
  const inside = (folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  const files = ['src', 'rest-compat'].flatMap(inside).filter((file) => /(?<!\.d)\.tsx?$/u.test(file));
  return new Map(files.map((file) => [file, importsOf(root, file)]));
}

function importsOf(root, file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => [
      ...new Set(entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ]),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  const targets = names.filter((name) => name.startsWith('.')).map((name) => path.posix.join(path.dirname(file), name));
  return targets.flatMap((target) => {
    const sources = ['.ts', '.tsx'].map((extension) => target.replace(/\.js$/u, extension));
    return sources.find((source) => existsSync(path.join(root, source))) ?? [];
  });
}

/** @returns {(file: string) => string} the room of a file, or its folder where `patterns` are FOLDERS */
function nameRooms(imports, patterns) {
  const ground = (file) => GROUND[`${path.dirname(file)}/`];
  const isGround = (file) =>
    ground(file) !== undefined &&
    imports.get(file).every((target) => ground(target) === ground(file) || ground(target) === GROUND['src/']);
  return (file) => {
    if (isGround(file)) return ground(file);
    const [pattern, name] = patterns.find(([each]) => each.test(file));
    return file.replace(new RegExp(`${pattern.source}.*`, 'u'), name);
  };
}

/** @returns {Map<string, Map<string, number>>} by room, the rooms that it imports from, and how often */
function countImports(imports, roomOf) {
  const counts = new Map();
  for (const [file, targets] of imports) {
    const from = counts.get(roomOf(file)) ?? new Map();
    counts.set(roomOf(file), from);
    for (const to of targets.map(roomOf)) if (to !== roomOf(file)) from.set(to, (from.get(to) ?? 0) + 1);
  }
  return counts;
}

const byName = (a, b) => (a < b ? -1 : 1);

/** Tarjan: sets of nodes of which each reaches each. @param {(node: string) => Iterable<string>} next */
function findCircles(nodes, next) {
  const [order, low, stack, circles] = [new Map(), new Map(), [], []];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const to of next(node)) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) low.set(node, Math.min(low.get(node), low.get(to)));
    }
    if (low.get(node) !== order.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle.toSorted(byName));
  };
  for (const node of nodes) if (!order.has(node)) visit(node);
  return circles;
}

/** By room, its place above those that it imports from; `counts` without a circle. */
function rank(counts) {
  const order = new Map();
  const visit = (room) => {
    if (order.has(room)) return;
    for (const to of counts.get(room)?.keys() ?? []) visit(to);
    order.set(room, order.size);
  };
  for (const room of [...counts.keys()].toSorted(byName)) visit(room);
  return order;
}

/** The imports within a circle of folders that go up: from a folder to one whose own room is above. */
function closing(circle, folders, ranks) {
  const arrows = circle.flatMap((from) =>
    [...folders.get(from)]
      .filter(([to]) => circle.includes(to) && ranks.get(from) < ranks.get(to))
      .map(([to, count]) => `${from} → ${to} ${count}`),
  );
  return arrows.toSorted(byName).join(', ');
}

/** The arrows that no longer way says already, so that the eye can follow; the table has them all. */
function draw(counts) {
  const reach = new Map();
  const below = (room) => {
    if (!reach.has(room)) reach.set(room, new Set([...counts.get(room).keys()].flatMap((to) => [to, ...below(to)])));
    return reach.get(room);
  };
  const id = (room) => room.replaceAll(/\W/gu, '_');
  const rooms = [...counts.keys()].toSorted(byName);
  const arrows = rooms.flatMap((room) =>
    [...counts.get(room)]
      .filter(([to]) => ![...counts.get(room).keys()].some((other) => below(other).has(to)))
      .toSorted(([a], [b]) => byName(a, b))
      .map(([to, count]) => `  ${id(room)} -->|${count}| ${id(to)}`),
  );
  return ['flowchart TD', ...rooms.map((room) => `  ${id(room)}["${room}"]`), ...arrows].join('\n');
}

function table(counts) {
  const rows = [...counts]
    .toSorted(([a], [b]) => byName(a, b))
    .map(([room, to]) => {
      const targets = [...to].toSorted(([a, m], [b, n]) => n - m || byName(a, b));
      return `| ${room} | ${targets.map(([name, count]) => `${name} ${count}`).join(', ')} |`;
    });
  return ['| room | imports from, how often |', '| --- | --- |', ...rows].join('\n');
}

const { values } = parseArgs({ options: { root: { type: 'string' }, check: { type: 'boolean' } } });
const imports = readImports(values.root ?? '.');
const counts = countImports(imports, nameRooms(imports, ROOMS));
const folders = countImports(imports, nameRooms(imports, FOLDERS));
const circles = {
  files: findCircles(imports.keys(), (file) => imports.get(file)),
  rooms: findCircles(counts.keys(), (room) => counts.get(room).keys()),
};
for (const [what, found] of Object.entries(circles)) {
  process.stdout.write(`${found.length} circles of ${what}\n`);
  for (const circle of found) process.stdout.write(`  ${circle.length}: ${circle.join(', ')}\n`);
}
const isOpen = circles.files.length + circles.rooms.length === 0;
const ranks = isOpen ? rank(counts) : new Map();
const bare = findCircles(folders.keys(), (folder) => folders.get(folder).keys()).map((circle) => ({
  list: `${circle.length}: ${circle.join(', ')}`,
  closed: closing(circle, folders, ranks),
}));
process.stdout.write(`${bare.length} circles of bare folders\n`);
for (const { list, closed } of bare) process.stdout.write(`  ${list}\n${isOpen ? `    closed by ${closed}\n` : ''}`);
if (!isOpen) process.exitCode = 1;
else if (values.root === undefined) {
  const page = `# Who imports whom

By \`npm run graph\`; \`npm run generated:check\` compares. A room is a folder, a file beside folders, or a layer of a folder
that [ARCHITECTURE.md](../ARCHITECTURE.md) tells apart: what a domain says in the SDL, and what all resolvers share. Types
count. ${imports.size} files, no circle among them or among rooms. The figure leaves out arrows that a longer way implies; the
table has all of them.

A domain's SDL files (\`*.resolver.ts\`, \`*.types.ts\`, connections) count as a layer of their own, although they stand in the
domain's folder, and so do the files of \`graphql/\` that all resolvers share. Counted by bare folders there ${
    bare.length === 1 ? 'is 1 circle' : `are ${bare.length} circles`
  }.
${bare.map(({ list, closed }) => `\n- ${list}. Closed by the SDL files' imports: ${closed}.`).join('')}

\`\`\`mermaid
${draw(counts)}
\`\`\`

${table(counts)}
`;
  const kept = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  if (!values.check) writeFileSync(PAGE, page);
  else if (kept !== page) {
    process.stderr.write(`${PAGE} is not what the code says: run "npm run graph" and commit it.\n`);
    process.exitCode = 1;
  }
}
