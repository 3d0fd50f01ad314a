/** The day: people come by, ask for what they want, and buy it where it is there and not too dear; thieves help themselves. */
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { closeDay } from './evening.js';
import { bill, crowdOf, paidFor } from './books.js';
import type { Good } from './season.js';
import { FAR, groundOf, openGoods, STALL, type Guest, type State, type Thief, type Ware } from './state.js';

/** frames in which somebody asks */
const ASK = 24;
/** units a second */
const WALK = 5.2;
/** part of the stock that a thief takes */
const LOOT = 0.3;

export function beginSale(g: Game, s: State): void {
  const { bought, sum } = bill(s);
  s.morning = s.money;
  s.money -= sum;
  bought.forEach((n, i) => {
    const ware = s.wares[i] as Ware;
    ware.stock += n;
    ware.sold = ware.dear = ware.missed = ware.earned = 0;
  });
  s.phase = 'sale';
  s.t = 0;
  s.cursor = 0;
  s.due = dueOf(g, s);
  g.sound('level', 1.2);
  s.hero.kick(-0.3);
}

/** Who comes when: spread over the day, in any order. */
function dueOf(g: Game, s: State): State['due'] {
  const wishes = g.rand.shuffle(
    Array.from({ length: openGoods(s) }, (_, i) => Array<number>(crowdOf(s, i)).fill(i)).flat(),
  );
  const guests = wishes.map((wish, i) => ({
    at: Math.round(((i + g.rand.range(0.1, 0.9)) / wishes.length) * s.length),
    thief: false,
    wish,
  }));
  const thieves = Array.from({ length: s.season.rows[s.day]?.thieves ?? 0 }, () => ({
    at: g.rand.int(Math.round(s.length * 0.2), Math.round(s.length * 0.7)),
    thief: true,
    wish: 0,
  }));
  return [...guests, ...thieves].toSorted((a, b) => a.at - b.at);
}

function arrive(g: Game, s: State): void {
  while (s.due.length > 0 && (s.due[0] as State['due'][number]).at <= s.t) {
    const { thief, wish } = s.due.shift() as State['due'][number];
    const from = g.rand.chance(0.5) ? -1 : 1;
    if (thief) {
      const actor = g.rand.pick(g.design.cast.enemies);
      s.thieves.push({ actor, x: STALL + from * 9, from, hp: 2, hit: 0, flees: false, loot: null });
      g.sound('boss', 1.6);
      if (s.byKeys) s.cursor = 99;
      continue;
    }
    const { least, most } = paidFor(s.goods[wish] as Good, s.owned);
    s.guests.push({
      x: STALL + from * (FAR - 2),
      lane: g.rand.next(),
      from,
      wish,
      pays: g.rand.int(least, most),
      mood: 'come',
      t: 0,
      look: g.rand.int(0, 999),
    });
  }
}

/** Where somebody stands who asks. */
export const asksAt = ({ lane }: Guest): number => STALL - 3.1 + lane * 6.2;

function decide(g: Game, s: State, guest: Guest): void {
  const ware = s.wares[guest.wish] as Ware;
  const y = groundOf(g.height) - 2.2;
  guest.t = 0;
  if (ware.stock <= 0) {
    guest.mood = 'none';
    ware.missed++;
    return;
  }
  if (ware.price > guest.pays) {
    guest.mood = 'dear';
    ware.dear++;
    return;
  }
  const n = Math.min(ware.stock, s.season.each);
  guest.mood = 'glad';
  ware.stock -= n;
  ware.sold += n;
  ware.earned += n * ware.price;
  s.money += n * ware.price;
  s.soldInAll += n;
  s.purse.kick(-0.12);
  ware.squash.kick(-0.15);
  if (g.frame % 3 === 0) s.hero.kick(0.12);
  g.sound('collect', 0.9 + (s.soldInAll % 8) * 0.05);
  g.addScore(5);
  g.float(`+${n * ware.price}`, guest.x, y - 0.9, g.design.theme.palette.accent);
  g.burst(guest.x, y, { n: g.has('confetti') ? 12 : 5, shape: 'star', speed: 3, life: 0.5 });
}

function walk(g: Game, s: State, guest: Guest): void {
  guest.t++;
  const pace = (WALK * (g.has('fast') ? 1.25 : g.has('slow') ? 0.8 : 1)) / 60;
  if (guest.mood === 'come') {
    const to = asksAt(guest) - guest.x;
    guest.x += clamp(to, -pace, pace);
    if (Math.abs(to) > pace) return;
    guest.mood = 'ask';
    guest.t = 0;
  } else if (guest.mood === 'ask') {
    if (guest.t >= ASK) decide(g, s, guest);
  } else if (guest.t > 16) guest.x -= guest.from * pace;
}

export function shoo(g: Game, s: State, i: number): void {
  const thief = s.thieves[i];
  if (!thief || thief.flees) return;
  thief.hit = 8;
  thief.hp--;
  g.sound('hit', 1.2);
  const y = groundOf(g.height) - 1;
  g.burst(thief.x, y, { n: 8, colour: [g.design.theme.palette.danger, '#ffffff'] });
  if (thief.hp > 0) return;
  thief.flees = true;
  g.addScore(20, thief.x, y - 0.8);
  g.sound('bounce', 1.3);
}

function prowl(g: Game, s: State, thief: Thief): void {
  if (thief.hit > 0) thief.hit--;
  const pace = thief.flees ? 6.5 : 1.9 + g.skill * 0.9;
  thief.x += ((thief.flees ? thief.from : -thief.from) * pace) / 60;
  if (thief.flees || Math.abs(thief.x - STALL) > 2.2) return;
  thief.flees = true;
  const most = s.wares.reduce((best, ware, i) => (ware.stock > (s.wares[best] as Ware).stock ? i : best), 0);
  const ware = s.wares[most] as Ware;
  const loot = Math.ceil(ware.stock * LOOT);
  if (loot === 0) return;
  ware.stock -= loot;
  thief.loot = most;
  ware.squash.kick(0.3);
  s.hero.kick(0.35);
  g.sound('hurt');
  g.shake(0.25);
  g.float(`−${loot}`, thief.x, groundOf(g.height) - 2.4, g.design.theme.palette.danger);
}

export function sell(g: Game, s: State): void {
  s.t++;
  arrive(g, s);
  for (const guest of s.guests) walk(g, s, guest);
  for (const thief of s.thieves) prowl(g, s, thief);
  s.guests = s.guests.filter(({ x }) => Math.abs(x - STALL) < FAR);
  s.thieves = s.thieves.filter(({ x, flees }) => !flees || Math.abs(x - STALL) < FAR);
  const busy = s.guests.some(({ mood }) => mood === 'come' || mood === 'ask') || s.thieves.some(({ flees }) => !flees);
  if (s.due.length === 0 && !busy) closeDay(g, s);
}
