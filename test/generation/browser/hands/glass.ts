/** Fingers on a phone's glass: on the stick and buttons that the page shows, and on the picture itself. */
import type { Button, Touch } from '../../../../src/generation/kit/types.js';
import { game, lean, SIDES, WAY, type Seen, type Side, type Spot, type Wish } from './wish.js';

/** One finger of its own on the page; what it came down on hears of it until it is lifted. */
class Finger {
  private on: Element | null = null;
  private at: Spot = { x: 0, y: 0 };

  constructor(private readonly id: number) {}

  get down(): boolean {
    return this.on !== null;
  }

  /** To a place on the page: down there, or moved there. */
  put(to: Spot): void {
    const moved = this.at.x !== to.x || this.at.y !== to.y;
    this.at = to;
    if (this.on) return void (moved && this.tell('pointermove'));
    this.on = document.elementFromPoint(to.x, to.y);
    this.tell('pointerdown');
  }

  lift(): void {
    if (!this.on) return;
    this.tell('pointerup');
    // a finger that is gone is over nothing
    this.tell('pointerleave', false);
    this.on = null;
  }

  private tell(type: string, bubbles = true): void {
    const { x: clientX, y: clientY } = this.at;
    const { id: pointerId } = this;
    this.on?.dispatchEvent(
      new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY, bubbles, cancelable: true }),
    );
  }
}

/** units that a finger goes before what it leads, and below it */
interface Lead {
  readonly ahead: number;
  readonly below: number;
}
export interface Habits {
  /** the finger leads the hero */
  readonly lead?: Lead;
  /** a tap sends the hero to the next cell; `top`: where the first row begins */
  readonly steps?: { readonly top: number };
  /** units of the strokes, and of the taps that are no strokes (0), where each means a button */
  readonly strokes?: Partial<Record<Button, Spot>>;
}

/** CSS pixels of a flick */
const FLICK = 44;
/** frames after which a way that is still wished is flicked again */
const AGAIN = 24;

export class Glass {
  private readonly main = new Finger(1);
  private readonly others = new Map<string, Finger>();
  /** where the main finger is in the next frames; null lifts it */
  private next: (Spot | null)[] = [];
  private last: Wish | null = null;
  private flicked: { side: Side; frames: number } | null = null;
  private tapped = '';

  constructor(
    private readonly touch: Touch,
    private readonly habits: Habits,
  ) {}

  /** the bot is not asked in the middle of a gesture */
  get busy(): boolean {
    return this.next.length > 0;
  }

  play(wish: Wish, seen: Seen): void {
    if (this.next.length > 0) return this.move(this.next.shift() ?? null);
    this.buttons(wish);
    const rises = (button: Button): boolean => wish[button] && !this.last?.[button];
    const hero = seen.hero ?? { x: 0, y: 0 };
    const at = (spot: Spot): Spot => game().place(spot.x, spot.y);
    const { lead, steps, strokes } = this.habits;
    if (wish.pointer?.down) this.move(at(wish.pointer));
    else if (lead) this.move(rises('a') && this.main.down ? null : at(before(hero, lean(wish), lead)));
    else if (strokes) {
      const button = (Object.keys(strokes) as Button[]).find(rises);
      if (button) this.stroke(strokes[button] as Spot);
      else this.move(null);
    } else if (steps) this.tapNext(wish, hero, steps.top);
    else if (this.touch.move === 'swipe') this.swipe(wish);
    else if (this.touch.a === undefined && wish.a && (this.touch.tap || rises('a'))) this.move(middle());
    else this.move(null);
    this.last = { ...wish };
  }

  private move(to: Spot | null): void {
    if (to) this.main.put(to);
    else this.main.lift();
  }

  /** Down in the middle, so many units on, up. */
  private stroke(by: Spot): void {
    const [from, to] = [game().place(0, 0), game().place(by.x, by.y)];
    const at = middle();
    this.main.lift();
    this.main.put(at);
    this.next = [{ x: at.x + to.x - from.x, y: at.y + to.y - from.y }, null];
  }

  /** What lies on the glass beside the picture. */
  private buttons(wish: Wish): void {
    const { x, y } = lean(wish);
    if (this.touch.move === 'stick') this.lay('.stick', x !== 0 || y !== 0, { x, y });
    if (this.touch.move === 'sides') {
      this.lay('.tb-left', x < -0.45);
      this.lay('.tb-right', x > 0.45);
    }
    if (this.touch.a !== undefined) this.lay('.tb-a', wish.a);
    if (this.touch.b !== undefined) this.lay('.tb-b', wish.b);
  }

  private lay(name: string, down: boolean, by: Spot = { x: 0, y: 0 }): void {
    const finger = this.others.get(name) ?? new Finger(2 + this.others.size);
    this.others.set(name, finger);
    const box = document.querySelector(`.touch ${name}`)?.getBoundingClientRect();
    if (!down || !box) return finger.lift();
    const reach = (box.width / 2) * 0.9;
    // a finger comes down in the middle of a stick, and then leans it
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (!finger.down) finger.put(middle);
    if (by.x || by.y) finger.put({ x: middle.x + by.x * reach, y: middle.y + by.y * reach });
  }

  /** A flick for each way that is wished anew, and again where it was not heeded. */
  private swipe(wish: Wish): void {
    const side = SIDES.find((one) => wish[one]);
    if (!side) {
      this.flicked = null;
      return this.move(null);
    }
    if (this.flicked?.side === side && this.flicked.frames++ < AGAIN) return this.move(null);
    this.flicked = { side, frames: 0 };
    const from = middle();
    this.main.lift();
    this.main.put(from);
    this.main.put({ x: from.x + WAY[side].x * FLICK, y: from.y + WAY[side].y * FLICK });
    this.next = [null];
  }

  /** Taps the cell that the hero is to go to, or its own, to work there; each once. */
  private tapNext(wish: Wish, hero: Spot, top: number): void {
    const step = (way: number, at: number): number => {
      const cell = Math.floor(at) + 0.5;
      // on its way to the middle of its own cell
      return cell + (way * (at - cell) < -0.1 ? 0 : way);
    };
    const { x, y } = lean(wish);
    const still = x === 0 && y === 0;
    const to = { x: step(Math.sign(x), hero.x), y: top + step(Math.sign(y), hero.y - top) };
    const name = still && !wish.a ? '' : `${to.x} ${to.y} ${still}`;
    if (name === this.tapped) return this.move(null);
    this.tapped = name;
    this.move(name ? game().place(to.x, to.y) : null);
  }
}

const before = (hero: Spot, way: Spot, { ahead, below }: Lead = { ahead: 1, below: 0 }): Spot => ({
  x: hero.x + way.x * ahead,
  y: hero.y + way.y * ahead + below,
});
const middle = (): Spot => ({ x: innerWidth / 2, y: innerHeight / 2 });
