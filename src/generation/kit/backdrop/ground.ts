/** The ground seen from above: a tile of the theme that repeats without a seam, moves with the camera, and a second one that drifts over it. */
import type { GameDesign } from '../../design.js';
import { Random, subSeed } from '../random.js';
import type { Quantiser } from '../style/quantise.js';
import type { MakeCanvas } from './clouds.js';
import type { Looking } from './looking.js';
import { sceneHere } from './scene.js';
import { Tile } from './tile.js';
import { treat } from './treat.js';

/** How far a ground sinks into its own mean colour where a board lies on it: its pattern must not compete with what is read there. */
const CALM = 0.5;
/** CSS pixels; the tile has no more than three quarters of the window's shorter side, so that it fills more than once at most */
const SIDE = 520;

/** What a backdrop seen from above lies on. */
export type LaidGround = Pick<Ground, 'paint' | 'draw'>;

/** Puts the ground where the backdrop finds it; called once, before the game, in pages of kinds that are seen from above. */
export function layGround(): void {
  (globalThis as unknown as { __GROUND__: typeof Ground }).__GROUND__ = Ground;
}

/** Of colours that were asked for, boards and stone have less of their own, so that those are seen. */
function paintOver(ctx: CanvasRenderingContext2D, { theme }: GameDesign): void {
  if (!theme.asked?.colours.length || theme.style === 'noir') return;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.fillStyle = theme.palette.far;
  for (const [how, alpha] of [
    ['color', 0.75],
    ['source-atop', 0.42],
  ] as const) {
    ctx.globalCompositeOperation = how;
    ctx.globalAlpha = alpha;
    ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  }
  ctx.restore();
}

class Ground {
  private tile: HTMLCanvasElement | undefined;
  private over: HTMLCanvasElement | undefined;
  private side = SIDE;
  private readonly angle: number;

  constructor(
    private readonly design: GameDesign,
    private readonly seed: number,
    private readonly quantiser: Quantiser | undefined,
    private readonly calm: boolean,
  ) {
    this.angle = new Random(subSeed(seed, 'wind')).range(0, 6.28);
  }

  paint(_w: number, _h: number, ratio: number, make: MakeCanvas): void {
    const rand = new Random(subSeed(this.seed, 'ground'));
    this.side = Math.ceil(SIDE * ratio) / ratio;
    const [tile, ctx] = make(this.side, this.side);
    const scene = sceneHere();
    scene?.ground(new Tile(ctx, this.side, this.design, rand));
    paintOver(ctx, this.design);
    if (this.calm) calmDown(tile, ctx, this.side, make);
    treat(ctx, this.design, this.quantiser, true);
    this.tile = tile;
    this.over = undefined;
    const [over, above] = make(this.side, this.side);
    if (scene?.drift?.(new Tile(above, this.side, this.design, rand))) {
      if (this.design.theme.style !== 'paper') treat(above, this.design, this.quantiser, false);
      this.over = over;
    }
  }

  draw(ctx: CanvasRenderingContext2D, { w, h, ratio, x, y, now, thrift }: Looking): void {
    const lay = (tile: HTMLCanvasElement, ox: number, oy: number): void => {
      const from = (at: number): number => -Math.round((((at % this.side) + this.side) % this.side) * ratio) / ratio;
      for (let ty = from(oy); ty < h; ty += this.side)
        for (let tx = from(ox); tx < w; tx += this.side) ctx.drawImage(tile, tx, ty, this.side, this.side);
    };
    if (this.tile) lay(this.tile, x, y);
    if (this.over && thrift < 1)
      lay(this.over, x * 1.1 + Math.cos(this.angle) * now * 16, y * 1.1 + Math.sin(this.angle) * now * 16);
  }
}

/** Mixes every colour of a tile with the mean of all. */
function calmDown(tile: HTMLCanvasElement, ctx: CanvasRenderingContext2D, side: number, make: MakeCanvas): void {
  const [mean, small] = make(1, 1);
  small.drawImage(tile, 0, 0, 1, 1);
  ctx.globalAlpha = CALM;
  ctx.drawImage(mean, 0, 0, side, side);
  ctx.globalAlpha = 1;
}
