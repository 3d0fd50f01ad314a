/**
 * What takes the place of something else: "penguins as pins", "a lion as goalkeeper", "a train instead of the snake". The one is in the game, in
 * the part that the other has there; the other is not.
 */
import { LANGUAGES } from '../languages/index.js';
import { HOSTILE } from '../lexicon/hostile.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';
import { orderOf } from './meaning/events.js';
import { phraseAt, phraseTable, wordAt, type Found, type PhraseTable } from './meaning/words.js';
import type { Mention } from './mention.js';
import { isAgent, ROLE_OF_WORD, type Role } from './roles.types.js';

export interface StandIns {
  /** the part of each thing that stands for another one */
  readonly parts: ReadonlyMap<Mention, Role>;
  /** what is replaced */
  readonly replaced: ReadonlySet<Mention>;
  /** what replaces it: no "instead of" says that it is not there */
  readonly present: ReadonlySet<Mention>;
  /** a thing without the word before it, which was replaced and no part of its name */
  readonly cut: ReadonlyMap<Mention, Mention>;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}
/** A word for what is replaced, and the part that it has where a word tells it. */
interface Replaced extends Stretch {
  readonly part: Role | undefined;
  readonly mention: Mention | undefined;
}

/** Words between one and the other: "as the big", "instead of the old". */
const MOST_BETWEEN = 2;
/** Words up to what stands behind: "instead of bricks there is cheese". */
const MOST_BEHIND = 4;
/** Cases tell there what belongs together. */
const BESIDE: ReadonlySet<string> = new Set(['pl', 'ru', 'uk']);
const TIES: ReadonlySet<string> = new Set(['as', 'instead', 'swap']);

const tables = new Map<string, PhraseTable>();
function tableOf(language: string): PhraseTable {
  const known = tables.get(language) ?? phraseTable(LANGUAGES[language]?.parts ?? '');
  tables.set(language, known);
  return known;
}

