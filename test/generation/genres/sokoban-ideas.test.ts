/** The rooms of a box-pushing puzzle bring in one idea each, and none is solved without it. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { explore } from '../../../src/generation/genres/sokoban/explore.js';
import { buildIdeaRoom, type Made } from '../../../src/generation/genres/sokoban/idea-rooms.js';
import { IDEAS, type RoomIdea } from '../../../src/generation/genres/sokoban/ideas.js';
import { sokoban } from '../../../src/generation/genres/sokoban/index.js';
import { BARE, passagesOf, roomOf, SIDE, type Room, type Tiles } from '../../../src/generation/genres/sokoban/room.js';
import { canPass, move, trace } from '../../../src/generation/genres/sokoban/rules.js';
import { liveCells, walkTo } from '../../../src/generation/genres/sokoban/solve.js';
import type { State } from '../../../src/generation/genres/sokoban/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import { Session } from '../../../src/generation/kit/session.js';
import { designOf, table } from './playing.js';

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
/** a run that begins at that level */
function levelOf(level: number, rules: Rule[] = []): Session<State> {
  const design = designOf('sokoban', rules);
  return new Session(sokoban, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, level);
}

type OwnRoom = Exclude<RoomIdea, 'plain'>;
const OWN = IDEAS.filter((idea): idea is OwnRoom => idea !== 'plain');
const SEEDS = 40;
const roomsOf = (idea: OwnRoom): Made[] =>
  Array.from({ length: SEEDS }, (_, seed) =>
    buildIdeaRoom(idea, { rand: new Random(seed), n: 2 + (seed % 2), pushes: 5 + (seed % 8), size: seed % 3 }),
  );

const [RIGHT, LEFT] = [0, 2];
/** a corridor of so many cells, from the left, with those tiles on it */
function corridor(n: number, tiles: Partial<Tiles> = {}): Room {
  const floor = new Uint8Array(SIDE * SIDE);
  for (let x = 1; x <= n; x++) floor[SIDE + x] = 1;
  return { ...roomOf('hall', floor), tiles: { ...BARE, ...tiles } };
}
const at = (x: number): number => SIDE + x;

/** The same room without its tiles, or with its door shut for good. */
const without = (room: Room, tiles: Partial<Tiles>): Room => ({ ...room, tiles: { ...BARE, ...tiles } });
/** Whether all boxes come home from there. */
function canBeSolved(room: Room, { puzzle }: Made): boolean {
  const done = puzzle.goals.toSorted((a, b) => a - b).join();
  return explore(room, puzzle, 20_000).some(({ boxes }) => boxes.toSorted((a, b) => a - b).join() === done);
}

describe('levels', () => {
  it.each([
    [[], 8],
    [[{ rule: 'levels', n: 5 }], 5],
    [[{ rule: 'collect', n: 8 }], 3],
    [[{ rule: 'timer', seconds: 60 }], 4],
    [[{ rule: 'moves', n: 30 }], 4],
  ] as const)('with %j are %i', (rules, levels) => expect(levelOf(1, [...rules]).levels).toBe(levels));

  it('bring in one idea each, in their order; of five each has one further on', () => {
    expect(IDEAS.map((_, i) => levelOf(i + 1).state.idea)).toEqual(IDEAS);
    const five = [1, 2, 3, 4, 5].map((level) => levelOf(level, [{ rule: 'levels', n: 5 }]).state.idea);
    expect(five).toEqual(five.toSorted((a, b) => IDEAS.indexOf(a ?? 'plain') - IDEAS.indexOf(b ?? 'plain')));
    expect(new Set(five).size).toBe(5);
  });

  it.each([[{ rule: 'levels', n: 1 }], [{ rule: 'collect', n: 8 }], [{ rule: 'moves', n: 30 }]] as const)(
    'have none with %j',
    (rule) => expect(levelOf(1, [rule]).state.idea).toBeNull(),
  );

  it('get harder from the first to the last', () => {
    const sums = [1, 2].map((seed) => {
      const all = IDEAS.map((_, i) => {
        const design = { ...designOf('sokoban'), seed };
        return new Session(sokoban, { design, seed, ease: 0, pictures: {} }, SILENT, i + 1).state.puzzle.pushes;
      });
      return [all.slice(0, 4), all.slice(4)].map((half) => half.reduce((a, b) => a + b));
    });
    for (const [first = 0, second = 0] of sums) expect(second).toBeGreaterThan(first);
  });
});

