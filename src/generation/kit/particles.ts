/** Sparks, dust and floating points: seen, never felt by the rules. A pool, so that a long game makes no garbage. */
import { directionOf } from './figures.js';
import type { Random } from './random.js';
import type { Burst } from './types.js';

interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  life: number;
  size: number;
  gravity: number;
  spin: number;
  colour: string;
  shape: NonNullable<Burst['shape']>;
}
interface Floating {
  text: string;
  x: number;
  y: number;
  age: number;
  /** since the first of its numbers came */
  whole: number;
  colour: string;
}

const MOST = 260;
/** points that come close together, in place and in time, are one number that grows: three at a place could not be read */
const NEAR = 1.2;
const SOON = 0.4;
/** who is tapped without end sees a new number each second */
const LONGEST = 1;
const POINTS = /^([+−])(\d+)$/u;

export class Particles {
  private sparks: Spark[] = [];
  private floats: Floating[] = [];

  constructor(
    private readonly rand: Random,
    private readonly scale: number,
    private readonly accent: string,
    private readonly font: string,
  ) {}

  clear(): void {
    this.sparks = [];
    this.floats = [];
  }

  burst(x: number, y: number, b: Burst = {}): void {
    const colours = typeof b.colour === 'string' ? [b.colour] : (b.colour ?? [this.accent, '#ffffff']);
    const n = Math.max(1, Math.round((b.n ?? 12) * this.scale));
    for (let i = 0; i < n && this.sparks.length < MOST; i++) {
      const angle =
        b.angle === undefined ? this.rand.range(0, 6.283) : b.angle + this.rand.range(-0.5, 0.5) * (b.spread ?? 0.8);
      const speed = (b.speed ?? 5) * this.rand.range(0.35, 1);
      this.sparks.push({
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        age: 0,
        life: (b.life ?? 0.6) * this.rand.range(0.6, 1),
        size: (b.size ?? 0.16) * this.rand.range(0.6, 1.2),
        gravity: b.gravity ?? 6,
        spin: this.rand.range(-6, 6),
        colour: this.rand.pick(colours),
        shape: b.shape ?? 'dot',
      });
    }
  }

  float(text: string, x: number, y: number, colour = '#ffffff'): void {
    const points = POINTS.exec(text);
    const near =
      points &&
      this.floats.find(
        (one) =>
          one.colour === colour &&
          one.age < SOON &&
          one.whole < LONGEST &&
          POINTS.exec(one.text)?.[1] === points[1] &&
          Math.hypot(one.x - x, one.y - y) < NEAR,
      );
    if (near) {
      near.text = `${points[1]}${Number(points[2]) + Number(near.text.slice(1))}`;
      near.x = x;
      near.y = Math.min(near.y, y);
      near.age = 0.08;
    } else if (this.floats.length < 24) this.floats.push({ text, x, y, age: 0, whole: 0, colour });
  }

  step(): void {
    const dt = 1 / 60;
    for (const s of this.sparks) {
      s.age += dt;
      s.vy += s.gravity * dt;
      s.vx *= 0.975;
      s.vy *= 0.985;
      s.x += s.vx * dt;
      s.y += s.vy * dt;
    }
    this.sparks = this.sparks.filter((s) => s.age < s.life);
    for (const f of this.floats) {
      f.age += dt;
      f.whole += dt;
      f.y -= dt * 1.3 * (1 - f.age);
    }
    this.floats = this.floats.filter((f) => f.age < 0.9);
  }

  draw(ctx: CanvasRenderingContext2D): void {
    for (const s of this.sparks) {
      const part = s.age / s.life;
      const r = s.size * (s.shape === 'smoke' || s.shape === 'ring' ? 0.5 + part * 1.6 : 1 - part * part);
      ctx.globalAlpha = s.shape === 'smoke' ? (1 - part) * 0.4 : 1 - part * part;
      ctx.fillStyle = ctx.strokeStyle = s.colour;
      ctx.beginPath();
      if (s.shape === 'square' || s.shape === 'star') {
        const turn = s.spin * s.age;
        const points = s.shape === 'square' ? 4 : 10;
        for (let i = 0; i < points; i++) {
          const reach = s.shape === 'star' && i % 2 ? r * 0.45 : r;
          const a = turn + (i / points) * 6.2832;
          ctx.lineTo(s.x + Math.cos(a) * reach, s.y + Math.sin(a) * reach);
        }
        ctx.fill();
      } else if (s.shape === 'ring') {
        ctx.lineWidth = 0.08 * (1 - part);
        ctx.arc(s.x, s.y, r * 2, 0, 6.2832);
        ctx.stroke();
      } else {
        ctx.arc(s.x, s.y, Math.max(0, r), 0, 6.2832);
        ctx.fill();
      }
    }
    ctx.textAlign = 'center';
    ctx.lineJoin = 'round';
    for (const f of this.floats) {
      const size = 0.55 * Math.min(1, 0.4 + f.age * 6);
      ctx.globalAlpha = Math.min(1, (0.9 - f.age) * 4);
      ctx.save();
      // canvas fonts below 1 px are not drawn: the type is set at 40 px and scaled down
      ctx.translate(f.x, f.y);
      ctx.scale(size / 40, size / 40);
      ctx.font = `900 40px ${this.font}`;
      ctx.lineWidth = 9;
      ctx.strokeStyle = 'rgba(0,0,0,.55)';
      ctx.direction = directionOf(f.text);
      ctx.strokeText(f.text, 0, 0);
      ctx.fillStyle = f.colour;
      ctx.fillText(f.text, 0, 0);
      ctx.restore();
    }
    ctx.globalAlpha = 1;
  }
}
