/** Marbles on a path: tracks that never cross themselves, a chain that is pushed, parted and drawn together, and games that the bot wins. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../../src/generation/design.js';
import {
  drawTogether,
  insert,
  marble,
  push,
  runAt,
  worthOf,
  type Chain,
} from '../../../../src/generation/genres/bubbles/marble-chain.js';
import { marblePath } from '../../../../src/generation/genres/bubbles/marble-path.js';
import type { State } from '../../../../src/generation/genres/bubbles/marble-state.js';
import { D, H, placeOf, TRACKS, trackOf, W } from '../../../../src/generation/genres/bubbles/marble-track.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(marblePath, designOf('marble_path', rules, over));
/** Marbles that touch each other, a gap of five for each space, the tail first. */
function chainOf(text: string): Chain {
  let d = 0;
  return [...text].flatMap((one) => {
    d += one === ' ' ? D * 5 : D;
    return one === ' ' ? [] : [marble(Number(one), d)];
  });
}
const sortsIn = (chain: Chain): string => chain.map(({ sort }) => sort).join('');

it.each(Array.from({ length: TRACKS }, (_, i) => i))('track %i stays in its field and away from itself', (shape) => {
  const track = trackOf(shape);
  const spots = Array.from({ length: Math.floor(track.length) }, (_, d) => placeOf(track, d, { x: 0, y: 0 }));
  for (const [i, { x, y }] of spots.entries()) {
    expect(x > 0.3 && x < W - 0.3 && y > 0.3 && y < H - 0.3).toBe(true);
    expect(Math.hypot(x - track.muzzle.x, y - track.muzzle.y)).toBeGreaterThan(1.9);
    for (const other of spots.slice(i + 3)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(D * 1.2);
  }
});

describe('a chain', () => {
  it('is pushed from its tail, and what lies beyond a gap waits', () => {
    const chain = chainOf('01 2');
    const before = chain.map(({ d }) => d);
    push(chain, 0.5);
    expect(chain.map(({ d }, i) => Math.round((d - before[i]!) * 100) / 100)).toEqual([0.5, 0.5, 0]);
  });

  it('makes room where a marble goes in, and counts its like on both sides', () => {
    const chain = chainOf('0110');
    expect([worthOf(chain, 1, true, 1), worthOf(chain, 0, true, 0), worthOf(chain, 3, true, 2)]).toEqual([4.5, 2, 1]);
    insert(chain, 1, true, 1, 0, 0);
    push(chain, 0);
    expect(sortsIn(chain)).toBe('01110');
    expect(runAt(chain, 2)).toEqual([1, 3]);
    for (let i = 1; i < chain.length; i++) expect(chain[i]!.d - chain[i - 1]!.d).toBeCloseTo(D, 5);
  });

  it('is drawn together across a gap by two of a sort, and by no others', () => {
    const frames = (text: string): number => {
      const chain = chainOf(text);
      for (let i = 0; i < 300; i++) if (drawTogether(chain).length > 0) return i;
      return -1;
    };
    expect(frames('01 12')).toBeGreaterThan(5);
    expect(frames('01 22')).toBe(-1);
  });
});

describe('a game', () => {
  it.each(['easy', 'normal', 'hard'] as const)(
    'is won by its bot in at least 48 of 50 seeds when it is %s, the same way each time',
    (difficulty) => {
      const design = designOf('marble_path', [], { difficulty });
      const first = tournament(marblePath, design, 50);
      expect(first.won).toBeGreaterThanOrEqual(48);
      expectSameAgain(first.traces, marblePath, design);
    },
    120_000,
  );

  it('is lost by who does nothing, after more than a minute; never where it is gentle', () => {
    const idle = tableOf();
    idle.run(60 * 60);
    expect(idle.play.phase).toBe('play');
    idle.run(60 * 600);
    expect(idle.play.phase).toBe('lose');
    const gentle = tableOf([{ rule: 'gentle' }]);
    gentle.run(60 * 300);
    expect([gentle.play.phase, gentle.game().lives]).toEqual(['play', 3]);
  });

  it('rolls back where it cost a life', () => {
    const t = tableOf();
    t.run(60 * 300, undefined, () => t.game().lives === 2);
    const reached = t.state().chain.at(-1)!.d;
    t.run(130);
    expect(t.state().chain.at(-1)!.d).toBeLessThan(reached - 10);
  });

  it('bursts three of a sort, and the front comes back to its like', () => {
    const t = tableOf();
    t.run(60 * 20, undefined, () => !t.state().rush);
    const { chain, track } = t.state();
    // the tail end first: two, one shot in, and two alike on both sides of them
    const at = 12;
    chain.splice(0, chain.length, ...[2, 0, 1, 1, 0, 0].map((sort, i) => marble(sort, at + i * D)));
    const spot = placeOf(track, chain[2]!.d, { x: 0, y: 0 });
    Object.assign(t.state(), { now: 1, next: 1, angle: Math.atan2(spot.y - track.muzzle.y, spot.x - track.muzzle.x) });
    t.press('a');
    t.run(120, undefined, () => chain.length === 1);
    expect(sortsIn(chain)).toBe('2');
  });

  it('swaps the marble for the next one', () => {
    const t = tableOf();
    Object.assign(t.state(), { now: 0, next: 1 });
    t.press('down');
    expect([t.state().now, t.state().next]).toEqual([1, 0]);
  });
});
