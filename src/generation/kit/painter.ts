/** Draws a kind's world: units to pixels, sprites with their looks, blocks of the theme's ground. */
import type { Actor, GameDesign, Palette } from '../design.js';
import { fade, mix } from './colour.js';
import type { Session } from './session.js';
import type { Sprites } from './sprites.js';
import type { Painter, SpriteLook, View } from './types.js';

/** themes whose ground carries something on top, and its colour */
const TURF: Readonly<Record<string, string>> = {
  ice: '#ffffff',
  forest: '#6fae45',
  farm: '#7fbf4a',
  garden: '#76c04e',
  jungle: '#4f9a3a',
  beach: '#ffe9b0',
  castle: '#7aa65a',
  candy: '#ffb3d9',
  city: '#9aa3ad',
  haunted: '#6d7f4d',
  sky: '#ffffff',
  desert: '#f6d58b',
  volcano: '#ff8a3d',
  space: '#cfd3ea',
  cyberpunk: '#2ff3e0',
  kitchen: '#fff3df',
  school: '#e8d3a8',
  cave: '#8b93a7',
  ocean: '#f3dfa2',
  toys: '#ffd166',
};

/** pictures that point somewhere: where, in half turns from the right, clockwise */
const POINTS: Readonly<Record<string, number | undefined>> = {
  up: -0.5,
  down: 0.5,
  upright: -0.25,
  upleft: -0.75,
  downright: 0.25,
  downleft: 0.75,
};

export class CanvasPainter implements Painter {
  readonly palette: Palette;
  readonly view = { x: 0, y: 0, w: 1, h: 1 };
  ctx!: CanvasRenderingContext2D;
  now = 0;
  /** pixels (CSS) a unit */
  scale = 1;
  private dpr = 1;
  private offsetX = 0;
  private offsetY = 0;
  private blinking = false;

  constructor(
    private readonly design: GameDesign,
    private readonly sprites: Sprites,
    private readonly font: string,
  ) {
    this.palette = design.theme.palette;
  }

  /** Fits the view into the window less the insets (HUD above, touch buttons below), all in CSS pixels. */
  fit(
    view: View,
    w: number,
    h: number,
    inset: { top: number; bottom: number },
    camera: { x: number; y: number },
    dpr: number,
  ): void {
    this.dpr = dpr;
    if (view.kind === 'board') {
      const free = h - inset.top - inset.bottom;
      this.scale = Math.min((w - 12) / view.w, free / view.h);
      this.offsetX = (w - view.w * this.scale) / 2;
      this.offsetY = inset.top + (free - view.h * this.scale) / 2;
    } else {
      this.scale = Math.max(w / (view.w * 2.2), Math.min(w / view.w, h / view.h));
      this.offsetX = w / 2 - camera.x * this.scale;
      // thumbs lie on the lower part: the middle is the middle of what they leave
      this.offsetY = (h - Math.max(0, inset.bottom - inset.top)) / 2 - camera.y * this.scale;
    }
    this.view.x = -this.offsetX / this.scale;
    this.view.y = -this.offsetY / this.scale;
    this.view.w = w / this.scale;
    this.view.h = h / this.scale;
  }

