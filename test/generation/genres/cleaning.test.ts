/** Cleaning: what is dirty is wiped, what burns is put out, what is dark is lit; somebody or something makes it bad again. */
import { describe, expect, it } from 'vitest';
import { GENRES, type Actor, type Rule } from '../../../src/generation/design.js';
import { burning } from '../../../src/generation/genres/cleaning/blaze.js';
import { dirtOf } from '../../../src/generation/genres/cleaning/clean.js';
import { cleaning } from '../../../src/generation/genres/cleaning/index.js';
import { surfaceOf } from '../../../src/generation/genres/cleaning/layout.js';
import { away, type State } from '../../../src/generation/genres/cleaning/state.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { newcomerMedian } from '../newcomer.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const MODES = [undefined, 'fire', 'lamps'] as const;
const design = (rules: Rule[] = [], over = {}) => designOf('cleaning_game', rules, over);
const at = (rules: Rule[] = [], over = {}, seed = 3): Table<State> => table(cleaning, design(rules, over), seed);
const named = (name: string, sprite: string): Actor => ({ name, sprite, traits: [], from: 'prompt' });
const { cast } = design();
const stained = { cast: { ...cast, items: [{ ...named('dust', 'dust-bunny'), from: 'kind' }] } };

describe('the field', () => {
  it.each(MODES)('has no two things in one place: %s', (mode) => {
    for (let seed = 1; seed <= 50; seed++) {
      const { spots, stones, hero } = at([], { mode }, seed).state();
      const all = [...spots, ...stones];
      for (const one of all) {
        expect(all.filter((other) => other !== one && away(one, other) < 0.9)).toEqual([]);
        expect(away(one, hero)).toBeGreaterThan(0.5);
        expect(one.x > 0 && one.x < 15 && one.y > 1 && one.y < 13).toBe(true);
      }
    }
  });

  it.each([
    ['cleaning game: brush the teeth, germs come back', 'teeth'],
    ['cleaning game: a window cleaner wipes the skyscraper', 'panes'],
    ['cleaning game where a robot sucks up the cookies', 'litter'],
    ['cleaning game', 'floor'],
    ['firefighting game', 'houses'],
    ['lamp lighting game', 'lights'],
  ])('%s: %s', (prompt, surface) =>
    expect(surfaceOf({ design: readPrompt({ prompt, seed: 7, supported: GENRES }) })).toBe(surface),
  );
});

describe('a spot', () => {
  it('thins where it is wiped, and shines when it is clean', () => {
    const { state, run } = at([], stained);
    const [one] = state().spots;
    if (!one) throw new Error('no spot');
    Object.assign(state().hero, { x: one.x, y: one.y });
    run(4);
    expect(dirtOf(one)).toBeLessThan(0.95);
    run(60);
    expect(one.good).toBe(true);
  });

  it('is gone over twice where it is stubborn', () => {
    const { state, run } = at([], stained);
    const [one] = state().spots;
    if (!one) throw new Error('no spot');
    one.tough = true;
    Object.assign(state().hero, { x: one.x, y: one.y });
    run(200, undefined, () => !one.tough);
    expect([one.good, dirtOf(one) > 0.3]).toEqual([false, true]);
    run(120);
    expect(one.good).toBe(true);
  });

  it('is fouled by who walks about, who runs off from the tool', () => {
    const enemies = [named('pigeons', 'bird')];
    const { state, run } = at([], { cast: { ...stained.cast, enemies } });
    const [foe] = state().foes;
    const [one] = state().spots;
    if (!foe || !one) throw new Error('nobody there');
    for (const part of one.parts) part.left = 0;
    Object.assign(one, { good: true });
    Object.assign(foe, { x: one.x, y: one.y, mode: 'come', spot: one });
    Object.assign(state().hero, { x: one.x > 7 ? 1 : 14, y: 12 });
    run(120, undefined, () => !one.good);
    expect(dirtOf(one)).toBe(1);
    Object.assign(state().hero, { x: foe.x, y: foe.y });
    run(8);
    expect(foe.mode).toBe('flee');
  });
});

