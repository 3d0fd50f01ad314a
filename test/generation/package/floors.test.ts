/** A game seen from above carries the painter of its own theme's floor, and no other game carries one. */
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../../src/generation/design.js';
import { MATTERS, painterOf } from '../../../src/generation/kit/floors/table.js';
import { gameScript } from '../../../src/generation/package/runtime.js';

const floorOf = (script: string) => /__FLOOR__=\{matter:\{[^}]*\}/u.exec(script)?.[0] ?? '';

describe('the floor of a place', () => {
  it.each(THEMES)('of %s has a painter', async (theme) => {
    const { paint } = (await import(`../../../src/generation/kit/floors/${painterOf(MATTERS[theme].laid)}.ts`)) as {
      paint: unknown;
    };
    expect(paint).toBeTypeOf('function');
  });

  it('is in the pages of an arena, its own alone', async () => {
    const [castle, kitchen] = await Promise.all([gameScript('arena', 'castle'), gameScript('arena', 'kitchen')]);
    expect(floorOf(castle)).toContain('flagstones');
    expect(floorOf(kitchen)).toContain('checks');
    expect(Buffer.byteLength(await gameScript('arena', 'all'))).toBeGreaterThan(Buffer.byteLength(castle) + 4_000);
  });

  it('is in no page of a game that shows none', async () =>
    expect(await gameScript('platformer', 'castle')).not.toContain('flagstones'));
});
