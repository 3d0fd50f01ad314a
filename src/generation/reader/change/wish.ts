/** A wish about a game that is there, taken apart: which things it names, and what is to be done with each. */
import type { Brief } from '../../brief.js';
import { briefOf } from '../read-brief.js';
import { liftContent } from '../content.js';
import type { Mention } from '../mention.js';
import { findMentions } from '../mentions.js';
import { detectLanguage } from '../../vocabulary/language.js';
import { normalise, type NormalText } from '../../vocabulary/normalise.js';
import { assignRoles } from '../roles.js';
import type { Cast, Role } from '../roles.types.js';
import { TEXTS } from '../../texts/texts.js';
import { tokenise, type Token } from '../../vocabulary/tokens.js';
import type { Span } from '../../vocabulary/vocabulary.js';
import { mentionText } from '../words.js';
import { takeLanguage, takeTitle, type Stated } from './stated.js';

/** What governs things. */
export type Act = 'add' | 'remove' | 'replace' | 'become' | 'more' | 'less' | 'double';
const ACTS: ReadonlySet<string> = new Set<Act>(['add', 'remove', 'replace', 'become', 'more', 'less', 'double']);
/** Things that a game has and no picture shows. */
const NOUNS: ReadonlySet<string> = new Set(['timer', 'time', 'lives', 'levels', 'waves']);

export interface Thing {
  readonly from: number;
  readonly to: number;
  /** a picture's mention, a part of the cast ("the hero"), a rule, a noun of `NOUNS`, or a part of the scenery */
  readonly type: 'mention' | 'part' | 'rule' | 'noun' | 'weather' | 'theme' | 'time';
  readonly id: string;
  readonly mention?: Mention;
  /** of a mention: the word for it, as typed */
  readonly typed?: string;
  /** whether that is a word: an emoji is none */
  readonly isWord?: boolean;
  /** what describes it, as typed */
  readonly traits?: readonly string[];
  /** as the reader has it, where a word says so */
  readonly role?: Role;
  readonly sure: number;
  readonly negated: boolean;
  /** "instead of", not "without" */
  readonly instead: boolean;
}

export interface Deed {
  readonly act: Act | undefined;
  /** stood before the word that governs, in the same clause */
  readonly before: readonly Thing[];
  readonly things: readonly Thing[];
}

export interface Wish {
  readonly prompt: string;
  readonly normal: NormalText;
  readonly language: string;
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly roles: readonly Cast[];
  readonly mentions: readonly Mention[];
  readonly deeds: readonly Deed[];
  /** words that stand for themselves: `faster`, `same`, `broken` …, the longest of those that overlap */
  readonly words: readonly Span[];
  readonly title: Stated<string>;
  readonly speak: Stated<string>;
  /** what it says, as of any prompt */
  readonly brief: Brief;
}

const INSTEAD = /instead|lugar|vez|statt|anstatt|lieu|invece|posto|代わり|而不是|вместо/u;
const AFTERWARDS: ReadonlySet<string> = new Set(['ja', 'ko']);

/** Longest first, none over another. */
function apart(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from))
    if (!kept.some(({ from, to }) => from < span.to && to > span.from)) kept.push(span);
  return kept.sort((a, b) => a.from - b.from);
}

/** The language whose words the wish is made of: a few words tell little, so that the game's own counts as well. */
function languageOf(text: NormalText, game: string): string {
  const detected = detectLanguage(text.text);
  const own = TEXTS[detected] ? detected : 'en';
  const covered = (language: string): number => {
    const tokens = tokenise(text, language);
    const at = new Set<number>();
    for (const span of findMentions(tokens, language, false).spans)
      if (span.type !== 'cue' || span.id !== 'place')
        for (let i = span.from; i < span.to; i += 1)
          if (tokens[i]?.type === 'word' || tokens[i]?.type === 'glyph') at.add(i);
    return at.size;
  };
  let best = own;
  let most = covered(own) + 0.6;
  for (const language of new Set([game, 'en']))
    if (language !== own && TEXTS[language]) {
      const points = covered(language) + (language === game ? 0.3 : 0);
      if (points > most) {
        best = language;
        most = points;
      }
    }
  return best;
}

/** What joins two things under one "no". */
const OR = /^(?:or|nor|o|ni|u|oder|noch|ou|né|или|ни|或|や|и|y|e|et|und|and|和)$/u;

/** Which of the things a word of negation is about: the one right after it (in Japanese before), and those joined to that. */
function negate(things: Thing[], { tokens, spans, language }: Pick<Wish, 'tokens' | 'spans' | 'language'>): void {
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  const parted = (a: number, b: number): boolean =>
    tokens.slice(a, b).some(({ type }) => type === 'stop' || type === 'comma');
  for (const not of nots) {
    const text = tokens
      .slice(not.from, not.to)
      .map(({ folded }) => folded)
      .join(language === 'ja' || language === 'zh' ? '' : ' ');
    const after = AFTERWARDS.has(language);
    let at = after
      ? things.findLastIndex(({ to }) => not.from - to >= 0 && not.from - to <= 3 && !parted(to, not.from))
      : things.findIndex(({ from }) => from - not.to >= 0 && from - not.to <= 2 && !parted(not.to, from));
    const instead = INSTEAD.test(text);
    while (at >= 0) {
      const thing = things[at]!;
      things[at] = { ...thing, negated: true, instead };
      const next = things[at + (after ? -1 : 1)];
      const between = next ? (after ? tokens.slice(next.to, thing.from) : tokens.slice(thing.to, next.from)) : [];
      const joined = !instead && next && between.length === 1 && OR.test(between[0]!.folded);
      at = joined ? at + (after ? -1 : 1) : -1;
    }
  }
}

