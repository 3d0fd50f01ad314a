/** Jigsaw: pieces fit their neighbours, are placed by finger and by keys, go back where they do not belong; won by its bot, never by doing nothing, never lost. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../../src/generation/design.js';
import { cutPicture, gridFor, outline, REACH, sidesOf } from '../../../src/generation/genres/jigsaw/cut.js';
import { jigsaw } from '../../../src/generation/genres/jigsaw/index.js';
import {
  cellAt,
  H,
  homeOf,
  PICTURE,
  rowsFor,
  sizeOf,
  slotAt,
  slotOf,
  TALLEST,
} from '../../../src/generation/genres/jigsaw/layout.js';
import { fillTray, piecesOf } from '../../../src/generation/genres/jigsaw/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

/** Corners and ends of curves of an outline, moved to where the piece belongs, to hundredths. */
function pointsOf(cut: ReturnType<typeof cutPicture>, piece: number): string[] {
  const { w, h } = sizeOf(cut);
  const home = homeOf(cut, piece);
  const points: string[] = [];
  const to = (x: number, y: number): void =>
    void points.push(`${(home.x + x).toFixed(2)} ${(home.y + y).toFixed(2)}`.replaceAll('-0.00', '0.00'));
  const pen = {
    moveTo: to,
    lineTo: to,
    bezierCurveTo: (_ax: number, _ay: number, _bx: number, _by: number, x: number, y: number) => to(x, y),
    closePath: () => undefined,
  };
  outline(pen, cut, piece, w, h);
  return points;
}

describe('a cut', () => {
  it('has the pieces that are asked for where they make a grid, and about as many where they do not', () => {
    const pieces = (n: number): number => gridFor(n).cols * gridFor(n).rows;
    expect([4, 6, 12, 20, 24, 35, 36, 40, 48, 60].map(pieces)).toEqual([4, 6, 12, 20, 24, 35, 36, 40, 48, 60]);
    for (let n = 1; n <= 200; n++) expect(Math.abs(pieces(n) - Math.min(60, Math.max(4, n)))).toBeLessThanOrEqual(2);
    expect(gridFor(12)).toEqual({ cols: 4, rows: 3 });
  });

  it.each([4, 12, 24, 40, 60])('into %i pieces has a tab for each hollow, and straight edges around', (n) => {
    const cut = cutPicture(new Random(n), n);
    for (let piece = 0; piece < cut.cols * cut.rows; piece++) {
      const [x, y] = [piece % cut.cols, Math.floor(piece / cut.cols)];
      const [up, right, down, left] = sidesOf(cut, piece);
      expect([up!.out === 0, right!.out === 0, down!.out === 0, left!.out === 0]).toEqual([
        y === 0,
        x === cut.cols - 1,
        y === cut.rows - 1,
        x === 0,
      ]);
    }
    // what is drawn fits as well: each side's curve is in the outline of both
    const own = pointsOf(cut, 0);
    const beside = new Set(pointsOf(cut, 1));
    const below = new Set(pointsOf(cut, cut.cols));
    expect(own.filter((point) => beside.has(point)).length).toBeGreaterThanOrEqual(6);
    expect(own.filter((point) => below.has(point)).length).toBeGreaterThanOrEqual(6);
  });

  it('reaches no farther than it says', () => {
    const cut = cutPicture(new Random(3), 24);
    const { w, h } = sizeOf(cut);
    const far = REACH * Math.min(w, h);
    for (let piece = 0; piece < 24; piece++) {
      const home = homeOf(cut, piece);
      for (const point of pointsOf(cut, piece)) {
        const [x, y] = point.split(' ').map(Number) as [number, number];
        expect(Math.abs(x - home.x)).toBeLessThanOrEqual(w / 2 + far + 0.02);
        expect(Math.abs(y - home.y)).toBeLessThanOrEqual(h / 2 + far + 0.02);
      }
    }
  });
});

it('finds cells and slots where they are drawn, and more of the tray on a phone', () => {
  const cut = cutPicture(new Random(1), 24);
  for (let piece = 0; piece < 24; piece++) expect(cellAt(cut, homeOf(cut, piece))).toBe(piece);
  for (let slot = 0; slot < 12; slot++) expect(slotOf(slotAt(slot), 12)).toBe(slot);
  expect([cellAt(cut, { x: 0, y: 0 }), slotOf({ x: 0, y: 0 }, 12), slotOf(slotAt(12), 12)]).toEqual([-1, -1, -1]);
  expect([rowsFor(H), rowsFor(TALLEST)]).toEqual([2, 5]);
  expect(slotAt(0).y).toBeGreaterThan(PICTURE.y + PICTURE.h);
});

