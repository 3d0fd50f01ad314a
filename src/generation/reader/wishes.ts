/** Wishes to the letter in a design: messages at its end, signs, keys, names of the cast; and what became of each wish. */
import { asksOf, textsFor, type Literal, type LiteralWishes } from '../asks/index.js';
import type { Stretch } from '../asks/quoted.js';
import { designText, type Actor, type GameDesign } from '../design.js';
import { findNumbers } from './numbers.js';
import { isAgent, type Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** What the reader has found of a prompt when its design is made. */
export interface Read {
  readonly prompt: string;
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly roles: readonly Cast[];
  readonly wishes: LiteralWishes;
  /** places of the prompt that led to something */
  readonly used: readonly { readonly start: number; readonly end: number }[];
  /** the sentence that says what no game can do, by the id of its words */
  readonly cannot: (id: string) => string;
  readonly isCannot: (id: string) => boolean;
}

type Draft = Omit<GameDesign, 'asks'>;

/** The lanes that keys can be of. */
const LANES = [3, 4];
/** UTF-16 units between a thing and its name: "called", "der heißt", "with the name of". */
const MOST_BETWEEN = 24;

/** The design with every wish in it that it can take, and what became of each. Its evidence is of the same prompt. */
export function withWishes(draft: Draft, read: Read): GameDesign {
  const { wishes } = read;
  const design = withNames(withKeys(withTexts(draft, wishes), wishes), wishes, read);
  const asks = asksOf(design, {
    ...wishes,
    numbers: unusedNumbers(wishes, read, design.keys?.length),
    impossible: impossible(read),
  });
  return { ...design, asks };
}

/** A game that is changed keeps what was asked for before, unless it is asked for anew. */
function withTexts(draft: Draft, wishes: LiteralWishes): Draft {
  const [win] = textsFor(wishes, 'win');
  const [lose] = textsFor(wishes, 'lose');
  const messages = {
    ...draft.messages,
    ...(win === undefined ? {} : { win: designText(win, 160) }),
    ...(lose === undefined ? {} : { lose: designText(lose, 160) }),
  };
  const sign = designText(textsFor(wishes, 'sign').join(' · '), 60) || draft.sign;
  return {
    ...draft,
    texts: { ...draft.texts, win: messages.win ?? draft.texts.win, lose: messages.lose ?? draft.texts.lose },
    ...(Object.keys(messages).length === 0 ? {} : { messages }),
    ...(sign === undefined ? {} : { sign }),
  };
}

function withKeys({ keys: before, ...draft }: Draft, { keys }: LiteralWishes): Draft {
  const letters = keys && LANES.includes(keys.letters.length) ? [...keys.letters] : before;
  if (!letters || draft.genre !== 'rhythm') return draft;
  const [first, ...others] = draft.controls;
  const controls = first ? [{ ...first, key: letters.join(' ') }, ...others] : draft.controls;
  return { ...draft, keys: letters, controls };
}

/** "a dragon called Smaug": the dragon of the cast has that name, and bears it. */
function withNames(draft: Draft, { literals }: LiteralWishes, { roles, tokens }: Read): Draft {
  const names = literals.filter(({ use, text }) => use === 'name' && text !== draft.title);
  if (names.length === 0) return draft;
  const nameOf = ({ sprite, from }: Actor): string | undefined => {
    if (from !== 'prompt') return undefined;
    const mentions = roles.filter(({ mention }) => mention.picture === sprite);
    return names.find((name) => mentions.some((one) => isNextTo(one, name, roles, tokens)))?.text;
  };
  const named = (actor: Actor): Actor => {
    const name = nameOf(actor);
    return name === undefined ? actor : { ...actor, name: designText(name, 40), named: true };
  };
  const { cast } = draft;
  return { ...draft, cast: { ...cast, enemies: cast.enemies.map(named), obstacles: cast.obstacles.map(named) } };
}

/** Who stands on the other side, or lies about, has its name for itself. */
const OTHERS: ReadonlySet<string> = new Set(['enemy', 'boss', 'obstacle', 'item', 'goal', 'place']);

/** A name that is said of the hero, or of nobody else: "a hedgehog called Pip", "my name is Ada". */
export function heroNameIn(
  { literals }: LiteralWishes,
  roles: readonly Cast[],
  tokens: readonly Token[],
): string | undefined {
  return literals.find(
    (name) => name.use === 'name' && !roles.some((one) => OTHERS.has(one.role) && isNextTo(one, name, roles, tokens)),
  )?.text;
}

/** "my cat Biscotte": a capital right behind whoever plays, in languages whose other nouns have none. */
export function apposedName(roles: readonly Cast[], tokens: readonly Token[], language: string): string | undefined {
  if (language === 'de') return undefined;
  const hero = roles.find(({ role, mention }) => role === 'hero' && isAgent(mention) && !mention.plural);
  const next = hero && tokens[hero.mention.to];
  return next?.type === 'word' && next.spaced && /^\p{Lu}\p{Ll}{2,}$/u.test(next.text) ? next.text : undefined;
}

/** Whether a name belongs to a thing: the last one that is said before it, and not far before. */
function isNextTo({ mention }: Cast, name: Literal, roles: readonly Cast[], tokens: readonly Token[]): boolean {
  const endOf = (to: number): number => tokens[to - 1]?.end ?? 0;
  const gap = name.start - endOf(mention.to);
  const closer = roles.some((other) => {
    const end = endOf(other.mention.to);
    return end <= name.start && end > endOf(mention.to);
  });
  return gap >= 0 && gap <= MOST_BETWEEN && !closer;
}

/** Numbers in figures that nothing came of, texts to the letter apart. So many lanes as there are keys are no wish of their own. */
function unusedNumbers(
  { literals, keys }: LiteralWishes,
  { tokens, spans, used, prompt }: Read,
  lanes: number | undefined,
): Stretch[] {
  const startOf = (from: number): number => tokens[from]?.start ?? 0;
  const endOf = (to: number): number => tokens[to - 1]?.end ?? 0;
  const covered = [
    ...literals,
    ...(keys ? [keys] : []),
    ...used,
    ...spans
      .filter(({ type }) => type === 'kind' || type === 'rule' || type === 'cannot')
      .map(({ from, to }) => ({ start: startOf(from), end: endOf(to) })),
  ];
  return findNumbers(tokens, spans).flatMap(({ from, to, value }) => {
    if (value === lanes) return [];
    const [start, end] = [startOf(from), endOf(to)];
    if (tokens[from]?.type !== 'number' || covered.some((one) => one.start < end && one.end > start)) return [];
    const next = tokens[to];
    // "7x8" is no number of things
    if (next?.type === 'word' && !next.spaced) return [];
    // with the word that it counts
    const last = next?.type === 'word' ? next.end : end;
    return [{ text: prompt.slice(start, last), start, end: last }];
  });
}

function impossible({ spans, tokens, prompt, cannot, isCannot }: Read): (Stretch & { note: string })[] {
  const seen = new Set<string>();
  return spans.flatMap(({ type, id, from, to }) => {
    if (type !== 'cannot' || !isCannot(id) || seen.has(id)) return [];
    seen.add(id);
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    return [{ text: prompt.slice(start, end), start, end, note: cannot(id) }];
  });
}
