/** A square that repeats: what leaves it on one side comes in on the other. */
import type { GameDesign, Palette } from '../../design.js';
import { fade, mix } from '../colour.js';
import type { Random } from '../random.js';

export class Tile {
  readonly p: Palette;

  constructor(
    readonly ctx: CanvasRenderingContext2D,
    readonly side: number,
    readonly design: GameDesign,
    readonly rand: Random,
  ) {
    this.p = design.theme.palette;
  }

  fill(colour: string): void {
    this.ctx.fillStyle = colour;
    this.ctx.fillRect(0, 0, this.side, this.side);
  }

  /** draws at x, y and wherever else the repeated tile shows it; `reach`: how far from there it goes */
  at(x: number, y: number, reach: number, draw: (ctx: CanvasRenderingContext2D) => void): void {
    const { side, ctx } = this;
    for (const dx of [-side, 0, side])
      for (const dy of [-side, 0, side]) {
        if (x + dx + reach < 0 || x + dx - reach > side || y + dy + reach < 0 || y + dy - reach > side) continue;
        ctx.save();
        ctx.translate(x + dx, y + dy);
        draw(ctx);
        ctx.restore();
      }
  }

  /** `n` of something at random places and angles */
  scatter(n: number, reach: number, draw: (ctx: CanvasRenderingContext2D, size: number) => void, turned = true): void {
    for (let i = 0; i < n; i++) {
      const size = this.rand.range(0.6, 1.3);
      const angle = turned ? this.rand.range(0, 6.28) : 0;
      this.at(this.rand.range(0, this.side), this.rand.range(0, this.side), reach * 1.5, (ctx) => {
        ctx.rotate(angle);
        draw(ctx, size * reach);
      });
    }
  }

  /** large soft patches of other colours */
  patches(n: number, colours: readonly string[], alpha: number): void {
    for (let i = 0; i < n; i++) {
      const r = this.side * this.rand.range(0.1, 0.26);
      const colour = this.rand.pick(colours);
      const flat = this.rand.range(0.6, 1);
      this.at(this.rand.range(0, this.side), this.rand.range(0, this.side), r, (ctx) => {
        const g = ctx.createRadialGradient(0, 0, 0, 0, 0, r);
        g.addColorStop(0, fade(colour, alpha));
        g.addColorStop(0.6, fade(colour, alpha * 0.7));
        g.addColorStop(1, fade(colour, 0));
        ctx.scale(1, flat);
        ctx.fillStyle = g;
        ctx.fillRect(-r, -r, r * 2, r * 2);
      });
    }
  }

  /** lines across the whole tile that meet themselves at its edges */
  ripples(n: number, height: number, waves: number, width: number, colour: string): void {
    const { ctx, side, rand } = this;
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    for (let i = 0; i < n; i++) {
      const phase = rand.range(0, 6.28);
      const base = ((i + rand.range(0.2, 0.8)) / n) * side;
      for (const dy of [-side, 0, side]) {
        if (base + dy < -height * 2 || base + dy > side + height * 2) continue;
        ctx.beginPath();
        for (let x = 0; x <= side; x += side / 64)
          ctx.lineTo(
            x,
            base +
              dy +
              Math.sin((x / side) * 6.2832 * waves + phase) * height +
              Math.sin((x / side) * 12.5664 * waves + phase * 3) * height * 0.3,
          );
        ctx.stroke();
      }
    }
  }

  /** stones or plates: cells of a shaken grid, each a little smaller than its place */
  plates(n: number, gap: number, shake: number, colour: () => string): void {
    const { ctx, side, rand } = this;
    const cell = side / n;
    const jitter = Array.from({ length: n * n }, () => [rand.range(-shake, shake), rand.range(-shake, shake)] as const);
    const corner = (i: number, j: number): [number, number] => {
      const [dx, dy] = jitter[(((j % n) + n) % n) * n + (((i % n) + n) % n)] as readonly [number, number];
      return [(i + dx) * cell, (j + dy) * cell];
    };
    const colours = Array.from({ length: n * n }, colour);
    for (let j = -1; j <= n; j++)
      for (let i = -1; i <= n; i++) {
        const corners = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
        const cx = corners.reduce((sum, [x]) => sum + x, 0) / 4;
        const cy = corners.reduce((sum, [, y]) => sum + y, 0) / 4;
        ctx.fillStyle = colours[(((j % n) + n) % n) * n + (((i % n) + n) % n)] as string;
        ctx.beginPath();
        const inset = corners.map(([x, y]): [number, number] => {
          const k = 1 - gap / Math.max(1, Math.sqrt((x - cx) ** 2 + (y - cy) ** 2));
          return [cx + (x - cx) * k, cy + (y - cy) * k];
        });
        const [last, first] = [inset[3] as [number, number], inset[0] as [number, number]];
        ctx.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
        inset.forEach(([x, y], k) => {
          const [nx, ny] = inset[(k + 1) % 4] as [number, number];
          ctx.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2);
        });
        ctx.fill();
      }
  }

  disc(x: number, y: number, r: number, colour: string): void {
    this.ctx.fillStyle = colour;
    this.ctx.beginPath();
    this.ctx.arc(x, y, r, 0, 6.2832);
    this.ctx.fill();
  }

  /** a shade near a colour */
  near(colour: string, reach = 0.14): string {
    return mix(colour, this.rand.chance(0.5) ? '#000000' : '#ffffff', this.rand.range(0, reach));
  }
}
