/** The title's picture: the hero large on the theme's ground, who is against it behind, what there is to get in an arc above. Drawn in the part of the window that the words leave. */
import type { Actor, GameDesign } from '../design.js';
import { Blocks } from './blocks.js';
import { fade, mix } from './colour.js';
import { sceneryOf } from './scenery.js';
import type { Sprites } from './sprites.js';
import { titleCast, type TitleCast } from './title-cast.js';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** a wide part has room at the sides: its height may be used to the last */
const sizeOf = (box: Box): number => Math.max(60, Math.min(box.w * 0.8, box.h * (box.w > box.h * 2 ? 1.14 : 0.9)));

export class TitleScene {
  private readonly blocks: Blocks;
  private readonly cast: TitleCast;
  private halo: HTMLCanvasElement | undefined;

  constructor(
    private readonly design: GameDesign,
    private readonly sprites: Sprites,
  ) {
    this.blocks = new Blocks(design);
    this.cast = titleCast(design);
  }

  /** Where the ground is in a window that is `h` high; what stands there is hidden below it. */
  groundOf(box: Box, h: number): number {
    return Math.min(h - 26, box.y + box.h - Math.max(8, sizeOf(box) * 0.06));
  }

  /** `box`: what the words leave, in CSS pixels of a window of `w`×`h`. */
  draw(ctx: CanvasRenderingContext2D, box: Box, w: number, h: number, ratio: number, now: number): void {
    const { cast } = this;
    const size = sizeOf(box);
    const ground = this.groundOf(box, h);
    const middle = box.x + box.w / 2;
    const hero = size * 0.74;
    this.light(ctx, middle, ground - hero * 0.55, size * 0.95, now);
    this.floor(ctx, ground, w, h, size, ratio);
    const goal = cast.goal ?? sceneryOf(cast.deco)[0];
    const wide = box.w > size * 2;
    // in a narrow part two on one side hide each other: the second foe is rather seen than a goal that nobody asked for
    const both = wide || cast.enemies.length < 2 || goal?.from === 'prompt';
    if (goal && both)
      this.put(ctx, goal, middle + size * (wide ? 0.5 : 0.38), ground + size * 0.01, size * 0.42, ratio, -1, 0, 0);
    // who is against the hero comes from behind, larger towards the middle
    cast.enemies.slice(0, 3).forEach((foe, i) => {
      const [dx, part] = [
        [-0.47, 0.36],
        [wide ? 0.88 : 0.5, 0.32],
        [wide ? -0.82 : -0.74, 0.25],
      ][i] as [number, number];
      if (Math.abs(dx) * size + size * part * 0.4 > box.w / 2 + size * 0.1 && i > 0) return;
      const hop = Math.abs(Math.sin(now * 2.1 + i * 1.7));
      this.put(
        ctx,
        foe,
        middle + dx * size,
        ground - hop * size * 0.025,
        size * part,
        ratio,
        dx < 0 ? 1 : -1,
        0,
        (0.5 - hop) * 0.07,
      );
    });
    const beat = Math.sin(now * 2.6);
    this.put(ctx, cast.hero, middle, ground + size * 0.012, hero, ratio, 1, Math.sin(now * 1.3) * 0.025, beat * 0.03);
    const items = cast.items.slice(0, 5);
    const n = items.length && Math.max(3, items.length);
    for (let i = 0; i < n; i++) {
      const item = items[i % items.length] as Actor;
      const a = Math.PI * (1.12 + (0.76 * i) / (n - 1));
      const x = middle + Math.cos(a) * size * 0.5;
      const y =
        Math.max(box.y + size * 0.07, ground - hero * 0.62 + Math.sin(a) * size * 0.42) +
        Math.sin(now * 2 + i * 1.3) * size * 0.014;
      this.put(ctx, item, x, y + size * 0.07, size * 0.14, ratio, 1, Math.sin(now * 1.7 + i) * 0.12, 0, false);
    }
  }

  /** `y`: where the feet are */
  private put(
    ctx: CanvasRenderingContext2D,
    actor: Actor,
    x: number,
    y: number,
    size: number,
    ratio: number,
    dir: number,
    angle: number,
    squash: number,
    stands = true,
  ): void {
    const picture = this.sprites.at(actor.sprite, size * ratio);
    if (!picture) return;
    const whole = (at: number): number => (this.design.theme.style === 'pixel' ? Math.round(at * ratio) / ratio : at);
    ctx.save();
    if (stands) {
      ctx.fillStyle = 'rgba(0,0,0,.24)';
      ctx.beginPath();
      ctx.ellipse(x, y - size * 0.015, size * 0.4, size * 0.06, 0, 0, 6.2832);
      ctx.fill();
    }
    ctx.translate(whole(x), whole(y));
    const { face } = this.sprites.picture(actor.sprite);
    const flip = face !== 'still' && (face === 'left') === dir > 0;
    ctx.scale((1 + squash) * (flip ? -1 : 1), 1 - squash);
    if (angle && this.design.theme.style !== 'pixel') ctx.rotate(angle);
    const pad = size * picture.pad;
    ctx.drawImage(picture.canvas, -size / 2 - pad, -size - pad, size + 2 * pad, size + 2 * pad);
    ctx.restore();
  }

  private floor(ctx: CanvasRenderingContext2D, y: number, w: number, h: number, size: number, ratio: number): void {
    // as large beside the hero as the ground of a game is
    const unit = Math.max(24, Math.round(size * 0.15 * ratio) / ratio);
    ctx.save();
    ctx.scale(unit, unit);
    this.blocks.draw(ctx, unit * ratio, -1, y / unit, w / unit + 2, Math.max(2, (h - y) / unit + 1), true);
    ctx.restore();
  }

  /** The light around `x`, `y`, which reaches `r` CSS pixels. */
  light(ctx: CanvasRenderingContext2D, x: number, y: number, r: number, now: number): void {
    const { palette: p, style } = this.design.theme;
    if (!this.halo) {
      this.halo = document.createElement('canvas');
      this.halo.width = this.halo.height = 128;
      const soft = this.halo.getContext('2d') as CanvasRenderingContext2D;
      const g = soft.createRadialGradient(64, 64, 0, 64, 64, 64);
      const colour = mix(p.accent, '#ffffff', 0.55);
      g.addColorStop(0, fade(colour, style === 'noir' ? 0.4 : 0.72));
      g.addColorStop(0.5, fade(colour, 0.3));
      g.addColorStop(1, fade(colour, 0));
      soft.fillStyle = g;
      soft.fillRect(0, 0, 128, 128);
    }
    const beam = ctx.createRadialGradient(x, y, 0, x, y, r * 1.5);
    beam.addColorStop(0.4, fade('#ffffff', style === 'noir' ? 0.06 : 0.15));
    beam.addColorStop(1, fade('#ffffff', 0));
    ctx.fillStyle = beam;
    ctx.beginPath();
    const n = style === 'noir' ? 5 : 12;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.2832 + now * 0.08;
      ctx.moveTo(x, y);
      ctx.lineTo(x + Math.cos(a) * r * 1.5, y + Math.sin(a) * r * 1.5);
      ctx.lineTo(x + Math.cos(a + 0.22) * r * 1.5, y + Math.sin(a + 0.22) * r * 1.5);
    }
    ctx.fill();
    ctx.drawImage(this.halo, x - r, y - r, r * 2, r * 2);
  }
}
