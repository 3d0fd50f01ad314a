/** Dominoes: the rules at known positions, how tiles lie, matches that care can win, hands, and two who don't see each other's tiles. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type GameDesign, type Rule } from '../../../../src/generation/design.js';
import { extentOf, spotsOf } from '../../../../src/generation/genres/board/domino-line.js';
import { chosen, rehearse } from '../../../../src/generation/genres/board/domino-mind.js';
import {
  choicesOf,
  dealt,
  drawn,
  laidOn,
  leftEnd,
  mayDraw,
  passed,
  PIPS,
  resultOf,
  rightEnd,
  type Choice,
  type Round,
} from '../../../../src/generation/genres/board/domino-rules.js';
import { handSpot, type State } from '../../../../src/generation/genres/board/domino-state.js';
import { dominoes } from '../../../../src/generation/genres/board/dominoes.js';
import { winnerOf } from '../../../../src/generation/genres/board/rounds.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const designFor = (rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign => designOf('dominoes', rules, over);
const tile = (a: number, b: number): number =>
  PIPS.findIndex(([low, high]) => low === Math.min(a, b) && high === Math.max(a, b));
const names = (round: Round): string => round.line.map(({ left, right }) => `${left}${right}`).join(' ');
const TWO = { seats: 2, partners: false, draws: true };

/** A round in which these tiles are held. */
const holding = (hands: [number, number][][], over: Partial<Round> = {}): Round => ({
  ...dealt({ ...TWO, seats: hands.length }, 1, 0),
  hands: hands.map((hand) => hand.map(([a, b]) => tile(a, b))),
  stock: [],
  ...over,
});
const laid = (round: Round, ...moves: [number, number, Choice['end']][]): Round =>
  moves.reduce((now, [a, b, end]) => laidOn(now, { tile: tile(a, b), end }), round);

describe('the rules', () => {
  it('deal seven each of 28 different tiles; the highest double must open the match, and later the winner leads with any', () => {
    for (const seats of [2, 3, 4]) {
      const round = dealt({ ...TWO, seats }, seats, null);
      expect(new Set([...round.hands.flat(), ...round.stock]).size).toBe(28);
      expect([round.hands.every((hand) => hand.length === 7), round.stock.length]).toEqual([true, 28 - 7 * seats]);
      expect(choicesOf(round).map((choice) => choice.tile)).toEqual([round.opens]);
      expect(choicesOf(dealt({ ...TWO, seats }, seats, 1)).length).toBe(7);
      const doubles = round.hands.flat().filter((one) => PIPS[one]?.[0] === PIPS[one]?.[1]);
      expect(round.opens).toBe(Math.max(...doubles));
    }
  });

  it('lay tiles where numbers meet, turned as they must be', () => {
    const start = holding([
      [
        [6, 6],
        [2, 4],
      ],
      [
        [6, 2],
        [3, 3],
      ],
    ]);
    const round = laid(start, [6, 6, 'right'], [6, 2, 'left'], [2, 4, 'left']);
    expect([names(round), leftEnd(round), rightEnd(round), round.first]).toEqual(['42 26 66', 4, 6, 2]);
    expect(resultOf(round)).toEqual({ winner: 0, points: 6, blocked: false });
  });

  it('offer each end that fits, and only one where both are alike', () => {
    const hands: [number, number][][] = [
      [
        [5, 5],
        [2, 5],
        [0, 1],
      ],
      [[3, 5]],
    ];
    const both = laid(holding(hands, { turn: 1 }), [3, 5, 'right']);
    expect(choicesOf({ ...both, line: [{ tile: tile(5, 5), left: 5, right: 5 }] })).toEqual([
      { tile: tile(5, 5), end: 'left' },
      { tile: tile(2, 5), end: 'left' },
    ]);
    expect(choicesOf({ ...both, line: [{ tile: tile(2, 5), left: 2, right: 5 }] }).map(({ end }) => end)).toEqual([
      'right',
      'left',
      'right',
    ]);
  });

  it('draw while there is a stock, pass without one, and a blocked line goes to who holds least, less what they hold', () => {
    const stuck = holding([[[0, 1]], [[0, 2]], [[1, 2]]], { line: [{ tile: tile(6, 6), left: 6, right: 6 }] });
    expect(mayDraw({ ...stuck, stock: [tile(6, 5)] })).toBe(true);
    expect(choicesOf(drawn({ ...stuck, stock: [tile(6, 5)] }))).toEqual([{ tile: tile(6, 5), end: 'left' }]);
    expect(mayDraw({ ...stuck, draws: false, stock: [tile(6, 5)] })).toBe(false);
    const over = passed(passed(passed(stuck)));
    expect(over.lacks.every((bits) => bits === 1 << 6)).toBe(true);
    expect(resultOf(over)).toEqual({ winner: 0, points: 1 + 2 + 3 - 2 * 1, blocked: true });
    expect(resultOf(passed(passed(stuck)))).toBeNull();
    const even = holding([[[0, 2]], [[1, 1]]], { passes: 2 });
    expect(resultOf(even)).toEqual({ winner: null, points: 0, blocked: true });
  });

  it('count for pairs together: a partner’s tiles are no gain', () => {
    const four = holding([[], [[6, 6]], [[5, 5]], [[1, 0]]], { partners: true });
    expect(resultOf(four)).toEqual({ winner: 0, points: 13, blocked: false });
  });

  it('end a match at so many points, or after so many rounds unless it is drawn', () => {
    expect([
      winnerOf({ need: 50, rounds: null }, [49, 20], 9),
      winnerOf({ need: 50, rounds: null }, [10, 51], 3),
    ]).toEqual([null, 1]);
    const one = { need: 50, rounds: 1 };
    expect([winnerOf(one, [0, 12], 1), winnerOf(one, [0, 0], 1), winnerOf(one, [5, 0], 2)]).toEqual([1, null, 0]);
  });
});

