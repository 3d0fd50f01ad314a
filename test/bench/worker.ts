/**
 * `npm run bench:worker`: how long after its creation a run is started by a worker that has nothing to do, then how long
 * runs of several kinds take from claim to completed, one after the other, and which stage takes it. The worker is of this
 * process, with a browser only where one is configured.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import type { GenerationProvider } from '../../src/generation/provider.types.js';
import { createGenerator } from '../../src/generation/router.js';
import type { RunRecord } from '../../src/runs/runs.model.js';
import { createWorker } from '../../src/worker/worker.js';
import { withBenchGateway, type BenchGateway } from './world.js';

const STARTS = 60;
/** Before a creation, so that the hints of the run before it are out. */
const PAUSE_MS = 200;
const RUNS_OF_A_KIND = 20;
/** Before those that are counted: a process makes many games of a kind. */
const WARM_UP = 4;
const PROMPTS = [
  'a snake that eats apples',
  'a penguin platformer',
  'a breakout game in space',
  'a maze with a mouse that looks for cheese',
  'a racing game with cars',
  'a quiz about planets',
  'a tower defense against slimes',
  'a memory game with fruit',
  'chess against the computer',
  'sudoku',
  'pinball in space',
  'bubble shooter with candy',
] as const;
const limits = { RUNS_PER_MINUTE: '10000', MAX_ACTIVE_RUNS: '100', SIGN_UP_CREDITS: '1000000' };

type Generator = Pick<GenerationProvider, 'generate'>;

/** Milliseconds by stage, of all runs since `take` was called last; what comes after the generator is `storing`. */
function createClock(generator: Generator): Generator & { take(): Map<string, number> } {
  let spent = new Map<string, number>();
  return {
    async generate(request, context) {
      let stage = 'before its first stage';
      let since = performance.now();
      const enter = (next: string) => {
        const now = performance.now();
        spent.set(stage, (spent.get(stage) ?? 0) + now - since);
        [stage, since] = [next, now];
      };
      const report: typeof context.report = (step) => {
        enter(step.stage);
        context.report(step);
      };
      const result = await generator.generate(request, { ...context, report });
      enter('');
      return result;
    },
    take() {
      const taken = spent;
      spent = new Map();
      return taken;
    },
  };
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

async function make({ resources }: BenchGateway, viewer: Viewer, prompt: string): Promise<RunRecord> {
  const { runs } = resources.services;
  const { run } = await runs.create(viewer, { prompt });
  for await (const event of runs.events(viewer, run.id, 0, AbortSignal.timeout(60_000))) void event;
  const ended = await runs.find(viewer, run.id);
  if (ended?.status !== 'completed') throw new Error(`The run of "${prompt}" ended as ${ended?.status}.`);
  return ended;
}

async function measure(gateway: BenchGateway): Promise<void> {
  const { resources } = gateway;
  const { accounts, artifacts } = resources.services;
  const input = { email: 'bench@example.test', password: 'a long password' };
  const { viewer } = await accounts.signUp(input, { ip: '127.0.0.1', userAgent: null });
  const clock = createClock(createGenerator());
  const worker = createWorker({ ...resources, generator: clock, artifacts });
  await worker.start();
  try {
    const [first] = PROMPTS;
    for (let i = 0; i < 5; i += 1) await make(gateway, viewer, first);
    const waits: number[] = [];
    for (let i = 0; i < STARTS; i += 1) {
      await sleep(PAUSE_MS);
      const { createdAt, startedAt } = await make(gateway, viewer, first);
      waits.push(startedAt!.getTime() - createdAt.getTime());
    }
    process.stdout.write(`from creation to start: p50 ${at(waits, 0.5)} ms, p99 ${at(waits, 0.99)} ms\n\n`);
    const all: number[] = [];
    process.stdout.write(
      '| prompt | kind | runs/s | ms, p50 | p95 | of the mean |\n| --- | --- | --- | --- | --- | --- |\n',
    );
    for (const prompt of PROMPTS) {
      for (let i = 0; i < WARM_UP; i += 1) await make(gateway, viewer, prompt);
      clock.take();
      const times: number[] = [];
      let kind = '';
      for (let i = 0; i < RUNS_OF_A_KIND; i += 1) {
        const { id, startedAt, finishedAt } = await make(gateway, viewer, prompt);
        times.push(finishedAt!.getTime() - startedAt!.getTime());
        const { rows } = await resources.database.pool.query<{ kind: string }>(
          'select kind from artifacts where run_id = $1',
          [id],
        );
        kind = rows[0]?.kind ?? '';
      }
      const stages = [...clock.take()].map(([stage, spent]): [string, number] => [stage, spent / RUNS_OF_A_KIND]);
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
      const rest = mean - stages.reduce((sum, [, spent]) => sum + spent, 0);
      const parts = [...stages, ['claiming and storing', rest] as const]
        .filter(([, spent]) => spent >= 1)
        .toSorted((a, b) => b[1] - a[1])
        .map(([stage, spent]) => `${stage} ${spent.toFixed(0)}`);
      process.stdout.write(
        `| ${prompt} | ${kind} | ${(1_000 / mean).toFixed(1)} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${parts.join(', ')} |\n`,
      );
      all.push(...times);
    }
    process.stdout.write(`\nfrom claim to completed, of all: p50 ${at(all, 0.5)} ms, p95 ${at(all, 0.95)} ms\n`);
  } finally {
    await worker.stop(1);
  }
}

await withBenchGateway(limits, measure);
