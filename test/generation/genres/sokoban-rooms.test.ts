/** Sokoban: rooms of one piece, and puzzles whose known solution works and is the shortest in pushes. */
import { describe, expect, it } from 'vitest';
import { buildRoom, flood, next, SHAPES, WAYS, whole, type Room } from '../../../src/generation/genres/sokoban/room.js';
import { buildPuzzle, unsolve, type Puzzle } from '../../../src/generation/genres/sokoban/solve.js';
import { Random } from '../../../src/generation/kit/random.js';

/** Plays ways by the rules of the game alone; null where a step can't be made. */
function played(room: Room, puzzle: Puzzle, ways: readonly number[]): { boxes: number[]; pushes: number } | null {
  let hero = puzzle.hero;
  let pushes = 0;
  const boxes = [...puzzle.boxes];
  for (const way of ways) {
    const to = next(hero, way);
    const i = boxes.indexOf(to);
    if (!room.floor[to]) return null;
    if (i >= 0) {
      if (!room.floor[next(to, way)] || boxes.includes(next(to, way))) return null;
      boxes[i] = next(to, way);
      pushes++;
    }
    hero = to;
  }
  return { boxes, pushes };
}

/** The least pushes, searched forwards: another way round than the game's own search. */
function leastPushes(room: Room, puzzle: Puzzle, most: number): number {
  const done = puzzle.goals.toSorted((a, b) => a - b).join();
  let layer: { boxes: number[]; hero: number }[] = [{ boxes: [...puzzle.boxes], hero: puzzle.hero }];
  const seen = new Set<string>();
  for (let pushes = 0; pushes <= most; pushes++) {
    const after: typeof layer = [];
    for (const { boxes, hero } of layer) {
      if (boxes.toSorted((a, b) => a - b).join() === done) return pushes;
      const steps = flood((c) => room.floor[c] === 1 && !boxes.includes(c), hero);
      const key = `${boxes.toSorted((a, b) => a - b).join()} ${steps.findIndex((n) => n !== -1)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const [i, box] of boxes.entries())
        for (const way of WAYS) {
          const to = next(box, way);
          if (steps[next(box, (way + 2) % 4)] === -1 || !room.floor[to] || boxes.includes(to)) continue;
          after.push({ boxes: boxes.with(i, to), hero: box });
        }
    }
    layer = after;
  }
  return Infinity;
}

describe('rooms', () => {
  it('are of one piece, walled in, and of three shapes, in 100 seeds of four sizes', () => {
    const looks = new Set<string>();
    for (const shape of SHAPES)
      for (let size = 0; size < 4; size++)
        for (let seed = 0; seed < 100; seed++) {
          const room = buildRoom(new Random(seed), shape, size);
          looks.add(room.cells.join());
          expect(whole(room.floor)).toBe(true);
          expect(room.cells.filter((c) => c % 9 === 0 || c % 9 === 8 || c < 9 || c >= 72)).toEqual([]);
        }
    expect(looks.size).toBeGreaterThan(700);
    const parted = new Uint8Array(81);
    parted[10] = parted[12] = 1;
    expect(whole(parted)).toBe(false);
  });
});

describe('puzzles', () => {
  it('are solved by the solution they come with, in the pushes they name, in 300 rooms', () => {
    let made = 0;
    for (const shape of SHAPES)
      for (let seed = 0; seed < 100; seed++) {
        const rand = new Random(seed);
        const n = 1 + (seed % 4);
        const room = buildRoom(rand, shape, Math.max(seed % 4, n > 3 ? 2 : 0));
        const puzzle = buildPuzzle(rand, room, n, 4 + (seed % 12), 1500);
        if (!puzzle) continue;
        made++;
        const end = played(room, puzzle, puzzle.solution);
        expect(end?.boxes.toSorted((a, b) => a - b)).toEqual(puzzle.goals.toSorted((a, b) => a - b));
        expect(end?.pushes).toBe(puzzle.pushes);
        expect(new Set([...puzzle.boxes, puzzle.hero]).size).toBe(n + 1);
      }
    expect(made).toBeGreaterThan(270);
  });

  it('can’t be solved in fewer pushes than they name', () => {
    for (let seed = 0; seed < 12; seed++) {
      const rand = new Random(seed);
      const room = buildRoom(rand, SHAPES[seed % 3] ?? 'hall', 0);
      const puzzle = buildPuzzle(rand, room, 2, 8, 1500);
      if (!puzzle) continue;
      expect(leastPushes(room, puzzle, puzzle.pushes + 1)).toBe(puzzle.pushes);
    }
  });

  it('search keeps to its number of states, and a broken solution is noticed', () => {
    const rand = new Random(4);
    const room = buildRoom(rand, 'hall', 3);
    expect(unsolve(room, room.cells.slice(0, 4), 500).length).toBeLessThan(600);
    const puzzle = buildPuzzle(rand, room, 3, 10, 1500);
    if (!puzzle) throw new Error('no puzzle');
    const short = played(room, puzzle, puzzle.solution.slice(0, -1));
    expect(short?.boxes.toSorted((a, b) => a - b)).not.toEqual(puzzle.goals.toSorted((a, b) => a - b));
  });
});
