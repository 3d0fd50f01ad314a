/** What the numbers of a prompt ask of a game: "3 lives", "90 seconds", "in 25 moves", "a boss every 5th wave", "collect 20 mushrooms". */
import { FLOCKS } from '../lexicon/flocks.js';
import { AGENTS } from '../lexicon/sorts.js';
import type { Genre, Rule } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import type { Measure } from '../languages/measures.types.js';
import type { AmountAt } from './amounts.js';
import { bareRule, endsBy, isBestOf, within, wonOf, type About } from './bare-numbers.js';
import { bossNear } from './boss-near.js';
import { LEAST, OF_LETTERS, ruleOfMeasure } from './measured.js';
import type { Cast } from './roles.types.js';
import { isStartSum, stakesRule } from './stakes.js';

export interface Quantity {
  readonly rule: Rule;
  readonly from: number;
  readonly to: number;
  readonly value: string;
}

/** Things that are also what a number counts: where the prompt has them as things, they are gathered. */
const ALSO_THINGS: ReadonlySet<Measure> = new Set<Measure>(['throws', 'money', 'pieces', 'points', 'pairs', 'letters']);
/** What may be done wrong so many times. */
const TRIED: ReadonlySet<Measure> = new Set<Measure>(['throws', 'tries', 'points', 'answers']);
/** Kinds that are played for money. */
const FOR_MONEY: ReadonlySet<Genre> = new Set<Genre>(['blackjack', 'tycoon']);
/** Pieces that a picture is cut into: as many as a finger can take hold of on a phone. */
const PIECES = [4, 60] as const;

/** Pairs that a table holds. */
const PAIRS = [3, 18] as const;
/** Languages in which what is counted may stand before its number. */
const NOUN_FIRST: ReadonlySet<string> = new Set(['ja', 'ko']);
/** Cards, in the words of every language: right behind the number, but for a counter and "of". */
const CARDS =
  /^(?:cards?|karten?|carte[sn]?|cart[ae]s?|cartões|kaart(?:en|jes)?|kart\p{L}*|карт\p{L}*|kartu|कार्ड\p{L}*|पत्त\p{L}*|بطاق\p{L}*|ورق\p{L}*|أوراق|カード|卡牌|卡片|纸牌|牌|카드)$/iu;
const isOfCards = ({ till, from }: AmountAt, { asked, tokens, language }: About): boolean =>
  asked === 'memory' &&
  [
    ...tokens.slice(till, till + 3),
    ...(NOUN_FIRST.has(language) ? tokens.slice(Math.max(0, from - 2), from) : []),
  ].some(({ text }) => CARDS.test(text));

/** Things that nobody gathers one by one. */
const MOST_TOLD = 9999;

/** Numbers that say nothing of the game: an age, a class, "one" before a noun, a year. */
export function isSilent({ measures, article, value, figures, per, ratio }: AmountAt): boolean {
  if (ratio) return false;
  if (measures.includes('age') || measures.includes('grade') || value === 0) return true;
  if (article && !measures.includes('minutes') && !measures.includes('lives')) return true;
  if (figures && value === 1 && per === undefined && (measures.length === 0 || measures.includes('questions')))
    return true;
  return figures && measures.length === 0 && value >= 1900 && value < 2100;
}

/** Japanese 組 is a class, and the pairs of a game of them. */
const isPairs = ({ measures }: AmountAt, { asked }: About): boolean => asked === 'memory' && measures.includes('pairs');

/** Languages that have no article a "one" may be. */
const COUNTS_ONE: ReadonlySet<string> = new Set(['pl', 'ru', 'uk', 'ja', 'zh', 'ko']);

/** "One slip and it's over", "Jedno zderzenie kończy zmianę". */
const isOnlySlip = (amount: AmountAt, { tokens, language }: About): boolean =>
  amount.article &&
  amount.ending !== undefined &&
  (COUNTS_ONE.has(language) || (language === 'en' && tokens[amount.number.from]?.folded === 'one'));

/** Every number that says something; of two for one rule the first counts, which is the caller's to see. */
export function readQuantities(about: About): Quantity[] {
  return about.amounts.flatMap((amount) => {
    // before what looks like a year: 2000 chips
    const stakes = about.asked !== undefined && FOR_MONEY.has(about.asked) ? stakesRule(amount, about) : undefined;
    // "4 suits" are no things that are gathered, but the kind's mode
    if (about.asked === 'spider_solitaire' && amount.value <= 4 && amount.measures.length === 0) return [];
    const found = stakes
      ? [{ rule: stakes, value: `${amount.sign ?? ''}${stakes.n}`, to: amount.till }]
      : isSilent(amount) && !isPairs(amount, about) && !isOfCards(amount, about) && !isOnlySlip(amount, about)
        ? []
        : rulesOf(amount, about);
    return found.map(({ to, ...one }) => ({
      ...one,
      ...wonAs(one, amount, about),
      from: amount.from,
      to: Math.max(to, amount.till),
    }));
  });
}

/** "The best of five" is kept by three that are won. */
function wonAs({ rule }: Pick<Quantity, 'rule'>, { number, value }: AmountAt, { tokens }: About): { value?: string } {
  const isKept = rule.rule === 'points' && isBestOf(tokens, number) && rule.n === wonOf(value);
  return isKept ? { value: String(rule.n) } : {};
}

