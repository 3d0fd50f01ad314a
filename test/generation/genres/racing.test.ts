/** Racing: tracks that never cross or pinch, laps that cannot be cut, rivals that can be lost to, and hands of three kinds that finish first. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { racing } from '../../../src/generation/genres/racing/index.js';
import { START, type State } from '../../../src/generation/genres/racing/state.js';
import { buildTrack, fits, placeAt, ROAD, VERGE } from '../../../src/generation/genres/racing/track.js';
import { Random } from '../../../src/generation/kit/random.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

/** one race, and no cup */
const laps: Rule = { rule: 'laps', n: 3 };
const tableOf = (rules: Rule[] = [], seed?: number) => table(racing, designOf('racing', rules), seed);

/** Where a person looks: some way ahead on the middle of the road, beside the next stone. */
function ahead(s: State): { x: number; y: number } {
  const { track, hero } = s;
  let off = 0;
  for (const stone of s.stones) {
    const left = (stone.along - hero.i + track.long) % track.long;
    if (left < 8) off = stone.off > 0 ? -1.2 : 1.2;
  }
  return placeAt(track, hero.i + 3, off);
}

describe('tracks', () => {
  it('keep apart from themselves and bend no tighter than a car turns, in 400 seeds of four grammars', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      const track = buildTrack(new Random(seed), 120 + (seed % 5) * 10, seed);
      seen.set(track.grammar, (seen.get(track.grammar) ?? 0) + 1);
      expect(track.n).toBe(track.long);
      // by a measure of its own: middle lines of parts that are not neighbours
      let least = Infinity;
      for (let i = 0; i < track.n; i++)
        for (let k = i + 14; k < track.n && k - i <= track.n - 14; k++)
          least = Math.min(
            least,
            Math.hypot((track.x[i] ?? 0) - (track.x[k] ?? 0), (track.y[i] ?? 0) - (track.y[k] ?? 0)),
          );
      expect(least).toBeGreaterThan(2 * (ROAD + VERGE));
      // closed, with even steps
      const steps = Array.from({ length: track.n }, (_, i) => {
        const k = (i + 1) % track.n;
        return Math.hypot((track.x[i] ?? 0) - (track.x[k] ?? 0), (track.y[i] ?? 0) - (track.y[k] ?? 0));
      });
      expect(Math.min(...steps)).toBeGreaterThan(0.5);
      expect(Math.max(...steps)).toBeLessThan(1.5);
    }
    for (const grammar of ['waves', 'streets', 'horseshoe', 'ribbon']) expect(seen.get(grammar)).toBeGreaterThan(80);
  });

  it('that cross or pinch are found out', () => {
    const track = buildTrack(new Random(3), 140, 0);
    expect(fits(track)).toBe(true);
    const eight = {
      ...track,
      x: track.x.map((_, i) => 30 * Math.sin((i / track.n) * 6.2832)),
      y: track.y.map((_, i) => 14 * Math.sin((i / track.n) * 12.5664)),
    };
    expect(fits(eight)).toBe(false);
    expect(fits({ ...track, bend: track.bend.map(() => 0.5) })).toBe(false);
  });

  it('leave a way past every stone, and none at the start', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { state } = tableOf([laps], seed * 131);
      const { stones, mud, track } = state();
      for (const stone of stones) {
        expect(stone.along).toBeGreaterThan(10);
        expect(stone.along).toBeLessThan(track.long);
        const other = [...stones, ...mud].filter((one) => one !== stone && Math.abs(one.along - stone.along) < 2);
        expect(other).toEqual([]);
        expect(ROAD + Math.abs(stone.off)).toBeGreaterThan(2.4);
      }
    }
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(racing, designOf('racing'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, racing, designOf('racing'));
  }, 240_000);

  it('is lost by who does nothing, by rivals or by the clock', () => {
    const lists: Rule[][] = [
      [],
      [{ rule: 'noEnemies' }],
      [{ rule: 'collect', n: 8 }],
      [{ rule: 'timer', seconds: 30 }],
    ];
    for (const rules of lists) {
      const { play, run } = tableOf(rules);
      run(60 * 300);
      expect([rules, play.phase]).toEqual([rules, 'lose']);
    }
  });

  it('can be won with a finger or the mouse alone, and with four keys alone', () => {
    const hands: ((pad: Pad, s: State) => void)[] = [
      (pad, s) => {
        pad.pointer = { ...ahead(s), down: true };
      },
      (pad, s) => {
        const to = ahead(s);
        pad.left = to.x - s.hero.x < -0.8;
        pad.right = to.x - s.hero.x > 0.8;
        pad.up = to.y - s.hero.y < -0.8;
        pad.down = to.y - s.hero.y > 0.8;
      },
    ];
    for (const hand of hands) {
      const t = table(racing, designOf('racing', [], { difficulty: 'easy' }));
      t.run(60 * 200, (pad) => hand(pad, t.state()));
      expect(t.play.phase).toBe('win');
    }
  });

  it('counts a lap only to who drives it: not backwards over the line, not across the grass', () => {
    const t = tableOf([{ rule: 'noEnemies' }]);
    const { track, hero } = t.state();
    t.run(START + 1);
    for (const along of [-6, 2, -6, 2]) {
      Object.assign(hero, placeAt(track, along, 0));
      t.run(2);
    }
    expect(t.state().lap).toBe(1);
    // put on the other side of the course it is held where it was
    Object.assign(hero, placeAt(track, track.long / 2, 0));
    t.run(2);
    expect(Math.abs(hero.gone)).toBeLessThan(20);
    expect(t.state().lap).toBe(1);
  });

  it('keeps the fence: nobody leaves the strip beside the road', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const t = tableOf([{ rule: 'noEnemies' }], seed);
      let frame = 0;
      t.run(
        60 * 40,
        (pad) => {
          frame++;
          pad.ax = Math.cos(Math.floor(frame / 70) * 2.4);
          pad.ay = Math.sin(Math.floor(frame / 70) * 2.4);
        },
        () => {
          expect(Math.abs(t.state().hero.off)).toBeLessThan(ROAD + VERGE);
          return false;
        },
      );
    }
  });

  it('has the laps and rivals that were asked for, each of the cast in turn', () => {
    const { state, game } = tableOf([
      { rule: 'laps', n: 5 },
      { rule: 'rivals', n: 4 },
    ]);
    expect([state().laps, state().rivals.length, game().goal?.of]).toEqual([5, 4, 5]);
    expect(new Set(state().rivals.map((rival) => rival.actor.name))).toEqual(new Set(['walrus', 'polar bear']));
    expect(tableOf([{ rule: 'noEnemies' }]).state().rivals).toEqual([]);
  });

  it('is lost when a rival is over the line first, on easy when two are', () => {
    for (const [difficulty, places] of [
      ['normal', 1],
      ['easy', 2],
    ] as const) {
      const t = table(racing, designOf('racing', [laps], { difficulty }));
      expect(t.state().podium).toBe(places);
      t.run(START + 10);
      const full = t.state().laps * t.state().track.long;
      t.state().rivals.forEach((rival, n) => (rival.gone = n < places ? full - 1 : 0));
      t.run(200);
      expect(t.play.phase).toBe('lose');
      // and won by who comes right behind the one that may be first
      const other = table(racing, designOf('racing', [laps], { difficulty }));
      other.run(START + 10);
      other.state().rivals.forEach((rival, n) => (rival.gone = n < places - 1 ? full + 1 : 0));
      other.state().hero.gone = full - 0.01;
      other.run(
        200,
        (pad) => (pad.pointer = { ...placeAt(other.state().track, other.state().hero.i + 3, 0), down: true }),
      );
      expect(other.play.phase).toBe('win');
    }
  });

  it('boosts by items, slows in mud and on grass, spins at a stone', () => {
    const t = tableOf([{ rule: 'noEnemies' }]);
    t.run(START);
    const s = t.state();
    const speedAt = (along: number, off: number, frames = 40): number => {
      const at = placeAt(s.track, along, off);
      Object.assign(s.hero, at, {
        vx: Math.cos(at.h) * 7,
        vy: Math.sin(at.h) * 7,
        i: Math.floor(along),
        spin: 0,
        boost: 0,
        seen: along,
      });
      let v = 0;
      t.run(frames, (pad) => {
        const to = placeAt(s.track, s.hero.i + 3, off);
        pad.pointer = { ...to, down: true };
        v = Math.hypot(s.hero.vx, s.hero.vy);
      });
      return v;
    };
    const clear = s.track.long - 12;
    const boosts = s.boosts.splice(0);
    const road = speedAt(clear, 0);
    expect(speedAt(clear, ROAD + 0.6)).toBeLessThan(road * 0.75);
    const [mud] = s.mud;
    if (!mud) throw new Error('no mud');
    expect(speedAt(mud.along - 0.2, mud.off, 4)).toBeLessThan(road);
    const [boost] = boosts;
    if (!boost) throw new Error('no boost');
    s.boosts.push(boost);
    const got = s.got;
    speedAt(boost.along - 0.5, boost.off, 10);
    expect(s.got).toBe(got + 1);
    expect(s.hero.boost).toBeGreaterThan(30);
    const [stone] = s.stones;
    if (!stone) throw new Error('no stone');
    speedAt(stone.along - 0.6, stone.off, 6);
    expect(s.hero.spin).toBeGreaterThan(0);
  });

  it('takes lives for crashes where they were asked for, and a shield saves one', () => {
    const crashed = (rules: Rule[]): number => {
      const t = tableOf([...rules, { rule: 'noEnemies' }]);
      t.run(START);
      const s = t.state();
      const [stone] = s.stones;
      if (!stone) throw new Error('no stone');
      Object.assign(s.hero, { x: stone.x, y: stone.y, i: Math.floor(stone.along), seen: stone.along });
      t.run(3);
      return t.game().lives;
    };
    expect(crashed([{ rule: 'lives', n: 3 }])).toBe(2);
    expect(crashed([{ rule: 'lives', n: 3 }, { rule: 'shield' }])).toBe(3);
    expect(crashed([])).toBe(0);
  });

  it('sends a champion into the last lap with boss, ahead of the hero', () => {
    const t = tableOf([{ rule: 'boss' }]);
    t.play.botMode = 'win';
    t.run(60 * 120, undefined, () => t.state().lap === t.state().laps);
    const boss = t.state().rivals.find((rival) => rival.boss);
    expect(boss && boss.gone > t.state().hero.gone).toBe(true);
    expect(boss?.actor.name).toBe('polar bear');
  });

  it('has a nitro on the button with dash, and more reach with magnet', () => {
    const t = tableOf([{ rule: 'dash' }]);
    t.run(START + 2);
    t.press('a');
    expect(t.state().hero.boost).toBeGreaterThan(30);
    const plain = tableOf();
    plain.run(START + 2);
    plain.press('a');
    expect(plain.state().hero.boost).toBe(0);
    for (const magnet of [true, false]) {
      const m = tableOf(magnet ? [{ rule: 'magnet' }, { rule: 'noEnemies' }] : [{ rule: 'noEnemies' }]);
      m.run(START);
      const [boost] = m.state().boosts;
      if (!boost) throw new Error('no boost');
      Object.assign(m.state().hero, { x: boost.x + 1.8, y: boost.y, i: Math.floor(boost.along) });
      m.run(1);
      expect(m.state().got).toBe(magnet ? 1 : 0);
    }
  });

  it('is over with the number that the prompt asks for', () => {
    const t = tableOf([{ rule: 'collect', n: 15 }]);
    t.play.botMode = 'win';
    t.run(60 * 200);
    expect(t.play.phase).toBe('win');
    expect(t.state().got).toBe(15);
  });
});
