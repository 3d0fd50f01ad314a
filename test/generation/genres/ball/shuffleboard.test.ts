/** Shuffleboard, curling, pétanque, sjoelen and marbles: won by the bot, what pieces count, whose turn it is, and a second person. */
import { describe, expect, it } from 'vitest';
import type { GameMode, Rule } from '../../../../src/generation/design.js';
import { ballAt } from '../../../../src/generation/genres/ball/shapes.js';
import { shuffleboard } from '../../../../src/generation/genres/ball/shuffleboard.js';
import type { Mode } from '../../../../src/generation/genres/ball/slide-mode.js';
import {
  gateX,
  HOUSE,
  isInRing,
  MID,
  pointsOf,
  sheetOf,
  type Counted,
} from '../../../../src/generation/genres/ball/slide-sheet.js';
import type { State } from '../../../../src/generation/genres/ball/slide-state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const MODES: readonly Mode[] = ['plain', 'curling', 'petanque', 'sjoelen', 'marbles'];
const gameMode = (mode: Mode): GameMode | undefined => (mode === 'plain' ? undefined : mode);
const game = (mode: Mode, rules: Rule[] = []): Table<State> =>
  table(shuffleboard, designOf('shuffleboard', rules, { mode: gameMode(mode) }));

/** A throw straight up by the button, until all lie still. */
function throwOne(t: Table<State>, frames: number): void {
  const { turn } = t.state();
  t.run(15);
  t.run(frames, (pad) => (pad.a = true));
  t.run(1, (pad) => (pad.a = false));
  t.run(900, undefined, () => t.state().turn > turn && t.state().phase !== 'roll');
}

describe.each(MODES)('%s', (mode) => {
  it.each(['easy', 'hard'] as const)('is won by its bot when it is %s', (difficulty) => {
    const design = designOf('shuffleboard', [], { difficulty, mode: gameMode(mode) });
    expect(tournament(shuffleboard, design, 6).won).toBeGreaterThanOrEqual(5);
  });
});

it('goes the same way each time', () => {
  const design = designOf('shuffleboard', [], { mode: 'petanque' });
  expectSameAgain(tournament(shuffleboard, design, 5).traces, shuffleboard, design);
});

const at = (side: 0 | 1, x: number, y: number): Counted => ({ ball: ballAt(x, y, 0.36), side });

describe('what pieces count', () => {
  it('the number of their zone at shuffleboard', () => {
    const sheet = sheetOf('plain', undefined);
    expect(pointsOf(sheet, [at(0, MID, 2), at(0, MID, 6), at(1, MID, 4), at(1, MID, 9)], HOUSE)).toEqual([4, 2]);
  });

  it('one for each that is nearer than the best of the others at curling, inside the rings', () => {
    const sheet = sheetOf('curling', undefined);
    const { x, y } = HOUSE;
    expect(pointsOf(sheet, [at(0, x, y), at(0, x + 0.9, y), at(1, x, y + 1), at(0, x, y + 1.5)], HOUSE)).toEqual([
      2, 0,
    ]);
    expect(pointsOf(sheet, [at(1, x, y + 4)], HOUSE)).toEqual([0, 0]);
  });

  it('the value of their gate at sjoelen, and twice where each gate has one', () => {
    const sheet = sheetOf('sjoelen', undefined);
    const each = [0, 1, 2, 3].map((gate) => at(0, gateX(gate), 2));
    expect(pointsOf(sheet, [...each, at(1, gateX(1), 2)], HOUSE)).toEqual([20, 4]);
  });
});

describe('a turn', () => {
  it('slides as far as it was pulled, and is the rival’s next', () => {
    const t = game('plain');
    throwOne(t, 30);
    const [piece] = t.state().pieces;
    expect(piece?.side).toBe(0);
    expect(piece?.ball.y).toBeLessThan(8);
    expect(t.state().side).toBe(1);
    t.run(900, undefined, () => t.state().side === 0 && t.state().phase === 'aim');
    expect(t.state().left).toEqual([3, 3]);
  });

  it('stays with whoever is not nearest at pétanque', () => {
    const t = game('petanque', [{ rule: 'twoPlayers' }]);
    throwOne(t, 12);
    throwOne(t, 50);
    const s = t.state();
    expect(s.side).toBe(s.now[0] > 0 ? 1 : 0);
  });

  it('knocks marbles out of the ring, and they are whose who shot', () => {
    const t = game('marbles');
    throwOne(t, 60);
    const s = t.state();
    const out = s.pieces.filter(({ out }) => out);
    expect(out.length).toBeGreaterThan(0);
    expect(s.now).toEqual([out.length, 0]);
    expect(out.every(({ ball }) => !ball.on || !isInRing(ball))).toBe(true);
  });

  it('goes farther on swept ice', () => {
    const far = (sweeps: boolean): number => {
      const t = game('curling');
      t.run(15);
      t.run(22, (pad) => (pad.a = true));
      t.run(1, (pad) => (pad.a = false));
      t.run(
        600,
        (pad) => (pad.a = sweeps && t.state().t > 20),
        () => t.state().phase !== 'roll',
      );
      return t.state().pieces[0]!.ball.y;
    };
    expect(far(true)).toBeLessThan(far(false) - 1);
  });
});

it('is for two at one screen, with keys of their own or those of the first', () => {
  const t = game('plain', [{ rule: 'twoPlayers' }]);
  throwOne(t, 30);
  const { turn } = t.state();
  t.run(15);
  for (let i = 0; i < 30; i++) t.play.tick(({ pad2 }) => (pad2.a = true));
  t.play.tick(({ pad2 }) => (pad2.a = false));
  expect([t.state().turn, t.state().pieces[1]?.side]).toEqual([turn + 1, 1]);
});

it('keeps to throws and points that are asked for', () => {
  const t = game('plain', [
    { rule: 'throws', n: 6 },
    { rule: 'points', n: 11 },
  ]);
  expect([t.state().left, t.state().points, t.game().levels]).toEqual([[6, 6], 11, 1]);
});

it('is not won by who does nothing', () => {
  const t = game('plain');
  t.run(60 * 60);
  expect(t.play.phase).toBe('play');
});
