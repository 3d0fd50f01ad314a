/** "Two wizards throw frogs at each other": one plays, the other of them is whom one meets. */
import { isAgent, type Cast } from '../roles.types.js';
import type { Unit } from './line.js';

/** Makes the others of a crowd that fights itself enemies; the cast comes back with them. */
export function withRivals(cast: readonly Cast[], line: readonly Unit[]): Cast[] {
  const at = line.findIndex(({ id }) => id === 'each');
  if (at < 0) return [...cast];
  const start = line.findLastIndex(({ id }, k) => k < at && id === 'stop');
  const here = line.slice(start + 1, at + 2);
  const before = here.flatMap(({ mention }) => cast.filter((one) => mention && one.mention === mention));
  const fighter = before.find(({ mention, role }) => isAgent(mention) && role !== 'place');
  if (!fighter) return [...cast];
  const second = before[before.indexOf(fighter) + 1];
  const place = here.findIndex(({ mention }) => mention === fighter.mention);
  const listed = here
    .slice(
      place,
      here.findIndex(({ mention }) => mention === second?.mention),
    )
    .some(({ id }) => id === 'and');
  const twin = second && listed && isAgent(second.mention) ? second : undefined;
  if (!twin && !fighter.mention.plural && here[place - 1]?.id !== 'many') return [...cast];
  for (const one of cast) if (one.role === 'hero' && one !== fighter) one.role = 'free';
  fighter.role = 'hero';
  fighter.sure = 8;
  const rival: Cast = twin ?? { mention: fighter.mention, role: 'enemy', sure: 9 };
  rival.role = 'enemy';
  rival.sure = 9;
  rival.deed = 'rival';
  return twin ? [...cast] : [...cast, rival];
}