/** Who stands for whom in a prompt. */
export function standIns(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): StandIns {
  const table = tableOf(language);
  const found = tokens.flatMap((_, at) => phraseAt(table, tokens, at, language) ?? []);
  const verbLast = orderOf(language) === 'sov';
  const parts = new Map<Mention, Role>();
  const replaced = new Set<Mention>();
  const present = new Set<Mention>();
  const cut = new Map<Mention, Mention>();

  const isOpen = (from: number, to: number): boolean =>
    from <= to && !tokens.slice(from, to).some(({ type }) => type === 'stop' || type === 'comma');
  const partAt = (fits: (one: Stretch) => boolean): (Stretch & { readonly part: Role }) | undefined => {
    const word = found.find((one) => !TIES.has(one.id) && fits(one));
    if (word) return { from: word.from, to: word.to, part: word.id as Role };
    const cue = spans.find(
      ({ type, id, from, to }) => type === 'cue' && ROLE_OF_WORD[id] !== undefined && fits({ from, to }),
    );
    return cue && { from: cue.from, to: cue.to, part: ROLE_OF_WORD[cue.id] as Role };
  };
  /** What is named behind a token, or before it. */
  const namedBehind = (at: number, most: number): Replaced | undefined => {
    const near = ({ from }: Stretch): boolean => from >= at && from - at <= most && isOpen(at, from);
    const word = partAt(near);
    const mention = mentions.find(near);
    if (!word && !mention) return undefined;
    // "вместо кирпичей сыр": two nouns beside each other are one thing elsewhere
    if (word && mention && BESIDE.has(language) && mention.from === word.from && mention.to > word.to)
      return { ...word, mention: undefined };
    if (word && (!mention || word.from <= mention.to))
      return { ...word, to: Math.max(word.to, mention?.from === word.from ? mention.to : 0), mention };
    return mention && { from: mention.from, to: mention.to, part: undefined, mention };
  };
  const namedBefore = (at: number): Replaced | undefined => {
    const near = ({ from, to }: Stretch): boolean => to <= at && at - to <= 1 && from < at && isOpen(to, at);
    const mention = mentions.findLast(near);
    const word = partAt(near) ?? (mention && partAt(({ from, to }) => from >= mention.from && to <= mention.to));
    if (!word && !mention) return undefined;
    const { from, to } = mention ?? (word as Stretch);
    return { from: Math.min(from, word?.from ?? from), to, part: word?.part, mention };
  };
  const lastBefore = (at: number, most: number): Mention | undefined => {
    const one = mentions.findLast(({ to }) => to <= at);
    return one && !replaced.has(one) && at - one.to <= most && isOpen(one.to, at) ? one : undefined;
  };
  /** What follows: "instead of bricks, cheese"; of "instead of apples the worm eats pears", what is like the apples. */
  const firstBehind = (at: number, { part, mention }: Replaced): Mention | undefined => {
    const start = tokens[at]?.type === 'comma' ? at + 1 : at;
    const near = mentions.filter(
      ({ from, to }) => to > at && from - start <= MOST_BEHIND && isOpen(Math.min(start, from), from),
    );
    const acts = mention ? isAgent(mention) : part === 'hero' || part === 'enemy';
    return near.find((one) => isAgent(one) === acts) ?? near[0];
  };
  const put = (one: Mention | undefined, other: Replaced, part: Role | undefined): void => {
    for (const mention of mentions)
      if (mention !== one && mention.from < other.to && mention.to > other.from) replaced.add(mention);
    for (const each of one ? listOf(one) : []) {
      present.add(each);
      const whole = each.from < other.to && each.to > other.to ? { ...each, from: other.to, traits: [] } : each;
      if (whole !== each) cut.set(each, whole);
      if (part !== undefined) parts.set(whole, part);
    }
  };
  /** "ducks and geese as enemies" */
  const listOf = (one: Mention): Mention[] => {
    const before = mentions.findLast(({ to }) => to < one.from);
    if (!before || replaced.has(before) || parts.has(before) || isAgent(before) !== isAgent(one)) return [one];
    const between = tokens.slice(before.to, one.from);
    const linked =
      between.length === 1 &&
      (between[0]?.type === 'comma' || wordAt(tokens, before.to, language, () => false)?.id === 'and');
    return linked ? [...listOf(before), one] : [one];
  };

  const startsAnew = (from: number, to: number): boolean =>
    tokens
      .slice(from, to)
      .some((_, at) => /^(?:and|but)$/u.test(wordAt(tokens, from + at, language, () => false)?.id ?? ''));

  const readAs = ({ from, to }: Found): void => {
    const other = verbLast ? namedBefore(from) : namedBehind(to, MOST_BETWEEN);
    if (!other || other.part === undefined) return;
    const one = lastBefore(verbLast ? other.from : from, 1) ?? (verbLast ? firstBehind(to, other) : undefined);
    if (one && one !== other.mention) put(one, other, other.part);
  };
  const readInstead = ({ from, to }: Found): void => {
    const other = namedBehind(to, MOST_BETWEEN);
    if (!other) return;
    const before = lastBefore(from, MOST_BETWEEN);
    // "eats the fines, and instead of ghosts there are scooters": a new clause speaks of what follows
    const starts = before !== undefined && startsAnew(before.to, from) ? firstBehind(other.to, other) : undefined;
    const one = starts ?? before ?? firstBehind(other.to, other);
    put(one, other, other.part ?? partOf(other.mention));
  };
  const readSwap = ({ from, to }: Found): void => {
    const other = namedBefore(from);
    if (other) put(firstBehind(to, other), other, other.part ?? partOf(other.mention));
  };
  /** "the ball is a pancake", "мяч — апельсин" */
  const readIs = (word: Found): void => {
    const link = tokens[word.to];
    if (verbLast || !link) return;
    const is = wordAt(tokens, word.to, language, () => false)?.id === 'is' || /^[—–]$/u.test(link.text);
    const one = mentions.find(({ from }) => from > word.to && from - word.to <= MOST_BETWEEN);
    if (is && one && isOpen(word.to + 1, one.from))
      put(one, { ...word, part: undefined, mention: undefined }, word.id as Role);
  };

  for (const one of found)
    if (one.id === 'as') readAs(one);
    else if (one.id === 'instead') readInstead(one);
    else if (one.id === 'swap') readSwap(one);
    else readIs(one);
  return { parts, replaced, present, cut };
}

/** The part of a thing that a game is known for, where no word tells it: an enemy, what is eaten, or who is played. */
function partOf(mention: Mention | undefined): Role | undefined {
  if (!mention) return undefined;
  if (HOSTILE.has(mention.picture)) return 'enemy';
  if (mention.kind === 'food') return 'item';
  return isAgent(mention) && !mention.plural ? 'hero' : undefined;
}
