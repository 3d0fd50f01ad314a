/** Plays with one finger: taps a tower's button, then its place; buys what the proof's builder buys, and calls waves when the field is empty. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { cleared } from './field.js';
import { slotX } from './hands.js';
import { nextDeed } from './proof.js';
import { NEXT, SHOP_H, SHOP_Y, TOWERS, type State } from './state.js';

const SHOP_MIDDLE = SHOP_Y + SHOP_H / 2;

export function towerBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (s.down) {
    s.down = false;
    if (pad.pointer) pad.pointer.down = false;
    return;
  }
  if (s.clicks.length === 0 && g.frame % 6 === 0) plan(g, s);
  const to = s.clicks.shift();
  if (!to) {
    const drop = s.drops.find((one) => !one.pulled);
    if (drop) pad.pointer = { x: drop.x, y: drop.y, down: false };
    return;
  }
  pad.pointer = { ...to, down: true };
  s.down = true;
}

function plan(g: Game, s: State): void {
  const f = s.field;
  const deed = nextDeed(f, s.cover);
  if (deed && 'up' in deed) {
    const { x, y } = deed.up;
    s.clicks =
      s.chosen === deed.up
        ? [{ x, y }]
        : [
            { x, y },
            { x, y },
          ];
  } else if (deed) {
    const place = { x: deed.c + 0.5, y: deed.r + 0.5 };
    s.clicks = s.type === deed.type ? [place] : [{ x: slotX(TOWERS.indexOf(deed.type) + 1), y: SHOP_MIDDLE }, place];
  } else if (f.wave < f.waves && g.frame > 120 && (cleared(f) || hurried(g, s)))
    s.clicks = [{ x: slotX(NEXT), y: SHOP_MIDDLE }];
}

/** a clock runs: the next wave comes while the last of this one walk */
const hurried = (g: Game, s: State): boolean =>
  g.clockLeft !== null && !s.survive && s.field.queue.length === 0 && s.field.foes.length < 3;