it('has the pieces of the prompt, or some by difficulty', () => {
  expect(DIFFICULTIES.map((difficulty) => piecesOf(designOf('jigsaw', [], { difficulty })))).toEqual([12, 24, 40]);
  expect(piecesOf(designOf('jigsaw', [{ rule: 'gentle' }]))).toBe(12);
  expect(piecesOf(designOf('jigsaw', [{ rule: 'collect', n: 36 }]))).toBe(36);
});

describe('a game', () => {
  it.each(DIFFICULTIES)(
    'is won by its bot in 50 of 50 seeds at %s, the same way each time',
    (difficulty) => {
      const design = designOf('jigsaw', [], { difficulty });
      const first = tournament(jigsaw, design, 50);
      expect(first.won).toBe(50);
      expectSameAgain(first.traces, jigsaw, design);
    },
    120_000,
  );

  const opened = (n = 24) => {
    const one = table(jigsaw, designOf('jigsaw', [{ rule: 'collect', n }]));
    const s = one.state();
    const point = (at: { x: number; y: number }, down: boolean): void =>
      one.run(1, (pad) => (pad.pointer = { x: at.x, y: at.y, down }));
    return { ...one, s, point };
  };

  it('is not won by who does nothing, nor lost by who is always wrong', () => {
    const { run, play, s, point } = opened();
    run(60 * 60);
    expect([play.phase, s.placed]).toEqual(['play', 0]);
    for (let i = 0; i < 60; i++) {
      point(slotAt(0), true);
      point(slotAt(0), false);
      point(homeOf(s.cut, (s.slots[0]! + 1) % 24), true);
      point({ x: 0, y: 0 }, false);
    }
    expect([play.phase, s.placed]).toEqual(['play', 0]);
    expect(s.missed).toBeGreaterThan(50);
  });

  it('takes a piece that is dragged near its place, and sends it back from anywhere else', () => {
    const { s, point, run } = opened();
    const piece = s.slots[2]!;
    const home = homeOf(s.cut, piece);
    const drag = (to: { x: number; y: number }): void => {
      point(slotAt(2), true);
      point({ x: (slotAt(2).x + to.x) / 2, y: (slotAt(2).y + to.y) / 2 }, true);
      point(to, true);
      point(to, false);
      run(60);
    };
    drag(homeOf(s.cut, (piece + 12) % 24));
    expect([s.placed, s.held, s.slots[2]]).toEqual([0, -1, piece]);
    expect(Math.abs(s.pieces[piece]!.x - slotAt(2).x)).toBeLessThan(0.05);
    drag({ x: home.x + 0.3, y: home.y - 0.3 });
    expect([s.placed, s.pieces[piece]!.placed]).toEqual([1, true]);
    expect(Math.abs(s.pieces[piece]!.x - home.x)).toBeLessThan(0.02);
    // another one has come from the box
    expect(s.slots[2]).toBeGreaterThanOrEqual(0);
    expect(s.slots[2]).not.toBe(piece);
  });

  it('is played by keys: choose, move, place, put back', () => {
    const { s, press } = opened(6);
    const piece = s.slots[0]!;
    press('a');
    expect(s.held).toBe(piece);
    press('b');
    expect(s.held).toBe(-1);
    press('a', 'up');
    expect(s.cursor.zone).toBe('picture');
    const home = { x: piece % s.cut.cols, y: Math.floor(piece / s.cut.cols) };
    const here = () => ({ x: s.cursor.at % s.cut.cols, y: Math.floor(s.cursor.at / s.cut.cols) });
    while (here().x !== home.x) press(here().x < home.x ? 'right' : 'left');
    while (here().y !== home.y) press('up');
    press('a');
    expect([s.placed, s.pieces[piece]!.placed]).toEqual([1, true]);
  });

  it('loses no piece when the window gets higher or lower', () => {
    const { s } = opened(40);
    const all = (): number[] => [...s.slots.filter((piece) => piece >= 0), ...s.box].toSorted((a, b) => a - b);
    for (const height of [TALLEST, H, TALLEST, H]) {
      fillTray(s, height);
      expect(s.slots.length).toBe(rowsFor(height) * 6);
      expect(all()).toEqual([...Array(40).keys()]);
    }
  });
});