it('tiles of a line never lie on each other, however long it grows to one side', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const mind = new Random(seed);
    let round = dealt(TWO, seed, null);
    while (!resultOf(round)) {
      const sided = choicesOf(round).filter(({ end }) => end === (seed % 3 === 0 ? 'left' : 'right'));
      const choice = sided[0] ?? chosen(round, 0.5, mind);
      round = choice ? laidOn(round, choice) : mayDraw(round) ? drawn(round) : passed(round);
    }
    const spots = spotsOf(round.line, round.first);
    spots.forEach((a, i) => {
      const [aw, ah] = extentOf(a.angle);
      for (const b of spots.slice(i + 1)) {
        const [bw, bh] = extentOf(b.angle);
        const apart = Math.abs(a.x - b.x) >= aw + bw - 0.01 || Math.abs(a.y - b.y) >= ah + bh - 0.01;
        expect(apart, `seed ${seed}`).toBe(true);
      }
    });
  }
});

it('care wins more often than chance, against each strength less', () => {
  for (const seats of [2, 4]) {
    const won = (careless: number): number =>
      Array.from(
        { length: 150 },
        (_, i) => rehearse({ ...TWO, seats }, { need: 50, rounds: null }, i * 977, careless).side,
      ).filter((side) => side === 0).length;
    expect(won(0.8)).toBeGreaterThan(won(0) + 25);
  }
});

describe.each([
  ['two', [], undefined],
  ['four', [{ rule: 'rivals', n: 3 }], undefined],
  ['pairs', [], 'partners'],
  ['one round', [{ rule: 'laps', n: 1 }], 'block'],
] as const)('a match of %s', (_, rules, mode) => {
  it.each(DIFFICULTIES)('is won by its bot in at least 19 of 20 seeds at %s, the same way each time', (difficulty) => {
    const design = designFor([...rules], { difficulty, ...(mode ? { mode } : {}) });
    const first = tournament(dominoes, design);
    expect(first.won).toBeGreaterThanOrEqual(19);
    expectSameAgain(first.traces, dominoes, design);
  });
});

