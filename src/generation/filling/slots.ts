/** What the prompt gives a part, by slot; and what stands in one slot by its words, and belongs into another in a kind. */
import type { Move, SlotName } from '../genres/speech.types.js';
import { isOf, lives, looksLike, type Slots } from './sorts.js';
import type { Placed } from './things.js';

/** From here on the prompt says outright who is played. */
const OUTRIGHT = 8;

/** Everything to which the prompt gives a part, in the slot of that name; `ally` is the slot of those on the hero's side. */
export function told(cast: readonly Placed[], ally: SlotName): Slots {
  const slots: Slots = { hero: [], enemy: [], item: [], goal: [], obstacle: [], projectile: [], deco: [], boss: [] };
  for (const one of [...cast].sort((a, b) => b.sure - a.sure)) {
    const { role } = one;
    const [hero] = slots.hero;
    if (role === 'hero') {
      if (!hero) slots.hero.push(one);
      else if (lives(one) && !looksLike(one, hero)) one.role = 'free';
    } else if (looksLike(one, hero) && role !== 'enemy') {
      // said twice is not there twice
      if (role === 'item') one.role = 'hero';
    } else if (role === 'item' && one.mention.kind === 'building') slots.goal.push(one);
    else if (role === 'bricks') slots.item.push(one);
    else if (role === 'ally') slots[ally].push(one);
    else if (role !== 'place' && role !== 'with' && role !== 'free') slots[role].push(one);
  }
  return slots;
}

/** A hero moves only where the words leave doubt, and no likeness of it is there already. */
export function move(slots: Slots, { from, what, to, ifEmpty = [], beside, ifNone, most = Infinity }: Move): void {
  if (ifNone && slots[to].some((one) => isOf(ifNone, one, slots))) return;
  if (from === 'ally' || ifEmpty.some((slot) => slots[slot].length > 0)) return;
  if (beside && !slots[from].some((one) => isOf(beside, one, slots))) return;
  const moved = slots[from]
    .filter((one) => (what === undefined || isOf(what, one, slots)) && (from !== 'hero' || one.sure < OUTRIGHT))
    .slice(0, most);
  slots[from] = slots[from].filter((one) => !moved.includes(one));
  slots[to].push(...moved.filter((one) => from !== 'hero' || !slots[to].some((other) => looksLike(other, one))));
}
