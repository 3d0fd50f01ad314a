/** Races by dice: the rules at known positions, dice that can be won by, and who plays; won by the bot, never by doing nothing. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type GameDesign, type Rule } from '../../../../src/generation/design.js';
import { HOUSE, LAST, ludo } from '../../../../src/generation/genres/board/ludo-rules.js';
import { raceBoard } from '../../../../src/generation/genres/board/race-board.js';
import { dieSpot } from '../../../../src/generation/genres/board/race-places.js';
import { rehearse, type Race } from '../../../../src/generation/genres/board/race-rules.js';
import type { State } from '../../../../src/generation/genres/board/race-state.js';
import { go, GOOSE, snakesTrail, trailTrack } from '../../../../src/generation/genres/board/trail-rules.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const MODES = ['ludo', 'snakes', 'goose'] as const;
const designFor = (mode: (typeof MODES)[number], rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('race_board', rules, { mode, ...over });
const HOME = [HOUSE, HOUSE, HOUSE, HOUSE];

describe('ludo', () => {
  const track = ludo(2);
  const at = (mine: number[], theirs: number[] = HOME, turn = 0): Race => ({
    steps: [mine, theirs],
    misses: [0, 0],
    turn,
    throws: 1,
  });
  const targets = (race: Race, pips: number): number[] => track.choices(race, [pips]).map(({ to }) => to);

  it('lets a piece out by a six alone, one at a time, and not onto its own', () => {
    expect(targets(at(HOME), 5)).toEqual([]);
    expect(targets(at(HOME), 6)).toEqual([0]);
    expect(targets(at([0, HOUSE, HOUSE, HOUSE]), 6)).toEqual([6]);
  });

  it('throws again after a six, three times while nobody is out, and else goes round', () => {
    const six = track.after(at(HOME), { piece: 0, pips: 6, to: 0 }).race;
    expect([six.turn, six.throws]).toEqual([0, 1]);
    const shut = track.after(at([3, 9, 9, 9], HOME), { piece: 0, pips: 2, to: 5 }).race;
    expect([shut.turn, shut.throws]).toEqual([1, 3]);
    expect(track.passed(shut)).toMatchObject({ turn: 1, throws: 2 });
    expect(track.passed({ ...shut, throws: 1 })).toMatchObject({ turn: 0, throws: 1 });
    // who stands as far as one gets waits for a six as well
    const full = track.after(at([3, 9, 9, 9], [LAST, LAST - 1, HOUSE, HOUSE]), { piece: 0, pips: 2, to: 5 }).race;
    expect(full.throws).toBe(3);
  });

  it('sends home whom it meets, but nobody from a star', () => {
    // the other one's step 2 is the field 22 of the lap
    const met = track.after(at([19, HOUSE, HOUSE, HOUSE], [2, HOUSE, HOUSE, HOUSE]), { piece: 0, pips: 3, to: 22 });
    expect([met.hits, met.race.steps[1]]).toEqual([[{ seat: 1, piece: 0 }], HOME]);
    const starred = at([22, HOUSE, HOUSE, HOUSE], [5, HOUSE, HOUSE, HOUSE]);
    expect(targets(starred, 3)).toEqual([]);
    expect(targets(starred, 4)).toEqual([26]);
  });

  it('ends by the exact count, when all four are in', () => {
    expect(targets(at([41, 0, HOUSE, HOUSE]), 2)).toEqual([43, 2]);
    expect(targets(at([41, 0, HOUSE, HOUSE]), 3)).toEqual([3]);
    expect([track.winner(at([40, 41, 42, 39])), track.winner(at([40, 41, 42, 43]))]).toEqual([null, 0]);
  });
});

describe('a trail', () => {
  it('of geese carries on, leads, holds, kills, and is gone back over the end', () => {
    const stops = (from: number, pips: number): number[] => go(GOOSE, from, pips).stops;
    expect(stops(1, 4)).toEqual([5, 9, 13]);
    expect(stops(0, 6)).toEqual([6, 12]);
    expect(stops(57, 1)).toEqual([58, 1]);
    expect(stops(60, 5)).toEqual([63, 61]);
    expect(stops(62, 5)).toEqual([63, 59, 54, 49]);
    expect(go(GOOSE, 30, 1).misses).toBe(2);
  });

  it('lets one of two dice be taken, and who waits in the well go when another comes', () => {
    const track = trailTrack(2, GOOSE);
    const race = { steps: [[29], [31]], misses: [0, 2], turn: 0, throws: 1 };
    expect(track.choices(race, [2, 4]).map(({ to }) => to)).toEqual([31, 33]);
    expect(track.after(race, { piece: 0, pips: 2, to: 31 }).race).toMatchObject({ misses: [2, 0], turn: 1 });
    // else the other one misses two turns
    const on = track.after(race, { piece: 0, pips: 4, to: 33 }).race;
    expect([on.turn, on.misses]).toEqual([0, [0, 1]]);
  });

  it.each([
    [10, 10],
    [8, 8],
    [6, 6],
  ])('of %i × %i fields has snakes and ladders that lead to another row, and never on', (cols, rows) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { specials, last } = snakesTrail(cols, rows, new Random(seed));
      const all = [...specials];
      expect(all.filter(([from, { n }]) => n > from).length).toBeGreaterThanOrEqual(3);
      expect(all.filter(([from, { n }]) => n < from).length).toBeGreaterThanOrEqual(3);
      for (const [from, { n }] of all) {
        expect(Math.floor((from - 1) / cols)).not.toBe(Math.floor((n - 1) / cols));
        expect([specials.has(n), from < last, n > 1]).toEqual([false, true, true]);
      }
    }
  });

  it('of numbers takes no die that is too much', () => {
    const track = trailTrack(2, { last: 100, bounces: false, specials: new Map() });
    const race = { steps: [[97], [0]], misses: [0, 0], turn: 0, throws: 1 };
    expect(track.choices(race, [3, 4]).map(({ to }) => to)).toEqual([100]);
    expect(track.passed(race).turn).toBe(1);
  });
});

it('care wins more often than chance, against each strength less', () => {
  const trail = trailTrack(2, snakesTrail(10, 10, new Random(5)));
  for (const track of [ludo(2), trail]) {
    const won = (careless: number): number =>
      Array.from({ length: 150 }, (_, i) => rehearse(track, i % 2, i * 977, careless).winner).filter((one) => one === 0)
        .length;
    const [easy, hard] = [won(0.75), won(0)];
    expect(easy).toBeGreaterThan(95);
    expect(hard).toBeLessThan(easy - 10);
  }
});

describe.each(MODES)('a game of %s', (mode) => {
  it.each(DIFFICULTIES)(
    'is won by its bot in at least 19 of 20 seeds at %s, the same way each time',
    (difficulty) => {
      const design = designFor(mode, [], { difficulty });
      const first = tournament(raceBoard, design);
      expect(first.won).toBeGreaterThanOrEqual(19);
      expectSameAgain(first.traces, raceBoard, design);
    },
    60_000,
  );

  it('waits for who does nothing', () => {
    const { run, play, state } = table(raceBoard, designFor(mode));
    run(60 * 60);
    expect([play.phase, state().phase, state().race.turn]).toEqual(['play', 'throw', 0]);
  });

  it('is as many as were asked for', () => {
    for (const n of [1, 2, 3])
      expect(table(raceBoard, designFor(mode, [{ rule: 'rivals', n }])).state().seats).toBe(n + 1);
  });
});

describe('hands', () => {
  const throwAndWait = (t: Table<State>, hands: () => void): void => {
    hands();
    t.run(200, undefined, () => t.state().phase !== 'tumble');
  };

  it('throw by a key, go from die to die, and take one', () => {
    const t = table(raceBoard, designFor('snakes'));
    Object.assign(t.state(), { dice: [], phase: 'throw' });
    throwAndWait(t, () => t.press('a'));
    const s = t.state();
    Object.assign(s, { dice: [2, 5], choices: s.track.choices(s.race, [2, 5]), phase: 'choose', picked: 0 });
    t.press('right');
    expect(s.picked).toBe(1);
    t.press('a');
    expect([s.phase, s.next?.steps[0]]).toEqual(['walk', s.track.after(s.race, s.choices[1]!).race.steps[0]]);
  });

  it('throw and choose by a finger', () => {
    const t = table(raceBoard, designFor('goose'));
    const s = t.state();
    const tap = (nth: number): void => {
      const at = dieSpot(s.grid, 2, nth);
      t.run(1, (pad) => (pad.pointer = { ...at, down: true }));
      t.run(1, (pad) => (pad.pointer = { ...at, down: false }));
    };
    throwAndWait(t, () => tap(0));
    Object.assign(s, { dice: [1, 3], choices: s.track.choices(s.race, [1, 3]), phase: 'choose' });
    tap(1);
    expect(s.next?.steps[0]).toEqual([3]);
  });

  it('of a second person take the second seat, with dice of their own', () => {
    const t = table(raceBoard, designFor('ludo'));
    const before = t.state().fate;
    t.game().pad2.left = true;
    t.run(1);
    t.game().pad2.left = false;
    const s = t.state();
    expect([s.two, s.fate === before]).toEqual([true, false]);
    Object.assign(s, { race: { ...s.race, turn: 1 }, phase: 'throw' });
    t.run(300);
    expect([s.race.turn, s.phase]).toEqual([1, 'throw']);
  });
});

it('a game that is lost costs a life and begins again, and the last life ends it', () => {
  const t = table(raceBoard, designFor('snakes', [{ rule: 'lives', n: 2 }]));
  const lose = (): void => {
    Object.assign(t.state(), { phase: 'over', winner: 1, t: 0 });
    t.run(100, undefined, () => t.state().phase === 'throw');
  };
  lose();
  expect([t.play.phase, t.game().lives, t.state().race.steps[0]]).toEqual(['play', 1, [0]]);
  t.run(120);
  lose();
  t.run(120);
  expect(t.play.phase).toBe('lose');
});
