/**
 * How long a composition takes, from the prompt to the files, kind by kind: `npm run bench:composition [-- games-a-kind]`. Prints what the worker
 * process pays once, then per kind the size, how often the first try passed its playtest, and the times; exit code 1 where a game could not be made.
 */
import { supported } from '../../src/generation/genres/index.js';
import { TEXTS } from '../../src/generation/texts/texts.js';
import { createGenerator, warmUp } from '../../src/generation/router.js';

const games = Math.max(1, Number(process.argv[2] ?? 20));
const ABOUT = [
  'with a fox, berries and wolves',
  'in space with a robot, stars and aliens, 5 lives',
  'about a penguin, fish and seals at night, hard',
  'for small children, with a bee, flowers and spiders',
  'with a wizard, potions and bats in a haunted castle',
];

interface Made {
  readonly milliseconds: number;
  readonly firstTry: boolean;
  readonly bytes: number;
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
const line = (name: string, made: readonly Made[]): string => {
  const times = made.map((one) => one.milliseconds).toSorted((a, b) => a - b);
  const bytes = made.map((one) => one.bytes);
  return [
    name.padEnd(16),
    String(made.length).padStart(5),
    `${made.filter((one) => one.firstTry).length}/${made.length}`.padStart(9),
    `${(Math.min(...bytes) / 1024).toFixed(0)}–${(Math.max(...bytes) / 1024).toFixed(0)} KB`.padStart(12),
    ...[0.5, 0.95, 1].map((part) => at(times, part).toFixed(0).padStart(7)),
  ].join(' ');
};

const started = performance.now();
await warmUp();
console.log(`warm-up: ${(performance.now() - started).toFixed(0)} ms`);
console.log(
  `${'kind'.padEnd(16)} games first try        bytes     p50     p95     max  (ms, of a composition with its playtest)`,
);
const generator = createGenerator();
const { signal } = new AbortController();
const all: Made[] = [];
for (const { genre } of supported()) {
  const made: Made[] = [];
  for (let i = 0; i < games; i++) {
    let firstTry = true;
    const begun = performance.now();
    try {
      const result = await generator.generate(
        {
          prompt: `a ${TEXTS['en']?.kinds[genre]} game ${ABOUT[i % ABOUT.length]}`,
          mode: 'quick_html',
          intent: 'create',
          assetMode: 'auto',
          seed: 1000 + i * 7919,
        },
        { signal, report: ({ stage }) => void (firstTry &&= stage !== 'repairing') },
      );
      const milliseconds = performance.now() - begun;
      if (result.design.genre !== genre) console.log(`${genre} was read as ${result.design.genre}`);
      made.push({ milliseconds, firstTry, bytes: result.files[0]?.bytes.length ?? 0 });
    } catch (error) {
      process.exitCode = 1;
      console.log(`${genre}, game ${i}: ${String(error)}`);
    }
  }
  all.push(...made);
  console.log(line(genre, made));
}
console.log(line('all', all));
