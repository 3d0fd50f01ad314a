/** Pictures that are drawn when somebody asks: once each, and not more at a time than anybody would wait for. */
import { expect, test } from 'vitest';
import { createPicturesService } from '../../src/pictures/pictures.service.js';
import { withWorld } from '../artifacts/world.js';
import { penguin } from '../generation/designs.js';

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

test('whoever asks for the same picture meanwhile waits for the one that is drawn', async () => {
  await withWorld(async ({ database, store, contents }) => {
    const pictures = createPicturesService({ database, store, contents, mostWaiting: 1 });
    const [one, other] = await Promise.all([pictures.cover(designs[0]!), pictures.cover(designs[0]!)]);
    expect(other).toEqual(one);
  });
});