type Found = Pick<Quantity, 'rule' | 'value' | 'to'>;

function rulesOf(amount: AmountAt, about: About): Found[] {
  const { value, till } = amount;
  const made = (...rules: Rule[]): Found[] =>
    rules.map((rule) => ({ rule, value: String(Math.round(value)), to: till }));
  if (amount.every) return bossNear(amount, about) ? made({ rule: 'bossEvery', n: within(value, 1, 10) }) : [];
  // "the third shock is game over"
  if (
    amount.ordinal &&
    amount.ending === 'lost' &&
    amount.measures.length === 0 &&
    value > 1 &&
    endsBy(amount, undefined)
  )
    return made({ rule: 'lives', n: value });
  if (amount.ordinal || amount.ratio) return [];
  // two cards are a pair; of an odd number one is left
  if (isOfCards(amount, about) && value >= LEAST * 2)
    return [
      {
        rule: { rule: 'pairs', n: within(Math.floor(value / 2), ...PAIRS) },
        value: String(Math.ceil(value / 2)),
        to: till + 1,
      },
    ];
  // a picture is cut into so many, whatever else a piece may be
  if (about.asked === 'jigsaw' && amount.measures.includes('pieces') && value > 1)
    return made({ rule: 'collect', n: within(value, ...PIECES) });
  if (isStartSum(amount, about)) return [];
  const ofWords = about.asked !== undefined && OF_LETTERS.has(about.asked);
  if (!ofWords && amount.measures.some((measure) => ALSO_THINGS.has(measure))) {
    const thing = thingOf(amount, about);
    if (thing && !isMeasured(amount, thing, about)) return collected(thing, amount);
  }
  // "three wrong answers and you're out"
  if (amount.ending === 'lost' && amount.measures.some((measure) => TRIED.has(measure)) && endsBy(amount, undefined))
    return made({ rule: 'lives', n: value });
  for (const measure of amount.measures) {
    const rules = ruleOfMeasure(measure, amount, about);
    if (rules.length === 0) continue;
    const [first] = rules;
    return first && 'seconds' in first
      ? [{ rule: first, value: `${Math.round(measure === 'minutes' ? value * 60 : value)} s`, to: till }]
      : made(...rules);
  }
  if (amount.measures.length > 0) return [];
  if (goesOnWorth(amount, about)) return [];
  const rule = bareRule(amount, about);
  if (rule) return [{ ...rule, value: String(value) }];
  const thing = amount.article ? undefined : thingOf(amount, about);
  return thing ? collected(thing, amount) : [];
}

/** Tokens behind a worth within which a bare number is another: "2 points, and 3 with a streak". */
const GOES_ON = 8;

/** Whether a number without a noun goes on saying what something is worth: "vale 2 puntos y con racha 3". */
function goesOnWorth(amount: AmountAt, { amounts, tokens }: About): boolean {
  return amounts.some(
    ({ sense, till }) =>
      sense === 'worth' &&
      till <= amount.from &&
      amount.from - till <= GOES_ON &&
      !tokens.slice(till, amount.from).some(({ type }) => type === 'stop'),
  );
}

/** Of a word that is a thing and a measure: whether this kind counts by it. */
function isMeasured({ measures, till }: AmountAt, { mention }: Cast, { asked }: About): boolean {
  if (measures.includes('pairs')) return asked === 'memory';
  if (measures.includes('points')) return true;
  // "5 balls of yarn" are no balls
  return (
    measures.includes('throws') && mention.to <= till && asked !== undefined && SPEECHES[asked].throws !== undefined
  );
}

/** More than fit into a game are as many as fit, and that is told; a number of five digits counts no things. */
function collected(thing: Cast, { value }: AmountAt): Found[] {
  return value < LEAST || value > MOST_TOLD
    ? []
    : [{ rule: { rule: 'collect', n: within(value, LEAST, 200) }, value: String(value), to: thing.mention.to }];
}

/** What is gathered so many times: "collect 20 mushrooms", "after 20 mushrooms", お団子を10個. */
function thingOf({ number: { from, to } }: AmountAt, { tokens, cast, language, asked }: About): Cast | undefined {
  const parted = (start: number, end: number): boolean => tokens.slice(start, end).some(({ type }) => type === 'stop');
  const after = cast.find(
    ({ mention }) => mention.from - to >= 0 && mention.from - to <= 2 && !parted(to, mention.from),
  );
  const before = ['ja', 'zh', 'ko'].includes(language)
    ? cast.find(({ mention }) => from - mention.to >= 0 && from - mention.to <= 2)
    : undefined;
  const thing = after ?? before;
  if (!thing) return undefined;
  const { role, mention } = thing;
  // of a kind with a flock it is the flock that is counted: "herding game with 8 ducks"
  const herded = asked !== undefined && SPEECHES[asked].slots.flock !== undefined && AGENTS.has(mention.kind);
  const gathered =
    (herded && ((role !== 'enemy' && role !== 'boss') || FLOCKS.has(mention.picture))) ||
    role === 'item' ||
    role === 'bricks' ||
    ((role === 'free' || role === 'with') && (mention.kind === 'face' || !AGENTS.has(mention.kind)));
  return gathered ? thing : undefined;
}
