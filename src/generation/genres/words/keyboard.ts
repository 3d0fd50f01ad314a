/** A keyboard on the screen, in the order of the language's own; it shows what is known of each letter. Real keys type as well. */
import { Spring } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawMark, type Mark } from './look.js';
import { typed, type Alphabet } from '../../letters.js';
import { newHands, readSpots, spotOf, type Hands, type Spot } from './spots.js';

export const ENTER = '⏎';
export const BACK = '⌫';

export interface Keyboard {
  readonly letters: Alphabet;
  readonly keys: readonly Spot[];
  /** the keys, and what else is picked beside them */
  readonly spots: readonly Spot[];
  readonly hands: Hands;
  /** the key that went down last, and how it still moves */
  last: string;
  readonly spring: Spring;
}

/** units between keys */
const GAP = 0.07;

export interface KeyboardAt {
  /** upper edge, and the width of the world, units */
  readonly top: number;
  readonly w: number;
  readonly h: number;
  /** keys that are no letters, at the end of the last row */
  readonly extra?: readonly string[];
  /** what else the cursor goes to: cells of a board */
  readonly beside?: readonly Spot[];
}

/** The keys, laid out to fill the width and no more than the height. */
export function newKeyboard(letters: Alphabet, { top, w, h, extra = [], beside = [] }: KeyboardAt): Keyboard {
  const rows: { id: string; wide: number }[][] = letters.rows.map((row) => row.map((id) => ({ id, wide: 1 })));
  const most = Math.max(7, ...rows.map((row) => row.length));
  const wide = 1.5;
  const extras = extra.map((id) => ({ id, wide }));
  const last = rows.at(-1);
  if (extras.length > 0 && last && last.length + extras.length * wide <= most + 0.01) {
    // Enter at the left, what deletes at the right, as on a phone
    if (extras.length > 1) last.unshift(extras[0] as { id: string; wide: number });
    last.push(...extras.slice(extras.length > 1 ? 1 : 0));
  } else if (extras.length > 0) rows.push(extras.map((one) => ({ ...one, wide: 3 })));
  const unit = Math.min(1.2, (w - GAP) / most);
  const tall = Math.min(1.25, h / rows.length);
  const keys = rows.flatMap((row, r) => {
    let x = w / 2 - (row.reduce((sum, key) => sum + key.wide, 0) * unit) / 2;
    return row.map(({ id, wide: keyWide }) => {
      const spot = { id, x: x + (keyWide * unit) / 2, y: top + (r + 0.5) * tall, w: keyWide * unit, h: tall };
      x += keyWide * unit;
      return spot;
    });
  });
  const middle = letters.rows[1] ?? letters.rows[0] ?? [];
  return {
    letters,
    keys,
    spots: [...beside, ...keys],
    hands: newHands(middle[Math.floor(middle.length / 2)] ?? ENTER),
    last: '',
    spring: new Spring(),
  };
}

/** Everything that was typed in this frame, in its order: letters, `ENTER`, `BACK`. */
export function readKeyboard(g: Game, keyboard: Keyboard): string[] {
  keyboard.spring.step();
  const out: string[] = [];
  for (const stroke of g.strokes) {
    const letter = typed(stroke, keyboard.letters);
    if (letter !== undefined) out.push(letter);
  }
  if (g.key('Backspace')) out.push(BACK);
  if (g.key('Enter')) out.push(ENTER);
  const picked = readSpots(g, keyboard.spots, keyboard.hands);
  if (picked) out.push(picked.id);
  else if (g.pressed('b')) out.push(BACK);
  const last = out.at(-1);
  if (last !== undefined) {
    keyboard.last = last;
    keyboard.spring.kick(0.25);
  }
  return out;
}

/** Where a finger hits that key. */
export function keyAt({ spots }: Keyboard, id: string): { x: number; y: number } | undefined {
  const found = spots.find((one) => one.id === id);
  return found && { x: found.x, y: found.y };
}

/** The cursor, as `state` tells it. */
export function cursorOf({ spots, hands }: Keyboard): { x: number; y: number } {
  const { x = 0, y = 0 } = spotOf(spots, hands) ?? {};
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}

/** `known` tells what the player has learnt of a letter; `lit` a key that is wanted now. */
export function drawKeyboard(p: Painter, keyboard: Keyboard, known: (key: string) => Mark, noir: boolean): void {
  const { palette } = p;
  const cursor = keyboard.hands.keys ? spotOf(keyboard.spots, keyboard.hands) : undefined;
  for (const spot of keyboard.keys) {
    const push = spot.id === keyboard.last ? keyboard.spring.value * 0.3 : 0;
    const [w, h] = [spot.w - GAP, spot.h - GAP];
    drawMark(p, { x: spot.x, y: spot.y + push, w, h }, known(spot.id), spot.id, noir);
  }
  if (!cursor) return;
  const [w, h] = [cursor.w - GAP, cursor.h - GAP];
  p.ctx.strokeStyle = palette.danger;
  p.ctx.lineWidth = 0.1;
  p.ctx.beginPath();
  p.ctx.roundRect(cursor.x - w / 2, cursor.y - h / 2, w, h, 0.16);
  p.ctx.stroke();
}
