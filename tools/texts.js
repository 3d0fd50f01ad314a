/**
 * `npm run texts`: prints what people read, in English, as one list: `file:line  text`, by the place where it is read. For
 * who edits copy. `-- --place studio` prints one place. Sentences are taken from the code as it is parsed: texts of two
 * words or more that read as prose, and every text of the catalogues; documents are printed by paragraphs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';

/** Where a file's texts are read; the first that fits. Files of other languages, and words that are looked for, are not. */
const PLACES = [
  [
    /(?:^|\/)generated\/|\.(?:test|d)\.ts$|^src\/generation\/(?:lexicon|reader|vocabulary)\/|^src\/safety\/default-words/u,
    undefined,
  ],
  [
    /^src\/studio\/web\/messages\/(?:[a-z]+\.)?(?!en)[a-z]{2}\.ts$|^src\/studio\/web\/messages\/languages\.ts$/u,
    undefined,
  ],
  [/^src\/public\/texts\/(?!en\.ts$)[a-z]{2}\.ts$/u, undefined],
  [/^src\/generation\/languages\/(?!en\/(?:texts|kind-names)\.ts)/u, undefined],
  [/^src\/db\/migrations\//u, undefined],
  [/^src\/studio\//u, 'studio'],
  [/^src\/generation\//u, 'games'],
  [/^src\/public\//u, 'public pages'],
  [/^src\/(?:admin|operators?)\//u, 'operators'],
  [/^rest-compat\/|\.description\.ts$|^src\/graphql\/|\.(?:types|resolver|input)\.ts$/u, 'API and its docs'],
  [/^src\//u, 'errors and logs'],
];
/** Their texts are read, however short. */
const CATALOGUE =
  /^src\/(?:studio\/web\/messages\/|public\/texts\/|generation\/languages\/en\/(?:texts|kind-names))|-words\.ts$/u;
const PLACE_OF_DOCUMENTS = 'documents';
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'CHANGELOG.md', 'docs/*.md'];
/** Starts like a sentence or ends like one, and has no mark of code. */
const PROSE = /^(?=.*\p{L}{2,}.*\s.*\p{L})(?:\p{Lu}|.*[.!?…]$)/su;
const CODE = /^\s*(?:select|insert|update|delete|with|create|alter|drop|set|lock)\s|[{};]\s*$|=>|\/u?$|^https?:/isu;
const HOLE = '…';

const USAGE = `npm run texts [-- --place PLACE]: what people read, in English, by the place where it is read.
PLACE is one of: ${[...new Set(PLACES.flatMap(([, place]) => place ?? [])), PLACE_OF_DOCUMENTS].join(', ')}
`;
const { values } = parseArgs({ options: { place: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  process.stdout.write(USAGE);
  process.exit();
}
const listed = new Map();

for (const file of filesIn(['src', 'rest-compat'])) {
  const place = PLACES.find(([pattern]) => pattern.test(file))?.[1];
  if (place !== undefined) for (const { line, text } of textsOf(file)) list(place, file, line, text);
}
for (const document of DOCUMENTS.flatMap(expand))
  for (const { line, text } of paragraphsOf(document)) list(PLACE_OF_DOCUMENTS, document, line, text);

if (values.place !== undefined && !listed.has(values.place)) {
  process.stderr.write(`--place is one of ${[...listed.keys()].join(', ')}\n`);
  process.exit(1);
}
for (const [place, lines] of listed)
  if (values.place === undefined || values.place === place)
    process.stdout.write(`# ${place}: ${lines.length} texts\n\n${lines.join('\n')}\n\n`);

function list(place, file, line, text) {
  const lines = listed.get(place) ?? [];
  listed.set(place, [...lines, `${file}:${line}  ${text}`]);
}

function filesIn(folders) {
  const inside = (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  return folders
    .flatMap(inside)
    .filter((file) => /\.tsx?$/u.test(file))
    .toSorted();
}

function expand(document) {
  if (!document.includes('*')) return [document];
  const folder = document.slice(0, document.indexOf('/'));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'import-graph.md')
    .map((name) => `${folder}/${name}`);
}

function textsOf(file) {
  const source = readFileSync(file, 'utf8');
  const isCatalogue = CATALOGUE.test(file);
  const texts = [];
  walk(parseSync(file, source).program, (node) => {
    const text = textOf(node)?.replaceAll(/\s+/gu, ' ').trim();
    if (!text || CODE.test(text) || !(isCatalogue ? /\p{L}{2,}/u : PROSE).test(text)) return;
    texts.push({ line: source.slice(0, node.start).split('\n').length, text });
  });
  return texts;
}

/** @returns {string | undefined} */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(HOLE);
  return undefined;
}

/** Not into what is no text: addresses of imports, types, names of properties, attributes of pages, other languages. */
function walk(node, visit) {
  visit(node);
  const english = node.type === 'ObjectExpression' && node.properties.find(({ key }) => key?.name === 'en');
  for (const [key, child] of Object.entries(english ? { value: english.value } : node)) {
    if (key === 'key' || key === 'source' || key === 'typeAnnotation' || key === 'quasi') continue;
    for (const one of Array.isArray(child) ? child : [child])
      if (one !== null && typeof one === 'object' && typeof one.type === 'string' && !isMark(one)) walk(one, visit);
  }
}

function isMark({ type, name }) {
  return type.startsWith('TS') && type !== 'TSAsExpression' && type !== 'TSSatisfiesExpression'
    ? true
    : type === 'JSXAttribute' && /^(?:class|className|id|href|d|viewBox|style|type|role)$/u.test(name.name);
}

function paragraphsOf(document) {
  const texts = [];
  let line = 1;
  let inCode = false;
  for (const block of readFileSync(document, 'utf8').split('\n\n')) {
    const fences = block.match(/^```/gmu)?.length ?? 0;
    if (!inCode && fences === 0 && /\p{L}/u.test(block))
      texts.push({ line, text: block.replaceAll(/\s+/gu, ' ').trim() });
    if (fences % 2 === 1) inCode = !inCode;
    line += block.split('\n').length + 1;
  }
  return texts;
}
