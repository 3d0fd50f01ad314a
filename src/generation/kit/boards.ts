/** The playing field of a board game: one of several tables, by the game's seed, its theme's colours and its style. */
import type { GameDesign } from '../design.js';
import { contrast, fade, mix } from './colour.js';
import { Random } from './random.js';
import { lookSeed } from './style/palette.js';

const PATTERNS = ['checker', 'wells', 'lines', 'dots', 'diamonds', 'plain'] as const;

export class Boards {
  private readonly pattern: (typeof PATTERNS)[number];
  private readonly ground: string;
  private readonly frame: string;
  private readonly mark: string;
  private readonly round: number;
  private readonly paper: boolean;

  constructor({ theme, ...design }: GameDesign) {
    const { palette: p, style } = theme;
    const rand = new Random(lookSeed({ theme, ...design }) ^ 0x626f6172);
    this.paper = style === 'paper';
    this.pattern = rand.pick(PATTERNS);
    this.round = style === 'pixel' ? 0.06 : rand.pick([0.08, 0.3, 0.5]);
    // as far from the panel as its text can still be read
    const to = rand.pick([p.near, p.far, p.solid, p.horizon, p.accent, p.sky]);
    let ground = p.panel;
    for (let part = rand.range(0.12, 0.5); part > 0.05; part -= 0.05) {
      ground = mix(p.panel, to, part);
      if (contrast(p.ink, ground) >= 4.6) break;
    }
    this.ground = contrast(p.ink, ground) >= 4.6 ? ground : p.panel;
    this.frame = mix(p.solid, rand.pick([p.solidEdge, p.accent, p.panel]), rand.range(0.2, 0.7));
    this.mark = fade(p.ink, style === 'noir' ? 0.1 : 0.07);
  }

  draw(ctx: CanvasRenderingContext2D, w: number, h: number, cell: number): void {
    const box = (x: number, y: number, bw: number, bh: number, r: number, colour: string): void => {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.roundRect(x, y, bw, bh, r);
      ctx.fill();
    };
    const r = this.round;
    box(-0.24, -0.12, w + 0.52, h + 0.5, r + 0.2, 'rgba(0,0,0,.3)');
    if (this.paper) box(-0.3, -0.3, w + 0.6, h + 0.6, r * 0.4, '#fffaf0');
    box(-0.2, -0.2, w + 0.4, h + 0.4, r + 0.15, this.frame);
    box(-0.2, -0.2, w + 0.4, 0.1, 0.05, 'rgba(255,255,255,.25)');
    box(0, 0, w, h, r, this.ground);
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(0, 0, w, h, r);
    ctx.clip();
    ctx.fillStyle = ctx.strokeStyle = this.mark;
    ctx.lineWidth = 0.04;
    ctx.beginPath();
    for (let y = 0; y * cell < h; y++)
      for (let x = 0; x * cell < w; x++) {
        const [px, py] = [x * cell, y * cell];
        if (this.pattern === 'checker') {
          if ((x + y) % 2) ctx.rect(px, py, cell, cell);
        } else if (this.pattern === 'wells')
          ctx.roundRect(px + cell * 0.06, py + cell * 0.06, cell * 0.88, cell * 0.88, cell * 0.18);
        else if (this.pattern === 'dots') {
          ctx.moveTo(px + cell * 0.06, py);
          ctx.arc(px, py, cell * 0.06, 0, 6.2832);
        } else if (this.pattern === 'diamonds') {
          ctx.moveTo(px + cell / 2, py + cell * 0.2);
          ctx.lineTo(px + cell * 0.8, py + cell / 2);
          ctx.lineTo(px + cell / 2, py + cell * 0.8);
          ctx.lineTo(px + cell * 0.2, py + cell / 2);
          ctx.closePath();
        } else if (this.pattern === 'lines') {
          ctx.rect(px, py - 0.02, cell, 0.04);
          ctx.rect(px - 0.02, py, 0.04, cell);
        }
      }
    ctx.fill();
    // the frame's shadow falls on the field
    ctx.fillStyle = 'rgba(0,0,0,.16)';
    ctx.fillRect(0, 0, w, 0.12);
    ctx.fillRect(0, 0, 0.08, h);
    ctx.restore();
  }
}
