/** Shots that are pulled back by a pointer, aimed by buttons: turned until they point there, charged until the bar is as long, and let go. */
import type { Device } from './cursor.js';
import { apart, NOTHING, pressing, type Seen, type Spot, type Wish } from './wish.js';

/** units of pull for full power, and frames until a held button has it */
const PULL = 3.4;
const RISE = 70;
/** radians that count as the same, and within which the keys are only tapped */
const SAME = 0.005;
const NEAR = 0.09;

interface Shot {
  readonly angle: number;
  readonly power: number;
}

export class Aim {
  private from: Spot | null = null;
  private shot: Shot | null = null;
  private charging = false;
  private tapped = false;
  private frames = 0;
  /** frames at which it would have let go: with something that moves, only now and then */
  private gone: number[] = [];

  constructor(private readonly device: Device) {}

  readonly busy = false;

  play(wish: Wish, { aim }: Seen): void {
    const { pointer } = wish;
    this.frames++;
    if (!pointer || !aim) {
      this.from = this.shot = null;
      this.charging = false;
      this.gone = [];
      // where nothing is aimed, what is pressed is meant
      return this.device.play({ ...wish, pointer: null });
    }
    this.from ??= { x: pointer.x, y: pointer.y };
    const { from } = this;
    const pull = apart(from, pointer);
    if (pull > 0.1)
      this.shot = { angle: Math.atan2(from.y - pointer.y, from.x - pointer.x), power: Math.min(1, pull / PULL) };
    if (this.shot && !pointer.down) this.gone.push(this.frames);
    this.device.play(this.step(aim));
  }

  private step(aim: Shot): Wish {
    const { shot } = this;
    if (!shot || this.gone.length === 0) return NOTHING;
    if (this.charging) return aim.power < shot.power - 0.5 / RISE ? pressing('a') : NOTHING;
    const off = Math.atan2(Math.sin(shot.angle - aim.angle), Math.cos(shot.angle - aim.angle));
    this.tapped = Math.abs(off) < NEAR && !this.tapped;
    if (Math.abs(off) > SAME)
      return Math.abs(off) > NEAR || this.tapped ? pressing(off > 0 ? 'right' : 'left') : NOTHING;
    if (!this.due(shot.power * RISE)) return NOTHING;
    this.charging = true;
    return pressing('a');
  }

  /** Whether a bar that begins to rise now is full when the moment comes. */
  private due(charge: number): boolean {
    const [first = 0, second] = this.gone;
    if (second === undefined) return false;
    const period = second - first;
    return period < 2 || Math.abs(((this.frames + charge - first + period / 2) % period) - period / 2) < 0.6;
  }
}
