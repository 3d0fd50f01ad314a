/** What a tap does: takes from a bowl or fills it, gives what is in hand, or shoos whoever was not asked to come. */
import type { Game } from '../../../kit/types.js';
import { goAway, snatch } from './guests.js';
import {
  FLIGHT,
  guestY,
  isThere,
  PORTIONS,
  POURING,
  rowsOf,
  seatX,
  type Bite,
  type Guest,
  type Spot,
  type State,
} from './state.js';

/** frames within which siblings are fed together */
const TOGETHER = 480;

export function stepBowls(g: Game, s: State): void {
  for (const bowl of s.bowls) {
    if (bowl.pouring === 0 || --bowl.pouring > 0) continue;
    bowl.portions = PORTIONS;
    g.sound('power', 1.2);
  }
}

export function tapSpot(g: Game, s: State, spot: Spot): void {
  s.idle = 0;
  if (spot.kind === 'bowl') return take(g, s, spot);
  const guest = s.guests.find(({ seat }) => seat === spot.i);
  if (!guest || !isThere(guest)) return;
  if (guest.uninvited) meet(g, s, guest, spot);
  else give(g, s, guest);
}

function refuse(g: Game, s: State): void {
  s.squash.kick(-0.2);
  g.sound('bounce', 0.7);
}

function take(g: Game, s: State, { i, x, y }: Spot): void {
  const bowl = s.bowls[i]!;
  if (bowl.pouring > 0) return;
  s.lean = x;
  if (s.hand === i) {
    // back into its bowl
    s.hand = null;
    if (s.scarce) bowl.portions++;
    return g.sound('swap');
  }
  if (bowl.portions === 0) {
    bowl.pouring = POURING;
    return g.sound('swap', 0.8);
  }
  putBack(s);
  s.hand = i;
  if (s.scarce) bowl.portions--;
  s.squash.kick(0.22);
  g.sound('collect', 0.95);
  g.burst(x, y - 0.5, { n: 6, shape: 'star', speed: 3, size: 0.12 });
}

function putBack(s: State): void {
  if (s.hand === null) return;
  if (s.scarce) s.bowls[s.hand]!.portions++;
  s.hand = null;
}

/** Empty hands chase it away; what is in them it takes. */
function meet(g: Game, s: State, guest: Guest, { x, y }: Spot): void {
  if (s.hand !== null) {
    s.hand = null;
    return snatch(g, s, guest);
  }
  goAway(s, guest, 'shooed');
  g.addScore(20, x, y - 1.5);
  g.sound('jump', 0.7);
  g.shake(0.12);
  g.burst(x, y, { n: 14, shape: 'smoke', speed: 3.5, size: 0.35 });
}

/** What it still wants, less what is already flying to it. */
export function openWants(s: State, guest: Guest): number[] {
  const open = [...guest.wants];
  for (const { food, seat } of s.bites) if (seat === guest.seat) open.splice(open.indexOf(food), 1);
  return open;
}

function give(g: Game, s: State, guest: Guest): void {
  const food = s.hand;
  if (food === null) {
    guest.squash.kick(0.12);
    return refuse(g, s);
  }
  if (!openWants(s, guest).includes(food)) {
    // no life: only a little patience, and the streak
    if (guest.most !== Infinity) guest.left = Math.max(1, guest.left - Math.round(guest.most * 0.08));
    guest.no = 40;
    s.streak = 0;
    return g.sound('hit', 0.6);
  }
  s.hand = null;
  s.squash.kick(-0.25);
  s.bites.push({ food, seat: guest.seat, t: 0 });
  g.sound('shoot', 0.7);
}

/** What flies arrives in a mouth. */
export function stepBites(g: Game, s: State): void {
  for (const bite of s.bites) if (++bite.t >= FLIGHT) eat(g, s, bite);
  s.bites = s.bites.filter(({ t }) => t < FLIGHT);
}

function eat(g: Game, s: State, { food, seat }: Bite): void {
  const guest = s.guests.find((one) => one.seat === seat);
  if (!guest) return;
  guest.wants.splice(guest.wants.indexOf(food), 1);
  guest.eaten++;
  guest.munch = 40;
  guest.squash.kick(0.32);
  const [x, y] = [seatX(s, g, seat), guestY(g.height)];
  g.burst(x, y, { n: 10, shape: 'dot', speed: 3, size: 0.1, gravity: 9, colour: g.design.theme.palette.accent });
  if (guest.wants.length > 0) return g.sound('collect', 1.3);
  fed(g, s, guest, x, y);
}

function fed(g: Game, s: State, guest: Guest, x: number, y: number): void {
  s.done++;
  s.streak++;
  const quick = guest.most === Infinity ? 0.5 : guest.left / guest.most;
  const before = s.kinFed.get(guest.kin);
  const together = guest.kin > 0 && before !== undefined && g.frame - before < TOGETHER;
  s.kinFed.set(guest.kin, g.frame);
  const extra = Math.round(quick * 3) * 10 + Math.min(5, s.streak - 1) * 10;
  g.addScore(guest.many * 20 + extra + (together ? 50 : 0), x, y - 1.6);
  g.progress(s.done, s.need, guest.actor);
  g.sound(s.streak > 2 || together ? 'combo' : 'power', 1 + Math.min(6, s.streak) * 0.06);
  g.burst(x, y - 0.6, { n: g.has('confetti') || together ? 32 : 16, shape: 'star', speed: 5, life: 0.8 });
  if (s.full.length < 12) s.full.push(guest.actor);
  goAway(s, guest, 'glad');
}

/** Taps of mouse and finger, a finger that drags food to a mouth, and a cursor for keys and pad. */
export function takeHands(g: Game, s: State): void {
  const rows = rowsOf(s, g);
  const { pointer } = g.pad;
  const under = pointer && rows.flat().find((one) => isAt(s, g, one, pointer.x, pointer.y));
  if (pointer && g.clicked()) {
    if (under) tapSpot(g, s, under);
    s.dragged = under?.kind === 'bowl' && s.hand !== null;
  } else if (pointer && s.dragged && !pointer.down) {
    s.dragged = false;
    const guest = under?.kind === 'guest' ? s.guests.find(({ seat }) => seat === under.i) : undefined;
    // a finger that slips onto somebody uninvited feeds nobody
    if (under && guest && !guest.uninvited && s.hand !== null) tapSpot(g, s, under);
  }
  const { cursor } = s;
  const row = rows[cursor.row]!;
  if (g.pressed('left')) cursor.i = (cursor.i + row.length - 1) % row.length;
  if (g.pressed('right')) cursor.i = (cursor.i + 1) % row.length;
  const to = rows[cursor.row + Number(g.pressed('down')) - Number(g.pressed('up'))];
  if (to && to !== row) {
    const from = row[cursor.i]!;
    const far = to.map(({ x }) => Math.abs(x - from.x));
    s.cursor = { row: rows.indexOf(to), i: far.indexOf(Math.min(...far)) };
  }
  if (g.pressed('a')) tapSpot(g, s, rows[s.cursor.row]![s.cursor.i]!);
}

function isAt(s: State, g: Game, { kind, x, y }: Spot, px: number, py: number): boolean {
  const many = kind === 'guest' ? s.seats : s.foods.length + 1;
  const half = (Math.min(g.width, 16) / many) * 0.49;
  // a guest's wish is the guest as well
  const [above, below] = kind === 'guest' ? [3.2, 1.4] : [1.2, 1.3];
  return Math.abs(px - x) < half && py > y - above && py < y + below;
}
