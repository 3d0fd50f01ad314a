/** Draws a kind's world: units to pixels, sprites with their looks, blocks of the theme's ground. */
import type { Actor, GameDesign, Palette } from '../design.js';
import { bearing, STILL } from './bearing.js';
import { Blocks } from './blocks.js';
import { Boards } from './boards.js';
import { meantBy, ownOf, sidesOf } from './asked.js';
import { mix } from './colour.js';
import { facing } from './facing.js';
import { directionOf } from './figures.js';
import { Layers } from './layers.js';
import { Motion } from './motion.js';
import { extentOf, scaleOf } from './scale.js';
import type { Session } from './session.js';
import { SoftSpots } from './soft-spots.js';
import type { Sprites } from './sprites.js';
import type { Painter, SpriteLook, View } from './types.js';

export class CanvasPainter implements Painter {
  readonly palette: Palette;
  readonly sides: readonly [string, string];
  readonly view = { x: 0, y: 0, w: 1, h: 1 };
  ctx!: CanvasRenderingContext2D;
  now = 0;
  /** pixels (CSS) a unit */
  scale = 1;
  /** where the hero was drawn last, in CSS pixels of the window; for the light around it */
  heroAt: { x: number; y: number } | null = null;
  /** real pixels that make a CSS pixel */
  ratio = 1;
  private offsetX = 0;
  private offsetY = 0;
  private blinking = false;
  /** 1 as the hero is hurt, then less */
  private reeling = 0;
  private readonly blocks: Blocks;
  private readonly boards: Boards;
  private readonly soft = new SoftSpots();
  /** of each player where two have a half of the window each */
  private readonly motions: readonly [Motion, Motion];
  private seat: 0 | 1 = 0;
  private readonly layers = new Layers();
  private readonly style: GameDesign['theme']['style'];

  constructor(
    private readonly design: GameDesign,
    private readonly sprites: Sprites,
    private readonly font: string,
    /** what is seen from above stands on a ground that can bear a shadow */
    private readonly grounded: boolean,
    /** seen from the side: what rises or falls is in the air */
    private readonly side: boolean,
    /** less motion was asked for: nobody takes steps */
    private readonly calm: boolean,
  ) {
    this.palette = design.theme.palette;
    this.sides = sidesOf(design);
    this.style = design.theme.style;
    this.blocks = new Blocks(design);
    this.boards = new Boards(design);
    this.motions = [new Motion(side), new Motion(side)];
  }

  get own(): string {
    return ownOf(this.design, this.seat);
  }

  meant(colour: string): string {
    return meantBy(this.design, colour);
  }

  /** Fits the view into the window less the insets (HUD above, touch buttons below), all in CSS pixels; `ratio` real pixels make one of them. */
  fit(
    view: View,
    w: number,
    h: number,
    inset: { top: number; bottom: number },
    camera: { x: number; y: number },
    ratio: number,
  ): void {
    this.ratio = ratio;
    this.scale = scaleOf(view, w, h, inset);
    const whole = (pixels: number): number => (this.style === 'pixel' ? Math.round(pixels * ratio) / ratio : pixels);
    if (this.style === 'pixel') this.scale = Math.max(1, Math.floor(this.scale * ratio)) / ratio;
    if (view.kind === 'board') {
      const free = h - inset.top - inset.bottom;
      this.offsetX = whole((w - view.w * this.scale) / 2);
      this.offsetY = whole(inset.top + (free - extentOf(view, w, h, inset).height * this.scale) / 2);
    } else {
      this.offsetX = whole(w / 2 - camera.x * this.scale);
      // thumbs lie on the lower part: the middle is the middle of what they leave
      this.offsetY = whole((h - Math.max(0, inset.bottom - inset.top)) / 2 - camera.y * this.scale);
    }
    this.view.x = -this.offsetX / this.scale;
    this.view.y = -this.offsetY / this.scale;
    this.view.w = w / this.scale;
    this.view.h = h / this.scale;
  }

  toPage(x: number, y: number): { x: number; y: number } {
    return { x: x * this.scale + this.offsetX, y: y * this.scale + this.offsetY };
  }

