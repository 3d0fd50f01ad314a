/** Five dice and a sheet: what rows give, how minds keep, dice that can be won by; won by the bot, never by doing nothing. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../../../src/generation/design.js';
import { heldBy, rehearseDice, thrown, diceFate } from '../../../../src/generation/genres/board/dice-fate.js';
import { diceGame } from '../../../../src/generation/genres/board/dice-game.js';
import { dieSpot, rowSpot, THROW_SPOT, type Spot } from '../../../../src/generation/genres/board/dice-game-state.js';
import { planOf } from '../../../../src/generation/genres/board/dice-mind.js';
import {
  CHANCE,
  countsOf,
  emptySheet,
  FIVE,
  FOUR,
  HOUSE,
  LARGE,
  OPEN,
  points,
  SMALL,
  THREE,
  totalOf,
} from '../../../../src/generation/genres/board/dice-sheet.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

describe('a row', () => {
  it.each([
    [[1, 1, 3, 4, 1], 0, 3],
    [[6, 6, 3, 6, 1], 5, 18],
    [[2, 2, 2, 5, 6], THREE, 17],
    [[2, 2, 3, 5, 6], THREE, 0],
    [[4, 4, 4, 4, 1], FOUR, 17],
    [[4, 4, 4, 2, 1], FOUR, 0],
    [[3, 3, 5, 5, 5], HOUSE, 25],
    [[3, 3, 5, 5, 6], HOUSE, 0],
    [[5, 5, 5, 5, 6], HOUSE, 0],
    [[3, 4, 5, 6, 3], SMALL, 30],
    [[1, 2, 3, 5, 6], SMALL, 0],
    [[6, 3, 4, 2, 5], LARGE, 40],
    [[1, 2, 3, 4, 6], LARGE, 0],
    [[6, 6, 6, 6, 6], FIVE, 50],
    [[6, 6, 6, 6, 5], FIVE, 0],
    [[1, 2, 3, 4, 6], CHANCE, 16],
  ])('of dice %j in row %i gives %i', (faces, row, given) => {
    expect(points(countsOf(faces), row)).toBe(given);
  });

  it('of numbers earns the bonus from 63 on', () => {
    const sheet = emptySheet();
    [3, 6, 9, 12, 15].forEach((one, row) => (sheet[row] = one));
    expect(totalOf(sheet)).toBe(45);
    sheet[5] = 18;
    expect(totalOf(sheet)).toBe(63 + 35);
    sheet[5] = 12;
    expect(totalOf(sheet)).toBe(57);
  });
});

describe('a careful mind', () => {
  const plan = (faces: number[], left: number, sheet = emptySheet()): ReturnType<typeof planOf> =>
    planOf(countsOf(faces), left, sheet, 0, new Random(1));

  it('keeps what may become most, and stops where nothing is to be gained', () => {
    expect(plan([6, 6, 6, 6, 2], 1)).toEqual({ keep: [0, 0, 0, 0, 0, 4] });
    expect(plan([2, 3, 4, 5, 6], 2)).toEqual({ row: LARGE });
    const [, open] = [0, emptySheet().map((_, row) => (row === LARGE ? OPEN : 0))];
    expect(plan([2, 3, 4, 5, 5], 1, open)).toEqual({ keep: [0, 1, 1, 1, 1, 0] });
  });

  it('spends the row that matters least where nothing fits', () => {
    const sheet = emptySheet().map((_, row) => (row === 0 || row === FIVE || row === LARGE ? OPEN : 5));
    expect(plan([2, 2, 3, 4, 6], 0, sheet)).toEqual({ row: 0 });
  });

  it('beats a thoughtless one clearly, and a careful one half the time', () => {
    const won = (thoughtless: number): number =>
      Array.from({ length: 60 }, (_, i) => rehearseDice(i * 31 + 7, i % 2, thoughtless)).filter((lead) => lead > 0)
        .length;
    const [easy, even] = [won(1), won(0)];
    expect(easy).toBeGreaterThan(38);
    expect(even).toBeGreaterThan(15);
    expect(even).toBeLessThan(45);
  });
});

it('dice that are held lie where they are, and no other throw changes by it', () => {
  const fate = diceFate(5);
  const first = thrown(fate, 0, 0, 0, [], [false, false, false, false, false]);
  const held = heldBy(first, countsOf([first[1]!, first[3]!]));
  expect(held.filter(Boolean)).toHaveLength(2);
  const second = thrown(fate, 0, 0, 1, first, held);
  held.forEach((one, i) => expect(second[i]).toBe(one ? first[i] : fate.faces[0]![0]![1]![i]));
});

it.each(DIFFICULTIES)(
  'a game is won by its bot in at least 19 of 20 seeds at %s, the same way each time',
  (difficulty) => {
    const design = designOf('dice_game', [], { difficulty });
    const first = tournament(diceGame, design);
    expect(first.won).toBeGreaterThanOrEqual(19);
    expectSameAgain(first.traces, diceGame, design);
  },
  60_000,
);

describe('hands', () => {
  const begun = () => {
    const t = table(diceGame, designOf('dice_game'));
    const tap = ({ x, y }: Spot): void => {
      t.run(1, (pad) => (pad.pointer = { x, y, down: true }));
      t.run(1, (pad) => (pad.pointer = { x, y, down: false }));
    };
    const settle = (): void => t.run(100, undefined, () => t.state().phase === 'pick');
    return { ...t, tap, settle };
  };

  it('that do nothing throw nothing', () => {
    const { run, play, state } = begun();
    run(60 * 60);
    expect([play.phase, state().thrown, state().seat]).toEqual(['play', 0, 0]);
  });

  it('throw, hold and fill by a finger; a row is filled once', () => {
    const { run, tap, settle, state } = begun();
    tap(rowSpot(0));
    expect(state().sheets[0][0]).toBe(OPEN);
    tap(THROW_SPOT);
    settle();
    tap(dieSpot(2));
    const kept = state().faces[2];
    tap(THROW_SPOT);
    settle();
    expect([state().held[2], state().faces[2]]).toEqual([true, kept]);
    tap(rowSpot(CHANCE));
    const sum = state().faces.reduce((a, b) => a + b, 0);
    expect(state().sheets[0][CHANCE]).toBe(sum);
    // the computer's turn, and mine again
    run(900, undefined, () => state().seat === 0 && state().phase === 'pick');
    expect(state().sheets[1].filter((one) => one !== OPEN)).toHaveLength(1);
  });

  it('go over the table by keys, and throw by the second button', () => {
    const { press, settle, state } = begun();
    press('b');
    settle();
    press('up', 'a');
    expect(state().held.filter(Boolean)).toHaveLength(1);
    press('up', 'a');
    expect(state().sheets[0].filter((one) => one !== OPEN)).toHaveLength(1);
  });

  it('of a second person fill the other sheet', () => {
    const { run, tap, settle, state, game } = begun();
    game().pad2.left = true;
    run(1);
    game().pad2.left = false;
    Object.assign(state(), { seat: 1 });
    run(120);
    expect(state().thrown).toBe(0);
    tap(THROW_SPOT);
    settle();
    tap(rowSpot(CHANCE));
    expect(state().sheets[1][CHANCE]).toBeGreaterThan(4);
  });
});