describe('hands', () => {
  const untilMine = (t: Table<State>): State => {
    t.run(60, undefined, () => t.state().phase === 'turn');
    const s = t.state();
    const hands = [
      [tile(2, 5), tile(1, 1), tile(0, 2)],
      [tile(3, 3), tile(0, 0)],
    ];
    const line = [
      { tile: tile(2, 6), left: 2, right: 6 },
      { tile: tile(5, 6), left: 6, right: 5 },
    ];
    const round = { ...s.round, hands, line, first: 0, opens: null, turn: 1, stock: [tile(4, 4)] };
    // the other one passes
    Object.assign(s, { round, phase: 'pass', mover: 1, t: 0 });
    t.run(120, undefined, () => s.phase === 'turn' && s.round.turn === 0);
    return s;
  };

  it('lay a tile with one place at once, and ask for the end of one with two', () => {
    const t = table(dominoes, designFor());
    const s = untilMine(t);
    expect(s.playable).toEqual([tile(2, 5), tile(0, 2)]);
    t.press('a');
    expect([s.held, s.phase]).toEqual([tile(2, 5), 'turn']);
    t.press('left', 'a');
    expect([s.phase, names(s.round)]).toEqual(['place', '52 26 65']);
  });

  it('tap tiles, ends and the stock', () => {
    const t = table(dominoes, designFor());
    const s = untilMine(t);
    const tap = ({ x, y }: { x: number; y: number }): void => {
      for (const down of [true, false]) t.run(1, (pad) => (pad.pointer = { x, y, down }));
    };
    tap(handSpot(3, 1));
    expect([s.held, s.phase]).toEqual([null, 'turn']);
    tap(handSpot(3, 0));
    tap(s.ends.right!);
    expect([s.phase, names(s.round)]).toEqual(['place', '26 65 52']);
    Object.assign(s, { round: { ...s.round, turn: 0 }, phase: 'turn', choices: [], playable: [], ends: {} });
    tap(handSpot(2, 0));
    expect(s.phase).toBe('turn');
    tap({ x: 11, y: 12 });
    expect([s.phase, s.round.hands[0]?.length, s.round.stock.length]).toEqual(['draw', 3, 0]);
  });

  it('of two at one screen see only their own tiles, and only once they take it over', () => {
    const t = table(dominoes, designFor([{ rule: 'twoPlayers' }]));
    const s = t.state();
    t.run(80, undefined, () => s.phase === 'curtain');
    const { turn } = s.round;
    t.run(60);
    const faces = (seat: number): number[] => (s.round.hands[seat] ?? []).map((one) => s.tiles[one]?.face ?? -1);
    expect([s.viewer, ...faces(0), ...faces(1)]).toEqual([-1, ...Array.from({ length: 14 }, () => 0)]);
    t.run(1, (pad) => (pad.pointer = { x: 5, y: 12, down: true }));
    t.run(40, (pad) => (pad.pointer = { x: 5, y: 12, down: false }));
    expect([s.viewer, s.phase]).toEqual([turn, 'turn']);
    expect([new Set(faces(turn)), new Set(faces(1 - turn))]).toEqual([new Set([1]), new Set([0])]);
  });

  it('of who does nothing lose nothing and win nothing', () => {
    const t = table(dominoes, designFor());
    t.run(60 * 60);
    expect([t.play.phase, t.state().round.turn]).toEqual(['play', 0]);
  });
});

it('a match that is lost costs a life and begins again, and the last life ends it', () => {
  const t = table(dominoes, designFor([{ rule: 'lives', n: 2 }]));
  const lose = (): void => {
    Object.assign(t.state(), { phase: 'over', winner: 1, points: [10, 60], t: 0 });
    t.run(100, undefined, () => t.state().phase === 'deal');
  };
  lose();
  expect([t.play.phase, t.game().lives, t.state().points]).toEqual(['play', 1, [0, 0]]);
  t.run(120);
  lose();
  t.run(120);
  expect(t.play.phase).toBe('lose');
});