describe('rooms of an idea', () => {
  it.each(OWN)('%s: are solved by the solution they come with, in the pushes they name', (idea) => {
    for (const { room, puzzle } of roomsOf(idea)) {
      const { end, pushes } = trace(room, puzzle, puzzle.solution) ?? {};
      const lie = puzzle.own ? end?.boxes : end?.boxes.toSorted((a, b) => a - b);
      expect(lie).toEqual(puzzle.own ? puzzle.goals : puzzle.goals.toSorted((a, b) => a - b));
      expect(pushes).toBe(puzzle.pushes);
      expect(puzzle.boxes.some((box) => puzzle.goals.includes(box)) && !['row', 'gate', 'deepest'].includes(idea)).toBe(
        false,
      );
    }
  });

  it('of a plate can’t be solved while the door stays shut', () => {
    for (const made of roomsOf('plate')) {
      const { door } = made.room.tiles;
      expect(canBeSolved(made.room, made)).toBe(true);
      // no box ever lies outside the room
      expect(canBeSolved(without(made.room, { plate: 0, door }), made)).toBe(false);
    }
  });

  it('of ice let a box slide, and would be another puzzle without', () => {
    for (const made of roomsOf('slides')) {
      expect(trace(made.room, made.puzzle, made.puzzle.solution)?.longest).toBeGreaterThan(1);
      const plain = trace(without(made.room, {}), made.puzzle, made.puzzle.solution);
      expect(plain?.end.boxes.join()).not.toBe(made.puzzle.goals.join());
      expect(made.puzzle.goals.filter((c) => made.room.tiles.ice.has(c))).toEqual([]);
    }
  });

  it('of arrows have one there and one back, and both are gone', () => {
    for (const { room, puzzle } of roomsOf('oneway')) {
      const ways = [...room.tiles.arrows.values()];
      expect(Math.abs((ways[0] as number) - (ways[1] as number))).toBe(2);
      const { hero = [] } = trace(room, puzzle, puzzle.solution) ?? {};
      for (const cell of room.tiles.arrows.keys()) expect(hero).toContain(cell);
    }
  });

  it('of colours are longer than where any box would do', () => {
    for (const { room, puzzle } of roomsOf('matching')) {
      const done = puzzle.goals.toSorted((a, b) => a - b).join();
      const any = explore(room, { ...puzzle, own: false }, 20_000).find(
        ({ boxes }) => boxes.toSorted((a, b) => a - b).join() === done,
      );
      expect(any?.depth).toBeLessThan(puzzle.pushes);
    }
  });

  it('of a passage take a box through it, and of a niche fill its end first', () => {
    for (const { room, puzzle } of roomsOf('gate')) {
      const { boxes = [] } = trace(room, puzzle, puzzle.solution) ?? {};
      expect(passagesOf(room).some(({ cell }) => boxes.includes(cell))).toBe(true);
    }
    for (const { room, puzzle } of roomsOf('deepest')) {
      const [inner, outer] = puzzle.goals;
      const { boxes = [] } = trace(room, puzzle, puzzle.solution) ?? {};
      expect(boxes.indexOf(inner as number)).toBeGreaterThanOrEqual(0);
      expect(boxes.lastIndexOf(outer as number)).toBeGreaterThan(boxes.indexOf(inner as number));
    }
  });
});

