/** Clicker: goals made from what a slow player earns, upgrades that are needed, rivals, orders and thieves that cost lives, and hands of every sort. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import {
  buy,
  clickOf,
  earn,
  HAND,
  incomeOf,
  newEconomy,
  priceOf,
  simulate,
} from '../../../src/generation/genres/clicker/economy.js';
import { cardX } from '../../../src/generation/genres/clicker/hands.js';
import { clicker } from '../../../src/generation/genres/clicker/index.js';
import { HEART, SHOP, type State } from '../../../src/generation/genres/clicker/state.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

describe('the economy', () => {
  it('sells only what the bank can pay, at rising prices', () => {
    const e = newEconomy();
    expect(buy(e, 1)).toBe(false);
    earn(e, 1000);
    const prices: number[] = [];
    for (let i = 0; i < 5; i++) {
      prices.push(priceOf(e, 1));
      expect(buy(e, 1)).toBe(true);
    }
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(e.bank).toBe(1000 - prices.reduce((sum, price) => sum + price, 0));
    expect(e.earned).toBe(1000);
    expect([clickOf(e), incomeOf(e) > 5]).toEqual([1, true]);
    buy(e, 0);
    expect(clickOf(e)).toBe(2);
  });

  it('pays who buys at least three times what it pays who only clicks', () => {
    for (const seconds of [25, 35, 50]) {
      const shopper = simulate(seconds).at(-1) as number;
      const clickOnly = simulate(seconds, false).at(-1) as number;
      expect(clickOnly).toBeCloseTo(seconds * HAND);
      expect(shopper).toBeGreaterThan(clickOnly * 3);
    }
  });
});

describe('levels', () => {
  it('ask for what a slow player has in time, in three modes, harder at higher skill', () => {
    const modes = new Set<string>();
    for (let seed = 0; seed < 3; seed++) {
      const ends: number[] = [];
      for (const difficulty of ['easy', 'normal', 'hard'] as const) {
        const s = table(clicker, designOf('clicker', [], { difficulty, seed })).state();
        modes.add(s.mode);
        const trace = simulate(120);
        s.milestones.forEach((amount, i) => {
          const seconds = (trace.findIndex((earned) => earned >= amount) + 1) / 10;
          const deadline = s.deadlines[i] ?? s.deadlines.at(-1) ?? 0;
          expect(seconds).toBeLessThan(deadline);
        });
        // the hand alone, never shopping, is too late
        expect((s.deadlines.at(-1) as number) * HAND).toBeLessThan(s.target);
        ends.push((s.deadlines.at(-1) as number) / s.target);
      }
      expect(ends).toEqual(ends.toSorted((a, b) => b - a));
    }
    expect([...modes].toSorted()).toEqual(['orders', 'race', 'raid']);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(clicker, designOf('clicker'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, clicker, designOf('clicker'));
  }, 240_000);

  it('is lost by who does nothing, in every mode, and nothing is earned', () => {
    for (let seed = 0; seed < 3; seed++)
      for (const rules of [[], [{ rule: 'noEnemies' }, { rule: 'gentle' }]] as Rule[][]) {
        const { play, run, state } = table(clicker, designOf('clicker', rules, { seed }));
        run(60 * 400);
        expect([play.phase, state().economy.earned]).toEqual(['lose', 0]);
      }
  });

  it('is lost to the rival and to the orders by who clicks and never buys', () => {
    for (const seed of [0, 1]) {
      const { play, run, state } = table(clicker, designOf('clicker', [{ rule: 'lives', n: 1 }], { seed }));
      let frame = 0;
      run(60 * 300, (pad: Pad) => (pad.a = frame++ % 15 === 0));
      expect([play.phase, state().boss]).toEqual(['lose', null]);
    }
  });

  const easy = (seed: number, rules: Rule[] = []): GameDesign =>
    designOf('clicker', [{ rule: 'levels', n: 1 }, ...rules], { difficulty: 'easy', seed });
  /** what is worth buying now, dearest first, if the bank has it */
  const affordable = (s: State): number => {
    const e = s.economy;
    if (s.boss || e.earned > s.target * 0.8) return -1;
    return [2, 1, 0].find((i) => e.bank >= priceOf(e, i) && (e.owned[i] as number) < 6) ?? -1;
  };

  it('can be finished with the keyboard alone, in each mode', () => {
    for (let seed = 0; seed < 3; seed++) {
      const { play, run, state } = table(clicker, easy(seed));
      let frame = 0;
      run(60 * 300, (pad: Pad) => {
        pad.a = pad.left = pad.right = pad.down = pad.up = false;
        if (++frame % 6 !== 0) return;
        const s = state();
        const want = affordable(s);
        if (s.golden.length > 0) pad.up = true;
        else if (want >= 0 && s.cursor !== want) pad[s.cursor < want ? 'right' : 'left'] = true;
        else if (want >= 0) pad.down = true;
        else pad.a = true;
      });
      expect([seed, play.phase]).toEqual([seed, 'win']);
    }
  });

  it('can be finished by clicks and taps alone, in each mode', () => {
    for (let seed = 0; seed < 3; seed++) {
      const { play, run, state } = table(clicker, easy(seed));
      let frame = 0;
      run(60 * 300, (pad: Pad) => {
        if (pad.pointer) pad.pointer.down = false;
        if (++frame % 12 !== 0) return;
        const s = state();
        const want = affordable(s);
        const thief = s.thieves.find((one) => !one.fleeing);
        if (thief) pad.pointer = { x: thief.x, y: thief.y, down: true };
        else if (want >= 0) pad.pointer = { x: cardX(want), y: SHOP.y + 1, down: true };
        else pad.pointer = { x: HEART.x + 0.5, y: HEART.y, down: true };
      });
      expect([seed, play.phase]).toEqual([seed, 'win']);
    }
  });

  it('brings golden things only to who plays, and they pay', () => {
    const idle = table(clicker, designOf('clicker', [{ rule: 'lives', n: 9 }]));
    idle.run(60 * 40);
    expect(idle.state().golden).toEqual([]);
    const { press, run, state } = table(clicker, designOf('clicker', [{ rule: 'lives', n: 9 }]));
    for (let i = 0; i < 8; i++) press('a');
    run(60 * 30, undefined, () => state().golden.length > 0);
    expect(state().golden.length).toBe(1);
    press('up');
    expect([state().golden.length, state().frenzy > 0]).toEqual([0, true]);
    const before = state().economy.earned;
    press('a');
    expect(state().economy.earned - before).toBeGreaterThanOrEqual(3);
  });

  it('lets thieves take a life and a part of the hoard, or a shield, unless they are clicked away', () => {
    for (const shielded of [true, false]) {
      const { game, run, state } = table(
        clicker,
        designOf('clicker', shielded ? [{ rule: 'shield' }] : [], { seed: 2 }),
      );
      const s = state();
      expect(s.mode).toBe('raid');
      earn(s.economy, 100);
      const { lives } = game();
      run(60 * 60, undefined, () => s.economy.bank < 100);
      expect([game().lives, s.shields]).toEqual(shielded ? [lives, 1] : [lives - 1, 0]);
    }
    const { press, run, state } = table(clicker, designOf('clicker', [], { seed: 2 }));
    run(60 * 30, undefined, () => state().thieves.length > 0);
    for (let i = 0; i < 6; i++) press('a');
    expect(state().thieves).toEqual([]);
  });

  it('clicks by itself while the button is held with rapidFire, and not without', () => {
    const earned = [[], [{ rule: 'rapidFire' }]].map((rules) => {
      const { run, state } = table(clicker, designOf('clicker', rules as Rule[], { seed: 0 }));
      run(120, (pad: Pad) => (pad.a = true));
      return state().economy.earned;
    });
    expect(earned[0]).toBe(1);
    expect(earned[1]).toBeGreaterThan(8);
  });

  it('ends with a boss that strikes unless its blow is broken by clicks, and is won only when it is beaten', () => {
    const boss = () => {
      const one = table(
        clicker,
        designOf('clicker', [
          { rule: 'levels', n: 1 },
          { rule: 'lives', n: 3 },
        ]),
      );
      earn(one.state().economy, one.state().target);
      one.run(2);
      expect(one.state().boss?.hp).toBeGreaterThan(10);
      return one;
    };
    const idle = boss();
    idle.run(60 * 60, undefined, () => idle.game().lives < 3);
    expect(idle.game().lives).toBe(2);

    const one = boss();
    let early = false;
    let frame = 0;
    one.run(
      60 * 120,
      (pad: Pad) => (pad.a = frame++ % 10 === 0),
      () => {
        early ||= one.state().boss !== null && one.game().outcome === 'win';
        return false;
      },
    );
    expect([one.play.phase, early, one.game().lives]).toEqual(['win', false, 3]);
  });

  it('counts up to the number of the prompt, and has no rival, thief or boss with noEnemies', () => {
    const { play, game, run, state } = table(
      clicker,
      designOf('clicker', [{ rule: 'collect', n: 25 }, { rule: 'noEnemies' }]),
    );
    expect([game().levels, game().goal?.of]).toEqual([1, 25]);
    play.botMode = 'win';
    let foes = 0;
    run(60 * 200, undefined, () => {
      const s = state();
      foes += s.thieves.length + Number(s.rival !== null) + Number(s.boss !== null);
      return false;
    });
    expect([play.phase, foes, game().goal?.done]).toEqual(['win', 0, 25]);
  });
});
