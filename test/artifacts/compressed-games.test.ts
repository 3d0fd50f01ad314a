/** Games as they travel: compressed once, and the same game whatever the client takes. */
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCompressedGames } from '../../src/artifacts/compressed-games.js';
import { GUARD_PREFIX } from '../../src/artifacts/guard.js';
import { AppError } from '../../src/errors.js';
import { encodingFor } from '../../src/http/content-encoding.js';

const GAME = Buffer.from(`<!doctype html><title>Game</title>${'<p>play</p>'.repeat(2_000)}`);
const CONTENT = { sha256: 'a'.repeat(64), sizeBytes: GAME.length };

function withReads(open: () => Readable | Error = () => Readable.from([GAME])) {
  let reads = 0;
  const games = createCompressedGames({
    open: async () => {
      reads += 1;
      const found = open();
      if (found instanceof Error) throw found;
      return found;
    },
  });
  return { games, reads: () => reads };
}

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
    ['br'.padEnd(300), undefined],
  ])('of a client that sends %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted === undefined ? {} : { 'accept-encoding': accepted })).toBe(encoding);
  });
});

describe('a compressed game', () => {
  it('is the game, with the guard where it is framed', async () => {
    const { games } = withReads();
    expect(brotliDecompressSync((await games.get(CONTENT, 'br', false))!).equals(GAME)).toBe(true);
    expect(gunzipSync((await games.get(CONTENT, 'gzip', true))!).toString()).toBe(GUARD_PREFIX + GAME.toString());
  });

  it('is read once for all who ask at once, a second time to compress it better, and then no more', async () => {
    const { games, reads } = withReads();
    const first = await Promise.all(Array.from({ length: 5 }, () => games.get(CONTENT, 'br', true)));
    expect([reads(), new Set(first).size]).toEqual([1, 1]);
    const again = await games.get(CONTENT, 'br', true);
    expect(again).toBe(first[0]);
    await expect.poll(async () => (await games.get(CONTENT, 'br', true)) === again).toBe(false);
    const best = (await games.get(CONTENT, 'br', true))!;
    expect(best.length).toBeLessThanOrEqual(again!.length);
    expect(brotliDecompressSync(best).equals(brotliDecompressSync(again!))).toBe(true);
    expect(reads()).toBe(2);
  });

  it('is not kept where it is too large', async () => {
    const { games, reads } = withReads();
    expect(await games.get({ ...CONTENT, sizeBytes: 2 * 1024 * 1024 }, 'br', true)).toBeNull();
    expect(reads()).toBe(0);
  });

  it('is refused while it is damaged, and served once it is well again', async () => {
    let damaged = true;
    const { games } = withReads(() => (damaged ? new AppError('artifact_damaged') : Readable.from([GAME])));
    await expect(games.get(CONTENT, 'br', true)).rejects.toThrow(AppError);
    damaged = false;
    expect(await games.get(CONTENT, 'br', true)).not.toBeNull();
  });
});
