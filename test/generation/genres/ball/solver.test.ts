/** The solver of games with a ball: nothing gets through, nothing is gained, and what lies stays. */
import { describe, expect, it } from 'vitest';
import { flipper, stepFlipper } from '../../../../src/generation/genres/ball/flipper.js';
import { arc, ballAt, chain, post, wall, type Ball } from '../../../../src/generation/genres/ball/shapes.js';
import { FASTEST, space, STEP, stepSpace, type Space } from '../../../../src/generation/genres/ball/solver.js';
import { Random } from '../../../../src/generation/kit/random.js';

const ROOM: readonly (readonly [number, number])[] = [
  [0, 0],
  [12, 0],
  [12, 10],
  [0, 10],
];

function roomWith(balls: Ball[], over: Parameters<typeof space>[1] = {}): Space {
  return space(0.5, { ...over, balls, walls: [...chain(ROOM, { bounce: 1 }, true), ...(over.walls ?? [])] });
}
const run = (s: Space, seconds: number, each?: () => void): void => {
  for (let i = 0; i < seconds / STEP; i++) {
    stepSpace(s);
    each?.();
  }
};
const energyOf = (s: Space): number =>
  s.balls.reduce((sum, { mass, vx, vy, y }) => sum + mass * ((vx * vx + vy * vy) / 2 - s.gravity * y), 0);

/** Balls thrown about a room of posts. */
function crowd(seed: number, count: number, gravity: number): Space {
  const rand = new Random(seed);
  const balls = Array.from({ length: count }, (_, i) => ballAt(1 + (i % 10), 1.2 + Math.floor(i / 10) * 1.1, 0.3));
  for (const ball of balls) {
    ball.vx = rand.range(-20, 20);
    ball.vy = rand.range(-20, 20);
  }
  return roomWith(balls, {
    gravity,
    walls: [post(4, 6, 0.7, { bounce: 0.9 }), post(8, 6, 0.7, { bounce: 0.9 }), wall(5, 8, 7, 7.4, { bounce: 0.8 })],
  });
}

describe('no tunnelling', () => {
  it('keeps a ball at top speed in its room, whichever way it flies', () => {
    for (let i = 0; i < 60; i++) {
      const ball = ballAt(6, 5, 0.1);
      ball.vx = Math.cos(i) * FASTEST;
      ball.vy = Math.sin(i) * FASTEST;
      run(roomWith([ball]), 2, () => {
        expect(ball.x).toBeGreaterThan(0.09);
        expect(ball.x).toBeLessThan(11.91);
        expect(ball.y).toBeGreaterThan(0.09);
        expect(ball.y).toBeLessThan(9.91);
      });
    }
  });

  it('keeps a ball within a circle of arcs', () => {
    const ball = ballAt(5, 5, 0.2);
    ball.vx = FASTEST;
    ball.vy = 13;
    const s = space(0.2, {
      balls: [ball],
      arcs: [arc(5, 5, 3, 0, Math.PI, { bounce: 1 }), arc(5, 5, 3, Math.PI, Math.PI, { bounce: 1 })],
    });
    run(s, 4, () => expect((ball.x - 5) ** 2 + (ball.y - 5) ** 2).toBeLessThan(2.81 ** 2));
  });

  it('lets no ball through a flipper, thrown or falling, whenever it comes', () => {
    const through: number[] = [];
    for (let wait = 0; wait < 40; wait++) {
      const f = flipper(4, 6, 1, 2, 1);
      const ball = ballAt(5.2, 3, 0.27);
      ball.vy = 30;
      const s = space(0.27, { balls: [ball], movers: [f.wall], gravity: 15 });
      for (let i = 0; i < 60; i++) {
        f.held = i > wait && i < wait + 30;
        stepFlipper(f);
        stepSpace(s);
        const along = ((ball.x - 4) * (f.wall.x2 - 4) + (ball.y - 6) * (f.wall.y2 - 6)) / 4;
        const off = ((ball.x - 4) * (f.wall.y2 - 6) - (ball.y - 6) * (f.wall.x2 - 4)) / 2;
        if (along > 0 && along < 1 && off < 0.4) through.push(wait);
      }
    }
    expect(through).toEqual([]);
  });
});

