/** Keyboard and gamepad by the engine, mouse and finger by pointer events; each becomes a pad, and the pads are merged. */
import {
  gamepadIsDown,
  gamepadStick,
  keyIsDown,
  keyWasPressed,
  setInputWASDEmulateDirection,
  setTouchInputEnable,
} from 'littlejsengine';
import { readGamepad, twoGamepads } from './gamepads.js';
import { clearPad, newPad } from './pad.js';
import type { Pad, Stroke, Touch } from './types.js';

/** keys that a kind may ask for with `g.key` beyond the pads' */
const EXTRA_KEYS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => `Key${letter}`),
  ...'0123456789'.split('').map((digit) => `Digit${digit}`),
  'Backspace',
  'Enter',
];
/** where else a key is, by its code: on the number pad */
const ALSO = new Map(
  EXTRA_KEYS.flatMap((code): [string, string][] =>
    /^(?:Digit|Enter)/u.test(code) ? [[code, `Numpad${code.replace('Digit', '')}`]] : [],
  ),
);

/** Whether a key went down this frame, also where it is the number pad's. */
export function keyPressed(code: string): boolean {
  const also = ALSO.get(code);
  return keyWasPressed(code) || (also !== undefined && keyWasPressed(also));
}

export class Controls {
  readonly keyboard: Pad = newPad();
  readonly keyboard2: Pad = newPad();
  readonly gamepad: Pad = newPad();
  readonly gamepad2: Pad = newPad();
  readonly pointer: Pad = newPad();
  private at: { x: number; y: number; down: boolean } | null = null;
  private swipe: { x: number; y: number } | null = null;
  private flick: 'left' | 'right' | 'up' | 'down' | null = null;
  private tapped = 0;
  /** taps that are to be told yet: the pointer is up for a frame before each */
  private readonly waiting: { x: number; y: number; down: boolean }[] = [];
  private wasDown = false;
  private written: Stroke[] = [];

  constructor(
    canvas: HTMLElement,
    private readonly touch: Touch,
    /** `joins`: a second player may come in at I J K L; `shares`: two play, and have a half of the keyboard each, as in two halves */
    private readonly second: 'none' | 'joins' | 'shares',
    private readonly letters: boolean,
  ) {
    setInputWASDEmulateDirection(!letters && second !== 'shares');
    if (letters)
      addEventListener('keydown', ({ key, code, repeat, ctrlKey, metaKey }) => {
        // a named key ("Enter") is no letter; one of another script may be two units long
        if (!repeat && !ctrlKey && !metaKey && [...key].length === 1) this.written.push({ key, code });
      });
    setTouchInputEnable(false);
    // one finger aims; the others are on the stick and the buttons
    let finger: number | null = null;
    const move = (e: PointerEvent): void => {
      if (finger === null ? e.pointerType === 'touch' : finger !== e.pointerId) return;
      this.at = { x: e.clientX, y: e.clientY, down: this.at?.down ?? false };
      if (this.swipe && this.touch.move === 'swipe') {
        const dx = e.clientX - this.swipe.x;
        const dy = e.clientY - this.swipe.y;
        if (Math.hypot(dx, dy) > 22) {
          this.flick = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down';
          this.swipe = { x: e.clientX, y: e.clientY };
        }
      }
    };
    canvas.addEventListener('pointerdown', (e) => {
      const another = finger !== null && finger !== e.pointerId;
      if (another && !this.touch.taps) return;
      finger = e.pointerId;
      const at = { x: e.clientX, y: e.clientY, down: true };
      this.swipe = { x: e.clientX, y: e.clientY };
      if (this.touch.taps && (another || this.tapped > 0)) {
        this.waiting.push(at);
        return;
      }
      this.at = at;
      // a tap between two frames still counts as one press
      this.tapped = 2;
    });
    addEventListener('pointermove', move);
    const up = (e: Event): void => {
      if ('pointerId' in e && e.pointerId !== finger) return;
      finger = null;
      const at = this.waiting.at(-1) ?? this.at;
      if (at) at.down = false;
      this.swipe = null;
    };
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    addEventListener('blur', up);
  }

  /** Reads all devices; `toWorld` turns the pointer's place into the kind's units. */
  read(toWorld: (x: number, y: number) => { x: number; y: number }): void {
    const held = (...codes: string[]): boolean => codes.some((code) => keyIsDown(code) || keyWasPressed(code));
    const { keyboard: k, keyboard2: k2 } = this;
    type Keys = readonly string[];
    const way = (pad: Pad, left: Keys, right: Keys, up: Keys, down: Keys): void => {
      pad.left = held(...left);
      pad.right = held(...right);
      pad.up = held(...up);
      pad.down = held(...down);
    };
    if (this.second === 'shares') {
      way(k, ['KeyA'], ['KeyD'], ['KeyW'], ['KeyS']);
      k.a = held('Space');
      k.b = held('KeyE', 'ShiftLeft');
      way(k2, ['ArrowLeft', 'KeyJ'], ['ArrowRight', 'KeyL'], ['ArrowUp', 'KeyI'], ['ArrowDown', 'KeyK']);
      k2.a = held('Enter', 'NumpadEnter', 'KeyU');
      k2.b = held('ShiftRight', 'KeyO');
    } else {
      way(k, ['ArrowLeft'], ['ArrowRight'], ['ArrowUp'], ['ArrowDown']);
      // where words are typed, a letter presses no button, nor does Shift
      const joins = this.second === 'joins';
      k.a = this.letters ? held('Space') : held('Space', 'KeyZ', ...(joins ? [] : ['KeyK', 'Enter', 'NumpadEnter']));
      k.b = !this.letters && held('KeyX', 'ShiftLeft', 'ShiftRight', ...(joins ? [] : ['KeyL']));
      if (joins) {
        way(k2, ['KeyJ'], ['KeyL'], ['KeyI'], ['KeyK']);
        k2.a = held('KeyU');
        k2.b = held('KeyO');
      }
    }
    const g = this.gamepad;
    // two gamepads are of two players, each by its place; a single one is of the first, wherever it is plugged in
    const first = this.second !== 'none' && twoGamepads() ? 0 : undefined;
    const pressed = (button: number): boolean => gamepadIsDown(button, first);
    const stick = gamepadStick(0, first);
    g.ax = stick.x;
    g.ay = -stick.y;
    g.a = pressed(0) || pressed(3);
    g.b = pressed(1) || pressed(2);
    g.left = pressed(14);
    g.right = pressed(15);
    g.up = pressed(12);
    g.down = pressed(13);
    if (first === undefined) clearPad(this.gamepad2);
    else readGamepad(1, this.gamepad2);
    const p = this.pointer;
    p.left = p.right = p.up = p.down = false;
    if (this.flick) p[this.flick] = true;
    this.flick = null;
    let down = (this.at?.down ?? false) || this.tapped > 0;
    const [next] = this.waiting;
    if (next && this.tapped < 2) {
      down = !this.wasDown;
      this.tapped = down ? 2 : 0;
      if (down) this.at = this.waiting.shift() ?? null;
    }
    if (this.tapped > 0) this.tapped--;
    this.wasDown = down;
    p.a = this.touch.tap === true && down;
    p.pointer = this.at ? { ...toWorld(this.at.x, this.at.y), down } : null;
  }

  /** what was typed since this was asked last */
  strokes(): Stroke[] {
    return this.written.splice(0);
  }

  /** extra keys pressed this frame */
  keys(): Set<string> {
    return new Set(EXTRA_KEYS.filter(keyPressed));
  }
}
