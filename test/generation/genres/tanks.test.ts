/** Tank battles: won by the bot, lost by who only waits; fair fields, shells that bounce, crates that break, and a second person. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { tanks } from '../../../src/generation/genres/tanks/index.js';
import { spread } from '../../../src/generation/genres/tanks/map.js';
import { H, START, W, type State } from '../../../src/generation/genres/tanks/state.js';
import { EMPTY, SOLID } from '../../../src/generation/kit/tiles.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const battle = (rules: Rule[] = [], over: Partial<GameDesign> = {}, seed?: number): Table<State> =>
  table(tanks, designOf('tank_battle', rules, over), seed);

/** An empty field, the hero in the middle of the left and the rival where the test has it, asleep. */
function open(rules: Rule[] = []): Table<State> {
  const t = battle(rules);
  const s = t.state();
  s.tiles.fill(1, 1, W - 2, H - 2, EMPTY);
  s.crates = [];
  s.nextItem = 99_999;
  Object.assign(s.me, { x: 4.5, y: 6.5, heading: 0, turret: 0, reload: 0, safe: 0 });
  Object.assign(s.foe, { x: 5.5, y: 2.5, heading: 0, turret: 0, safe: 0 });
  s.foe.plan.left = 99_999;
  return t;
}

it.each(['easy', 'normal', 'hard'] as const)(
  'is won by its bot in at least 45 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('tank_battle', [], { difficulty });
    const first = tournament(tanks, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(45);
    expectSameAgain(first.traces, tanks, design);
  },
  60_000,
);

it('is lost by who does nothing', () => {
  const t = battle();
  t.run(60 * 180);
  expect([t.play.phase, t.state().me.won]).toEqual(['lose', 0]);
});

it('has a field that is the same for both, and whole', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { tiles } = battle([], {}, seed * 7919).state();
    expect([...tiles.cells]).toEqual([...tiles.cells].toReversed());
    const ways = new Int16Array(W * H);
    spread(tiles, START.me, ways);
    expect([...ways].filter((step, i) => step < 0 && tiles.cells[i] !== SOLID)).toEqual([]);
  }
});

describe('a shell', () => {
  it('that hits makes a point, and who was hit comes back', () => {
    const t = open();
    Object.assign(t.state().foe, { x: 8.5, y: 6.5 });
    t.run(
      60,
      (pad) => (pad.a = true),
      () => t.state().me.won > 0,
    );
    expect([t.state().me.won, t.state().foe.out > 0]).toEqual([1, true]);
    t.run(120, undefined, () => t.state().foe.out === 0);
    expect(t.state().foe.safe).toBeGreaterThan(0);
  });

  it('bounces off one wall and ends at the next', () => {
    const t = open();
    t.run(1, (pad) => (pad.a = true));
    let most = 0;
    t.run(240, (pad) => {
      pad.a = false;
      most = Math.max(most, ...t.state().shells.map(({ x }) => x));
    });
    expect([most > W - 2, t.state().shells.length]).toEqual([true, 0]);
  });

  it('breaks a crate, which opens the way', () => {
    const t = open();
    t.state().crates = [{ x: 7, y: 6, actor: null, hit: 0 }];
    t.state().tiles.set(7, 6, SOLID);
    t.run(
      60,
      (pad) => (pad.a = true),
      () => t.state().crates.length === 0,
    );
    expect(t.state().tiles.get(7, 6)).toBe(EMPTY);
  });

  it('is taken by a shield once', () => {
    const t = open();
    Object.assign(t.state().foe, { x: 8.5, y: 6.5, shield: true });
    t.run(
      60,
      (pad) => (pad.a = true),
      () => !t.state().foe.shield,
    );
    expect([t.state().me.won, t.state().foe.out]).toEqual([0, 0]);
  });
});

it('is for two: the second half of the keyboard drives the other tank', () => {
  const t = open([{ rule: 'twoPlayers' }]);
  const { foe } = t.state();
  const from = foe.y;
  for (let i = 0; i < 60; i++) {
    t.play.tick((game) => {
      game.pad2.down = true;
      game.pad2.ay = 1;
    });
  }
  expect(t.state().human).toBe(true);
  expect(foe.y).toBeGreaterThan(from + 1);
});

it('keeps to how many hits are asked for', () => {
  const t = battle([{ rule: 'points', n: 7 }]);
  expect([t.state().need, t.game().levels]).toEqual([7, 1]);
});
