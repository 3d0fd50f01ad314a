/** Who comes, what they want, and who has waited too long. */
import type { Actor } from '../../design.js';
import { approach, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { seatX, TRAY, W, type Guest, type State } from './state.js';

/** frames of walking out */
const LEAVE = 70;
const WALK = 0.14;

/** Seconds that a guest waits. A dish takes a player about eight seconds, a thing from the shelf two. */
function patience(g: Game, s: State, many: number): number {
  const base = s.cooking ? 46 - g.skill * 16 : 28 - g.skill * 12;
  const hurry = g.has('speedUp') ? Math.max(0.65, 1 - s.done * 0.02) : 1;
  return (base + many * 2) * hurry * (g.has('slow') ? 1.3 : g.has('fast') ? 0.85 : 1);
}

/** Where nobody may be angry, nobody is. */
const isPatient = (g: Game): boolean => g.has('gentle') || g.has('noEnemies');

/** Who may come: whoever is named as a guest, else whoever is about. */
export function guestsOf(g: Game): readonly Actor[] {
  const { enemies, hero } = g.design.cast;
  return enemies.length > 0 ? enemies : [hero];
}

function wish(g: Game, s: State): number[] {
  // a dish has at least two layers; more is wanted level by level
  const least = s.cooking ? 2 : 1;
  const most = Math.min(TRAY, least + Math.floor((g.level - 1 + g.skill * 2) / 2));
  return Array.from({ length: g.rand.int(least, most) }, () => g.rand.int(0, s.wares.length - 1));
}

export function comeGuests(g: Game, s: State): void {
  if (s.coming <= 0 || --s.nextIn > 0) return;
  const free = Array.from({ length: s.seats }, (_, i) => i).filter((i) => !s.guests.some(({ seat }) => seat === i));
  if (free.length === 0) return;
  const seat = g.rand.pick(free);
  const wants = wish(g, s);
  // from the third level on somebody important may come
  const star = g.level > 2 && g.rand.chance(0.25);
  const most = isPatient(g) ? Infinity : Math.round(patience(g, s, wants.length) * (star ? 48 : 60));
  s.guests.push({
    actor: g.rand.pick(guestsOf(g)),
    seat,
    wants,
    many: wants.length,
    left: most,
    most,
    star,
    x: seatX(s, seat) < W / 2 ? -1.5 : W + 1.5,
    squash: new Spring(),
  });
  s.coming--;
  const gap = (s.cooking ? 200 : 150) - g.skill * 70;
  // where all must be served in time, they come in time
  const share = ((g.clockLeft ?? Infinity) * 40) / (s.coming + 1);
  s.nextIn = Math.round(Math.min(gap, share));
  g.sound('select', 1.2);
}

export const isSeated = (s: State, guest: Guest): boolean => guest.x === seatX(s, guest.seat);

export function waitGuests(g: Game, s: State): void {
  for (const leaver of s.leavers) {
    leaver.t++;
    leaver.x += leaver.dir * WALK;
  }
  s.leavers = s.leavers.filter(({ t }) => t < LEAVE);
  for (const guest of s.guests) {
    guest.squash.step();
    const was = isSeated(s, guest);
    guest.x = approach(guest.x, seatX(s, guest.seat), WALK);
    if (!isSeated(s, guest)) continue;
    if (!was) guest.squash.kick(0.25);
    if (guest.most === Infinity) continue;
    guest.left--;
    // the last seconds are heard
    if (guest.left < 300 && guest.left % 60 === 0 && guest.left > 0) g.sound('step', 1.6);
    if (guest.left <= 0) {
      goAway(s, guest, false);
      s.streak = 0;
      s.coming++;
      g.safe = 0;
      g.hurt(guest.x, 3);
      return;
    }
  }
}

export function goAway(s: State, guest: Guest, glad: boolean): void {
  s.guests = s.guests.filter((one) => one !== guest);
  s.leavers.push({ actor: guest.actor, glad, x: guest.x, dir: guest.x < W / 2 ? -1 : 1, t: 0 });
}
