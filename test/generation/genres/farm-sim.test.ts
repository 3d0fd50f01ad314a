/** Farm: crops that need water and time, orders that can be filled in their time, pests, and an end at the festival. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { work, workAt } from '../../../src/generation/genres/farm-sim/crops.js';
import { barred, cellAt, COLS, middle } from '../../../src/generation/genres/farm-sim/field.js';
import { IDEAS } from '../../../src/generation/genres/farm-sim/ideas.js';
import { farmSim } from '../../../src/generation/genres/farm-sim/index.js';
import { seedOf } from '../../../src/generation/genres/farm-sim/orders.js';
import { wetFrames, type Bed, type State } from '../../../src/generation/genres/farm-sim/state.js';
import { ideasOf } from '../../../src/generation/package/ideas.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const calm = { rule: 'noEnemies' } as const;
const firstBed = (s: State): Bed => {
  const [bed] = s.beds;
  if (!bed) throw new Error('no bed');
  return bed;
};

describe('a bed', () => {
  it('is tilled, sown with what is wanted, watered twice and harvested for the order', () => {
    const { game, state, run } = table(farmSim, designOf('farm_sim', [calm]), 3);
    run(40);
    const s = state();
    s.nextRain = 1e6;
    const bed = firstBed(s);
    bed.stage = 'wild';
    const wanted = s.orders[0]?.wants[0];
    if (!wanted) throw new Error('nobody wants anything');
    const done: string[] = [];
    for (let frame = 0; frame < 60 * 40 && wanted.done === 0; frame++) {
      const what = workAt(game(), s, bed);
      if (what && s.busy === 0) {
        done.push(work(game(), s, bed) ? what : 'nothing');
      }
      run(1);
    }
    expect(done).toEqual(['till', 'sow', 'water', 'water', 'harvest']);
    expect([wanted.done, s.delivered, bed.stage, bed.type]).toEqual([1, 1, 'soil', wanted.type]);
  });

  it('does not grow without water, and withers', () => {
    const { state, run } = table(farmSim, designOf('farm_sim', [calm, { rule: 'lives', n: 20 }]), 3);
    const s = state();
    s.nextRain = 1e6;
    const bed = firstBed(s);
    Object.assign(bed, { stage: 'crop', grown: 0.4, wet: 60, dry: 0 });
    run(60);
    const grown = bed.grown;
    expect(grown).toBeGreaterThan(0.4);
    run(60 * 10);
    expect([bed.stage, bed.grown]).toEqual(['crop', grown]);
    run(60 * 10);
    expect(bed.stage).toBe('soil');
  });

  it('is watered by rain', () => {
    const { game, state, run } = table(farmSim, designOf('farm_sim', [calm]), 3);
    const s = state();
    const bed = firstBed(s);
    Object.assign(bed, { stage: 'crop', grown: 0.2, wet: 0, dry: 0 });
    s.nextRain = 2;
    run(5);
    expect(s.rain).toBeGreaterThan(0);
    expect(bed.wet).toBeGreaterThan(wetFrames(game(), s) - 10);
  });

  it('is sown with what no order has enough of yet', () => {
    const { state, run } = table(farmSim, designOf('farm_sim', [calm]), 3);
    run(40);
    const s = state();
    const first = seedOf(s);
    const want = s.orders[0]?.wants[0];
    expect(first).toBe(want?.type);
    s.beds.slice(0, want?.n).forEach((bed) => Object.assign(bed, { stage: 'crop', type: first, grown: 0.1 }));
    s.coming.splice(0, s.coming.length, ...s.coming.filter((one) => one.wants[0]?.type !== first));
    expect(seedOf(s)).not.toBe(first);
  });
});

describe('a level', () => {
  it('brings in one idea each, told in a line, which is there; a number or a clock is as it was', () => {
    const met: (string | null)[] = [];
    const had = { thieves: 0, rain: 0, giants: 0, orders: 0, wet: Infinity, feast: 0 };
    const early = { pests: 0, rain: 0 };
    const { play, game, state, run } = table(farmSim, designOf('farm_sim'));
    play.botMode = 'win';
    run(60 * 500, undefined, () => {
      const s = state();
      if (met.at(-1) !== s.idea) met.push(s.idea);
      if (s.idea === 'plain') early.pests += s.pests.length;
      if (s.idea === 'plain' || s.idea === 'thieves' || s.idea === 'drought') early.rain += s.rain;
      if (s.idea === 'thieves') had.thieves += s.pests.length;
      if (s.idea === 'shower') had.rain += s.rain;
      if (s.idea === 'giants') had.giants += s.beds.filter(({ giant }) => giant).length;
      if (s.idea === 'market') had.orders = Math.max(had.orders, s.orders.length);
      if (s.idea === 'drought')
        had.wet = Math.min(had.wet, wetFrames(game(), s) / wetFrames(game(), { ...s, idea: null }));
      if (s.orders.some(({ festival }) => festival)) had.feast += Number(s.idea === 'feast') || Number.NaN;
      return false;
    });
    expect([met, play.phase, early]).toEqual([IDEAS, 'win', { pests: 0, rain: 0 }]);
    expect(Math.min(had.thieves, had.rain, had.giants, had.feast)).toBeGreaterThan(0);
    expect([had.orders > 2, had.wet < 1]).toEqual([true, true]);
    expect(Object.keys(ideasOf(designOf('farm_sim')).ideas ?? {})).toEqual(IDEAS.slice(1));
    const like = (rule: Rule): [number, string | null] => {
      const one = table(farmSim, designOf('farm_sim', [rule]));
      return [one.game().levels, one.state().idea];
    };
    expect(like({ rule: 'collect', n: 14 })).toEqual([1, null]);
    expect(like({ rule: 'timer', seconds: 60 })).toEqual([3, null]);
    expect(like({ rule: 'levels', n: 3 })).toEqual([3, 'plain']);
    expect(like({ rule: 'noEnemies' })[0]).toBe(IDEAS.length - 1);
  });

  it('counts a huge crop for two, which takes longer', () => {
    const { game, state, run } = table(farmSim, designOf('farm_sim', [calm]), 3);
    run(40);
    const s = state();
    const [bed, other] = s.beds as [Bed, Bed];
    const type = s.orders[0]?.wants[0]?.type ?? 0;
    for (const one of [bed, other]) Object.assign(one, { stage: 'crop', type, grown: 0, wet: 1e6 });
    bed.giant = true;
    run(60);
    expect(bed.grown).toBeLessThan(other.grown);
    bed.grown = 1;
    const before = s.delivered + game().score;
    work(game(), s, bed);
    expect([s.flyers.length, s.delivered + game().score > before, bed.giant]).toEqual([2, true, false]);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 19 of 20 seeds, the same way each time', () => {
    const first = tournament(farmSim, designOf('farm_sim'));
    expect(first.won).toBeGreaterThanOrEqual(19);
    expectSameAgain(first.traces, farmSim, designOf('farm_sim'));
  }, 240_000);

  it('is lost by who does nothing, at every difficulty', () => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const) {
      const { play, run } = table(farmSim, designOf('farm_sim', [], { difficulty }));
      run(60 * 400);
      expect(play.phase).toBe('lose');
    }
  });

  it('keeps the hero on the field and out of what is in the way', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { play, state, run } = table(farmSim, designOf('farm_sim', [{ rule: 'dash' }]), seed);
      play.botMode = 'random';
      run(60 * 40, undefined, () => {
        const { x, y } = state().hero;
        const c = cellAt(x, y);
        expect([c >= 0, barred(state().field, c)]).toEqual([true, false]);
        return false;
      });
    }
  });

  it('can be finished by taps alone', () => {
    const { play, state, game, run } = table(
      farmSim,
      designOf('farm_sim', [{ rule: 'levels', n: 1 }, { rule: 'gentle' }, { rule: 'lives', n: 9 }]),
      4,
    );
    let frame = 0;
    let turn = 0;
    run(60 * 280, (pad) => {
      const s = state();
      if (frame++ % 40 === 0) {
        const open = s.beds.filter((bed) => {
          const what = workAt(game(), s, bed);
          return (
            what === 'water' ||
            what === 'harvest' ||
            (what !== null && s.beds.filter(({ stage }) => stage === 'crop').length < 5)
          );
        });
        const bed = open[turn++ % Math.max(1, open.length)];
        if (bed && s.jobs.length === 0) pad.pointer = { ...middle(bed.c), down: true };
      } else if (frame % 40 === 6 && pad.pointer) pad.pointer.down = false;
    });
    expect(play.phase).toBe('win');
  });

  it('does all the work of a row that a finger strokes', () => {
    const { play, state, run } = table(farmSim, designOf('farm_sim', [calm]), 4);
    run(40);
    const s = state();
    const row = s.beds.filter((bed) => Math.floor(bed.c / COLS) === Math.floor(firstBed(s).c / COLS)).slice(0, 3);
    for (const bed of row) {
      play.virtual.pointer = { ...middle(bed.c), down: true };
      run(2);
    }
    play.virtual.pointer = { ...middle(row[0]?.c ?? 0), down: false };
    run(60 * 8, undefined, () => s.jobs.length === 0);
    for (const bed of row) expect([bed.stage, bed.wet > 0]).toEqual(['crop', true]);
  });

  it('has pests that eat what is left alone, and run from the hero', () => {
    const { state, run } = table(
      farmSim,
      designOf('farm_sim', [
        { rule: 'lives', n: 20 },
        { rule: 'levels', n: 1 },
      ]),
      6,
    );
    const s = state();
    s.nextRain = 1e6;
    const bed = firstBed(s);
    const ripe = (): void => void Object.assign(bed, { stage: 'crop', grown: 1, wet: 1e6 });
    ripe();
    run(60 * 60, undefined, () => s.pests.some((pest) => pest.eaten > 0));
    expect(s.pests.some((pest) => pest.eaten > 0)).toBe(true);
    run(60 * 5, undefined, () => bed.stage === 'soil');
    expect(bed.stage).toBe('soil');
    ripe();
    run(60 * 60, undefined, () => s.pests.some((pest) => pest.eaten > 0));
    const thief = s.pests.find((pest) => pest.eaten > 0);
    if (!thief) throw new Error('nobody came');
    Object.assign(s.hero, { x: thief.x, y: thief.y + 0.5 });
    run(5);
    expect([thief.scared > 0, bed.stage]).toEqual([true, 'crop']);
    const none = table(farmSim, designOf('farm_sim', [calm, { rule: 'lives', n: 20 }]), 6);
    Object.assign(firstBed(none.state()), { stage: 'crop', grown: 1 });
    none.run(60 * 60);
    expect(none.state().pestsMade).toBe(0);
  });

  it('ends with the festival, for which everything is wanted', () => {
    const { play, state, run, game } = table(farmSim, designOf('farm_sim', [{ rule: 'levels', n: 1 }]), 8);
    play.botMode = 'win';
    let feast = 0;
    let last = -1;
    run(60 * 280, undefined, () => {
      const one = state().orders.find((order) => order.festival);
      if (one) feast = one.wants.length;
      last = state().orders.length + state().coming.length;
      return game().outcome !== null;
    });
    expect([game().outcome, feast, last]).toEqual(['win', state().crops.length, 0]);
  });

  it('with a boss ends only when it is chased off for good', () => {
    const { play, state, run, game } = table(
      farmSim,
      designOf('farm_sim', [{ rule: 'levels', n: 1 }, { rule: 'boss' }, { rule: 'lives', n: 9 }]),
      8,
    );
    expect(state().boss).toBe('to come');
    play.botMode = 'win';
    let [came, early] = [false, false];
    run(60 * 290, undefined, () => {
      came ||= state().pests.some((pest) => pest.boss);
      early ||= state().boss !== null && game().outcome === 'win';
      return false;
    });
    expect([play.phase, came, early]).toEqual(['win', true, false]);
  });

  it('takes a life for an order that waited in vain, and forgives one with the shield', () => {
    for (const shield of [true, false]) {
      const { state, game, run } = table(farmSim, designOf('farm_sim', shield ? [{ rule: 'shield' }] : []), 3);
      run(60);
      const [one] = state().orders;
      if (!one) throw new Error('no order');
      one.left = 2;
      run(4);
      expect([game().lives, one.left > 100]).toEqual([shield ? 3 : 2, true]);
    }
  });

  it('keeps the number of the prompt, less where the clock allows less, and brings ripe crops near by with magnet', () => {
    const order = table(farmSim, designOf('farm_sim', [{ rule: 'collect', n: 14 }]), 2);
    expect([order.game().levels, order.state().need]).toEqual([1, 14]);
    order.play.botMode = 'win';
    order.run(60 * 300);
    expect([order.play.phase, order.state().delivered]).toEqual(['win', 14]);
    const hurried = table(
      farmSim,
      designOf('farm_sim', [
        { rule: 'collect', n: 30 },
        { rule: 'timer', seconds: 60 },
      ]),
    );
    expect([hurried.state().need, hurried.game().clockLeft]).toEqual([6, 60]);
    for (const magnet of [true, false]) {
      const { state, run } = table(farmSim, designOf('farm_sim', magnet ? [{ rule: 'magnet' }, calm] : [calm]), 2);
      const s = state();
      run(40);
      const bed = firstBed(s);
      Object.assign(bed, { stage: 'crop', grown: 1, type: 0 });
      const { x, y } = middle(bed.c);
      Object.assign(s.hero, { x: x + 1, y: y + 1 });
      run(2);
      expect(bed.stage).toBe(magnet ? 'soil' : 'crop');
    }
  });
});
