/**
 * Whether a change of the code changes any design: run before it with `--write FILE`, after it with `--against FILE`.
 *
 *     npm run eval:designs -- --write /tmp/before.json
 *     npm run eval:designs -- --against /tmp/before.json [--show 5]
 *
 * Every labelled prompt is read with two seeds and two sets of kinds, and designs are changed by every wish of the tests.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { GENRES, type GameDesign, type Genre } from '../../src/generation/design.js';
import { readPrompt } from '../../src/generation/read-prompt.js';
import { readRequest } from '../../src/generation/revise/index.js';
import { readLabels } from './labels.js';

/** Kinds that stand in for the others, so that the nearest one is chosen too. */
const FEW: readonly Genre[] = ['platformer', 'arena', 'breakout', 'catcher', 'match3', 'maze'];
/** Wishes in some languages, of every sort: scene, cast, rules, texts, kind. */
const WISHES = [
  'make it night and add a boss',
  'replace the hero with a cat called Biscotte, no enemies, 5 lives',
  'mach es schwerer, mit 90 Sekunden Zeit und statt der Feinde Haie',
  'the same as a snake game, in pixel style, called "Night Run"',
  'hazlo más fácil y añade confeti',
  'make it about dinosaurs in the desert',
];

const { values } = parseArgs({
  options: { write: { type: 'string' }, against: { type: 'string' }, show: { type: 'string', default: '5' } },
});

type Designs = Record<string, unknown>;

function designs(): Designs {
  const found: Designs = {};
  for (const { id, prompt } of readLabels()) {
    const at = (seed: number, supported: readonly Genre[]): GameDesign => readPrompt({ prompt, seed, supported });
    const first = at(7, GENRES);
    found[`${id} 7`] = first;
    found[`${id} 41`] = at(41, GENRES);
    found[`${id} few`] = at(7, FEW);
    const wish = WISHES[Object.keys(found).length % WISHES.length]!;
    found[`${id} ${wish}`] = readRequest({ prompt: wish, seed: 7, supported: GENRES, parentDesign: first });
  }
  return JSON.parse(JSON.stringify(found)) as Designs;
}

/** The paths at which two values differ. */
function differences(a: unknown, b: unknown, path = ''): string[] {
  if (isDeepStrictEqual(a, b)) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return [`${path}: ${JSON.stringify(a)} → ${JSON.stringify(b)}`];
  const [x, y] = [a as Designs, b as Designs];
  return [...new Set([...Object.keys(x), ...Object.keys(y)])].flatMap((key) =>
    differences(x[key], y[key], `${path}/${key}`),
  );
}

if (values.write !== undefined) writeFileSync(values.write, JSON.stringify(designs()));
if (values.against !== undefined) {
  const before = JSON.parse(readFileSync(values.against, 'utf8')) as Designs;
  const after = designs();
  const changed = Object.keys(before).filter((id) => !isDeepStrictEqual(before[id], after[id]));
  console.log(`${Object.keys(before).length} designs, ${changed.length} changed`);
  for (const id of changed.slice(0, Number(values.show)))
    console.log(`${id}\n  ${differences(before[id], after[id]).slice(0, 12).join('\n  ')}`);
}
