/** Thumb stick and buttons on glass: HTML over the canvas, so that they stay sharp, sized for thumbs and apart from the game's own pointer. */
import { newPad } from './pad.js';
import type { Pad, Touch } from './types.js';

const STICK = 62;

export class TouchPad {
  readonly pad: Pad = newPad();
  readonly root = document.createElement('div');
  /** CSS pixels that the buttons take from the bottom of a board */
  readonly height: number;
  private readonly ends: (() => void)[] = [];

  constructor(touch: Touch) {
    this.root.className = 'touch';
    this.root.setAttribute('aria-hidden', 'true');
    const any = touch.move === 'stick' || touch.move === 'sides' || touch.a !== undefined || touch.b !== undefined;
    this.height = any ? 150 : 8;
    if (touch.move === 'stick') this.root.append(this.stick());
    if (touch.move === 'sides') {
      const sides = document.createElement('div');
      sides.className = 'sides';
      sides.append(this.button('◀', 'left'), this.button('▶', 'right'));
      this.root.append(sides);
    }
    const right = document.createElement('div');
    right.className = 'acts';
    if (touch.b !== undefined) right.append(this.button(touch.b, 'b'));
    if (touch.a !== undefined) right.append(this.button(touch.a, 'a'));
    this.root.append(right);
  }

  /** Lets go of everything: the fingers that lie on it are not heard of any more once it is gone from the screen. */
  release(): void {
    Object.assign(this.pad, newPad());
    this.ends.forEach((end) => end());
  }

  private button(sign: string, name: 'left' | 'right' | 'a' | 'b'): HTMLElement {
    const el = document.createElement('div');
    el.className = `tb tb-${name}`;
    el.textContent = sign;
    const set = (down: boolean) => (e: PointerEvent) => {
      e.preventDefault();
      this.pad[name] = down;
      el.classList.toggle('on', down);
    };
    this.ends.push(() => el.classList.remove('on'));
    el.addEventListener('pointerdown', set(true));
    for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) el.addEventListener(type, set(false));
    return el;
  }

  private stick(): HTMLElement {
    const zone = document.createElement('div');
    zone.className = 'stick';
    const knob = document.createElement('i');
    zone.append(knob);
    let id: number | null = null;
    const move = (e: PointerEvent): void => {
      if (e.pointerId !== id) return;
      const box = zone.getBoundingClientRect();
      let x = (e.clientX - box.left - box.width / 2) / STICK;
      let y = (e.clientY - box.top - box.height / 2) / STICK;
      const length = Math.hypot(x, y);
      if (length > 1) {
        x /= length;
        y /= length;
      }
      this.pad.ax = Math.abs(x) < 0.2 ? 0 : x;
      this.pad.ay = Math.abs(y) < 0.2 ? 0 : y;
      knob.style.transform = `translate(${x * 40}px,${y * 40}px)`;
    };
    zone.addEventListener('pointerdown', (e) => {
      e.preventDefault();
      id = e.pointerId;
      zone.setPointerCapture(id);
      move(e);
    });
    zone.addEventListener('pointermove', move);
    const end = (): void => {
      id = null;
      this.pad.ax = this.pad.ay = 0;
      knob.style.transform = '';
    };
    this.ends.push(end);
    zone.addEventListener('pointerup', end);
    zone.addEventListener('pointercancel', end);
    return zone;
  }
}
