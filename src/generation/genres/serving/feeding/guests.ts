/** Who comes to be fed, what they want, and who has waited too long; and those whom nobody asked. */
import type { Actor, GameDesign } from '../../../design.js';
import { Spring } from '../../../kit/juice.js';
import { settledIn } from '../../../kit/skill.js';
import type { Game } from '../../../kit/types.js';
import { isGuest } from '../mode.js';
import { areNamed, ideasOf } from './ideas.js';
import { isThere, LEAVE, W, WALK, type Guest, type Leaver, type State } from './state.js';

/** Frames between two of those who are not to be fed, and for which one of them waits for its chance. */
const BETWEEN = 620;
const LURKS = 480;
/** a shy one shows its wish for so long, and hides it for so long */
export const PEEK = 170;
export const HIDE = 200;

/** Who is fed: those that are marked, else the hero itself. */
export function guestsOf({ cast }: Pick<GameDesign, 'cast'>): readonly Actor[] {
  const fed = cast.items.filter(isGuest);
  return fed.length > 0 ? fed : [cast.hero];
}

/** What is fed. */
export const foodsOf = ({ cast }: Pick<GameDesign, 'cast'>): readonly Actor[] => {
  const foods = cast.items.filter((actor) => !isGuest(actor));
  return [...new Map((foods.length > 0 ? foods : cast.items).map((actor) => [actor.sprite, actor])).values()];
};

/** Who comes uninvited: nobody who is a guest as well. */
const thievesOf = ({ cast }: Pick<GameDesign, 'cast'>): readonly Actor[] =>
  cast.enemies.filter(({ sprite }) => !guestsOf({ cast }).some((guest) => guest.sprite === sprite));

/** Where nobody may be sad, all have time. */
const isPatient = (g: Game): boolean => g.has('gentle') || g.has('noEnemies');

function patience(g: Game, s: State, many: number): number {
  const calm = 1.5 - 0.5 * settledIn(g);
  const hurry = g.has('speedUp') ? Math.max(0.65, 1 - s.done * 0.02) : 1;
  const pace = g.has('slow') ? 1.3 : g.has('fast') ? 0.85 : 1;
  return Math.round((27 - g.skill * 11 + many * 3) * 60 * calm * hurry * pace);
}

/** What one of them wants: its own favourite first, where each has one. */
function wish(g: Game, s: State, actor: Actor, many: number): number[] {
  const guests = guestsOf(g.design);
  const own = guests.findIndex(({ sprite }) => sprite === actor.sprite);
  const any = (): number => g.rand.int(0, s.foods.length - 1);
  return Array.from({ length: many }, (_, i) => {
    // where several are about, each has a favourite, and eats nothing else
    if (guests.length > 1) return own % s.foods.length;
    if (i > 0) return any();
    // the one food that the prompt names is what most of them want
    const named = s.foods.findIndex(({ from }) => from === 'prompt');
    return s.foods.filter(({ from }) => from === 'prompt').length === 1 && g.rand.chance(0.5) ? named : any();
  });
}

function seatFor(g: Game, s: State): number | undefined {
  const free = Array.from({ length: s.seats }, (_, i) => i).filter((i) => !s.guests.some(({ seat }) => seat === i));
  return free.length > 0 ? g.rand.pick(free) : undefined;
}

const newGuest = (guest: Pick<Guest, 'actor' | 'seat' | 'wants' | 'most'> & Partial<Guest>): Guest => ({
  uninvited: false,
  shy: false,
  kin: 0,
  many: guest.wants.length,
  eaten: 0,
  left: guest.most,
  walked: 0,
  waited: 0,
  no: 0,
  munch: 0,
  squash: new Spring(),
  ...guest,
});

