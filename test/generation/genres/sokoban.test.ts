/** Sokoban: rooms whose known solution works and is the shortest in pushes, undo to the first step, and that keys, taps and bot all finish it. */
import { describe, expect, it } from 'vitest';
import { boxesOf, sokoban } from '../../../src/generation/genres/sokoban/index.js';
import { buildRoom, flood, next, SHAPES, WAYS, whole, type Room } from '../../../src/generation/genres/sokoban/room.js';
import { buildPuzzle, unsolve, walkTo, type Puzzle } from '../../../src/generation/genres/sokoban/solve.js';
import { AGAIN, at, patrol, UNDO, type State } from '../../../src/generation/genres/sokoban/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import { designOf, table, tournament } from './playing.js';

const SIDES = ['right', 'down', 'left', 'up'] as const;

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

const boxes = (s: State): number[] => s.boxes.map(({ cell }) => cell);

describe('a game', () => {
  it('is won by its bot at first try in at least 19 of 20 seeds, the same way each time', () => {
    const first = tournament(sokoban, designOf('sokoban'));
    expect(first.won).toBeGreaterThanOrEqual(19);
    expect(tournament(sokoban, designOf('sokoban')).traces).toEqual(first.traces);
  }, 90_000);

  it('is made in little time and gets harder from room to room', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { play, game, run, state } = table(sokoban, designOf('sokoban'), seed);
      const first = { boxes: state().boxes.length, pushes: state().puzzle.pushes };
      play.botMode = 'win';
      run(60 * 200, undefined, () => game().level === 4);
      expect(state().boxes.length * 10 + state().puzzle.pushes).toBeGreaterThan(first.boxes * 10 + first.pushes);
    }
  });

  it('is never won by who does nothing, and lost by who walks about until the steps are gone', () => {
    const idle = table(sokoban, designOf('sokoban'));
    idle.run(60 * 120);
    expect(idle.play.phase).toBe('play');
    const { play, run, game, state } = table(sokoban, designOf('sokoban', [{ rule: 'noEnemies' }]));
    let frame = 0;
    const lives = game().lives;
    run(60 * 600, (pad) => {
      // to and fro by the first way that is free
      const s = state();
      const free = WAYS.find((way) => {
        const to = next(s.hero.cell, way);
        return s.room.floor[to] === 1 && !boxes(s).includes(to);
      });
      for (const side of SIDES) pad[side] = false;
      if (frame++ % 12 === 0) pad[SIDES[free ?? 0] ?? 'up'] = true;
    });
    expect([lives, play.phase, game().lives]).toEqual([3, 'lose', 0]);
  });

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

  it('tells a box that can’t get home any more, and no more once that is taken back', () => {
    const { state, run, press, play } = table(sokoban, designOf('sokoban', [{ rule: 'noEnemies' }]), 3);
    const s = state();
    expect(s.stuck).toBe(false);
    const rand = new Random(2);
    run(
      60 * 240,
      (pad) => {
        for (const side of SIDES) pad[side] = false;
        if (rand.chance(0.4)) pad[rand.pick(SIDES)] = true;
      },
      () => state().stuck,
    );
    expect(state().stuck).toBe(true);
    for (const side of SIDES) play.virtual[side] = false;
    run(30);
    for (let i = 0; i < 400 && state().history.length > 0; i++) press('a');
    expect(state().stuck).toBe(false);
  });

  it('lets the bot mend what another has done', () => {
    const { play, run } = table(sokoban, designOf('sokoban'), 12);
    play.botMode = 'random';
    run(60 * 5);
    play.botMode = 'win';
    run(60 * 200);
    expect(play.phase).toBe('win');
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

  it('has those who walk about keep to the floor, and cost a life and no more than that step', () => {
    const { run, state, game, press } = table(sokoban, designOf('sokoban', [{ rule: 'levels', n: 1 }]), 2);
    const s = state();
    expect(s.walkers.length).toBeGreaterThan(0);
    const lives = game().lives;
    const way = WAYS.find(
      (one) => s.room.floor[next(s.hero.cell, one)] === 1 && !boxes(s).includes(next(s.hero.cell, one)),
    );
    if (way === undefined) throw new Error('shut in');
    const [walker] = s.walkers;
    if (!walker) throw new Error('nobody there');
    walker.cell = next(s.hero.cell, way);
    const before = s.hero.cell;
    press(SIDES[way] ?? 'up');
    run(20, undefined, () => game().lives < lives);
    expect([game().lives, s.hero.cell, s.history.length]).toEqual([lives - 1, before, 0]);
    // one cell wide and shut: it stays where it is
    const cell = s.room.cells[0] as number;
    expect(patrol({ ...s.room, floor: new Uint8Array(81) }, [], { cell, way: 0 })).toEqual({ cell, way: 0 });
    expect(
      table(sokoban, designOf('sokoban', [{ rule: 'levels', n: 1 }, { rule: 'noEnemies' }]), 2).state().walkers,
    ).toEqual([]);
  });

  it('saves one meeting by the shield', () => {
    const { run, state, game, press } = table(
      sokoban,
      designOf('sokoban', [{ rule: 'levels', n: 1 }, { rule: 'shield' }]),
      2,
    );
    const s = state();
    const [walker] = s.walkers;
    const way = WAYS.find(
      (one) => s.room.floor[next(s.hero.cell, one)] === 1 && !boxes(s).includes(next(s.hero.cell, one)),
    );
    if (!walker || way === undefined) throw new Error('nobody there');
    walker.cell = next(s.hero.cell, way);
    press(SIDES[way] ?? 'up');
    run(20);
    expect([game().lives, s.shields]).toEqual([3, 0]);
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

  it('shares out the number of boxes that the prompt asks for', () => {
    const { play, game, run } = table(sokoban, designOf('sokoban', [{ rule: 'collect', n: 8 }]), 6);
    let sum = 0;
    let level = 0;
    play.botMode = 'win';
    run(60 * 300, undefined, () => {
      if (game().level !== level) sum += boxesOf(game());
      level = game().level;
      return false;
    });
    expect([play.phase, level, sum]).toEqual(['win', 3, 8]);
  });

  it('under a clock has rooms that fit it, and is lost at its end', () => {
    const { play, run, state } = table(sokoban, designOf('sokoban', [{ rule: 'timer', seconds: 30 }]), 6);
    expect(state().puzzle.solution.length).toBeLessThanOrEqual(30);
    run(60 * 32);
    expect(play.phase).toBe('lose');
  });

  it('allows the moves of the prompt, which are enough, and takes a life at the end of them', () => {
    for (const n of [12, 25, 60]) {
      for (let seed = 1; seed <= 10; seed++) {
        const { state, play, run } = table(
          sokoban,
          designOf('sokoban', [{ rule: 'moves', n }, { rule: 'noEnemies' }]),
          seed,
        );
        expect([state().limit, state().puzzle.solution.length <= n]).toEqual([n, true]);
        play.botMode = 'win';
        run(60 * 200);
        expect(play.phase).toBe('win');
      }
    }
  });

  it('makes one step of a long flick, and another of the next', () => {
    const { play, run, state } = table(sokoban, designOf('sokoban', [{ rule: 'noEnemies' }]), 8);
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
