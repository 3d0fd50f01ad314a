/** What the sky is drawn with: round shapes and soft lights, for one window. */
import type { GameDesign } from '../../design.js';
import { fade } from '../colour.js';
import type { Random } from '../random.js';

export interface Air {
  readonly ctx: CanvasRenderingContext2D;
  readonly w: number;
  readonly h: number;
  readonly design: GameDesign;
  readonly rand: Random;
}

export const disc = ({ ctx }: Air, x: number, y: number, r: number, colour: string | CanvasGradient): void => {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 6.2832);
  ctx.fill();
};

/** a soft light that fills its whole reach */
export function halo({ ctx, w, h }: Air, x: number, y: number, r: number, colour: string, alpha: number): void {
  const g = ctx.createRadialGradient(x, y, 0, x, y, r);
  g.addColorStop(0, fade(colour, alpha));
  g.addColorStop(1, fade(colour, 0));
  ctx.fillStyle = g;
  ctx.fillRect(0, 0, w, h);
}
