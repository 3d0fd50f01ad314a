/**
 * What part each thing plays, from the words around it: "avoid the seals" makes enemies, "a fox collecting berries" a
 * hero and items. Knows nothing of kinds of games; what no word decides stays `free` or `with`.
 */
import { HOSTILE } from '../lexicon/hostile.js';
import { readAggressors } from './aggressors.js';
import { readAllies } from './allies.js';
import { readAsides } from './asides.js';
import { readDeeds } from './deeds.js';
import { readDoers } from './doers.js';
import { bar, findForbidden } from './forbidden.js';
import { readEasternGuarding } from './guarding-east.js';
import { readGuarding } from './guarding.js';
import type { Mention } from './mention.js';
import { readPests } from './pests.js';
import { readPlayed } from './played.js';
import { readRivals } from './rivals.js';
import { COPULA, isAgent, type Cast } from './roles.types.js';
import { readStruck } from './struck.js';
import { readTakenFrom } from './taken-from.js';
import { lineOf } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';
import { verbFirst } from './verb-first.js';
import { verbLast } from './verb-last.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** Languages whose verbs follow their objects. */
const VERB_LAST = new Set(['ja', 'ko', 'tr', 'hi']);
/** Sets `negated` on things under a "no" or "without", and returns the cast without them. */
function markNegated(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): void {
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  for (const { from, to } of nots)
    for (const mention of mentions) {
      const gap = mention.from - to;
      const after = language === 'ja' || language === 'ko' || language === 'tr';
      const gapBefore = from - mention.to;
      const between = (a: number, b: number): boolean =>
        tokens.slice(a, b).some(({ type }) => type === 'stop' || type === 'comma') ||
        spans.some(
          (s) =>
            s.type === 'cue' &&
            s.from >= a &&
            s.to <= b &&
            ['foe', 'take', 'shot', 'move', 'over', 'hero'].includes(s.id),
        );
      if (!after && gap >= 0 && gap <= 2 && !between(to, mention.from)) mention.negated = true;
      if (after && gapBefore >= 0 && gapBefore <= 3 && !between(mention.to, from)) mention.negated = true;
    }
}

const BUT = /^(?:but|aber|doch|jedoch|pero|mais|mas|ma|pero|но|а)$/u;

/** "catches apples, but no rotten eggs": what is not to be caught is there all the same. */
function butNot(mentions: readonly Mention[], tokens: readonly Token[], spans: readonly Span[]): Mention[] {
  const nots = spans.filter(
    ({ type, id, from }) => type === 'cue' && id === 'not' && BUT.test(tokens[from - 1]?.folded ?? ''),
  );
  return nots.flatMap(({ from, to }) => {
    const start = tokens.findLastIndex(({ type }, at) => at < from && type === 'stop');
    const taken = spans.some(({ type, id, from: at }) => type === 'cue' && id === 'take' && at > start && at < from);
    const after = mentions.find((one) => one.from >= to && one.from - to <= 2 && one.negated);
    return taken && after ? [after] : [];
  });
}

const GHOSTLY = /^(?:ghost|mask:monster|person-zombie|goblin|ogre|alien-monster)$/u;
const ONE = /^(?:an?|una?|eine?|une?|uma?|uno)$/u;
const THE = /^(?:the|my|die|der|los|las|el|la|les|le|os|as|o|a|i|gli|il)$/u;

/** "the bombs are chili peppers": shown is the pepper, in the part of the bomb. */
function dress(cast: readonly Cast[], tokens: readonly Token[]): Cast[] {
  const out: Cast[] = [];
  const posed = new Set<Cast>();
  cast.forEach((entry, i) => {
    const next = cast[i + 1];
    const between = next ? tokens.slice(entry.mention.to, next.mention.from) : [];
    // "spiders as ghosts" are spiders that hunt
    const posing = between.length === 1 && /^(?:as|como|als|comme|come)$/u.test(between[0]?.folded ?? '');
    if (next && posing && (HOSTILE.has(next.mention.picture) || next.mention.picture === 'ghost')) {
      entry.role = 'enemy';
      entry.sure = 7;
      posed.add(next);
    }
    if (posed.has(entry)) return;
    // "my dog is a superhero": shown is the dog
    if (
      next &&
      /^[ac]$/u.test(entry.mention.kind) &&
      next.mention.kind === 'p' &&
      between.length >= 2 &&
      between.length <= 3
    ) {
      const [is, one] = between.slice(-2).map(({ folded }) => folded);
      if (COPULA.has(is ?? '') && ONE.test(one ?? '') && entry.role !== 'enemy') {
        entry.role = 'hero';
        entry.sure = 8;
        posed.add(next);
      }
    }
    // "the cats are the ghosts": the second names the part of the first
    if (next && isAgent(entry.mention) && GHOSTLY.test(next.mention.picture) && between.length === 2) {
      const [are, the] = between.map(({ folded }) => folded);
      if (COPULA.has(are ?? '') && THE.test(the ?? '')) {
        entry.role = 'enemy';
        entry.sure = 8;
        posed.add(next);
      }
    }
    if (next && !posed.has(next) && between.length > 0 && between.length <= 3 && COPULA.has(between[0]?.folded ?? '')) {
      const role = entry.role === 'free' && HOSTILE.has(entry.mention.picture) ? 'enemy' : entry.role;
      if (role !== 'free' && role !== 'with' && role !== 'place') {
        next.role = role;
        next.sure = Math.max(7, entry.sure);
      }
      if (role !== 'hero') return;
    }
    out.push(entry);
  });
  return out;
}

/** The part of every thing that is not negated. */
export function assignRoles(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): Cast[] {
  markNegated(mentions, tokens, spans, language);
  const forbidden = findForbidden(mentions, tokens, language);
  for (const mention of butNot(mentions, tokens, spans)) forbidden.add(mention);
  for (const mention of forbidden) mention.negated = false;
  const wanted = mentions.filter(({ negated }) => !negated);
  const read = VERB_LAST.has(language)
    ? verbLast(wanted, tokens, spans, language)
    : dress(verbFirst(wanted, tokens, spans, language), tokens);
  const cast = readDeeds(read, tokens, language);
  const line = lineOf(tokens);
  readAsides(cast, tokens, language, line);
  readPlayed(cast, tokens, spans, language, line);
  readAggressors(cast, tokens, language);
  readPests(cast, tokens, language);
  readTakenFrom(cast, tokens, language);
  readAllies(cast, tokens);
  readStruck(cast, tokens, language);
  readGuarding(cast, tokens, spans, language);
  readEasternGuarding(cast, tokens, language);
  bar(cast, forbidden);
  return readDoers(readRivals(cast, tokens, language), tokens, language);
}
