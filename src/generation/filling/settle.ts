/** Where each thing of a prompt goes, where no word says: by the slots of the kind, then by the rule of the house. */
import { sortsOf } from '../lexicon/sorts.js';
import type { GameMode, Genre } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import type { KindSlots, Move, SlotName, Sort } from '../genres/speech.types.js';
import { ALSO_ITEM, leadOf } from './leads.js';
import { move, told } from './slots.js';
import { isHostile, isOf, isPlace, isVehicle, lives, looksLike, type Slots } from './sorts.js';
import type { Placed } from './things.js';

export interface Settling {
  readonly genre: Genre;
  /** the kind that was named, where `genre` only stands in for it */
  readonly asked: Genre | undefined;
  readonly noEnemies: boolean;
  /** which of the kind's games is asked for by its name or its deeds */
  readonly mode: GameMode | undefined;
  /** whether the prompt names a kind of game */
  readonly named: boolean;
}

/** A horde that is fought is not played by one of its own. */
const FOUGHT: Move = { from: 'hero', what: 'fought', to: 'enemy' };

/** The slots of a kind, as they are in one of its games. */
export function slotsIn(genre: Genre, mode: GameMode | undefined): KindSlots {
  const { slots } = SPEECHES[genre];
  return mode && slots.inMode?.[mode] ? { ...slots, ...slots.inMode[mode] } : slots;
}

/** "rangers with flashlights": what an enemy has on it is no find. */
function isCarried(one: Placed, cast: readonly Placed[]): boolean {
  const { thing, role } = one;
  if (role !== 'with' || lives(one) || thing.carriedBy === undefined) return false;
  return cast.some((owner) => owner.thing.id === thing.carriedBy && owner.role === 'enemy');
}

/** The rule of the house for what has no part. */
function restOf(one: Placed, slots: Slots): SlotName {
  const { kind, picture } = one.mention;
  if (isPlace(one) || kind === 'nature') return 'deco';
  if (isHostile(one) || (lives(one) && !isVehicle(one))) return 'enemy';
  if (isVehicle(one)) return slots.obstacle.length > 2 ? 'enemy' : 'obstacle';
  if (kind === 'building') return slots.goal.length === 0 ? 'goal' : 'deco';
  return isOf('rough', one, slots) || (kind === 'plant' && /tree|cactus/u.test(picture)) ? 'obstacle' : 'item';
}

/** Words near such a picture are seldom adjectives. */
const OFTEN_MEANT = sortsOf('animal', 'creature', 'person', 'vehicle', 'food');

/** Puts what no word decided where it most likely belongs in this kind of game, or in the one that it stands in for. */
export function settle(all: readonly Placed[], { genre, asked, noEnemies, mode, named }: Settling): Slots {
  const kinds = [genre, ...(asked ? [asked] : [])].map((kind) => slotsIn(kind, mode));
  const { crowd, leads, later = [] } = slotsIn(genre, mode);
  const itself = new Set(kinds.flatMap((kind) => kind.itself ?? []));
  // "with two suits": in a game of things its own are none of the prompt's
  const cast = crowd === 'item' ? all.filter(({ mention }) => !itself.has(mention.picture)) : all;
  const moves = kinds.flatMap((kind) => kind.moves ?? []).filter((one) => one.mode === undefined || one.mode === mode);
  const slots = told(cast, moves.find(({ from }) => from === 'ally')?.to ?? 'deco');
  for (const one of [FOUGHT, ...moves]) move(slots, one);
  const [said] = slots.hero;
  // "Tetris but with sushi": what a game of things is turned into are its things
  if (said && crowd === 'item' && !lives(said) && !slots.item.includes(said)) slots.item.push(said);

  const open = cast.filter(({ role }) => role === 'with' || role === 'free' || role === 'place');
  const led = said ? undefined : leadOf(leads, { cast, open, slots, noEnemies, named: named || asked !== undefined });
  if (led) slots.hero.push(led.one);
  if (led && ALSO_ITEM.has(led.lead) && !slots.item.includes(led.one)) slots.item.push(led.one);

  const [hero] = slots.hero;
  const isOneOfThem = hero !== undefined && lives(hero) && crowd === 'hero';
  const rules = kinds.flatMap(({ rest = {} }) => Object.entries(rest) as [Sort, SlotName][]);
  for (const one of open) {
    const { mention, role } = one;
    if (one === hero || slots.item.includes(one) || itself.has(mention.picture) || isCarried(one, cast)) continue;
    if (looksLike(one, hero) && (role !== 'with' || isOneOfThem)) continue;
    // a keyword that no verb points at is more often an adjective than a thing
    if (role !== 'with' && mention.sure <= 2 && !OFTEN_MEANT.has(mention.kind)) {
      if (role === 'place') slots.deco.push(one);
    } else slots[rules.find(([sort]) => isOf(sort, one, slots))?.[1] ?? restOf(one, slots)].push(one);
  }
  // a hero that was found last may have been counted among the rest before
  if (hero && !leads.some((lead) => ALSO_ITEM.has(lead)))
    slots.item = slots.item.filter((one) => !looksLike(one, hero));
  for (const one of later) move(slots, one);
  return slots;
}
