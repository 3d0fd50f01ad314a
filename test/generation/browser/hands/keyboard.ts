/** Ten fingers on keys: a key is down or up, and not for less than a twentieth of a second while it steers. */
import type { Button } from '../../../../src/generation/kit/types.js';
import { lean, type Wish } from './wish.js';

const CODES: Readonly<Record<Button, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
  a: 'Space',
  b: 'KeyX',
};
/** frames that a key stays as it is where a stick would lean half way */
const LEAST = 3;

export class Keyboard {
  private readonly down = new Set<string>();
  /** what a way was leant less than it was wished so far, and frames since its keys changed */
  private readonly owed = { x: 0, y: 0 };
  private readonly held = { x: { way: 0, frames: 9 }, y: { way: 0, frames: 9 } };

  /** Presses and lets go, so that what is wished is down. */
  play(wish: Wish): void {
    const { x, y } = lean(wish);
    const [dx, dy] = [this.steps('x', x), this.steps('y', y)];
    this.key('left', dx < 0);
    this.key('right', dx > 0);
    this.key('up', dy < 0);
    this.key('down', dy > 0);
    this.key('a', wish.a);
    this.key('b', wish.b);
  }

  /** A lean of a third is a key that is down a third of the time. */
  private steps(axis: 'x' | 'y', wished: number): number {
    const held = this.held[axis];
    const whole = Math.abs(wished) > 0.98 || wished === 0;
    this.owed[axis] = whole ? 0 : Math.max(-3, Math.min(3, this.owed[axis] + wished - held.way));
    held.frames++;
    if (!whole && held.frames < LEAST) return held.way;
    const owed = this.owed[axis];
    const way = whole ? Math.sign(wished) : Math.abs(owed) > 0.5 && owed * wished > 0 ? Math.sign(wished) : 0;
    if (way !== held.way) Object.assign(held, { way, frames: 0 });
    return way;
  }

  private key(button: Button, down: boolean): void {
    const code = CODES[button];
    if (down === this.down.has(code)) return;
    if (down) this.down.add(code);
    else this.down.delete(code);
    const key = code === 'Space' ? ' ' : code.replace('Key', '').toLowerCase();
    const type = down ? 'keydown' : 'keyup';
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent(type, { code, key, bubbles: true, cancelable: true }),
    );
  }
}
