/** Tower defence: hands of three kinds, prices, what each tower does, and rules that are kept. */
import { describe, expect, it } from 'vitest';
import { callWave } from '../../../src/generation/genres/tower-defense/field.js';
import { MAKES, upgradeCost, WAYS } from '../../../src/generation/genres/tower-defense/makes.js';
import { slotX } from '../../../src/generation/genres/tower-defense/hands.js';
import { towerDefense } from '../../../src/generation/genres/tower-defense/index.js';
import { nextDeed } from '../../../src/generation/genres/tower-defense/proof.js';
import {
  COLS,
  NEXT,
  ROWS,
  SELL,
  SHOP_H,
  SHOP_Y,
  TOWERS,
  type Foe,
  type State,
} from '../../../src/generation/genres/tower-defense/state.js';
import type { Rule } from '../../../src/generation/design.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const SHOP = SHOP_Y + SHOP_H / 2;
const tableOf = (rules: Rule[] = [], seed?: number) => table(towerDefense, designOf('tower_defense', rules), seed);

/** A press of the pointer at that place. */
function click(t: Table<State>, x: number, y: number): void {
  t.play.virtual.pointer = { x, y, down: true };
  t.run(1);
  t.play.virtual.pointer.down = false;
  t.run(1);
}

/** The first foe of a wave that stands on the field. */
function firstFoe(t: Table<State>): Foe {
  callWave(t.state().field);
  t.run(120, undefined, () => t.state().field.foes.length > 0);
  const foe = t.state().field.foes[0];
  if (!foe) throw new Error('nobody came');
  return foe;
}

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(towerDefense, designOf('tower_defense'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, towerDefense, designOf('tower_defense'));
  }, 240_000);

  it('is lost by who does nothing, and a clock of survival is not won that way', () => {
    const rules: Rule[][] = [[], [{ rule: 'timer', seconds: 20 }, { rule: 'lives', n: 20 }, { rule: 'gentle' }]];
    for (const list of rules) {
      const { play, run } = tableOf(list);
      run(60 * 300);
      expect(play.phase).toBe('lose');
    }
  });

  it('can be finished by pointer alone and by keys alone', () => {
    for (const keys of [false, true]) {
      const t = tableOf([{ rule: 'waves', n: 3 }]);
      // like a person: one deed at a time, by what the builder would like
      for (let i = 0; i < 2500 && t.play.phase === 'play'; i++) {
        const s = t.state();
        const deed = nextDeed(s.field, s.cover);
        if (!deed) {
          t.run(20);
          continue;
        }
        const at = 'up' in deed ? deed.up : deed;
        if (!keys) {
          if (!('up' in deed)) click(t, slotX(TOWERS.indexOf(deed.type) + 1), SHOP);
          click(t, at.c + 0.5, at.r + 0.5);
          if ('up' in deed) click(t, at.c + 0.5, at.r + 0.5);
          continue;
        }
        while (t.state().cursor.c !== at.c && t.play.phase === 'play')
          t.press(t.state().cursor.c < at.c ? 'right' : 'left');
        while (t.state().cursor.r !== at.r && t.play.phase === 'play')
          t.press(t.state().cursor.r < at.r ? 'down' : 'up');
        if (!('up' in deed)) while (t.state().type !== deed.type && t.play.phase === 'play') t.press('b');
        t.press('a');
      }
      expect([keys, t.play.phase]).toEqual([keys, 'win']);
    }
  }, 30_000);

  it('reaches sale and next wave with arrows and one button, through the row below', () => {
    const t = tableOf();
    t.state().field.coins = 500;
    const cell = t.state().field.ground.cells.indexOf(0);
    t.state().cursor = { c: cell % COLS, r: Math.floor(cell / COLS) };
    t.press('a');
    t.press('a');
    expect(t.state().field.towers.map((tower) => tower.level)).toEqual([2]);
    while (t.state().cursor.r < ROWS) t.press('down');
    while (t.state().slot < SELL) t.press('right');
    t.press('a');
    expect(t.state().field.towers).toEqual([]);
    while (t.state().slot < NEXT) t.press('right');
    t.press('a');
    expect(t.state().field.wave).toBe(1);
  });

  it('builds for its price, makes better on the second click only, sells for less than it took', () => {
    const t = tableOf();
    const f = t.state().field;
    f.coins = 200;
    const cell = f.ground.cells.indexOf(0);
    const [x, y] = [(cell % COLS) + 0.5, Math.floor(cell / COLS) + 0.5];
    click(t, slotX(2), SHOP);
    click(t, x, y);
    expect([f.towers[0]?.type, f.coins]).toEqual(['blast', 200 - MAKES.blast.cost]);
    click(t, x, y);
    expect(f.towers[0]?.level).toBe(1);
    const cost = upgradeCost({ type: 'blast', level: 1 });
    click(t, x, y);
    expect([f.towers[0]?.level, f.coins]).toEqual([2, 200 - MAKES.blast.cost - cost]);
    click(t, slotX(SELL), SHOP);
    expect(f.towers).toEqual([]);
    expect(f.coins).toBeLessThan(200);
    // on the way and without money nothing is built
    const way = f.ground.cells.indexOf(1);
    click(t, (way % COLS) + 0.5, Math.floor(way / COLS) + 0.5);
    f.coins = 10;
    click(t, x, y);
    expect(f.towers).toEqual([]);
  });

  it('takes a life from who lets one through, two for two at once, all for a boss', () => {
    const t = tableOf();
    const end = (foe: Foe): void => {
      Object.assign(foe, { leg: 99, ...t.state().field.ground.goal });
    };
    end(firstFoe(t));
    t.run(10);
    expect(t.game().lives).toBe(9);
    callWave(t.state().field);
    t.run(200, undefined, () => t.state().field.foes.length > 1);
    t.state().field.foes.slice(0, 2).forEach(end);
    t.run(12);
    expect(t.game().lives).toBe(7);
    const foe = t.state().field.foes[0] ?? firstFoe(t);
    Object.assign(foe, { way: 'boss' });
    end(foe);
    t.run(20);
    expect(t.game().lives).toBe(0);
  });

  it('saves the first leak of a wave by the shield', () => {
    const t = tableOf([{ rule: 'shield' }]);
    firstFoe(t);
    t.run(300, undefined, () => t.state().field.foes.length > 1);
    for (const lives of [10, 9]) {
      Object.assign(t.state().field.foes[0] ?? {}, { leg: 99 });
      t.run(10);
      expect([t.game().lives, t.state().shield]).toEqual([lives, false]);
    }
    callWave(t.state().field);
    t.run(2);
    expect(t.state().shield).toBe(true);
  });

  it('slows by chill, hits a crowd by blast, two at once with multiBall, faster with rapidFire', () => {
    const beaten = (rules: Rule[]): number => {
      const t = tableOf(rules, 7919);
      const f = t.state().field;
      // more than one tower can beat, or all do the same
      f.tough *= 3;
      f.coins = 40;
      t.state().drops = [];
      const deed = nextDeed(f, t.state().cover);
      if (!deed || 'up' in deed) throw new Error('no place');
      click(t, deed.c + 0.5, deed.r + 0.5);
      f.coins = 0;
      callWave(f);
      let hurt = 0;
      t.run(60 * 25, undefined, () => {
        hurt = Math.max(hurt, f.beaten * 1000 + f.foes.reduce((sum, foe) => sum + foe.most - foe.hp, 0));
        return false;
      });
      return hurt;
    };
    const plain = beaten([]);
    expect(beaten([{ rule: 'rapidFire' }])).toBeGreaterThan(plain);
    expect(beaten([{ rule: 'multiBall' }])).toBeGreaterThan(plain);

    const t = tableOf();
    const f = t.state().field;
    const foe = firstFoe(t);
    t.run(90);
    const close = [...f.ground.cells.keys()].find(
      (i) =>
        f.ground.cells[i] === 0 && (foe.x - (i % COLS) - 0.5) ** 2 + (foe.y - Math.floor(i / COLS) - 0.5) ** 2 < 2.2,
    );
    if (close === undefined) throw new Error('no cell by the way');
    f.coins = 500;
    click(t, slotX(3), SHOP);
    click(t, (close % COLS) + 0.5, Math.floor(close / COLS) + 0.5);
    t.run(60, undefined, () => foe.slow > 0);
    const from = foe.gone;
    t.run(30);
    expect(foe.gone - from).toBeLessThan(foe.speed * 0.5 * 0.6);
  });

  it('wins only with the number that the prompt asks for, and pulls it in with magnet', () => {
    const t = tableOf([{ rule: 'collect', n: 15 }]);
    t.play.botMode = 'win';
    let early = false;
    t.run(60 * 400, undefined, () => {
      early ||= t.game().outcome === 'win' && t.state().got < 15;
      return false;
    });
    expect([t.play.phase, early]).toEqual(['win', false]);

    for (const magnet of [true, false]) {
      const pulled = tableOf(magnet ? [{ rule: 'magnet' }] : []);
      const [item] = pulled.game().design.cast.items;
      if (!item) throw new Error('no item');
      pulled.state().drops.push({ x: 5, y: 1, actor: item, life: 300, pulled: false });
      pulled.run(200, undefined, () => pulled.state().got > 0);
      expect(pulled.state().got).toBe(magnet ? 1 : 0);
    }
  });

  it('has a boss where the prompt wants one and at the end, and the waves that were asked for', () => {
    const bosses = (rules: Rule[]): number[] =>
      tableOf(rules)
        .state()
        .field.plan.flatMap((wave, i) => (wave.list.some((spawn) => spawn.way === 'boss') ? [i + 1] : []));
    expect(bosses([])).toEqual([8]);
    expect(
      bosses([
        { rule: 'bossEvery', n: 2 },
        { rule: 'waves', n: 5 },
      ]),
    ).toEqual([2, 4, 5]);
    expect(tableOf([{ rule: 'waves', n: 12 }]).state().field.waves).toBe(12);
  });

  it('sends later waves faster with speedUp', () => {
    const speed = (rules: Rule[]): number => {
      const t = tableOf(rules);
      t.state().field.wave = 5;
      const { speed: its, way } = firstFoe(t);
      return its / WAYS[way].speed;
    };
    expect(speed([{ rule: 'speedUp' }])).toBeGreaterThan(speed([]) * 1.15);
  });
});
