/** "archers and catapults against goblins": what stands before "against" is ours. */
import { HOSTILE } from '../lexicon/hostile.js';
import type { Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';

const AGAINST = /^(?:against|vs|versus|contra|contre|contro|gegen|против|tegen)$/u;
const JOIN = /^(?:and|y|e|und|et|и|,|plus)$/u;

/** Makes who is against somebody an enemy and a list right before the word allies, in a cast already read. */
export function readAllies(cast: readonly Cast[], tokens: readonly Token[]): void {
  tokens.forEach(({ folded }, at) => {
    if (!AGAINST.test(folded)) return;
    const last = cast.findLastIndex(({ mention }) => mention.to === at);
    const enemy = cast[last + 1];
    if (last < 1 || !enemy || enemy.mention.from - at > 4 || enemy.role !== 'enemy') return;
    const ours: Cast[] = [];
    for (let k = last; k >= 0; k -= 1) {
      const one = cast[k];
      const next = ours.at(-1);
      if (!one || HOSTILE.has(one.mention.picture) || !['with', 'free', 'hero'].includes(one.role)) break;
      const joint = next ? tokens.slice(one.mention.to, next.mention.from) : [];
      if (next && (joint.length > 2 || !JOIN.test(joint[0]?.type === 'comma' ? ',' : (joint[0]?.folded ?? '')))) break;
      ours.push(one);
    }
    if (ours.length < 2) return;
    const hero = cast.find(({ role }) => role === 'hero') ?? ours.at(-1);
    for (const one of ours) {
      one.role = one === hero ? 'hero' : 'ally';
      one.sure = Math.max(one.sure, 6);
    }
  });
}
