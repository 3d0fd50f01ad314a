/** Who comes behind the last wave: "8 waves, then a giant gull", "6 rounds, the last one with a lightning giant". */
import type { Genre } from '../design.js';
import { foldInPlace } from '../asks/fold.js';
import { findIn, tablesOf } from '../asks/word-tables.js';
import type { NormalText } from '../vocabulary/normalise.js';
import type { Token } from '../vocabulary/tokens.js';
import { tokensOf, type AmountAt } from './amounts.js';
import { isAgent, type Cast } from './roles.types.js';

/** Kinds whose rounds are waves. */
const WAVED: ReadonlySet<Genre> = new Set<Genre>(['shmup', 'arena', 'tower_defense']);
/** UTF-16 units from the number of waves to the word for what comes last, and tokens from there to whoever comes. */
const REACH = 48;
const NEAR = 6;
/** Whoever is saved or helps is no foe, nor who is said outright to play. */
const NO_FOE: ReadonlySet<string> = new Set(['goal', 'ally']);
const OUTRIGHT = 8;

/** The boss that a number of waves leads to; undefined where nobody, or more than one, comes behind them. */
export function lastFoe(
  normal: NormalText,
  tokens: readonly Token[],
  cast: readonly Cast[],
  language: string,
  about: { readonly asked: Genre | undefined; readonly amounts: readonly AmountAt[] },
): Cast | undefined {
  const tables = tablesOf(language);
  const text = foldInPlace(normal.text);
  const isWaves = ({ measures, value }: AmountAt): boolean =>
    value > 1 &&
    (measures.includes('waves') ||
      (measures.includes('rounds') && about.asked !== undefined && WAVED.has(about.asked)));
  for (const { end } of about.amounts.filter(isWaves)) {
    const stop = /[.!?\n。！？؟।]/u.exec(text.slice(end, end + REACH))?.index ?? REACH;
    const then = findIn(tables.cues.then ?? [], text, end, Math.min(text.length, end + stop), tables);
    const at = then && tokensOf(normal, tokens, then.start, then.end);
    if (!at) continue;
    const one = (tables.cues.one ?? []).map(({ word }) => word);
    // a German noun may be both one and many: its article tells
    const isOne = (from: number): boolean => tokens.slice(from, from + 2).some(({ folded }) => one.includes(folded));
    const foe = cast.find(
      ({ mention, role, sure }) =>
        // "kelelawar raja di akhir": whoever it is may stand before it
        (mention.from >= at.to ? mention.from - at.to < NEAR : at.from - mention.to >= 0 && at.from - mention.to < 3) &&
        !tokens
          .slice(Math.min(at.to, mention.to), Math.max(at.from, mention.from))
          .some(({ type }) => type === 'stop') &&
        (!mention.plural || isOne(at.to)) &&
        isAgent(mention) &&
        !NO_FOE.has(role) &&
        !(role === 'hero' && sure >= OUTRIGHT),
    );
    if (foe) return foe;
  }
  return undefined;
}
