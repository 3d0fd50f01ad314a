/** A slow machine gets less to draw, a quick one all of it, and a pause is no slowness. */
import { describe, expect, it } from 'vitest';
import { Pace } from '../../../src/generation/kit/pace.js';

function run(times: readonly number[]): Pace {
  const pace = new Pace();
  let now = 1000;
  for (const took of times) pace.late((now += took));
  return pace;
}
const second = (took: number): number[] => Array.from({ length: 61 }, () => took);

describe('pace', () => {
  it('draws everything at sixty frames a second, and with a late frame now and then', () => {
    expect(run([...second(16.7), ...second(16.7)]).thrift).toBe(0);
    expect(run(second(16.7).map((took, i) => (i % 12 ? took : 40))).thrift).toBe(0);
  });

  it('draws less after a second of slow frames, least after two, and never more again', () => {
    expect(run(second(33)).thrift).toBe(1);
    expect(run([...second(33), ...second(33)]).thrift).toBe(2);
    expect(run([...second(33), ...second(33), ...second(33), ...second(10)]).thrift).toBe(2);
  });

  it('does not take a tab in the background or a stepped test for slowness', () => {
    expect(run([...second(16.7), 5000, ...second(16.7), 5000, ...second(16.7)]).thrift).toBe(0);
    expect(run(second(0.3)).thrift).toBe(0);
  });
});
