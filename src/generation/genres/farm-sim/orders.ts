/** What the market wants: one crop at a time, and at the end of the last season everything for the festival. */
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { middle } from './field.js';
import { growFrames, type Order, type Season, type State } from './state.js';

/** orders waited for at once */
export const SLOTS = 3;
/** Frames that one takes, from an empty field, when nothing else is done. Walking, tilling, sowing, two waterings and the harvest of each. */
export const workFrames = (n: number): number => n * 200;

function order(g: Game, season: Season, wants: Order['wants'], festival: boolean, nth: number, calm: number): Order {
  const n = wants.reduce((sum, want) => sum + want.n, 0);
  const spare = 60 * (30 - g.skill * 20);
  const haste = g.has('speedUp') ? Math.max(0.72, 1 - nth * 0.05) : 1;
  const patience = Math.round((growFrames(g, { season }) * 1.3 + workFrames(n) + spare) * haste * calm);
  return { wants, festival, patience, left: patience, pop: new Spring() };
}

/** Orders that come to `need` crops together; the last one is the festival's where there is one. */
export function makeOrders(
  g: Game,
  season: Season,
  crops: number,
  need: number,
  festival: boolean,
  /** all at once: small ones, with more patience */
  market = false,
): Order[] {
  const out: Order[] = [];
  const calm = market ? 1.5 : 1;
  const feast = festival ? Math.min(need, Math.max(crops, Math.round(4 + g.skill * 4))) : 0;
  let type = g.rand.int(0, crops - 1);
  for (let left = need - feast; left > 0;) {
    const n = Math.min(left, g.rand.int(1, g.skill > 0.35 && !market ? 3 : 2));
    out.push(order(g, season, [{ type, n, done: 0 }], false, out.length, calm));
    left -= n;
    // never the same twice, so that all are seen
    type = (type + (crops > 1 ? g.rand.int(1, crops - 1) : 0)) % crops;
  }
  if (feast > 0) {
    const kinds = Math.min(crops, feast, 4);
    const wants = Array.from({ length: kinds }, (_, i) => ({
      type: i,
      n: Math.floor(feast / kinds) + (i < feast % kinds ? 1 : 0),
      done: 0,
    }));
    out.push(order(g, season, wants, true, 0, calm));
  }
  return out;
}

const left = (list: readonly Order[], type: number): number =>
  list.reduce(
    (sum, { wants }) => sum + wants.reduce((n, want) => n + (want.type === type ? want.n - want.done : 0), 0),
    0,
  );

/** Whether anything is wanted that does not grow yet. */
export const short = (s: State): boolean => s.crops.some((_, type) => missing(s, type, 0) > 0);

/** How many more of a crop are wanted than stand on the field; counting also the next orders to come if nothing is wanted now. */
export function missing(s: State, type: number, ahead: number): number {
  const growing = s.beds.reduce(
    (sum, bed) => sum + (bed.stage === 'crop' && bed.type === type ? (bed.giant ? 2 : 1) : 0),
    0,
  );
  return left([...s.orders, ...s.coming.slice(0, ahead)], type) - growing;
}

/** The crop to sow: what is wanted most urgently. */
export function seedOf(s: State): number {
  for (let ahead = 0; ahead <= s.coming.length; ahead++)
    for (const { wants } of [...s.orders, ...s.coming.slice(0, ahead)])
      for (const { type } of wants) if (missing(s, type, ahead) > 0) return type;
  return s.orders[0]?.wants[0]?.type ?? 0;
}

/** A crop brought in: to the order that ends first, or sold. */
export function bring(g: Game, s: State, type: number, x: number, y: number): void {
  const actor = s.crops[type];
  if (!actor) return;
  const slot = s.orders
    .map((entry, i) => ({ entry, i }))
    .filter(({ entry }) => entry.wants.some((want) => want.type === type && want.done < want.n))
    .toSorted((a, b) => a.entry.left - b.entry.left)[0];
  s.flyers.push({ actor, x, y, slot: slot?.i ?? -1, t: 0 });
  if (!slot) return g.addScore(5, x, y - 0.6);
  const want = slot.entry.wants.find((one) => one.type === type && one.done < one.n);
  if (want) want.done++;
  slot.entry.pop.kick(-0.2);
  s.delivered++;
  g.addScore(15, x, y - 0.6);
  g.progress(s.delivered, s.need, s.crops[0]);
}

const feastName = (g: Game): string => g.design.title;

export function moveOrders(g: Game, s: State): void {
  const { palette } = g.design.theme;
  for (const one of s.orders) {
    one.pop.step();
    one.left--;
    if (one.left === 600) {
      one.pop.kick(0.2);
      g.sound('hurt', 1.5);
    }
  }
  const [done] = s.orders.filter(({ wants }) => wants.every((want) => want.done >= want.n));
  if (done) {
    s.orders = s.orders.filter((one) => one !== done);
    s.filled++;
    const { x, y } = middle(s.field.market);
    g.addScore(done.festival ? 300 : 40 + Math.round((done.left / done.patience) * 40), x, y - 0.4);
    g.burst(x, y, {
      n: done.festival ? 90 : g.has('confetti') ? 50 : 24,
      shape: done.festival || g.has('confetti') ? 'square' : 'star',
      colour: [palette.accent, palette.danger, '#ffffff', palette.solidEdge],
      speed: 6,
      life: 0.9,
    });
    g.sound(done.festival ? 'win' : 'power');
    g.shake(done.festival ? 0.5 : 0.12);
    s.nextOrder = Math.min(s.nextOrder, 60);
  }
  const [late] = s.orders.filter((one) => one.left <= 0);
  if (late) expired(g, s, late);
  if (s.nextOrder > 0) s.nextOrder--;
  const [next] = s.coming;
  // the festival begins when all else is done
  if (!next || s.orders.length >= SLOTS || (next.festival && s.orders.length > 0)) return;
  // on a market day they do not wait for each other
  if (s.nextOrder > 0 && s.orders.length > 0 && s.idea !== 'market') return;
  s.coming.shift();
  s.orders.push(next);
  next.pop.kick(-0.35);
  // two soon, so that there is something to choose
  s.nextOrder = s.filled + s.orders.length < 2 ? 240 : Math.round(60 * (13 - g.skill * 5));
  g.sound('select');
  if (!next.festival) return;
  g.banner(feastName(g));
  g.sound('boss');
}

/** Nobody waits for ever: a life, and the rest of the order is asked for anew. */
function expired(g: Game, s: State, late: Order): void {
  const { x, y } = middle(s.field.market);
  if (s.shields > 0) {
    s.shields--;
    g.sound('bounce');
    g.burst(x, y, { n: 24, shape: 'ring', speed: 5, gravity: 0 });
  } else if (g.hurt(x, y) === 'dead') return;
  late.left = late.patience;
  late.pop.kick(0.4);
}
