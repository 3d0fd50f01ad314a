/** What pieces of pipe and of cable are made of: colours, widths, walls and rims. */
import type { Painter } from '../../kit/types.js';
import type { Stuff } from './pipe-mode.js';
import { opens, STEP, WAYS, type Way } from './pipes.js';

export interface Look {
  /** outline, wall with its light edge, and the empty inside */
  readonly edge: string;
  readonly wall: string;
  readonly shine: string;
  readonly hollow: string;
  /** widths of the wall and of what flows */
  readonly width: number;
  readonly core: number;
  /** colours by the bits of what flows */
  readonly flows: readonly string[];
}

/** The look of what is played with, in the colours of the theme. */
export function lookOf(p: Painter, stuff: Stuff): Look {
  const { palette } = p;
  if (stuff === 'circuit')
    return {
      edge: p.mix(palette.solid, '#0b0d14', 0.9),
      wall: p.mix(palette.solid, '#8790a8', 0.88),
      shine: p.mix(palette.solid, '#c9d0e0', 0.88),
      hollow: p.mix(palette.solid, '#333a4f', 0.9),
      width: 0.24,
      core: 0.11,
      flows: ['', '#ffd23f', '#4fe3ff', '#b06bff'].map((colour) => colour && p.mix(colour, palette.accent, 0.08)),
    };
  return {
    edge: p.mix(palette.solid, '#1c2530', 0.8),
    wall: p.mix(palette.panel, '#a9b6c2', 0.85),
    shine: p.mix(palette.panel, '#e9f0f6', 0.9),
    hollow: p.mix(palette.solid, '#39434e', 0.85),
    width: 0.36,
    core: 0.2,
    flows: ['', '#2fa4ff', '#ff7a45', '#8a6a4a'].map((colour) => colour && p.mix(colour, palette.accent, 0.08)),
  };
}

/** The arm of a piece from its middle to an edge, or a part of it: cut straight, so that it ends where the cell does. */
export function arm(p: Painter, way: Way, width: number, colour: string, from = 0, to = 0.5): void {
  const [dx, dy] = STEP[way] as readonly [number, number];
  const [near, far] = dx + dy > 0 ? [from, to] : [-to, -from];
  if (dx === 0) p.rect(-width / 2, near, width, far - near, colour);
  else p.rect(near, -width / 2, far - near, width, colour);
}

/** A piece without what flows in it, around 0,0. */
export function drawWalls(p: Painter, piece: number, look: Look): void {
  const ways = WAYS.filter((way) => opens(piece, way));
  const layers: readonly (readonly [width: number, colour: string])[] = [
    [look.width + 0.1, look.edge],
    [look.width, look.wall],
    [look.core + 0.03, look.hollow],
  ];
  for (const [width, colour] of layers) {
    for (const way of ways) arm(p, way, width, colour);
    p.circle(0, 0, width / 2, colour);
  }
  // rims where pieces meet
  for (const way of ways) {
    const [dx, dy] = STEP[way] as readonly [number, number];
    const [w, h] = dx === 0 ? [look.width + 0.14, 0.09] : [0.09, look.width + 0.14];
    p.rect(dx * 0.445 - w / 2, dy * 0.445 - h / 2, w, h, look.edge, 0.03);
    p.rect(dx * 0.445 - w / 2 + 0.02, dy * 0.445 - h / 2 + 0.02, w - 0.04, h - 0.04, look.shine, 0.02);
  }
  // a plug is a piece with one opening
  if (ways.length === 1) {
    p.circle(0, 0, look.width * 0.62, look.edge);
    p.circle(0, 0, look.width * 0.5, look.shine);
  }
}
