/**
 * Frames a second that a player sees, by kind and style: `npm run bench:frames [-- kind …]`. Chromium without a GPU, WebGL never, 1280×720, the bot playing.
 * Printed as a ratio to 60, and what a frame costs in milliseconds of processor over all of Chromium's processes: that figure holds on a busy machine
 * too, and 16.7 of one core are there. Exit code 1 where a frame costs more than 14.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { STYLES, type Genre, type Style } from '../../src/generation/design.js';
import { supported } from '../../src/generation/genres/index.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import { readPrompt } from '../../src/generation/read-prompt.js';
import { TEXTS } from '../../src/generation/texts/texts.js';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
if (!existsSync(executablePath)) throw new Error(`no Chromium at ${executablePath}`);
const SECONDS = 3;
const wanted = process.argv.slice(2);
const kinds = supported().map(({ genre }) => genre);
const genres = kinds.filter((genre) => wanted.length === 0 || wanted.includes(genre));

const server = await chromium.launchServer({
  executablePath,
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
const browser = await chromium.connect(server.wsEndpoint());

/** processor time of Chromium and its children so far, in milliseconds; NaN where there is no /proc */
function processorTime(): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const parents = new Map<number, number>();
  const spent = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // the command, in brackets, may contain anything
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      parents.set(Number(name), fields[1] ?? 0);
      // ticks of 10 ms
      spent.set(Number(name), ((fields[11] ?? 0) + (fields[12] ?? 0)) * 10);
    } catch {
      // ended meanwhile
    }
  }
  let sum = 0;
  for (const [id, time] of spent) {
    let at: number | undefined = id;
    while (at && at !== server.process().pid) at = parents.get(at);
    if (at) sum += time;
  }
  return sum;
}

async function measure(genre: Genre, style: Style): Promise<{ fps: number; cost: number; thrift: number }> {
  const read = readPrompt({
    prompt: `a ${TEXTS['en']?.kinds[genre]} at night in the rain`,
    seed: 42,
    supported: kinds,
  });
  const design = { ...read, genre, theme: { ...read.theme, style } };
  const { files } = await composeDesign(design, 'quick_html', {
    signal: new AbortController().signal,
    report: () => {},
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.setContent(files[0]?.bytes.toString() ?? '');
  await page.waitForFunction(() => '__game' in globalThis && document.querySelector('canvas') !== null);
  const frames = (seconds: number): Promise<{ n: number; fps: number; thrift: number }> =>
    page.evaluate(async (wanted) => {
      const { __game: game } = globalThis as unknown as {
        __game: { bot(mode: string): void; start(): void; state(): { phase: string }; thrift(): number };
      };
      if (game.state().phase !== 'play') game.start();
      game.bot('win');
      let n = 0;
      const begun = performance.now();
      while (performance.now() - begun < wanted * 1000) {
        await new Promise((done) => {
          requestAnimationFrame(done);
        });
        n++;
      }
      return { n, fps: (n * 1000) / (performance.now() - begun), thrift: game.thrift() };
    }, seconds);
  await frames(0.7);
  const before = processorTime();
  const { n, fps, thrift } = await frames(SECONDS);
  const out = { fps, cost: (processorTime() - before) / n, thrift };
  await page.close();
  return out;
}

console.log(
  `${'kind'.padEnd(16)}${STYLES.map((style) => style.padStart(24)).join('')}   (ratio to 60 a second, processor ms a frame, thrift)`,
);
for (const genre of genres) {
  const cells: string[] = [];
  for (const style of STYLES) {
    const { fps, cost, thrift } = await measure(genre, style);
    if (cost > 14) process.exitCode = 1;
    cells.push(`${(fps / 60).toFixed(2)}  ${cost.toFixed(1)} ms  ${thrift}`.padStart(24));
  }
  console.log(genre.padEnd(16) + cells.join(''));
}
await browser.close();
await server.close();
process.exit();
