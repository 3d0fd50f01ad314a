/** Plays by buttons alone what is pointed at: at once where a button hits it, else the cursor goes there step by step and the button is pressed. */
import type { Button } from '../../../../src/generation/kit/types.js';
import { apart, NOTHING, pressing, SIDES, WAY, type Seen, type Side, type Spot, type Wish } from './wish.js';

export interface Device {
  play(wish: Wish): void;
}

/** units: a cursor that is so near is there; so near is what a button hits */
const THERE = 0.5;
const HIT = 0.8;
/** frames after which hands give up on a way */
const PATIENCE = 240;

export class Cursor {
  /** what the hands do in the next frames, and where they are on their way to */
  private next: Wish[] = [];
  private goal: Spot | null = null;
  private left = 0;
  private readonly tried = new Set<string>();
  private last: Wish['pointer'] = null;

  constructor(private readonly device: Device) {}

  /** the bot is not asked while they are at it: it would believe that its click was done */
  get busy(): boolean {
    return this.goal !== null || this.next.length > 0;
  }

  play(wish: Wish, seen: Seen): void {
    if (!this.busy) this.heed(wish, seen);
    if (this.next.length === 0 && this.goal) this.walk(this.goal, seen);
    this.device.play(this.next.shift() ?? { ...wish, pointer: null });
  }

  private heed({ pointer }: Wish, seen: Seen): void {
    const before = this.last;
    this.last = pointer && { ...pointer };
    if (!pointer?.down) return;
    if (before?.down) {
      // dragged on: the way it went, with what was taken up at the beginning
      if (apart(pointer, before) > THERE) this.press(SIDES.find((side) => towards(side, before, pointer) > THERE));
      return;
    }
    const hit = seen.hits?.find((one) => apart(one, pointer) < HIT);
    if (hit) return this.press(hit.button);
    this.goal = { x: pointer.x, y: pointer.y };
    this.left = PATIENCE;
    this.tried.clear();
  }

  private press(button: Button | undefined): void {
    if (button) this.next.push(pressing(button), NOTHING);
  }

  /** One step nearer; a way that led nowhere is not tried twice from the same place. */
  private walk(goal: Spot, { cursor }: Seen): void {
    if (cursor === undefined || this.left-- < 0) {
      this.goal = null;
      return;
    }
    // there is none until a key is used
    if (cursor === null) return this.press('down');
    if (apart(cursor, goal) < THERE) {
      this.goal = null;
      return this.press(cursor.button ?? 'a');
    }
    const from = `${cursor.x} ${cursor.y}`;
    const [side] = SIDES.filter((one) => !this.tried.has(`${from} ${one}`)).toSorted(
      (one, other) => towards(other, cursor, goal) - towards(one, cursor, goal),
    );
    if (!side) {
      this.goal = null;
      return;
    }
    this.tried.add(`${from} ${side}`);
    this.press(side);
  }
}

/** How far it is that way. */
const towards = (side: Side, from: Spot, to: Spot): number =>
  (to.x - from.x) * WAY[side].x + (to.y - from.y) * WAY[side].y;
