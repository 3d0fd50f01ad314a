/**
 * `npm run bench`: what reads cost the gateway, beside servers that answer the same with less around it: Fastify and
 * prepared queries by hand, Mercurius with its JIT, Apollo Server as it comes. One table; everything takes turns in one
 * run, so that all meet the same weather: on a busy machine look at the ratios. CPU is this process's main thread, where
 * all servers run; PostgreSQL and the load generator are others. `-- --profile` prints where the time of each line goes,
 * `-- --only=TEXT` keeps to the lines whose names have the text.
 */
import { createPreviewTokens } from '../../../src/artifacts/preview-tokens.js';
import { buildBaseline } from '../baseline.js';
import { withBenchApp } from '../world.js';
import { checkSame, measure, type Round, type Target } from './measure.js';
import { startPeers } from './peers.js';
import { printShares } from './shares.js';
import { linesOf, type Line } from './subjects.js';

const ROUNDS = 7;
const MILLISECONDS = 600;
const RUNS = 20;
const WIDTHS = [32, 10, 12, 10, 8, 8] as const;

function median(rounds: readonly Round[]): number {
  return rounds.map(({ cpu }) => cpu).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
}

function print(...cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell, i) => cell.padEnd(WIDTHS[i]!)).join('')}\n`);
}

async function run(lines: readonly Line[], cookie: string): Promise<void> {
  const targets = lines.flatMap((line): Target[] => [line, ...line.peers.map((peer) => targetOf(line, peer))]);
  const rounds = new Map<Target, Round[]>(targets.map((target) => [target, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [target, results] of rounds) {
      const result = await measure(target, cookie, MILLISECONDS);
      // the first round warms up
      if (round > 0) results.push(result);
    }
  }
  const cpuOf = (index: number) => median(rounds.get(targets[index]!)!);
  print('', 'ours, ms', 'peer', 'its, ms', 'ratio', 'limit');
  let at = 0;
  for (const { name, peers } of lines) {
    const ours = cpuOf(at);
    for (const [index, peer] of peers.entries()) {
      const its = cpuOf(at + 1 + index);
      const ratio = its / ours;
      const limit = `${peer.limit.toFixed(2)}${ratio < peer.limit ? ' missed' : ''}`;
      print(index === 0 ? name : '', ours.toFixed(3), peer.name, its.toFixed(3), ratio.toFixed(2), limit);
    }
    at += 1 + peers.length;
  }
}

function targetOf({ requests }: Line, peer: Line['peers'][number]): Target {
  return { server: peer.server, requests: peer.requests ?? requests };
}

await withBenchApp(RUNS, async ({ app, resources, origin, cookie, runIds }) => {
  const { pool } = resources.database;
  const tokens = createPreviewTokens(resources.secrets.previewTokenKeys);
  const byHand = buildBaseline({ pool, tokens, origin: () => origin });
  await byHand.listen({ host: '127.0.0.1', port: 0 });
  const peers = await startPeers({ pool, tokens, origin });
  try {
    const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
    const lines = linesOf({ ours: app, byHand, ...peers }, runIds).filter(({ name }) => name.includes(only));
    for (const line of lines) await checkSame(line, cookie);
    if (process.argv.includes('--profile')) for (const line of lines) await printShares(line, cookie);
    else await run(lines, cookie);
  } finally {
    await peers.close();
    await byHand.close();
  }
});