describe('a fire', () => {
  const cats = { mode: 'fire', cast: { ...cast, items: [named('cats', 'cat')] } };

  it('grows by itself, and takes a life with the house', () => {
    const { state, run, game } = at([], { mode: 'fire' });
    run(60 * 60, undefined, () => game().lives < 3);
    expect(state().spots.filter(({ health }) => health <= 0).length).toBe(1);
  });

  it('is put out by water, which is fetched at a hydrant', () => {
    const { state, run } = at([], { mode: 'fire' });
    run(60, undefined, () => burning(state()) > 0);
    const one = state().spots.find(({ heat }) => heat > 0);
    if (!one) throw new Error('nothing burns');
    Object.assign(state().hero, { x: one.x, y: one.y + 1 });
    run(240, undefined, () => state().out > 0);
    expect([state().out, state().water < 1]).toEqual([1, true]);
    const { box, wells, hero } = state();
    Object.assign(hero, { x: box.x + (wells[0]?.u ?? 0) * box.w, y: box.y + (wells[0]?.v ?? 0) * box.h });
    run(90);
    expect(state().water).toBe(1);
  });

  it('is not over before as many are saved as were asked for', () => {
    const { state, run, play } = at(
      [
        { rule: 'collect', n: 8 },
        { rule: 'levels', n: 1 },
      ],
      cats,
    );
    expect(state().guestsAll).toBe(8);
    play.botMode = 'win';
    run(60 * 240);
    expect([play.phase, state().saved]).toEqual(['win', 8]);
  });
});

describe('a lamp', () => {
  it('goes out in a gust, but not behind somebody', () => {
    for (const shielded of [true, false]) {
      const { state, run } = at([], { mode: 'lamps', cast: { ...cast, obstacles: [named('wind', 'wind')] } });
      const s = state();
      for (const one of s.spots) Object.assign(one, { good: true, hold: 1 });
      // one that stays dark keeps the level going
      const [dark, one] = s.spots;
      if (!dark || !one) throw new Error('no lamps');
      Object.assign(dark, { good: false, hold: 0 });
      let kept = 0;
      for (let i = 0; i < 12; i++) {
        Object.assign(one, { good: true, hold: 1 });
        s.gust = { v: one.y / s.box.h, dir: 1, t: -1 };
        const far = { x: one.x > 7 ? 1 : 14, y: one.y > 6 ? 2 : 12 };
        run(81, () => void Object.assign(s.hero, shielded ? { x: one.x + 1.2, y: one.y } : far));
        if (one.good && !dark.good) kept++;
        Object.assign(dark, { good: false, hold: 0 });
      }
      expect(shielded ? kept > 9 : kept < 9).toBe(true);
    }
  });
});

describe('a game', () => {
  it.each(
    MODES.flatMap((mode) => (['easy', 'normal', 'hard'] as const).map((difficulty) => [mode, difficulty] as const)),
  )(
    'is won by its bot at first try in nearly all seeds: %s, %s',
    (mode, difficulty) => {
      const one = design([], { mode, difficulty });
      const played = tournament(cleaning, one);
      expect(played.won).toBeGreaterThanOrEqual(18);
      if (difficulty === 'normal') expectSameAgain(played.traces, cleaning, one);
    },
    400_000,
  );

  it.each(MODES)('is not won by who does nothing: %s', (mode) => {
    const idle = at([], { mode });
    idle.run(60 * 300);
    expect(idle.play.phase).toBe('lose');
  });

  it.each(MODES)('has as many as are asked for, however many: %s', (mode) => {
    const { play, run, state } = at([{ rule: 'collect', n: 45 }], { mode });
    play.botMode = 'win';
    run(60 * 300);
    expect([play.phase, state().need]).toEqual(['win', 45]);
  });

  it.each(MODES)('hurries nobody who is to be gentle with: %s', (mode) => {
    const { play, run, game } = at([{ rule: 'gentle' }], { mode });
    run(60 * 200);
    expect([play.phase, game().lives]).toEqual(['play', 3]);
  });

  it.each(MODES)(
    'lasts a minute for a newcomer: %s',
    (mode) => expect(newcomerMedian(cleaning, design([], { mode }), 12)).toBeGreaterThanOrEqual(60),
    120_000,
  );
});