function invite(g: Game, s: State): void {
  const seat = seatFor(g, s);
  if (seat === undefined) return;
  const { own, known } = ideasOf(g);
  const actor = g.rand.pick(guestsOf(g.design));
  const most = known.has('courses') && g.rand.chance(own === 'courses' ? 0.6 : 0.4) ? 2 : 1;
  const wants = wish(g, s, actor, most);
  const time = isPatient(g) ? Infinity : patience(g, s, wants.length);
  const shy = known.has('shy') && g.rand.chance(own === 'shy' ? 0.6 : 0.25);
  const pair = known.has('siblings') && s.coming > 1 && g.rand.chance(own === 'siblings' ? 0.6 : 0.25);
  const kin = pair ? ++s.kins : 0;
  s.guests.push(newGuest({ actor, seat, wants, most: time, shy, kin }));
  s.coming--;
  const other = pair ? seatFor(g, s) : undefined;
  if (other !== undefined) {
    s.guests.push(newGuest({ actor, seat: other, wants: [...wants], most: time, shy, kin }));
    s.coming--;
  }
  s.nextIn = Math.round(190 - g.skill * 70 + 60 * (1 - settledIn(g)));
  g.sound('select', 1.2);
}

function intrude(g: Game, s: State): void {
  const thieves = thievesOf(g.design);
  const allowed = areNamed(g.design) || ideasOf(g).known.has('uninvited');
  if (!allowed || g.has('noEnemies') || thieves.length === 0 || --s.thiefIn > 0) return;
  if (s.guests.some(({ uninvited }) => uninvited)) return;
  const seat = seatFor(g, s);
  if (seat === undefined) return;
  const most = Math.round(LURKS * (1.5 - 0.5 * settledIn(g)) * (1.25 - g.skill * 0.5));
  const wants = [g.rand.int(0, s.foods.length - 1)];
  s.guests.push(newGuest({ actor: g.rand.pick(thieves), seat, wants, most, uninvited: true }));
  s.thiefIn = Math.round(BETWEEN * (1.4 - g.skill * 0.6));
  if (g.levels === 1) g.idea('uninvited');
  g.sound('boss', 1.5);
}

export function comeGuests(g: Game, s: State): void {
  intrude(g, s);
  if (s.coming > 0 && --s.nextIn <= 0) invite(g, s);
}

/** Whether its wish can be read now. */
export const shows = (guest: Guest): boolean => !guest.shy || guest.waited % (PEEK + HIDE) < PEEK;

export function stepLeavers(s: State): void {
  for (const leaver of s.leavers) leaver.t++;
  s.leavers = s.leavers.filter(({ t }) => t < LEAVE);
}

export function waitGuests(g: Game, s: State): void {
  stepLeavers(s);
  for (const guest of s.guests) {
    guest.squash.step();
    guest.no = Math.max(0, guest.no - 1);
    guest.munch = Math.max(0, guest.munch - 1);
    if (guest.walked < WALK) {
      if (++guest.walked === WALK) guest.squash.kick(0.25);
      continue;
    }
    guest.waited++;
    if (guest.most === Infinity || --guest.left > 0) {
      // the last seconds are heard
      if (guest.left < 300 && guest.left % 60 === 0) g.sound('step', 1.6);
      continue;
    }
    if (guest.uninvited) return snatch(g, s, guest);
    goAway(s, guest, 'sad');
    s.streak = 0;
    s.coming++;
    return lose(g, s, guest);
  }
}

/** It takes what it came for, and a heart with it. */
export function snatch(g: Game, s: State, guest: Guest): void {
  const bowl = s.bowls[guest.wants[0] as number];
  if (bowl && s.scarce) bowl.portions = 0;
  goAway(s, guest, 'shooed');
  s.streak = 0;
  if (s.spared > 0) {
    s.spared--;
    g.shake(0.2);
    return g.sound('hurt', 1.3);
  }
  // where nobody loses, it is only cheeky
  if (isPatient(g)) return g.sound('bounce', 0.7);
  lose(g, s, guest);
}

function lose(g: Game, s: State, { seat }: Guest): void {
  g.safe = 0;
  g.hurt((W * (seat + 0.5)) / s.seats, 4);
}

export function goAway(s: State, guest: Guest, how: Leaver['how']): void {
  s.guests = s.guests.filter((one) => one !== guest);
  s.leavers.push({ actor: guest.actor, how, seat: guest.seat, big: 1 + guest.eaten * 0.14, t: 0 });
  s.bites = s.bites.filter(({ seat }) => seat !== guest.seat);
}

/** Whether everybody whom a tap could mean has arrived. */
export const waiting = (s: State): Guest[] => s.guests.filter(isThere).toSorted((a, b) => a.left - b.left);
