/** Pictures that are drawn when somebody asks: once each, and not more at a time than anybody would wait for. */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { GameDesign } from '../../src/generation/design.js';
import type { GenerationRequest, GenerationResult } from '../../src/generation/provider.types.js';
import type { Log } from '../../src/log.js';
import { keepScreens } from '../../src/process/keep-screens.js';
import { createPicturesService } from '../../src/pictures/pictures.service.js';
import { withWorld } from '../artifacts/world.js';
import { penguin } from '../generation/designs.js';
import { tinyGame } from '../helpers/tiny-game.js';

const designs = [1, 2, 3].map((seed) => ({ design: { ...penguin, seed } }));

test('who asks while too many wait is told to come back; what is drawn already always comes', async () => {
  await withWorld(async ({ database, store, contents }) => {
    const pictures = createPicturesService({ database, store, contents, mostWaiting: 2 });
    const [first, second] = await Promise.all(designs.slice(0, 2).map((source) => pictures.cover(source)));
    const again = createPicturesService({ database, store, contents, mostWaiting: 0 });
    expect(await again.cover(designs[0]!)).toEqual(first);
    expect(second!.sha256).not.toBe(first!.sha256);
    await expect(again.cover(designs[2]!)).rejects.toMatchObject({ code: 'service_unavailable', retryAfter: 5 });
    // nothing of the refusal stays
    expect((await pictures.cover(designs[2]!)).sizeBytes).toBeGreaterThan(1_000);
  });
});

test('what a browser saw of a game is its cover, and a game that comes without one is drawn', async () => {
  await withWorld(async ({ database, store, contents }) => {
    const pictures = createPicturesService({ database, store, contents });
    const background = { r: 200, g: 30, b: 30 };
    const screen = await sharp({ create: { width: 640, height: 360, channels: 3, background } })
      .png()
      .toBuffer();
    const [kept, drawn] = designs as [(typeof designs)[number], (typeof designs)[number]];
    const made = (design: GameDesign, more: object) =>
      ({ ...tinyGame({ prompt: 'x', seed: 1 }), design, ...more }) satisfies GenerationResult;
    const warned: unknown[] = [];
    const log = { warn: (...what: unknown[]) => void warned.push(what) } as unknown as Log;
    const context = { signal: new AbortController().signal, report: () => undefined };
    const keeping = (result: GenerationResult) =>
      keepScreens({ name: 'x', generate: async () => result }, pictures, log).generate(
        {} as GenerationRequest,
        context,
      );
    await keeping(made(kept.design, { screen }));
    await keeping(made(drawn.design, {}));
    // no picture at all: the game is delivered all the same
    expect(await keeping(made(designs[2]!.design, { screen: Buffer.from('no picture') }))).toHaveProperty('title');
    expect(warned).toHaveLength(1);
    const cover = await pictures.cover(kept);
    const bytes = await buffer(await contents.open(cover));
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([960, 540, 'webp']);
    const [red] = (await sharp(bytes).stats()).channels;
    expect(red!.mean).toBeGreaterThan(180);
    expect((await pictures.cover(drawn)).sha256).not.toBe(cover.sha256);
    expect(await pictures.cover(designs[2]!)).toMatchObject({ contentType: 'image/webp' });
  });
});

test('whoever asks for the same picture meanwhile waits for the one that is drawn', async () => {
  await withWorld(async ({ database, store, contents }) => {
    const pictures = createPicturesService({ database, store, contents, mostWaiting: 1 });
    const [one, other] = await Promise.all([pictures.cover(designs[0]!), pictures.cover(designs[0]!)]);
    expect(other).toEqual(one);
  });
});