/** What is named without the words of the wish: "убери" sounds like a berry to the lexicon, and is none here. */
function clearOf(words: readonly Span[], mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  return mentions.flatMap((mention) => {
    const over = words.filter(({ from, to }) => from < mention.to && to > mention.from);
    if (over.length === 0) return [mention];
    const from = Math.max(...over.map(({ to }) => to));
    // half a word of signs is no word
    if (from >= mention.to || tokens[from]?.type === 'glyph') return [];
    return [{ ...mention, from, traits: mention.traits.filter((trait) => trait.from >= from) }];
  });
}

/** Every thing that the wish names, in its order, none over another. */
function thingsOf(about: Pick<Wish, 'tokens' | 'spans' | 'roles' | 'mentions' | 'words' | 'language'>): Thing[] {
  const { tokens, spans, roles, mentions, words } = about;
  const things: Thing[] = [];
  const put = (thing: Omit<Thing, 'negated' | 'instead'>): void => {
    if (things.some(({ from, to }) => from < thing.to && to > thing.from)) return;
    things.push({ ...thing, negated: false, instead: false });
  };
  for (const { from, to, id } of words) if (NOUNS.has(id)) put({ from, to, type: 'noun', id, sure: 0 });
  const rules = spans.filter(({ type }) => type === 'rule');
  // a shield that is asked for is the rule, not a thing to gather
  for (const { from, to, id } of apart(rules)) put({ from, to, type: 'rule', id, sure: 0 });
  for (const mention of mentions) {
    const cast = roles.find((one) => one.mention === mention);
    put({
      from: mention.from,
      to: mention.to,
      type: 'mention',
      id: mention.picture,
      mention,
      typed: mentionText(mention, tokens),
      isWord: tokens[mention.from]?.type !== 'emoji',
      traits: mention.traits.map((trait) => mentionText(trait, tokens)),
      ...(cast ? { role: cast.role } : {}),
      sure: cast?.sure ?? 0,
    });
  }
  const parts = spans.filter(({ type, id }) => type === 'cue' && id.startsWith('word:'));
  for (const { from, to, id } of apart(parts)) put({ from, to, type: 'part', id: id.slice(5), sure: 0 });
  for (const type of ['weather', 'theme', 'time'] as const)
    for (const { from, to, id } of apart(spans.filter((span) => span.type === type)))
      put({ from, to, type, id, sure: 0 });
  things.sort((a, b) => a.from - b.from);
  negate(things, about);
  return things;
}

/** Which word governs which things: the last one before them, in Japanese the first one after. */
function deedsOf(
  things: readonly Thing[],
  { tokens, spans, words, language }: Pick<Wish, 'tokens' | 'spans' | 'words' | 'language'>,
): Deed[] {
  const acts = new Map(words.filter(({ id }) => ACTS.has(id)).map((span) => [span.from, span]));
  const breaks = new Set(spans.filter(({ type, id }) => type === 'cue' && id === 'break').map(({ from }) => from));
  const starts = new Map(things.map((thing) => [thing.from, thing]));
  const deeds: { act: Act | undefined; before: Thing[]; things: Thing[] }[] = [];
  const open = (act: Act | undefined, before: Thing[] = []): void => {
    deeds.push({ act, before, things: [] });
  };
  const last = (): { act: Act | undefined; before: Thing[]; things: Thing[] } => {
    if (deeds.length === 0) open(undefined);
    return deeds.at(-1)!;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const thing = starts.get(at);
    if (thing) {
      // "more lives and a timer": of the lives there are more
      const { act, things: had } = last();
      if ((act === 'more' || act === 'less' || act === 'double') && had.length > 0 && !AFTERWARDS.has(language))
        open(undefined);
      last().things.push(thing);
    }
    const act = acts.get(at);
    if (act && AFTERWARDS.has(language)) {
      last().act = act.id as Act;
      open(undefined);
    } else if (act) {
      const known = deeds.at(-1);
      // "the hero should be a cat", 敌人少一点: what stood there without a word that governs it
      const free = known && (known.act === undefined || (known.act === 'become' && known.things.length === 1));
      open(act.id as Act, free ? known.things : []);
    }
    const type = tokens[at]?.type;
    if (type === 'stop' || (breaks.has(at) && !AFTERWARDS.has(language)) || (type === 'comma' && language === 'zh'))
      open(undefined);
    if (act) at = Math.max(at, act.to - 1);
  }
  return deeds.filter((deed) => deed.things.length > 0 || deed.before.length > 0);
}

/** Takes a wish apart; `game` is the language of the game. Never throws. */
export function readWish(prompt: string, game: string): Wish {
  const whole = normalise(prompt);
  const title = takeTitle(whole);
  const speak = takeLanguage(title.rest);
  const language = languageOf(speak.rest, game);
  const learnt = liftContent(prompt, speak.rest, language);
  const normal = learnt?.rest ?? speak.rest;
  const tokens = tokenise(normal, language);
  const found = findMentions(tokens, language, false);
  const { spans } = found;
  const words = apart(spans.filter(({ type }) => type === 'revision'));
  const mentions = clearOf(words, found.mentions, tokens);
  const roles = assignRoles(mentions, tokens, spans, language);
  const said = { prompt, normal, language, tokens, spans, roles, mentions };
  const brief = { ...briefOf(said), ...(learnt ? { content: learnt.content } : {}) };
  const about = { ...said, words, title, speak, brief };
  return { ...about, deeds: deedsOf(thingsOf(about), about) };
}

/** The tokens of a place in the prompt of the wish. */
export function tokensAt({ tokens }: Pick<Wish, 'tokens'>, { start, end }: { start: number; end: number }) {
  const from = tokens.findIndex((token) => token.end > start);
  return { from, to: tokens.findLastIndex((token) => token.start < end) + 1 };
}
