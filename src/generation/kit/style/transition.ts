/** Between title, levels and the end the picture closes and opens, each style in its own way. With reduced motion it does not. */
import type { Style } from '../../design.js';

const OPEN_FRAMES = 22;

export class Transition {
  /** 0 open … 1 closed */
  private closed = 0;
  private opening = false;

  constructor(
    private readonly style: Style,
    private readonly colour: string,
    private readonly calm: boolean,
  ) {}

  /** the next picture opens */
  open(): void {
    if (this.calm) return;
    this.closed = 1;
    this.opening = true;
  }

  /** one frame; `leaving`: 0–1, how far the present picture has closed */
  step(leaving: number): void {
    if (this.calm) return;
    if (this.opening) {
      this.closed = Math.max(0, this.closed - 1 / OPEN_FRAMES);
      if (this.closed === 0) this.opening = false;
    } else this.closed = Math.max(0, Math.min(1, leaving));
  }

  /** `x`, `y`: what it closes around, in CSS pixels */
  draw(ctx: CanvasRenderingContext2D, w: number, h: number, x: number, y: number, ratio: number): void {
    if (this.closed <= 0) return;
    const part = this.closed * this.closed * (3 - 2 * this.closed);
    ctx.fillStyle = this.colour;
    ctx.beginPath();
    if (this.style === 'noir') {
      // blinds
      const n = 12;
      for (let i = 0; i < n; i++) ctx.rect(0, (i / n) * h, w, (h / n) * Math.min(1, part * 1.05) + 1);
    } else if (this.style === 'pixel') {
      // diamonds that grow, those near the middle last
      const side = Math.max(24, Math.min(w, h) / 12);
      const far = Math.hypot(Math.max(x, w - x), Math.max(y, h - y));
      for (let cy = 0; cy < h + side; cy += side)
        for (let cx = 0; cx < w + side; cx += side) {
          const near = 1 - Math.hypot(cx - x, cy - y) / far;
          const r = Math.round(Math.max(0, Math.min(1, part * 2.2 - near)) * side * 1.05 * ratio) / ratio;
          if (r <= 0) continue;
          ctx.moveTo(cx - r, cy);
          ctx.lineTo(cx, cy - r);
          ctx.lineTo(cx + r, cy);
          ctx.lineTo(cx, cy + r);
          ctx.closePath();
        }
    } else if (this.style === 'paper') {
      // two torn sheets from both sides
      for (const side of [-1, 1]) {
        const edge = w / 2 + side * (w / 2) * (1 - part) - side * 14 * part;
        ctx.moveTo(side < 0 ? -20 : w + 20, -10);
        for (let i = 0; i <= 24; i++)
          ctx.lineTo(edge - side * (8 + 10 * Math.sin(i * 5.1 + side) * Math.cos(i * 2.3)), (i / 24) * (h + 20) - 10);
        ctx.lineTo(side < 0 ? -20 : w + 20, h + 10);
        ctx.closePath();
      }
    } else {
      const far = Math.hypot(Math.max(x, w - x), Math.max(y, h - y));
      ctx.rect(-20, -20, w + 40, h + 40);
      const r = Math.max(0.01, far * (1 - part));
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, 6.2832, true);
    }
    // overlapping diamonds must not cancel out
    ctx.fill(this.style === 'flat' ? 'evenodd' : 'nonzero');
  }
}
