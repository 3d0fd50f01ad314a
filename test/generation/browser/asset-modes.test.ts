/** The same game drawn three ways: who plays, where and what a bot does are alike, and each way draws something else. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenerator } from '../../../src/generation/router.js';
import type { AssetMode, GenerationResult, Mode } from '../../../src/generation/provider.types.js';
import type { Reading } from '../../../src/generation/reading.js';
import { chromiumIsThere } from '../../helpers/browser.js';
import { useBrowser } from '../../helpers/shared-browser.js';

const MODES = ['none', 'procedural', 'library'] as const;
const make = (assetMode: AssetMode, mode: Mode = 'quick_html'): Promise<GenerationResult> =>
  createGenerator().generate(
    { prompt: 'a fox platformer: collect berries, avoid wolves and bats', mode, intent: 'auto', assetMode, seed: 11 },
    { signal: new AbortController().signal, report: () => {} },
  );
const drawings = ({ files }: GenerationResult) =>
  new Map(files.filter(({ role }) => role === 'asset').map(({ path, bytes }) => [path, bytes.toString()]));

describe('asset modes', () => {
  it('a bundle has the drawn pictures as its assets, under the same names', async () => {
    const [none, procedural, library] = await Promise.all(MODES.map((mode) => make(mode, 'game_bundle')));
    const [shapes, drawn, set] = [none!, procedural!, library!].map(drawings) as [
      Map<string, string>,
      Map<string, string>,
      Map<string, string>,
    ];
    expect([...shapes.keys()]).toEqual([...set.keys()]);
    expect([...drawn.keys()]).toEqual([...set.keys()]);
    for (const [path, picture] of set) {
      expect(new Set([picture, shapes.get(path), drawn.get(path)]).size, path).toBe(3);
    }
    // no two of the cast look alike
    for (const pictures of [shapes, drawn]) expect(new Set(pictures.values()).size).toBe(pictures.size);
  });

  it('generated says that it is not there, and takes the library', async () => {
    const [generated, library] = [await make('generated'), await make('library')];
    const reading = generated.manifest['reading'] as Reading;
    expect(reading.assetMode).toBe('library');
    expect(reading.ignored[0]).toBe('generated pictures: taken from the library instead');
    expect(generated.files[0]!.bytes.equals(library.files[0]!.bytes)).toBe(true);
  });
});

describe.skipIf(!chromiumIsThere)('asset modes in Chromium', () => {
  const browser = useBrowser();
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'modes '));
  });
  afterAll(() => {
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('a bot plays the same game whatever the pictures, and each looks different', async () => {
    const states: unknown[] = [];
    const looks = new Set<string>();
    for (const mode of MODES) {
      const path = join(folder, `${mode}.html`);
      writeFileSync(path, (await make(mode)).files[0]!.bytes);
      const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(pathToFileURL(path).href);
      await page.waitForFunction(() => '__game' in window);
      looks.add((await page.screenshot()).toString('base64'));
      states.push(
        await page.evaluate(() => {
          const { __game } = window as unknown as {
            __game: { bot(mode: string): void; step(frames: number): void; state(): unknown };
          };
          __game.bot('win');
          __game.step(900);
          return __game.state();
        }),
      );
      expect(errors).toEqual([]);
      await page.close();
    }
    expect(looks.size).toBe(3);
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
  });
});