  toWorld(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.offsetX) / this.scale, y: (y - this.offsetY) / this.scale };
  }

  begin(ctx: CanvasRenderingContext2D, now: number, g: Session<unknown>): void {
    this.ctx = ctx;
    this.now = now;
    this.blinking = g.safe > 0 && g.safe < 88 && g.safe % 10 < 4 && g.outcome === null;
    ctx.save();
    ctx.translate(this.offsetX, this.offsetY);
    ctx.scale(this.scale, this.scale);
  }

  end(): void {
    this.ctx.restore();
  }

  hero(x: number, y: number, size: number, look: SpriteLook = {}): void {
    this.sprite(this.design.cast.hero, x, y, size, this.blinking ? { ...look, alpha: 0.35 } : look);
  }

  sprite(actor: Actor, x: number, y: number, size: number, look: SpriteLook = {}): void {
    const { ctx } = this;
    if (
      x + size < this.view.x ||
      x - size > this.view.x + this.view.w ||
      y + size < this.view.y ||
      y - size > this.view.y + this.view.h
    )
      return;
    const picture = this.sprites.at(actor.sprite, size * this.scale * this.dpr);
    if (!picture) return;
    const { face } = this.sprites.picture(actor.sprite);
    const points = POINTS[face];
    let angle = look.angle ?? 0;
    let dir = look.dir ?? 0;
    let mirrored = false;
    if (look.heading !== undefined) {
      if (points !== undefined) angle += look.heading - points * Math.PI;
      else if (look.dir === undefined) {
        dir = Math.cos(look.heading) < -0.05 ? -1 : 1;
        angle += Math.sin(look.heading) * 0.4 * dir;
      }
    }
    if (dir !== 0 && points === undefined) mirrored = dir < 0 !== (face === 'left');
    if (look.shadow) this.shadow(x, y + size * 0.47, size * 0.7);
    if (look.glow) this.glow(x, y, size, look.glow);
    const squash = look.squash ?? 0;
    ctx.save();
    ctx.globalAlpha *= look.alpha ?? 1;
    // squashed about the feet, so that a landing does not lift the hero off the ground
    ctx.translate(x, y + size / 2);
    ctx.scale((1 + squash) * (mirrored ? -1 : 1), 1 - squash);
    ctx.translate(0, -size / 2);
    if (angle) ctx.rotate(mirrored ? -angle : angle);
    ctx.drawImage(picture, -size / 2, -size / 2, size, size);
    const white = look.white ? this.sprites.at(actor.sprite, size * this.scale * this.dpr, true) : null;
    if (white && look.white) {
      ctx.globalAlpha *= look.white;
      ctx.drawImage(white, -size / 2, -size / 2, size, size);
    }
    ctx.restore();
  }

  private shadow(x: number, y: number, w: number): void {
    this.ctx.fillStyle = 'rgba(0,0,0,.22)';
    this.ctx.beginPath();
    this.ctx.ellipse(x, y, w / 2, w * 0.14, 0, 0, 6.2832);
    this.ctx.fill();
  }

  private glow(x: number, y: number, size: number, colour: string): void {
    const g = this.ctx.createRadialGradient(x, y, 0, x, y, size * 0.85);
    g.addColorStop(0, fade(colour, 0.55));
    g.addColorStop(1, fade(colour, 0));
    this.ctx.fillStyle = g;
    this.ctx.fillRect(x - size, y - size, size * 2, size * 2);
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
    ctx.fillText(text, 0, 0);
    ctx.restore();
  }

  block(x: number, y: number, w: number, h: number, top = false): void {
    const p = this.palette;
    const { ctx } = this;
    const r = top ? 0.16 : 0.14;
    const body = ctx.createLinearGradient(0, y, 0, y + Math.max(h, 2));
    body.addColorStop(0, p.solid);
    body.addColorStop(1, mix(p.solid, '#000000', 0.35));
    ctx.fillStyle = body;
    ctx.beginPath();
    // ground meets ground without a hair of light between
    ctx.roundRect(x, y, top ? w + 0.03 : w, h, Math.min(r, h / 2));
    ctx.fill();
    ctx.fillStyle = fade('#000000', 0.1);
    for (let i = 0; i < w * Math.min(h, 6); i += 1.7) {
      const k = Math.abs(Math.sin((x + i) * 12.9898) * 43758.5453) % 1;
      const bx = x + 0.2 + ((i * 0.73 + k) % Math.max(0.1, w - 0.4));
      const by = y + 0.55 + k * Math.max(0, Math.min(h, 6) - 0.9);
      if (by + 0.1 < y + h) {
        ctx.beginPath();
        ctx.roundRect(bx - 0.12, by - 0.06, 0.2 + k * 0.14, 0.12, 0.06);
        ctx.fill();
      }
    }
    if (!top) {
      ctx.fillStyle = fade(p.solidEdge, 0.85);
      ctx.beginPath();
      ctx.roundRect(x + 0.06, y + 0.05, w - 0.12, 0.12, 0.06);
      ctx.fill();
      return;
    }
    const turf = mix(TURF[this.design.theme.id] ?? p.solidEdge, p.solidEdge, 0.45);
    ctx.fillStyle = turf;
    ctx.beginPath();
    ctx.roundRect(x - 0.05, y - 0.06, w + 0.1, 0.34, 0.17);
    // drips over the edge: turf, icing or snow, by its colour
    for (let i = 0; i + 0.2 < w; i += 0.5) {
      const k = Math.abs(Math.sin((x + i) * 78.233) * 43758.5453) % 1;
      ctx.roundRect(x + i, y, 0.42, 0.3 + k * 0.26, 0.2);
    }
    ctx.fill();
    ctx.fillStyle = fade('#ffffff', 0.35);
    ctx.beginPath();
    ctx.roundRect(x + 0.1, y - 0.02, Math.max(0, w - 0.2), 0.09, 0.05);
    ctx.fill();
  }

  health(x: number, y: number, w: number, part: number, colour = this.palette.danger): void {
    this.rect(x - w / 2 - 0.05, y - 0.13, w + 0.1, 0.26, 'rgba(0,0,0,.55)', 0.13);
    if (part > 0) this.rect(x - w / 2, y - 0.08, Math.max(0.16, w * part), 0.16, colour, 0.08);
  }

  board(w: number, h: number, cell = 1): void {
    const p = this.palette;
    this.rect(-0.22, -0.14, w + 0.44, h + 0.44, 'rgba(0,0,0,.28)', 0.5);
    this.rect(-0.2, -0.2, w + 0.4, h + 0.4, mix(p.panel, p.solidEdge, 0.35), 0.5);
    this.rect(0, 0, w, h, p.panel, 0.3);
    this.ctx.save();
    this.ctx.beginPath();
    this.ctx.roundRect(0, 0, w, h, 0.3);
    this.ctx.clip();
    this.ctx.fillStyle = fade(p.ink, 0.05);
    for (let y = 0; y * cell < h; y++)
      for (let x = y % 2; x * cell < w; x += 2) this.ctx.fillRect(x * cell, y * cell, cell, cell);
    this.ctx.restore();
  }

  mix(a: string, b: string, part: number): string {
    return mix(a, b, part);
  }
}
