/** Hoops: won by its bot, a basket only from above, misses that cost what the rules say, and a hoop that moves. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../../src/generation/design.js';
import { hoops } from '../../../../src/generation/genres/ball/hoops.js';
import { FLOOR, MOUTH, type State } from '../../../../src/generation/genres/ball/hoops-state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(hoops, designOf('hoops', rules, over));

/** Lets a ball fly from somewhere. */
function fling(t: Table<State>, x: number, y: number, vx = 0, vy = 0): void {
  Object.assign(t.state(), { flying: true, age: 0, scored: false, touched: false, above: false, next: 0 });
  Object.assign(t.state().ball, { x, y, vx, vy });
}
const middleOf = ({ hoop }: State): number => hoop.x - 0.4 - MOUTH;

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(hoops, designOf('hoops'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, hoops, designOf('hoops'));
  }, 240_000);

  it('is not won by who does nothing, and lost by who throws at nothing', () => {
    const idle = tableOf();
    idle.run(60 * 60);
    expect([idle.play.phase, idle.state().made]).toEqual(['play', 0]);
    const careless = tableOf();
    careless.run(60 * 60, (pad) => (pad.a = careless.game().frame % 40 < 20));
    expect(careless.play.phase).toBe('lose');
  });

  it('throws as far as it was charged, by the button as by a pull', () => {
    const pace = (hand: 'a' | 'pointer'): number => {
      const t = tableOf();
      t.run(20);
      t.run(hand === 'a' ? 35 : 4, (pad) => {
        if (hand === 'a') pad.a = true;
        else pad.pointer = { x: 6 - (t.state().drag ? 0.85 : 0), y: 6 + (t.state().drag ? 1.472 : 0), down: true };
      });
      t.run(1, (pad) => {
        pad.a = false;
        if (pad.pointer) pad.pointer.down = false;
      });
      expect(t.state().flying).toBe(true);
      return Math.sqrt(t.state().ball.vx ** 2 + t.state().ball.vy ** 2);
    };
    expect(pace('a')).toBeCloseTo(13.25, 0);
    expect(pace('pointer')).toBeCloseTo(13.25, 0);
  });
});

describe('a basket', () => {
  it('is made from above, not from below', () => {
    const t = tableOf([{ rule: 'noEnemies' }], { difficulty: 'easy' });
    fling(t, middleOf(t.state()), t.state().hoop.y - 2);
    t.run(40);
    expect([t.state().made, t.state().touched]).toEqual([1, false]);
    const below = tableOf([{ rule: 'noEnemies' }], { difficulty: 'easy' });
    fling(below, middleOf(below.state()), below.state().hoop.y + 2, 0, -7.5);
    below.run(40);
    expect(below.state().made).toBe(0);
  });

  it('is made off the board as well', () => {
    const t = tableOf([{ rule: 'noEnemies' }], { difficulty: 'easy' });
    fling(t, middleOf(t.state()) - 0.2, t.state().hoop.y - 2.2, 3.8, 2);
    t.run(60);
    expect([t.state().made, t.state().touched]).toEqual([1, true]);
  });

  it('moves the thrower; four in a row bring a life', () => {
    const t = tableOf([{ rule: 'noEnemies' }, { rule: 'lives', n: 2 }], { difficulty: 'easy' });
    const stands = new Set<number>();
    for (let i = 0; i < 4; i++) {
      stands.add(t.state().stand);
      fling(t, middleOf(t.state()), t.state().hoop.y - 2);
      t.run(200, undefined, () => !t.state().flying);
    }
    expect([stands.size, t.game().lives]).toEqual([4, 3]);
  });
});

describe('a miss', () => {
  const miss = (rules: Rule[]): Table<State> => {
    const t = tableOf([{ rule: 'noEnemies' }, ...rules]);
    fling(t, 3, FLOOR - 2);
    t.run(120, undefined, () => !t.state().flying);
    return t;
  };

  it('costs a life, a shield, a ball, or time alone', () => {
    expect(miss([]).game().lives).toBe(2);
    expect(miss([{ rule: 'shield' }]).game().lives).toBe(3);
    expect(miss([{ rule: 'timer', seconds: 60 }]).game().lives).toBe(3);
    expect(miss([{ rule: 'throws', n: 9 }]).game().lives).toBe(3);
  });

  it('of the last ball ends the game', () => {
    const t = tableOf([{ rule: 'throws', n: 2 }]);
    t.run(60 * 30, (pad) => (pad.a = t.game().frame % 40 < 20));
    expect([t.state().balls, t.play.phase]).toEqual([0, 'lose']);
  });
});

it('the hoop stands still for beginners and moves for others', () => {
  const ways = (difficulty: 'easy' | 'hard'): number => {
    const t = tableOf([], { difficulty });
    const seen = new Set<number>();
    t.run(120, undefined, () => (seen.add(Math.round(t.state().hoop.y * 10)), false));
    return seen.size;
  };
  expect(ways('easy')).toBe(1);
  expect(ways('hard')).toBeGreaterThan(10);
});
