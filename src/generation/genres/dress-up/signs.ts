/** Small signs: a piece as it hangs, drops of dye, prints, what an occasion is, ticks. */
import type { Actor } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import { at, cloth, clothOf, darker, ellipse, fill, stroke } from './brush.js';
import { drawPiece } from './doll.js';
import type { Occasion } from './mode.js';
import { DYES, type Pattern, type Slot, type Tab } from './pieces.js';
import { slotOf, thingOf, type Worn } from './state.js';

/** where a piece is on the doll, and how large: x, y, side */
const BOXES: Readonly<Record<Slot, readonly [number, number, number]>> = {
  dress: [0, -2.05, 4.7],
  top: [0, -3.15, 3.3],
  bottom: [0, -1.6, 3.4],
  coat: [0, -2.55, 3.9],
  shoes: [0, -0.45, 2.3],
  hat: [0, -6.85, 3.6],
  hair: [0, -5.6, 4.2],
  neck: [0, -3.75, 2.6],
  face: [0, -5.4, 2.9],
  hands: [0, -2.4, 3.8],
  hold: [1.6, -2.7, 3],
};
const BOX_OF: Readonly<Record<string, readonly [number, number, number]>> = {
  cape: [0, -2.1, 4.7],
  umbrella: [1.55, -3.75, 4.3],
  veil: [0, -4.9, 4.9],
  bag: [1.6, -1.75, 2.1],
  wand: [1.95, -3, 2.5],
  long: [0, -1.6, 3.9],
};

/** A piece alone, within a square. */
export function drawHung(p: Painter, worn: Worn, things: readonly Actor[], x: number, y: number, side: number): void {
  const thing = thingOf(worn.cut, things);
  if (thing) return p.sprite(thing, x, y, side * 0.92, { shadow: false });
  const [cx, cy, size] = BOX_OF[worn.cut] ?? BOXES[slotOf(worn.cut)];
  const unit = side / size;
  at(p, x - cx * unit, y - cy * unit, unit, () => drawPiece(p, worn));
}

const TAB_SIGN: Readonly<Record<Tab, string>> = {
  dress: 'sun6',
  top: 'tee4',
  bottom: 'jeans4',
  coat: 'coat0',
  shoes: 'boots9',
  hat: 'tophat8',
  extra: 'scarf2',
  hair: 'curls1',
};
export function drawTab(p: Painter, tab: Tab, x: number, y: number, side: number): void {
  const sign = TAB_SIGN[tab];
  drawHung(p, { cut: sign.slice(0, -1), dye: Number(sign.at(-1)), pattern: 'plain' }, [], x, y, side);
}

export function drawDye(p: Painter, dye: number, x: number, y: number, r: number): void {
  const colour = DYES[dye] as string;
  p.circle(x, y, r, darker(p, colour, 0.4));
  p.circle(x, y, r * 0.88, colour);
  ellipse(p, x - r * 0.3, y - r * 0.35, r * 0.26, r * 0.16, 'rgba(255,255,255,.7)', -0.6);
}

/** a swatch of cloth, in units of the doll so that its print is as large */
export function drawPrint(p: Painter, pattern: Pattern, dye: number, x: number, y: number, side: number): void {
  at(p, x, y + side * 1.4667, side / 1.5, () =>
    cloth(
      p,
      'M-15-56Q-15-59-12-59L12-59Q15-59 15-56L15-32Q15-29 12-29L-12-29Q-15-29-15-32Z',
      clothOf(p, DYES[dye] as string, pattern),
    ),
  );
}

export function drawOccasion(p: Painter, occasion: Occasion, x: number, y: number, side: number): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(side, side);
  if (occasion === 'winter') {
    for (let i = 0; i < 6; i++) {
      stroke(p, 'M0 0L0-9M0-6L-2-8M0-6L2-8', 0.075, '#4da8e8');
      ctx.rotate(1.0472);
    }
  } else if (occasion === 'summer') {
    for (let i = 0; i < 8; i++) {
      stroke(p, 'M0-7L0-9', 0.08, '#f6a030');
      ctx.rotate(0.7854);
    }
    p.circle(0, 0, 0.27, '#ffc83d');
  } else if (occasion === 'rainy') {
    for (const [dx, dy] of [
      [-0.24, -0.05],
      [0.18, -0.2],
      [0.12, 0.3],
    ] as const)
      at(p, dx, dy, 1, () => fill(p, 'M0-5C1-2 3 0 3 2C3 5-3 5-3 2C-3 0-1-2 0-5Z', '#4d8ef0'));
  } else {
    stroke(p, 'M-4 6L-4-6L6-8L6 4', 0.08, '#9a50c8');
    ellipse(p, -0.32, 0.28, 0.15, 0.11, '#9a50c8', -0.3);
    ellipse(p, 0.2, 0.18, 0.15, 0.11, '#9a50c8', -0.3);
  }
  ctx.restore();
}

export function drawTick(p: Painter, x: number, y: number, r: number, colour = '#39a85b'): void {
  p.circle(x, y, r, colour);
  at(p, x, y, r, () => stroke(p, 'M-9 0L-2 8L10-7', 0.26, '#ffffff'));
}

export const drawCross = (p: Painter, x: number, y: number, r: number): void =>
  at(p, x, y, r, () => {
    stroke(p, 'M15-15L-15 15', 0.3, '#ffffff');
    stroke(p, 'M15-15L-15 15', 0.17, '#e5484d');
  });
