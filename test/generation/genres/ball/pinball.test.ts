/** Pinball: won by its bot and by nobody who does nothing, balls that are saved, banks that bring balls, and a boss. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../../src/generation/design.js';
import { pinball } from '../../../../src/generation/genres/ball/pinball.js';
import { LANE, OUT } from '../../../../src/generation/genres/ball/pinball-table.js';
import type { State } from '../../../../src/generation/genres/ball/pinball-state.js';
import type { Pad } from '../../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(pinball, designOf('pinball', rules, over));

/** Puts the only ball somewhere. */
function drop(t: Table<State>, x: number, y: number, vx = 0, vy = 0): State['balls'][number]['ball'] {
  const { ball } = t.state().balls[0] as State['balls'][number];
  Object.assign(ball, { x, y, vx, vy });
  return ball;
}

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(pinball, designOf('pinball'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, pinball, designOf('pinball'));
  }, 240_000);

  it('is lost by who does nothing', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { play, run } = table(pinball, designOf('pinball'), seed * 31);
      run(60 * 120);
      expect([seed, play.phase]).toEqual([seed, 'lose']);
    }
  });

  it('launches by every hand, as far as the plunger was pulled', () => {
    const hands: ((pad: Pad) => void)[] = [
      (pad) => (pad.a = true),
      (pad) => (pad.down = true),
      (pad) => (pad.left = true),
      (pad) => (pad.pointer = { x: 9, y: 9, down: true }),
    ];
    for (const hand of hands) {
      const t = tableOf();
      t.run(20);
      t.run(60, hand);
      expect(t.state().pull).toBe(1);
      const { virtual } = t.play;
      Object.assign(virtual, { a: false, down: false, left: false, pointer: null });
      t.run(90, undefined, () => (t.state().balls[0]?.ball.x ?? LANE) < LANE - 1);
      expect(t.state().balls[0]?.ball.x).toBeLessThan(LANE - 1);
    }
  });
});

describe('balls', () => {
  it('come back once while the saver lasts, then cost a life', () => {
    const t = tableOf();
    t.state().saver = 200;
    drop(t, 5, 17);
    t.run(60);
    expect([t.game().lives, t.state().balls.length]).toEqual([3, 1]);
    t.run(200, undefined, () => (t.state().balls[0]?.ball.y ?? 20) < 12);
    drop(t, 5, 17);
    t.run(10);
    expect([t.game().lives, t.state().balls.length]).toEqual([2, 1]);
  });

  it('come back twice after a launch by hand until some targets are down, then once', () => {
    const lostFor = (got: number): number => {
      const t = tableOf();
      t.state().got = got;
      t.run(20);
      t.run(60, (pad) => (pad.a = true));
      t.play.virtual.a = false;
      let lost = 0;
      while (t.game().lives === 3 && lost < 9) {
        t.run(300, undefined, () => (t.state().balls[0]?.ball.y ?? 20) < 12);
        drop(t, 5, 17);
        t.run(2);
        lost++;
      }
      return lost;
    };
    expect([lostFor(0), lostFor(6)]).toEqual([3, 2]);
  });

  it('are shot back out of a way out, once on each side', () => {
    const t = tableOf();
    for (const [side, x] of [OUT / 2, LANE - OUT / 2].entries()) {
      const ball = drop(t, x, 13.5, 0, 4);
      t.run(20);
      expect([ball.vy < 0, t.state().kickers[side]]).toEqual([true, false]);
      drop(t, x, 13.5, 0, 4);
      t.run(20);
      expect(ball.vy).toBeGreaterThan(0);
    }
  });

  it('are thrown up by a flipper and roll off it at rest', () => {
    const thrown = (held: boolean): number => {
      const t = tableOf();
      const ball = drop(t, 4.1, 13.6);
      let top = ball.y;
      t.run(
        60,
        (pad) => (pad.left = held),
        () => ((top = Math.min(top, ball.y)), false),
      );
      return top;
    };
    expect(thrown(true)).toBeLessThan(9);
    expect(thrown(false)).toBeGreaterThan(13);
  });
});

describe('targets', () => {
  /** Rolls the ball against each target of the left bank. */
  const clear = (t: Table<State>): void => {
    for (const { wall } of t.state().targets.filter((_, i) => i % 2 === 0)) {
      drop(t, wall.x1 + 1.2, wall.y1 + 0.3, -9, 0);
      t.run(14);
    }
  };

  it('go down, and a bank that is down brings a ball and stands again', () => {
    const t = tableOf();
    clear(t);
    expect([t.state().got, t.game().goal?.done]).toEqual([3, 3]);
    expect(t.state().targets.every(({ wall }) => wall.on)).toBe(true);
    t.run(100, undefined, () => t.state().balls.length > 1);
    expect(t.state().balls).toHaveLength(2);
  });

  it('win once enough are down, or bring the boss where there is one', () => {
    const plain = tableOf([{ rule: 'collect', n: 3 }]);
    clear(plain);
    plain.run(80);
    expect(plain.play.phase).toBe('win');
    const bossy = tableOf([{ rule: 'collect', n: 3 }, { rule: 'boss' }]);
    clear(bossy);
    drop(bossy, 8, 3);
    bossy.run(20, undefined, () => bossy.state().boss !== null);
    const { boss } = bossy.state();
    expect(boss?.hp).toBe(boss?.most);
    drop(bossy, (boss?.wall.x1 ?? 0) + 2.2, boss?.wall.y1 ?? 0, -9, 0);
    bossy.run(20);
    expect(bossy.state().boss?.hp).toBe((boss?.most ?? 0) - 1);
  });
});
