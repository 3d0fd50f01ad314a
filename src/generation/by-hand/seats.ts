/** The seats of a cast under the names by which edits speak of them. */
import type { Actor, GameDesign } from '../design.js';
import type { CastSlot, EditableActor } from '../design-edits.js';

type Cast = GameDesign['cast'];

export interface Seat {
  readonly slot: CastSlot;
  readonly role: EditableActor['role'];
  readonly actor: Actor;
  /** the cast with another one there */
  readonly with: (cast: Cast, actor: Actor) => Cast;
}

/** Everybody of a cast but its scenery, in the order of importance. */
export function seatsIn(cast: Cast): Seat[] {
  const one = (slot: 'hero' | 'goal' | 'projectile'): Seat[] => {
    const actor = cast[slot];
    return actor ? [{ slot, role: slot, actor, with: (now, other) => ({ ...now, [slot]: other }) }] : [];
  };
  const many = (slot: 'enemies' | 'items' | 'obstacles', role: 'enemy' | 'item' | 'obstacle'): Seat[] =>
    cast[slot].map((actor, at) => ({
      slot: `${slot}.${at}`,
      role: role === 'enemy' && actor.traits.includes('boss') ? 'boss' : role,
      actor,
      with: (now, other) => ({ ...now, [slot]: now[slot].map((before, i) => (i === at ? other : before)) }),
    }));
  return [
    ...one('hero'),
    ...many('enemies', 'enemy'),
    ...many('items', 'item'),
    ...one('goal'),
    ...many('obstacles', 'obstacle'),
    ...one('projectile'),
  ];
}
