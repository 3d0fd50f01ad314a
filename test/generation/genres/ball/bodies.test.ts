/** Boxes and balls: piles that stand and sleep, what topples, rolls and bounces, and the same way each time. */
import { expect, it } from 'vitest';
import { stepYard, wake, yardOf, type Yard } from '../../../../src/generation/genres/ball/bodies.js';
import { ball, box, fixed } from '../../../../src/generation/genres/ball/body.js';
import { touchesOf } from '../../../../src/generation/genres/ball/body-touch.js';

const ground = () => fixed(6, 12.5, 40, 2);
const run = (yard: Yard, frames: number): void => {
  for (let i = 0; i < frames; i++) stepYard(yard, null);
};

it('a pile of six boxes that are a little askew stands, and falls asleep', () => {
  const pile = Array.from({ length: 6 }, (_, i) => box(6 + (i % 2) * 0.12, 10.9 - i * 1.15, 1.1, 1.1));
  const yard = yardOf(18, [ground(), ...pile]);
  run(yard, 240);
  for (const [i, one] of pile.entries()) {
    expect([one.asleep, Math.abs(one.angle) < 0.05]).toEqual([true, true]);
    expect(one.y).toBeCloseTo(10.95 - i * 1.1, 0);
  }
});

it('a box whose middle is past an edge topples', () => {
  const one = box(4.65, 8, 1.1, 1.1);
  const yard = yardOf(18, [ground(), fixed(3, 9, 3, 0.5), one]);
  run(yard, 200);
  expect(one.y).toBeGreaterThan(10.8);
});

it('what lies still is woken by what hits it, and by wake alone where its ground goes', () => {
  const low = box(6, 10.95, 1.1, 1.1);
  const high = box(6, 9.85, 1.1, 1.1);
  const yard = yardOf(18, [ground(), low, high]);
  run(yard, 120);
  expect(low.asleep && high.asleep).toBe(true);
  const stone = ball(0, 8.7, 0.5, { density: 3 });
  stone.vx = 16;
  yard.bodies.push(stone);
  run(yard, 60);
  expect(high.x).toBeGreaterThan(6.5);
  yard.bodies = yard.bodies.filter((one) => one !== low);
  wake(yard);
  expect(high.asleep).toBe(false);
});

it('a ball bounces less high each time, rolls, and nothing sinks into the ground', () => {
  const one = ball(6, 5, 0.5, { bounce: 0.6 });
  const yard = yardOf(18, [ground(), one]);
  const tops: number[] = [];
  for (let i = 0; i < 500; i++) {
    const up = one.vy < 0;
    stepYard(yard, null);
    if (up && one.vy >= 0) tops.push(11 - one.y);
    expect(one.y).toBeLessThan(11.15);
  }
  expect(tops.length).toBeGreaterThan(1);
  expect(tops).toEqual(tops.toSorted((a, b) => b - a));
});

it('two boxes side by side touch along an edge, and apart not at all', () => {
  const a = box(0, 0, 1, 1);
  expect(touchesOf(a, box(0.95, 0.2, 1, 1)).map(({ nx, deep }) => [nx, Math.round(deep * 100) / 100])).toEqual([
    [1, 0.05],
    [1, 0.05],
  ]);
  expect(touchesOf(a, box(1.2, 0, 1, 1))).toEqual([]);
  expect(touchesOf(a, ball(0.9, 0, 0.5))).toHaveLength(1);
});

it('goes the same way each time', () => {
  const end = (): number[] => {
    const yard = yardOf(18, [ground(), ...Array.from({ length: 9 }, (_, i) => box(5 + (i % 3) * 0.7, 9 - i, 1, 0.8))]);
    run(yard, 300);
    return yard.bodies.flatMap(({ x, y, angle }) => [x, y, angle]);
  };
  expect(end()).toEqual(end());
});
