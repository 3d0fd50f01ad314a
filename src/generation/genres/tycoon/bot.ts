/** A trader with a plan: orders what will be wanted, asks what pays best, lets the stand grow while there are days left, and chases thieves off. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { costOf, crowdOf, paidFor, upgradePrice } from './books.js';
import { partAt, bestPrice, type Good } from './season.js';
import { openGoods, spotsOf, type Spot, type State, type Ware } from './state.js';

/** frames between two presses */
const THINK = 7;

function stepsOf(s: State, i: number): Spot['does'] | null {
  const ware = s.wares[i] as Ware;
  const good = { ...(s.goods[i] as Good), ...paidFor(s.goods[i] as Good, s.owned) };
  const price = bestPrice(good, costOf(s, i));
  if (ware.price - price >= good.step) return { act: 'cheaper', i };
  if (price - ware.price >= good.step) return { act: 'dearer', i };
  const wanted = Math.max(0, Math.round(crowdOf(s, i) * s.season.each * partAt(good, ware.price)) + 1 - ware.stock);
  const step = Math.max(1, Math.round((crowdOf(s, i) * s.season.each) / 10));
  if (ware.order - wanted >= step) return { act: 'less', i };
  const spent = s.wares.reduce((sum, { order }, j) => sum + (j < openGoods(s) ? order * costOf(s, j) : 0), 0);
  if (wanted - ware.order >= step && s.money - spent >= costOf(s, i) * step) return { act: 'more', i };
  return null;
}

function wish(s: State): Spot['does'] | null {
  const at = s.thieves.findIndex(({ flees }) => !flees);
  if (at >= 0) return { act: 'shoo', i: at };
  if (s.phase === 'sale') return null;
  if (s.phase === 'evening') return s.t > 30 ? { act: 'go' } : null;
  if (s.offer && s.money > upgradePrice(s, s.offer) * 2.2 && s.days - s.day > 3) return { act: 'upgrade' };
  for (let i = 0; i < openGoods(s); i++) {
    const does = stepsOf(s, i);
    if (does) return does;
  }
  return { act: 'go' };
}

export function tycoonBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  if (++s.thought < THINK) return;
  const does = wish(s);
  if (!does) return;
  s.thought = 0;
  const spot = spotsOf(s, g.height).find(
    (one) => one.does.act === does.act && ('i' in does ? 'i' in one.does && one.does.i === does.i : true),
  );
  if (spot) pad.pointer = { x: spot.x, y: spot.y, down: true };
}
