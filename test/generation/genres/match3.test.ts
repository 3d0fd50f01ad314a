/** Match-3: won by its bot, and never stuck; moves, targets, clock and boss. */
import { describe, expect, it } from 'vitest';
import { BLOCKER, cleared, runs, swaps, typesOf } from '../../../src/generation/genres/match3/grid.js';
import { match3 } from '../../../src/generation/genres/match3/index.js';
import { calm, drag, one, open, still } from './match3-board.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(match3, designOf('match3'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, match3, designOf('match3'));
  }, 240_000);

  it('always has a swap and never a run when it waits, in five games', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { play, run, state } = table(match3, designOf('match3'), seed);
      play.botMode = 'win';
      let waited = 0;
      run(60 * 200, undefined, () => {
        const s = state();
        if (s.phase !== 'ready' || s.plan) return false;
        waited++;
        expect(runs(typesOf(s.cells))).toEqual([]);
        expect(swaps(typesOf(s.cells)).length).toBeGreaterThan(0);
        return false;
      });
      expect(waited).toBeGreaterThan(5);
    }
  });

  it('waits for who does nothing, and is lost by who wastes all moves', () => {
    const idle = table(match3, designOf('match3'));
    idle.run(60 * 60);
    expect(idle.play.phase).toBe('play');
    const t = open();
    const s = t.state();
    s.moves = 1;
    s.targets.forEach((target) => (target.done = -99));
    const [swap] = swaps(typesOf(s.cells));
    if (!swap) throw new Error('no swap');
    drag(t, swap.a, swap.b);
    t.run(60 * 30);
    expect([s.moves, t.play.phase]).toEqual([0, 'lose']);
  });

  it('gives new moves for a life', () => {
    const t = open([calm, { rule: 'lives', n: 2 }]);
    const s = t.state();
    s.moves = 1;
    s.targets.forEach((target) => (target.done = -99));
    const [swap] = swaps(typesOf(s.cells));
    if (!swap) throw new Error('no swap');
    drag(t, swap.a, swap.b);
    still(t);
    expect([t.game().lives, (s.moves ?? 0) > 1]).toEqual([1, true]);
  });

  it('takes the number of the prompt as its target, and a clock instead of moves', () => {
    const order = table(match3, designOf('match3', [{ rule: 'collect', n: 24 }]));
    const { targets } = order.state();
    expect([order.game().levels, targets.map(({ need, actor }) => [need, actor?.name])]).toEqual([1, [[24, 'fish']]]);
    const hurried = table(match3, designOf('match3', [{ rule: 'timer', seconds: 45 }]));
    expect([hurried.state().moves, hurried.game().clockLeft]).toEqual([null, 45]);
    hurried.run(60 * 50);
    expect(hurried.play.phase).toBe('lose');
  });

  it('ends only when the boss is worn down, who throws things in the way meanwhile', () => {
    const { play, game, run, state } = table(
      match3,
      designOf('match3', [one, calm, { rule: 'boss' }, { rule: 'lives', n: 9 }]),
      3,
    );
    const most = state().boss?.most ?? 0;
    expect(most).toBeGreaterThan(20);
    play.botMode = 'win';
    let [early, thrown] = [false, false];
    run(60 * 280, undefined, () => {
      thrown ||= state().cells.some((piece) => piece?.type === BLOCKER);
      early ||= (state().boss?.hp ?? 0) > 0 && game().outcome === 'win';
      return false;
    });
    expect([play.phase, early, state().boss?.hp]).toEqual(['win', false, 0]);
    expect(thrown).toBe(true);
  });

  it('shows a swap to who hesitates', () => {
    const t = open();
    t.run(60 * 8, undefined, () => t.state().hint !== null);
    const { hint } = t.state();
    if (!hint) throw new Error('no hint');
    expect(cleared(typesOf(t.state().cells), hint.a, hint.b).length).toBeGreaterThan(2);
  });

  it('has the prompt’s enemies in the way, and nothing with noEnemies', () => {
    const ways = (rules: Parameters<typeof designOf>[1]): number => {
      let n = 0;
      for (let seed = 1; seed < 12; seed++)
        n += table(match3, designOf('match3', [...(rules ?? []), one]), seed)
          .state()
          .cells.filter((piece) => piece?.type === BLOCKER).length;
      return n;
    };
    expect(ways([])).toBeGreaterThan(0);
    expect(ways([calm])).toBe(0);
    expect(
      table(match3, designOf('match3'))
        .state()
        .blockers.map(({ name }) => name),
    ).toEqual(['walrus']);
  });

  it('gives the moves of the prompt, and asks what they are good for', () => {
    let won = 0;
    for (const n of [10, 20, 40])
      for (let seed = 1; seed <= 5; seed++) {
        const { state, play, run } = table(match3, designOf('match3', [one, { rule: 'moves', n }]), seed);
        expect(state().moves).toBe(n);
        play.botMode = 'win';
        run(60 * 200);
        if (play.phase === 'win') won++;
      }
    expect(won).toBeGreaterThan(13);
  });
});
