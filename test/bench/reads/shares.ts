/** Where the main thread's time goes, by packages and by our own files: V8's sampling profiler, while a line is asked for. */
import { Session } from 'node:inspector/promises';
import { measure } from './measure.js';
import type { Line } from './subjects.js';

const MILLISECONDS = 2_500;
const LARGEST = 16;
/** Waiting, and the profiler itself. */
const IDLE: ReadonlySet<string> = new Set(['(idle)', 'post']);

export async function printShares(line: Line, cookie: string): Promise<void> {
  // compiled, and with warm statements
  await measure(line, cookie, MILLISECONDS / 2);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 250 });
  await session.post('Profiler.start');
  const { cpu } = await measure(line, cookie, MILLISECONDS);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const times = new Map<number, number>();
  for (const [index, id] of (profile.samples ?? []).entries())
    times.set(id, (times.get(id) ?? 0) + (profile.timeDeltas?.[index] ?? 0));
  const groups = new Map<string, number>();
  let total = 0;
  for (const { id, callFrame } of profile.nodes) {
    const time = times.get(id) ?? 0;
    if (IDLE.has(callFrame.functionName)) continue;
    total += time;
    const group = groupOf(callFrame.url, callFrame.functionName);
    groups.set(group, (groups.get(group) ?? 0) + time);
  }
  const largest = [...groups].toSorted((a, b) => b[1] - a[1]).slice(0, LARGEST);
  const shares = largest.map(([group, time]) => `${((100 * time) / total).toFixed(1).padStart(6)} %  ${group}`);
  process.stdout.write(`${line.name}: ${cpu.toFixed(3)} ms, while it is profiled\n${shares.join('\n')}\n\n`);
}

function groupOf(url: string, functionName: string): string {
  const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(url)?.[1];
  if (name !== undefined) return name;
  const own = /\.bench\/(.*)$/u.exec(url)?.[1];
  if (own !== undefined) return own;
  return url === '' ? functionName || 'native code' : url.split('/', 1)[0]!;
}
