/** Dice on a table: how they tumble and lie. Units: those of the board they lie on. */
import type { Painter } from '../../kit/types.js';

/** frames that dice tumble */
export const TUMBLE = 26;

/** Places of the pips in thirds of the face. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export interface DieLook {
  /** frames since it was thrown; absent or from `TUMBLE` on it lies still */
  readonly thrown?: number;
  /** a spring's value: it lands */
  readonly squash?: number;
  /** a rim of that colour: it can be chosen, or is held */
  readonly rim?: string | undefined;
  /** it was used, or counts for nothing now */
  readonly faint?: boolean;
  /** tells dice apart that are thrown together */
  readonly nth?: number;
  /** face and pips; absent: white and dark */
  readonly colours?: readonly [string, string];
}

/** A die; while it tumbles it shows one face after the other, and hops twice. */
export function drawDie(p: Painter, x: number, y: number, size: number, pips: number, look: DieLook = {}): void {
  const { ctx } = p;
  const { thrown = TUMBLE, squash = 0, nth = 0, colours = ['#fbf8f1', '#23262d'] } = look;
  const part = Math.min(1, thrown / TUMBLE);
  const flies = part < 1;
  const hop = Math.abs(Math.sin(part * Math.PI * 2)) * (1 - part) * size * 0.9;
  const face = flies ? 1 + ((Math.floor(thrown / 4) * 5 + nth * 2 + pips) % 6) : pips;
  ctx.save();
  if (look.faint) ctx.globalAlpha = 0.4;
  p.circle(x, y + size * 0.44, size * (0.42 - hop * 0.12), 'rgba(0,0,0,.22)');
  ctx.translate(x, y - hop);
  ctx.rotate((1 - part) * (1 - part) * (nth % 2 ? -9 : 9));
  ctx.scale(size * (1 + squash * 0.5), size * (1 - squash * 0.5));
  if (look.rim) p.rect(-0.6, -0.6, 1.2, 1.2, look.rim, 0.3);
  p.rect(-0.5, -0.46, 1, 1, p.mix(colours[0], '#000000', 0.3), 0.22);
  p.rect(-0.5, -0.5, 1, 1, colours[0], 0.22);
  for (const [px, py] of PIPS[face] ?? []) p.circle(px * 0.27, py * 0.27, 0.105, colours[1]);
  ctx.restore();
}
