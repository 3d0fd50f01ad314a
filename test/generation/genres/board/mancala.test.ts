/** Sowing: the rules at known positions, won by the bot, never by doing nothing; what is sown and who plays. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../../../src/generation/design.js';
import { mancala } from '../../../../src/generation/genres/board/mancala.js';
import {
  after,
  CONGKLAK,
  KALAH,
  outcome,
  pitsOf,
  sow,
  start,
  type Position,
  type Sowing,
} from '../../../../src/generation/genres/board/mancala-rules.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

/** Pits of both, each followed by the store. */
const at = (mine: number[], theirs: number[], turn: 0 | 1 = 0): Position => ({
  at: Uint8Array.from([...mine, ...theirs]),
  turn,
});
const cells = ({ at: lies }: Position): number[] => [...lies];

describe('Kalah', () => {
  it('begins with four in each pit; the third pit ends in the store and goes on', () => {
    const first = after(KALAH, start(KALAH, 0), 2);
    expect(cells(first)).toEqual([4, 4, 0, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4, 0]);
    expect(first.turn).toBe(0);
    const second = after(KALAH, first, 5);
    expect(cells(second)).toEqual([4, 4, 0, 5, 5, 0, 2, 5, 5, 5, 5, 4, 4, 0]);
    expect(second.turn).toBe(1);
  });

  it('passes by the other store', () => {
    const one = after(KALAH, at([1, 0, 0, 0, 0, 8, 0], [1, 1, 1, 1, 1, 1, 3]), 5);
    expect(cells(one)).toEqual([2, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 3]);
  });

  it('takes what lies opposite an empty pit of one’s own, and nothing where nothing lies there', () => {
    const took = after(KALAH, at([2, 0, 0, 4, 0, 0, 0], [1, 1, 1, 7, 1, 1, 0]), 0);
    // the third pit is opposite the fourth of the other one
    expect(cells(took)).toEqual([0, 1, 0, 4, 0, 0, 8, 1, 1, 1, 0, 1, 1, 0]);
    const not = after(KALAH, at([1, 0, 3, 0, 0, 0, 0], [1, 1, 1, 1, 0, 1, 0]), 0);
    expect(cells(not)).toEqual([0, 1, 3, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0]);
    const theirs = after(KALAH, at([1, 0, 0, 0, 0, 2, 0], [0, 1, 1, 1, 1, 1, 0]), 5);
    expect(cells(theirs)).toEqual([1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0]);
  });

  it('ends with an empty side; the other one gets what is left', () => {
    const end = after(KALAH, at([0, 0, 0, 0, 0, 1, 20], [2, 0, 0, 3, 0, 0, 22]), 5);
    expect(cells(end)).toEqual([0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 27]);
    expect([outcome(KALAH, end), pitsOf(KALAH, end)]).toEqual([1, []]);
    expect(outcome(KALAH, at([0, 0, 0, 0, 0, 0, 24], [0, 0, 0, 0, 0, 0, 24]))).toBe('draw');
  });
});

describe('congklak', () => {
  it('sows on from a pit that is not empty, and stops in an empty one', () => {
    const one = sow(CONGKLAK, at([0, 0, 0, 0, 1, 2, 0, 0], [0, 4, 0, 0, 0, 0, 0, 0]), 4);
    // one to the sixth pit, its three on to the other side, where the last one falls into an empty pit
    expect([...one.at]).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 4, 0, 0, 0, 0, 0, 0]);
    expect(one.last).toBe(8);
  });

  it('begins with 98 seeds and loses none', () => {
    const rand = new Random(7);
    let position = start(CONGKLAK, 0);
    for (let n = 0; n < 400 && outcome(CONGKLAK, position) === null; n++) {
      position = after(CONGKLAK, position, rand.pick(pitsOf(CONGKLAK, position)));
      expect(cells(position).reduce((sum, one) => sum + one)).toBe(98);
    }
    expect(outcome(CONGKLAK, position)).not.toBeNull();
  });
});

it('seeds fall one by one to where the whole move has them', () => {
  for (const game of [KALAH, CONGKLAK] as Sowing[]) {
    const all = sow(game, start(game, 0), 1);
    for (let most = 0; most <= all.sown; most++) {
      const some = sow(game, start(game, 0), 1, most);
      const sum = [...some.at].reduce((a, b) => a + b, some.hand);
      expect([some.sown, sum]).toEqual([most, game.pits * game.seeds * 2]);
    }
  }
});

describe.each([undefined, 'congklak'] as const)('a game (%s)', (mode) => {
  it.each(DIFFICULTIES)(
    'is won by its bot in at least 18 of 20 seeds at %s, the same way each time',
    (difficulty) => {
      const design = designOf('mancala', [], { difficulty, mode });
      const first = tournament(mancala, design);
      expect(first.won).toBeGreaterThanOrEqual(18);
      expectSameAgain(first.traces, mancala, design);
    },
    60_000,
  );

  it('waits for who does nothing; any cell of a pit’s half of a column means it', () => {
    const one = table(mancala, designOf('mancala', [], { mode }));
    one.run(60 * 60);
    expect([one.play.phase, one.game().snapshot()['turn']]).toEqual(['play', 0]);
    const pits = one.game().snapshot()['pits'] as number[];
    one.press('down', 'down', 'down', 'a');
    one.run(120);
    expect(one.game().snapshot()['pits']).not.toEqual(pits);
  });
});

it('what the prompt names is sown; beads where persons play, and things play no part', () => {
  const design = designOf('mancala');
  expect(table(mancala, design).state()).toMatchObject({
    seeds: [{ name: 'fish' }],
    hero: { name: 'penguin' },
    foe: { name: 'walrus' },
  });
  const alone = { ...design, cast: { ...design.cast, hero: { ...design.cast.hero, from: 'kind' as const } } };
  expect(table(mancala, alone).state()).not.toHaveProperty('seeds');
});
