/** Sokoban by keys, taps and flicks: each makes its steps, walks round the boxes, and takes them back to the first. */
import { describe, expect, it } from 'vitest';
import { sokoban } from '../../../src/generation/genres/sokoban/index.js';
import { flood, next, WAYS } from '../../../src/generation/genres/sokoban/room.js';
import { walkTo } from '../../../src/generation/genres/sokoban/solve.js';
import { AGAIN, at, UNDO, type State } from '../../../src/generation/genres/sokoban/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import { designOf, table } from './playing.js';

const SIDES = ['right', 'down', 'left', 'up'] as const;
const boxes = (s: State): number[] => s.boxes.map(({ cell }) => cell);

describe('the hero', () => {
  it('takes back every step of a player at random, by key and by tap, to the first', () => {
    for (const way of ['a', 'b', 'KeyU', 'tap'] as const) {
      const { play, run, state, game } = table(sokoban, designOf('sokoban', [{ rule: 'noEnemies' }]), 5);
      const before = { hero: state().hero.cell, boxes: boxes(state()) };
      const rand = new Random(9);
      run(60 * 12, (pad) => {
        for (const side of SIDES) pad[side] = false;
        if (rand.chance(0.3)) pad[rand.pick(SIDES)] = true;
      });
      for (const side of SIDES) play.virtual[side] = false;
      run(60);
      const made = state().history.length;
      expect(made).toBeGreaterThan(10);
      for (let i = 0; i < made; i++) {
        if (way === 'KeyU') game().keys = new Set(['KeyU']);
        else if (way === 'tap') play.virtual.pointer = { ...UNDO, down: true };
        else play.virtual[way] = true;
        run(1);
        if (way === 'a' || way === 'b') play.virtual[way] = false;
        if (play.virtual.pointer) play.virtual.pointer.down = false;
        run(2);
      }
      expect([state().history.length, state().hero.cell, boxes(state())]).toEqual([0, before.hero, before.boxes]);
    }
  });

  it('puts a room back at once, by key and by tap', () => {
    for (const by of ['Backspace', 'tap']) {
      const { play, run, state, game } = table(sokoban, designOf('sokoban'), 5);
      const before = { hero: state().hero.cell, boxes: boxes(state()) };
      play.botMode = 'win';
      run(60 * 4, undefined, () => state().history.length > 5);
      play.botMode = null;
      expect(state().history.length).toBeGreaterThan(5);
      if (by === 'tap') play.virtual.pointer = { ...AGAIN, down: true };
      else game().keys = new Set([by]);
      for (const side of SIDES) play.virtual[side] = false;
      run(1);
      expect([state().history.length, state().hero.cell, boxes(state()), game().lives]).toEqual([
        0,
        before.hero,
        before.boxes,
        3,
      ]);
    }
  });

  it('can be finished by taps alone', () => {
    const { play, run, state } = table(
      sokoban,
      designOf('sokoban', [{ rule: 'levels', n: 2 }, { rule: 'noEnemies' }]),
      7,
    );
    let frame = 0;
    run(60 * 200, (pad) => {
      const s = state();
      const way = s.puzzle.solution[s.history.length];
      if (way === undefined) return;
      const place = at(s, next(s.hero.cell, way));
      pad.pointer = { ...place, down: frame++ % 20 < 5 };
    });
    expect(play.phase).toBe('win');
  });

  it('walks to a tapped place, round the boxes', () => {
    const { play, run, state } = table(sokoban, designOf('sokoban', [{ rule: 'noEnemies' }]), 8);
    const s = state();
    const free = (c: number): boolean => s.room.floor[c] === 1 && !boxes(s).includes(c);
    const steps = flood(free, s.hero.cell);
    const far = s.room.cells.toSorted((a, b) => (steps[b] as number) - (steps[a] as number))[0] as number;
    const before = boxes(s);
    expect(walkTo(free, s.hero.cell, far)).toHaveLength(steps[far] as number);
    play.virtual.pointer = { ...at(s, far), down: true };
    run(4);
    play.virtual.pointer.down = false;
    run(60 * 5, undefined, () => s.hero.cell === far);
    expect([s.hero.cell, boxes(s)]).toEqual([far, before]);
  });

  it('pulls a box with the second button under magnet, and not without', () => {
    for (const rule of [true, false]) {
      const { state, run, play } = table(
        sokoban,
        designOf('sokoban', rule ? [{ rule: 'magnet' }, { rule: 'noEnemies' }] : [{ rule: 'noEnemies' }]),
        4,
      );
      const s = state();
      // a place beside a box with room behind
      const [box, way] = s.boxes
        .flatMap((one) => WAYS.map((side) => [one, side] as const))
        .find(([one, side]) => {
          const stand = next(one.cell, side);
          return [stand, next(stand, side)].every((c) => s.room.floor[c] === 1 && !boxes(s).includes(c));
        }) ?? [undefined, 0];
      if (!box) throw new Error('no such box');
      s.hero.cell = next(box.cell, way);
      const from = box.cell;
      const stand = s.hero.cell;
      play.virtual.b = true;
      run(2);
      play.virtual[SIDES[way] ?? 'up'] = true;
      run(6);
      expect(box.cell).toBe(rule ? stand : from);
    }
  });

  it('makes one step of a long flick, and another of the next', () => {
    const { play, run, state } = table(sokoban, designOf('sokoban', [{ rule: 'noEnemies' }]), 9);
    const s = state();
    const way = WAYS.find((one) => {
      const near = next(s.hero.cell, one);
      return [near, next(near, one)].every((c) => s.room.floor[c] === 1 && !boxes(s).includes(c));
    });
    if (way === undefined) throw new Error('no way to go on');
    const side = SIDES[way] ?? 'up';
    for (const steps of [1, 2]) {
      // the kit presses a direction for one frame each 22 pixels of a touch
      play.virtual.pointer = { x: 4, y: 6, down: true };
      for (let i = 0; i < 3; i++) {
        play.virtual[side] = true;
        run(1);
        play.virtual[side] = false;
        run(2);
      }
      play.virtual.pointer.down = false;
      run(30);
      expect(s.history.length).toBe(steps);
    }
  });
});