  toWorld(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.offsetX) / this.scale, y: (y - this.offsetY) / this.scale };
  }

  /** `seat`: whose world it is, where two have one each. */
  begin(ctx: CanvasRenderingContext2D, now: number, g: Session<unknown>, seat: 0 | 1 = 0): void {
    this.ctx = ctx;
    this.now = now;
    this.seat = seat;
    this.motions[seat].begin();
    this.reeling = Math.max(0, (g.safe - 74) / 16) * (g.safe <= 90 && g.outcome === null ? 1 : 0);
    this.blinking = g.safe > 0 && g.safe < 88 && g.safe % 10 < 4 && g.outcome === null;
    ctx.save();
    ctx.translate(this.offsetX, this.offsetY);
    ctx.scale(this.scale, this.scale);
  }

  end(): void {
    this.ctx.restore();
  }

  hero(x: number, y: number, size: number, look: SpriteLook = {}): void {
    this.heroAt = this.toPage(x, y);
    const shown = this.blinking ? { ...look, alpha: 0.35 } : look;
    const back = this.calm ? 0 : this.reeling * 0.4;
    this.sprite(
      this.design.cast.hero,
      x,
      y,
      size,
      back
        ? { ...shown, angle: (look.angle ?? 0) - back * (look.dir || 1), squash: (look.squash ?? 0) + back * 0.3 }
        : shown,
    );
  }

  sprite(actor: Actor, x: number, y: number, size: number, look: SpriteLook = {}): void {
    const { ctx } = this;
    const { face, gait } = this.sprites.picture(actor.sprite);
    const track = gait && !this.calm ? this.motions[this.seat].at(actor.sprite, x, y, size) : undefined;
    if (
      x + size < this.view.x ||
      x - size > this.view.x + this.view.w ||
      y + size < this.view.y ||
      y - size > this.view.y + this.view.h
    )
      return;
    const pixels = size * this.scale * this.ratio;
    const goes = track && gait ? bearing(gait, track, this.now, this.side) : STILL;
    const picture = this.sprites.at(actor.sprite, pixels, look.wash, goes.step);
    if (!picture) return;
    const held = facing(face, look);
    const { mirrored } = held;
    let { angle } = held;
    if (look.shadow ?? (this.grounded && look.alpha === undefined && size > 0.3))
      this.soft.shadow(ctx, x, y + size * 0.45, size * 0.8);
    if (look.glow) this.soft.glow(ctx, x, y, size, look.glow);
    const squash = (look.squash ?? 0) + goes.squash + (track && look.white ? look.white * 0.1 : 0);
    if (!mirrored) angle += goes.angle;
    else angle -= goes.angle;
    y -= goes.lift * size;
    ctx.save();
    ctx.globalAlpha *= look.alpha ?? 1;
    if (this.style === 'paper') angle += this.wobble(actor.sprite);
    if (this.style === 'pixel') {
      x = this.snap(x, this.offsetX);
      y = this.snap(y, this.offsetY);
    }
    // squashed about the feet, so that a landing does not lift the hero off the ground
    ctx.translate(x, y + size / 2);
    ctx.scale((1 + squash) * (mirrored ? -1 : 1), 1 - squash);
    ctx.translate(0, -size / 2);
    if (angle) ctx.rotate(mirrored ? -angle : angle);
    const half = size * (0.5 + picture.pad);
    ctx.drawImage(picture.canvas, -half, -half, half * 2, half * 2);
    const white = look.white ? this.sprites.at(actor.sprite, pixels, 'rgba(255,255,255,.85)', goes.step) : null;
    if (white && look.white) {
      ctx.globalAlpha *= look.white;
      ctx.drawImage(white.canvas, -half, -half, half * 2, half * 2);
    }
    ctx.restore();
  }

  /** a place in the world on a whole pixel */
  private snap(at: number, offset: number): number {
    return (Math.round((at * this.scale + offset) * this.ratio) / this.ratio - offset) / this.scale;
  }

  /** a sheet that is put down again six times a second, never quite the same */
  private wobble(name: string): number {
    return Math.sin(Math.floor(this.now * 6) * 2.4 + name.length * 1.7) * 0.022;
  }

  rect(x: number, y: number, w: number, h: number, colour: string, radius = 0): void {
    this.ctx.fillStyle = colour;
    this.ctx.beginPath();
    if (radius) this.ctx.roundRect(x, y, w, h, Math.min(radius, w / 2, h / 2));
    else this.ctx.rect(x, y, w, h);
    this.ctx.fill();
  }

  circle(x: number, y: number, radius: number, colour: string): void {
    this.ctx.fillStyle = colour;
    this.ctx.beginPath();
    this.ctx.arc(x, y, Math.max(0, radius), 0, 6.2832);
    this.ctx.fill();
  }

  line(x1: number, y1: number, x2: number, y2: number, width: number, colour: string): void {
    this.ctx.strokeStyle = colour;
    this.ctx.lineWidth = width;
    this.ctx.beginPath();
    this.ctx.moveTo(x1, y1);
    this.ctx.lineTo(x2, y2);
    this.ctx.stroke();
  }

  text(text: string, x: number, y: number, size: number, colour = this.palette.ink): void {
    const { ctx } = this;
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(size / 40, size / 40);
    ctx.font = `800 40px ${this.font}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillStyle = colour;
    ctx.direction = directionOf(text);
    ctx.fillText(text, 0, 0);
    ctx.restore();
  }

  block(x: number, y: number, w: number, h: number, top = false): void {
    this.blocks.draw(this.ctx, this.scale * this.ratio, x, y, w, h, top, this.view.x, this.view.x + this.view.w);
  }

  health(x: number, y: number, w: number, part: number, colour = this.palette.danger): void {
    this.rect(x - w / 2 - 0.05, y - 0.13, w + 0.1, 0.26, 'rgba(0,0,0,.55)', 0.13);
    if (part > 0) this.rect(x - w / 2, y - 0.08, Math.max(0.16, w * part), 0.16, colour, 0.08);
  }

  board(w: number, h: number, cell = 1): void {
    this.boards.draw(this.ctx, w, h, cell);
  }

  kept(key: string | object, x: number, y: number, w: number, h: number, draw: () => void): void {
    const outer = this.ctx;
    const scale = this.scale * this.ratio;
    const layer = this.layers.of(key, w, h, scale, (ctx) => {
      this.ctx = ctx;
      ctx.translate(-x, -y);
      draw();
      this.ctx = outer;
    });
    outer.drawImage(layer, x, y, layer.width / scale, layer.height / scale);
  }

  mix(a: string, b: string, part: number): string {
    return mix(a, b, part);
  }
}
