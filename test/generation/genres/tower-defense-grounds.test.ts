/** Grounds of a tower defence: lanes lead into the goal with room to build, and the proof that a builder can hold them. */
import { describe, expect, it } from 'vitest';
import { towerDefense } from '../../../src/generation/genres/tower-defense/index.js';
import { buildGround } from '../../../src/generation/genres/tower-defense/paths.js';
import { rehearse } from '../../../src/generation/genres/tower-defense/proof.js';
import { COLS, ROWS, type Field } from '../../../src/generation/genres/tower-defense/state.js';
import { WAVES } from '../../../src/generation/genres/tower-defense/waves.js';
import type { Rule } from '../../../src/generation/design.js';
import { Random } from '../../../src/generation/kit/random.js';
import { designOf, table } from './playing.js';

const fresh = (f: Field, tough = f.tough): Field => ({
  ...f,
  tough,
  foes: [],
  towers: [],
  bolts: [],
  queue: [],
  flashes: [],
});
const tableOf = (rules: Rule[] = [], seed?: number) => table(towerDefense, designOf('tower_defense', rules), seed);

describe('grounds', () => {
  it('lead every lane into the goal by straight legs, and leave room to build, in 400 seeds of six grammars', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const ground = buildGround(new Random(seed), 6, seed);
      seen.add(ground.grammar);
      for (const { points, long } of ground.lanes) {
        expect(points.at(-1)).toEqual(ground.goal);
        expect(long).toBeGreaterThan(18);
        points.slice(1).forEach((to, i) => {
          const from = points[i];
          expect(from && (from.x === to.x) !== (from.y === to.y)).toBe(true);
        });
        const [start] = points;
        // they come from outside, and never out of the shop
        expect(start && start.y < ROWS && (start.x < 0 || start.x > COLS || start.y < 0)).toBe(true);
        for (const { x, y } of points.slice(1)) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(COLS);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(ROWS);
        }
      }
      expect(ground.cells.filter((cell) => cell === 0).length).toBeGreaterThan(40);
    }
    expect([...seen].toSorted()).toEqual(['fork', 'gates', 'loop', 'snake', 'spiral', 'twins']);
  });
});

describe('the proof', () => {
  it('holds for the game as it is made: the builder keeps half its lives, an idle player loses all', () => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const)
      for (let seed = 1; seed <= 8; seed++) {
        const { state } = table(towerDefense, designOf('tower_defense', [], { difficulty }), seed * 7919);
        const f = state().field;
        expect(rehearse(() => fresh(f), 10, 'builder', WAVES).leaks).toBeLessThanOrEqual(5);
        expect(rehearse(() => fresh(f), 10, 'idle', WAVES).leaks).toBeGreaterThanOrEqual(10);
      }
  });

  it('fails where the waves are too hard', () => {
    const f = tableOf().state().field;
    expect(rehearse(() => fresh(f, f.tough * 6), 10, 'builder', WAVES).leaks).toBeGreaterThanOrEqual(10);
  });
});