describe('the rules', () => {
  it('let a box slide over ice to its end, or to what lies there', () => {
    const room = corridor(7, { ice: new Set([at(3), at(4), at(5)]) });
    expect(move(room, { hero: at(1), boxes: [at(2)] }, RIGHT)?.boxes).toEqual([at(6)]);
    expect(move(room, { hero: at(1), boxes: [at(2), at(5)] }, RIGHT)?.boxes).toEqual([at(4), at(5)]);
    expect(move(room, { hero: at(1), boxes: [at(2)] }, RIGHT, (c) => c === at(4))?.boxes).toEqual([at(3)]);
    expect(move(room, { hero: at(1), boxes: [at(2), at(3)] }, RIGHT)).toBeNull();
    expect(move(corridor(7), { hero: at(1), boxes: [at(2)] }, RIGHT)?.boxes).toEqual([at(3)]);
  });

  it('let nobody go against an arrow, on it or off it', () => {
    const room = corridor(5, { arrows: new Map([[at(3), RIGHT]]) });
    const goes = (from: number, way: number): boolean => canPass(room, [], at(from), way);
    expect([goes(2, RIGHT), goes(3, RIGHT), goes(4, LEFT), goes(3, LEFT)]).toEqual([true, true, false, false]);
    expect(move(room, { hero: at(5), boxes: [at(4)] }, LEFT)).toBeNull();
    const may = (c: number, way: number): boolean => canPass(room, [], c, way);
    const free = (c: number): boolean => room.floor[c] === 1;
    expect(walkTo(free, at(1), at(5), may)).toEqual([RIGHT, RIGHT, RIGHT, RIGHT]);
    expect(walkTo(free, at(5), at(1), may)).toBeNull();
    // a box beyond the arrow does not come back to a spot before it
    expect([...liveCells(room, [at(2)])].includes(at(4))).toBe(false);
    expect(liveCells(corridor(5), [at(2)]).has(at(4))).toBe(true);
  });

  it('hold a door open by a box on its plate or in the door, and not else', () => {
    const room = corridor(6, { plate: at(1), door: at(4) });
    const through = (...boxes: number[]): boolean => canPass(room, boxes, at(3), RIGHT);
    expect([through(), through(at(2)), through(at(1)), through(at(4))]).toEqual([false, false, true, true]);
  });
});

describe('a player', () => {
  it('sees a box of a colour at home on its own spot alone', () => {
    const run = levelOf(IDEAS.indexOf('matching') + 1);
    const { boxes, puzzle } = run.state;
    expect(puzzle.own).toBe(true);
    const { play, state, game } = table(sokoban, designOf('sokoban', [{ rule: 'noEnemies' }]));
    play.botMode = 'win';
    for (let i = 0; i < 3000 && game().level < 7; i++) play.tick();
    play.botMode = null;
    const s = state();
    const homes = (order: readonly number[]): boolean[] => {
      s.boxes.forEach((box, i) => (box.cell = s.puzzle.goals[order[i] as number] as number));
      s.history.push({ way: 0, hero: s.hero.cell, boxes: s.boxes.map(({ cell }) => cell), walkers: [] });
      play.virtual.a = true;
      play.tick();
      play.virtual.a = false;
      play.tick();
      return s.boxes.map(({ home }) => home);
    };
    const order = s.boxes.map((_, i) => i);
    expect(homes([...order.slice(1), 0])).not.toContain(true);
    expect(homes(order)).not.toContain(false);
    expect(boxes.length).toBeGreaterThan(1);
  });

  it('is told of the door by the state, for whom it opens', () => {
    const run = levelOf(IDEAS.indexOf('plate') + 1);
    const open = (): unknown => run.snapshot().open;
    expect(open()).toBe(false);
    const [box] = run.state.boxes;
    if (box) box.cell = run.state.room.tiles.plate;
    expect(open()).toBe(true);
    expect('open' in levelOf(1).snapshot()).toBe(false);
  });
});