describe('energy', () => {
  it('never grows without a kicker', () => {
    for (const gravity of [0, 15]) {
      const s = crowd(7, 12, gravity);
      let least = energyOf(s);
      run(s, 5, () => {
        const now = energyOf(s);
        // two balls that are pushed apart may be lifted a hair by it, and only that far
        expect(now).toBeLessThan(least + 0.5);
        least = Math.min(least, now);
      });
      expect(energyOf(s)).toBeLessThan(energyOf(crowd(7, 12, gravity)));
    }
  });

  it('is given by a kicker to whatever hits it, and not to what leans on it', () => {
    const fast = ballAt(3, 5, 0.3);
    fast.vx = 6;
    const slow = ballAt(9, 3, 0.3);
    slow.vx = -0.4;
    const s = roomWith([fast, slow], { walls: [post(6, 5, 0.8, { kick: 10 }), post(7.5, 3, 0.8, { kick: 10 })] });
    run(s, 1.2);
    expect(Math.abs(fast.vx)).toBeGreaterThan(9);
    expect(Math.abs(slow.vx)).toBeLessThan(0.5);
  });
});

describe('rest', () => {
  it('a ball that lies stays where it lies, on a floor and in a corner', () => {
    const balls = [ballAt(6, 9.7, 0.3), ballAt(0.3, 9.7, 0.3)];
    const s = roomWith(balls, { gravity: 15 });
    run(s, 10);
    expect(balls.map(({ x, y }) => [x, y].map((n) => Math.round(n * 1000) / 1000))).toEqual([
      [6, 9.7],
      [0.3, 9.7],
    ]);
  });

  it('a ball that falls comes to lie, and one that rolls to stand', () => {
    const falling = ballAt(3, 2, 0.3);
    const s = space(0.3, { balls: [falling], gravity: 15, walls: chain(ROOM, { bounce: 0.5 }, true) });
    run(s, 8);
    expect([falling.vx, Math.abs(falling.vy) < 0.1, Math.round(falling.y * 100) / 100]).toEqual([0, true, 9.7]);
    const rolling = ballAt(2, 5, 0.3);
    rolling.vx = 5;
    run(roomWith([rolling], { roll: 2 }), 4);
    expect([rolling.vx, rolling.vy]).toEqual([0, 0]);
    expect(rolling.x).toBeCloseTo(2 + 25 / 4, 0);
  });
});

it('of two balls the heavy one goes on, and what both have together is kept', () => {
  const heavy = ballAt(3, 5, 0.4, { mass: 4 });
  const light = ballAt(6, 5, 0.3);
  heavy.vx = 6;
  run(roomWith([heavy, light], { clash: 1 }), 0.5);
  expect(heavy.vx).toBeCloseTo(3.6, 5);
  expect(light.vx).toBeCloseTo(9.6, 5);
});

it('a one-way wall lets pass from behind, and holds from before', () => {
  const rising = ballAt(4, 8, 0.3);
  rising.vy = -10;
  const falling = ballAt(8, 2, 0.3);
  falling.vy = 10;
  run(roomWith([rising, falling], { walls: [wall(2, 5, 10, 5, { oneWay: true, bounce: 0.1 })] }), 0.6);
  expect(rising.y).toBeLessThan(4);
  expect(falling.y).toBeLessThan(4.8);
});

it('the same start gives the same trace, to the last bit', () => {
  const trace = (): string => {
    const s = crowd(3, 16, 12);
    run(s, 3);
    return JSON.stringify(s.balls);
  };
  expect(trace()).toBe(trace());
});
