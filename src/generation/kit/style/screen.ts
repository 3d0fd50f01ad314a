/**
 * Where a frame is drawn: the page's canvas, or for pixel art a small one that is then shown large. Whatever draws on it works in CSS pixels of the
 * window; `ratio` says how many of the real ones make one of those.
 */
import type { Style } from '../../design.js';

/** what one unit of the world should measure in pixel art */
const UNIT = 21;

export class Screen {
  ctx!: CanvasRenderingContext2D;
  /** pixels drawn a CSS pixel */
  ratio = 1;
  private small: HTMLCanvasElement | undefined;
  private block = 1;

  constructor(private readonly style: Style) {}

  /** `unit`: CSS pixels a unit of the world. Called at each frame; sizes change with the window only. */
  begin(main: CanvasRenderingContext2D, w: number, h: number, dpr: number, unit: number): CanvasRenderingContext2D {
    if (this.style !== 'pixel') {
      this.ratio = dpr;
      this.ctx = main;
      return main;
    }
    this.block = Math.max(2, Math.min(5 * dpr, Math.round((unit * dpr) / UNIT)));
    this.ratio = dpr / this.block;
    this.small ??= document.createElement('canvas');
    const [sw, sh] = [Math.ceil(w * this.ratio), Math.ceil(h * this.ratio)];
    if (this.small.width !== sw || this.small.height !== sh) {
      this.small.width = sw;
      this.small.height = sh;
    }
    this.ctx = this.small.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
    this.ctx.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    this.ctx.imageSmoothingEnabled = false;
    this.ctx.lineJoin = this.ctx.lineCap = 'round';
    return this.ctx;
  }

  /** Shows what was drawn. */
  end(main: CanvasRenderingContext2D): void {
    if (!this.small || this.ctx === main) return;
    main.imageSmoothingEnabled = false;
    main.drawImage(this.small, 0, 0, this.small.width / this.ratio, this.small.height / this.ratio);
    main.imageSmoothingEnabled = true;
  }
}
