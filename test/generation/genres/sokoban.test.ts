/** Sokoban: won by its bot, never by doing nothing; who walks about, and the rules of the prompt. */
import { describe, expect, it } from 'vitest';
import { boxesOf, sokoban } from '../../../src/generation/genres/sokoban/index.js';
import { next, WAYS } from '../../../src/generation/genres/sokoban/room.js';
import { patrol, type State } from '../../../src/generation/genres/sokoban/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const SIDES = ['right', 'down', 'left', 'up'] as const;
const boxes = (s: State): number[] => s.boxes.map(({ cell }) => cell);

describe('a game', () => {
  it('is won by its bot at first try in at least 19 of 20 seeds, the same way each time', () => {
    const first = tournament(sokoban, designOf('sokoban'));
    expect(first.won).toBeGreaterThanOrEqual(19);
    expectSameAgain(first.traces, sokoban, designOf('sokoban'));
  }, 240_000);

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
});
