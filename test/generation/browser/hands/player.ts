/** In the page: hands on one device, which do what the kind's bot would; `hands.play` moves the game on by frames. */
import type { Touch } from '../../../../src/generation/kit/types.js';
import { Aim } from './aim.js';
import { frame, takeClock } from './clock.js';
import { Cursor } from './cursor.js';
import { Gamepad, holdButton, leanStick, plugIn } from './gamepad.js';
import { Glass, type Habits } from './glass.js';
import { Keyboard } from './keyboard.js';
import { game, NOTHING, type Seen, type Wish } from './wish.js';

export type DeviceName = 'keyboard' | 'touch' | 'gamepad';

interface Hands {
  /** in the middle of something: the bot is not asked */
  readonly busy: boolean;
  play(wish: Wish, seen: Seen): void;
}

/** kinds whose shots are pulled back and let go */
const PULLED: ReadonlySet<string> = new Set(['aim_physics', 'hoops', 'penalty', 'bowling', 'carrom', 'shuffleboard']);

let hands: Hands | undefined;

/** Takes up a device for a game of that kind. */
function take(device: DeviceName, genre: string, touch: Touch, habits: Habits): void {
  if (device === 'touch') hands = new Glass(touch, habits);
  else {
    const held = device === 'keyboard' ? new Keyboard() : new Gamepad();
    hands = PULLED.has(genre) ? new Aim(held) : new Cursor(held);
  }
}

/** Plays so many frames, drawing only the last, or until the game has ended. */
function play(frames: number): Seen {
  const held = hands;
  let seen = game().state();
  if (!held) return seen;
  for (let i = 0; i < frames && seen.phase === 'play'; i++) {
    held.play(held.busy ? NOTHING : game().wish(), seen);
    frame(i === frames - 1);
    seen = game().state();
  }
  return seen;
}

/** Frames in which nobody does anything. */
function wait(frames: number): void {
  for (let i = 0; i < frames; i++) frame();
}

takeClock();
// fingers that are made up cannot be captured
Element.prototype.setPointerCapture = () => {};
Object.assign(globalThis, { hands: { take, play, wait, plugIn, holdButton, leanStick } });
