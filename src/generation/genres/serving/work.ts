/** What a tap does: takes from the shelf, puts on the fire, takes off, hands over. */
import type { Game } from '../../kit/types.js';
import { goAway, isSeated } from './guests.js';
import { BURN, COOK, guestY, rowsOf, TRAY, type Guest, type Spot, type State, type Stove } from './state.js';

export const isDone = (stove: Stove): boolean => stove.wares.length > 0 && stove.t >= COOK;
export const isBurnt = (stove: Stove): boolean => stove.t >= COOK + BURN;

export function stepStoves(g: Game, s: State): void {
  for (const stove of s.stoves) {
    if (stove.wares.length === 0) continue;
    stove.t++;
    if (stove.t === COOK) g.sound('power');
    // in a gentle kitchen nothing burns
    if (g.has('gentle')) stove.t = Math.min(stove.t, COOK + 1);
    else if (stove.t === COOK + BURN) g.sound('break');
  }
}

export function tapSpot(g: Game, s: State, spot: Spot): void {
  s.idle = 0;
  if (spot.kind === 'ware') take(g, s, spot);
  else if (spot.kind === 'tray') clearTray(g, s);
  else if (spot.kind === 'stove') useStove(g, s, s.stoves[spot.i]!, spot);
  else {
    const guest = s.guests.find(({ seat }) => seat === spot.i);
    if (guest && isSeated(s, guest)) handOver(g, s, guest);
  }
}

function take(g: Game, s: State, { i, x, y }: Spot): void {
  if (s.cooked || s.tray.length >= TRAY) return refuse(g, s);
  s.tray.push(i);
  s.squash.kick(0.22);
  g.sound('collect', 0.9 + s.tray.length * 0.1);
  g.burst(x, y - 0.5, { n: 6, shape: 'star', speed: 3, size: 0.12 });
}

function refuse(g: Game, s: State): void {
  s.squash.kick(-0.2);
  g.sound('bounce', 0.7);
}

/** Back onto the shelf, or away. */
function clearTray(g: Game, s: State): void {
  if (s.tray.length === 0) return;
  s.tray = [];
  s.cooked = s.spoilt = false;
  g.sound('swap');
}

/** What is on the plate goes on the fire; what is done comes onto the plate; both at once change places. */
function useStove(g: Game, s: State, stove: Stove, { x, y }: Spot): void {
  const busy = stove.wares.length > 0;
  if ((busy && !isDone(stove)) || (s.cooked && s.tray.length > 0) || (!busy && s.tray.length === 0))
    return refuse(g, s);
  const spoilt = isBurnt(stove);
  const off = stove.wares;
  stove.wares = s.tray;
  stove.t = 0;
  s.tray = off;
  s.cooked = busy;
  s.spoilt = busy && spoilt;
  s.squash.kick(0.25);
  g.sound(busy ? 'collect' : 'shoot', 0.8);
  g.burst(x, y - 0.6, { n: 8, shape: 'smoke', speed: 2, size: 0.3 });
}

const alike = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((ware, i) => ware === b[i]);

/** A dish must be as it was ordered; of things each that is wanted is taken. */
export const suits = (s: State, guest: Guest): boolean =>
  s.cooking ? s.cooked && !s.spoilt && alike(s.tray, guest.wants) : s.tray.some((ware) => guest.wants.includes(ware));

function handOver(g: Game, s: State, guest: Guest): void {
  if (s.tray.length === 0) return refuse(g, s);
  const y = guestY(g.height);
  if (!suits(s, guest)) {
    // no life: only a little patience, and the streak
    guest.left = Math.max(1, guest.left - Math.round(guest.most === Infinity ? 0 : guest.most * 0.08));
    guest.squash.kick(-0.3);
    s.streak = 0;
    return g.sound('hit', 0.6);
  }
  if (s.cooking) {
    guest.wants.length = 0;
    s.tray = [];
    s.cooked = false;
  } else {
    for (const ware of s.tray.slice()) {
      const at = guest.wants.indexOf(ware);
      if (at < 0) continue;
      guest.wants.splice(at, 1);
      s.tray.splice(s.tray.indexOf(ware), 1);
    }
  }
  guest.squash.kick(0.3);
  if (guest.wants.length > 0) return g.sound('collect', 1.3);
  served(g, s, guest, y);
}

function served(g: Game, s: State, guest: Guest, y: number): void {
  s.done++;
  s.streak++;
  // a tip for who is quick, and more with each in a row
  const quick = guest.most === Infinity ? 0.5 : guest.left / guest.most;
  const tip = Math.round((quick * 40) / 10) * 10 + Math.min(5, s.streak - 1) * 10;
  g.addScore((guest.many * (s.cooking ? 30 : 20) + tip) * (guest.star ? 2 : 1), guest.x, y - 1);
  g.progress(s.done, s.need, guest.actor);
  g.sound(s.streak > 2 ? 'combo' : 'power', 1 + Math.min(6, s.streak) * 0.06);
  g.burst(guest.x, y - 0.4, { n: g.has('confetti') || guest.star ? 30 : 14, shape: 'star', speed: 5, life: 0.8 });
  goAway(s, guest, true);
}

/** Taps of mouse and finger, and a cursor for keys and pad. */
export function takeHands(g: Game, s: State): void {
  const rows = rowsOf(s, g.height);
  const { pointer } = g.pad;
  if (pointer && g.clicked()) {
    const spot = rows.flat().find((one) => isAt(s, one, pointer.x, pointer.y));
    if (spot) tapSpot(g, s, spot);
  }
  const { cursor } = s;
  const row = rows[cursor.row]!;
  if (g.pressed('left')) cursor.i = (cursor.i + row.length - 1) % row.length;
  if (g.pressed('right')) cursor.i = (cursor.i + 1) % row.length;
  const by = Number(g.pressed('down')) - Number(g.pressed('up'));
  const to = rows[cursor.row + by];
  if (by !== 0 && to) {
    const from = row[cursor.i]!;
    const far = to.map(({ x }) => Math.abs(x - from.x));
    s.cursor = { row: cursor.row + by, i: far.indexOf(Math.min(...far)) };
  }
  if (g.pressed('a')) tapSpot(g, s, rows[s.cursor.row]![s.cursor.i]!);
}

function isAt(s: State, { kind, x, y }: Spot, px: number, py: number): boolean {
  const half = kind === 'guest' ? 6.2 / s.seats : kind === 'ware' ? 6.2 / s.wares.length : kind === 'tray' ? 1.6 : 1.3;
  // a guest's wish is the guest as well
  const [above, below] = kind === 'guest' ? [3, 1.1] : [1.15, 1.15];
  return Math.abs(px - x) < half && py > y - above && py < y + below;
}
