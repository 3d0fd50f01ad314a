/** What does not change from frame to frame, drawn once on a canvas of its own. */
export class Layers {
  private readonly byName = new Map<string, HTMLCanvasElement>();
  private readonly byThing = new WeakMap<object, HTMLCanvasElement>();
  /** pixels a unit of all that is kept: another one makes all anew */
  private scale = 0;
  private readonly scales = new WeakMap<HTMLCanvasElement, number>();

  /** The canvas of `key`, of `w`×`h` units; `draw` paints it where it is missing or of another size, in units from its left top. */
  of(
    key: string | object,
    w: number,
    h: number,
    scale: number,
    draw: (ctx: CanvasRenderingContext2D) => void,
  ): HTMLCanvasElement {
    if (this.scale !== scale) this.byName.clear();
    this.scale = scale;
    const old = typeof key === 'string' ? this.byName.get(key) : this.byThing.get(key);
    if (old && this.scales.get(old) === scale) return old;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.ceil(w * scale));
    canvas.height = Math.max(1, Math.ceil(h * scale));
    const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
    ctx.scale(scale, scale);
    draw(ctx);
    if (typeof key === 'string') this.byName.set(key, canvas);
    else this.byThing.set(key, canvas);
    this.scales.set(canvas, scale);
    return canvas;
  }
}
