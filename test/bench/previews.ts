/**
 * How long a preview takes: `npm run bench:previews [-- prompts]`. Prints what the first one of a fresh process takes, without and with the
 * thread loaded before it as the Studio's page has it done, then the times of labelled prompts of all languages, evenly taken, one after
 * the other.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PreviewRefused, previewPrompt, warmPreviews } from '../../src/generation/preview/index.js';
import { TEXTS } from '../../src/generation/texts/texts.js';

const FIRST = {
  en: 'a penguin platformer with double jump',
  de: 'ein Pinguin hüpft über Eisschollen und sammelt Fische',
};
/** ms, from the page to a pause in typing; longer than the thread takes on an idle machine */
const BEFORE_TYPING = 5_000;
const FOLDER = 'test/generation/prompts/labelled';

async function timeOf(prompt: string): Promise<number> {
  const started = performance.now();
  await previewPrompt({ prompt, intent: 'create' }, 'bench');
  return performance.now() - started;
}

async function first(warm: boolean, language: keyof typeof FIRST): Promise<void> {
  if (warm) {
    warmPreviews(language);
    await sleep(BEFORE_TYPING);
  }
  process.stdout.write((await timeOf(FIRST[language])).toFixed(0));
  process.exit();
}

/** In a process of its own. */
const fresh = (...given: readonly string[]): string =>
  execFileSync(process.execPath, [fileURLToPath(import.meta.url), ...given], { encoding: 'utf8' });

function labelled(count: number): string[] {
  const all = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .flatMap(
      (file) => (JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as { prompts: { prompt?: unknown }[] }).prompts,
    )
    .flatMap(({ prompt }) => (typeof prompt === 'string' ? [prompt] : []));
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)] ?? '');
}

interface Taken {
  /** by the clock, and of the process's processors: the latter is what a machine that does other things too leaves comparable */
  readonly clock: number;
  readonly cpu: number;
}

/** null: refused as too slow */
async function take(prompt: string): Promise<Taken | null> {
  const before = process.cpuUsage();
  try {
    const clock = await timeOf(prompt);
    const { user, system } = process.cpuUsage(before);
    return { clock, cpu: (user + system) / 1_000 };
  } catch (error) {
    if (error instanceof PreviewRefused) return null;
    throw error;
  }
}

function line(name: string, values: readonly number[]): string {
  const times = values.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN).toFixed(1);
  return `${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`;
}

async function all(count: number): Promise<void> {
  for (const language of Object.keys(FIRST))
    console.log(
      `first preview of a process, ${language}: ${fresh('cold', language)} ms, ${fresh('warm', language)} ms where the page had it loaded`,
    );
  // a page of each language was served
  for (const language of Object.keys(TEXTS)) warmPreviews(language);
  await timeOf(FIRST.en);
  const taken: (Taken | null)[] = [];
  for (const prompt of labelled(count)) taken.push(await take(prompt));
  const done = taken.flatMap((one) => one ?? []);
  console.log(`${count} prompts, ${count - done.length} refused as too slow`);
  console.log(
    line(
      'by the clock',
      done.map(({ clock }) => clock),
    ),
  );
  console.log(
    line(
      'of processors',
      done.map(({ cpu }) => cpu),
    ),
  );
  process.exit();
}

const [, , asked, language] = process.argv;
await (asked === 'cold' || asked === 'warm'
  ? first(asked === 'warm', language === 'de' ? 'de' : 'en')
  : all(Math.max(1, Number(asked ?? 200))));
