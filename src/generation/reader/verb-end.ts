/** German and Dutch subordinate clauses. */
import { isAgent, ROLE_OF_CUE, type Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

const LIST_WORD =
  /^(?:und|oder|,|die|der|das|den|dem|alle|viele|ein|eine|einen|en|de|het|am|an|im|zu|muss|mich|kleine|kleinen|bosen|vor)$/u;

/** German clauses end in their verb ("der Pilze sammelt und Füchsen ausweicht"): there it rules what stands before it. */
export function verbLastClauses(cast: Cast[], tokens: readonly Token[], cues: ReadonlyMap<number, Span>): void {
  for (let i = cast.length - 1; i >= 0; i -= 1) {
    const entry = cast[i];
    if (!entry) continue;
    let at = entry.mention.to;
    // "zu", an adverb
    if (
      !cues.has(at) &&
      tokens[at]?.type === 'word' &&
      LIST_WORD.test(tokens[at]?.folded ?? '') &&
      tokens[at]?.folded !== 'und'
    )
      at += 1;
    const cue = cues.get(at);
    if (cue && ['take', 'foe', 'chase', 'shot', 'over', 'goal'].includes(cue.id)) {
      const after = tokens[cue.to];
      const ends =
        !after ||
        after.type === 'stop' ||
        after.type === 'comma' ||
        /^(?:und|oder|muss|will|kann|soll|mussen|konnen|sollen|mochte|en)$/u.test(after.folded);
      const role = cue.id === 'chase' ? 'enemy' : ROLE_OF_CUE[cue.id];
      if (ends && role && !(entry.role === 'hero' && entry.sure >= 8)) {
        entry.role = role === 'projectile' && isAgent(entry.mention) ? 'enemy' : role;
        entry.sure = 7;
        // the rest of a list before it
        for (let k = i - 1; k >= 0; k -= 1) {
          const before = cast[k];
          const following = cast[k + 1];
          if (!before || !following || following.mention.from - before.mention.to > 2) break;
          const between = tokens.slice(before.mention.to, following.mention.from);
          const joined = between[0]?.folded === 'und' || between[0]?.folded === 'oder' || between[0]?.type === 'comma';
          // a comma and an article open a clause of their own
          if (!joined || between.length > 1 || before.sure >= 8) break;
          before.role = entry.role;
          before.sure = 6;
        }
      }
    }
  }
}
