/** Which kind stands in where the one that was asked for can't be made. */
import { AGENTS } from '../lexicon/sorts.js';
import type { Genre } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import type { Placed } from './things.js';

/** The nearest kinds as this prompt's things have it, best first. */
export function nearestTo(asked: Genre, cast: readonly Placed[], ball: boolean): readonly Genre[] {
  const { near, nearWhere } = SPEECHES[asked];
  if (!nearWhere) return near;
  const chased = cast.some(({ role, mention }) => role === 'enemy' && AGENTS.has(mention.kind));
  const gathered = cast.some(({ role }) => role === 'item' || role === 'bricks');
  const walker = cast.some(
    ({ role, mention }) =>
      AGENTS.has(mention.kind) &&
      (role === 'hero' ||
        (role !== 'item' &&
          role !== 'enemy' &&
          !mention.plural &&
          (gathered || (mention.singular && cast.length > 1)))),
  );
  // where one is only chased, a kind of hunters is nearer than one that shows things as well
  const has = { chased: chased && !gathered, ball, walker };
  return has[nearWhere.prompt] ? [...nearWhere.near, ...near] : near;
}
