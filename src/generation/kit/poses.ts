/** A picture's poses, cut from the picture itself: legs that swing below a body that stays, tails, fins and wings that wave. Made once and kept. */
import type { Drawn } from './style/sprite-art.js';
import type { Gait } from './types.js';

/** Steps of a cycle; after them the two of a jump, and four of a tail that wags while the legs stand. */
export const STEPS = 8;
export const UP = STEPS;
export const DOWN = STEPS + 1;
export const REST = STEPS + 2;

const wave = (at: number): number => Math.sin(at * 6.2832);

/**
 * The picture in step `step` of its gait, or as it is where the gait has no steps. `right`: it looks that way, so what waves is at its left;
 * `whole`: moved by whole pixels.
 */
export function posed(drawn: Drawn, gait: Gait, step: number, right: boolean, whole: boolean): Drawn {
  const { canvas: art, pad } = drawn;
  const n = art.width;
  const side = n / (1 + 2 * pad);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = n;
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
  if (whole) ctx.imageSmoothingEnabled = false;
  const part = (x: number, y: number, w: number, h: number): void =>
    ctx.drawImage(art, x, y, Math.max(1, w), Math.max(1, h), x, y, Math.max(1, w), Math.max(1, h));
  const phase = step / STEPS;
  const front = gait === 'swim' ? (right ? 1 : 0) : 0.45;
  const strips = (at: (t: number) => number, upright: boolean): void => {
    const wide = Math.max(1, Math.round(n / 48));
    for (let i = 0; i < n; i += wide) {
      const far = at(i / n) * side;
      const move = whole ? Math.round(far) : far;
      if (upright) ctx.drawImage(art, i, 0, wide, n, i, move, wide, n);
      else ctx.drawImage(art, 0, i, n, wide, move, i, n, wide);
    }
  };
  if (gait === 'swim') strips((t) => wave(phase - Math.abs(t - front) * 0.8) * 0.055 * Math.abs(t - front), true);
  else if (gait === 'drift') strips((t) => (t > front ? wave(phase - t) * 0.11 * (t - front) : 0), false);
  else if (gait === 'flap') strips((t) => wave(phase) * 0.28 * Math.max(0, Math.abs(t - 0.5) - 0.12), true);
  else {
    const cut = Math.round((pad + Number(gait.slice(4)) / 100) * side);
    const middle = n >> 1;
    const tall = n - cut;
    for (const leg of [0, 1]) {
      const way = leg ? -1 : 1;
      const swing = step === UP ? 0.07 : step === DOWN ? way * -0.05 : step < STEPS ? wave(phase) * way * 0.085 : 0;
      const lift = step === UP ? 0.35 : step < STEPS ? Math.max(0, Math.cos(phase * 6.2832) * way) * 0.34 : 0;
      const lean = ((right ? 1 : -1) * swing * side) / tall;
      ctx.setTransform(1, 0, lean, 1 - lift, -lean * cut, cut * lift);
      part(leg * middle, cut - 1, n - middle, tall + 1);
    }
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    // four-legged ones have their tail behind
    if (gait.startsWith('paws')) {
      const behind = Math.round(n * (right ? 0.24 : 0.76));
      const wag = step < STEPS ? wave(phase) * 0.1 : step >= REST ? wave((step - REST) / 4) * 0.09 : 0.12;
      ctx.setTransform(1, right ? -wag : wag, 0, 1, 0, behind * (right ? wag : -wag));
      if (right) part(0, 0, behind, cut);
      else part(behind, 0, n - behind, cut);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      if (right) part(behind, 0, n - behind, cut);
      else part(0, 0, behind, cut);
    } else part(0, 0, n, cut);
  }
  return { canvas, pad };
}
