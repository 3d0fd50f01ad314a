/** What the numbers of a prompt ask of a game: "3 lives", "90 seconds", "in 25 moves", "a boss every 5th wave", "collect 20 mushrooms". */
import { FLOCKS } from '../lexicon/flocks.js';
import { AGENTS } from '../lexicon/sorts.js';
import type { Genre, Rule } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import type { Measure } from '../languages/measures.types.js';
import type { AmountAt } from './amounts.js';
import {
  bareRule,
  endsBy,
  isBestOf,
  isOneOf,
  leastThrows,
  MATCHES,
  within,
  wonOf,
  WORKS,
  type About,
} from './bare-numbers.js';
import type { Cast } from './roles.types.js';
import { stakesRule } from './stakes.js';
import type { Token } from '../vocabulary/tokens.js';

export interface Quantity {
  readonly rule: Rule;
  readonly from: number;
  readonly to: number;
  readonly value: string;
}

const BOARDS: readonly Genre[] = ['match3', 'sokoban', 'memory', 'aim_physics', 'falling_blocks'];
/** Kinds in which each word may have so many letters. */
const OF_LETTERS: ReadonlySet<Genre> = new Set<Genre>(['guess_word', 'hangman', 'anagram']);
/** Things that are also what a number counts: where the prompt has them as things, they are gathered. */
const ALSO_THINGS: ReadonlySet<Measure> = new Set<Measure>(['throws', 'money', 'pieces', 'points', 'pairs', 'letters']);
/** What may be done wrong so many times. */
const TRIED: ReadonlySet<Measure> = new Set<Measure>(['throws', 'tries', 'points', 'answers']);
/** Tables at which up to four sit. */
const SEATED: ReadonlySet<Genre> = new Set<Genre>(['race_board', 'dominoes', 'crazy_eights', 'trick_taking']);
/** Kinds that are played for money. */
const FOR_MONEY: ReadonlySet<Genre> = new Set<Genre>(['blackjack', 'tycoon']);
/** Kinds that last so many days. */
const OF_DAYS: ReadonlySet<Genre> = new Set<Genre>(['tycoon']);
/** Kinds that set one board after the other. */
const PUZZLES: ReadonlySet<Genre> = new Set<Genre>([
  'lights_out',
  'nonogram',
  'sokoban',
  'fifteen_puzzle',
  'pipe_puzzle',
]);
/** Pieces that a picture is cut into: as many as a finger can take hold of on a phone. */
const PIECES = [4, 60] as const;
/** More days are no levels. */
const MOST_DAYS = 31;
/** Two of a thing are two of it, not what is gathered: "two cards are turned". */
const LEAST = 3;
/** Seconds of a quiz that are too few for all of its questions: each has them. */
const OF_A_QUESTION = 30;

/** Things that nobody gathers one by one. */
const MOST_TOLD = 9999;

const isA = ({ number }: AmountAt, tokens: readonly Token[]): boolean => tokens[number.from]?.folded === 'a';

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
      : isSilent(amount) && !isPairs(amount, about) && !isOnlySlip(amount, about)
        ? []
        : rulesOf(amount, about);
    return found.map(({ to, ...one }) => ({ ...one, from: amount.from, to: Math.max(to, amount.till) }));
  });
}

type Found = Pick<Quantity, 'rule' | 'value' | 'to'>;

function rulesOf(amount: AmountAt, about: About): Found[] {
  const { value, till } = amount;
  const made = (...rules: Rule[]): Found[] =>
    rules.map((rule) => ({ rule, value: String(Math.round(value)), to: till }));
  if (amount.every) return bossNear(amount, about) ? made({ rule: 'bossEvery', n: within(value, 1, 10) }) : [];
  if (amount.ordinal || amount.ratio) return [];
  // a picture is cut into so many, whatever else a piece may be
  if (about.asked === 'jigsaw' && amount.measures.includes('pieces') && value > 1)
    return made({ rule: 'collect', n: within(value, ...PIECES) });
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

/** Behind balls that fly together: "at once", "gleichzeitig". */
const AT_ONCE =
  /^(?:once|same|gleichzeitig|gleich|simultan\p{L}*|vez|tiempo|fois|temps|volta|tempo|contemporaneamente|tegelijk\p{L}*|naraz|jednocze\p{L}*|ayn[ıi]|одновременно|одночасно|сразу|sekaligus|同|동시\p{L}*|एकसाथ|واحد)$/u;
const isAtOnce = (tokens: readonly Token[], { till }: AmountAt): boolean =>
  tokens.slice(till, till + 4).some(({ folded, text }) => AT_ONCE.test(folded) || AT_ONCE.test(text));

function ruleOfMeasure(measure: Measure, amount: AmountAt, { asked, amounts, language, tokens }: About): Rule[] {
  const { value, per, article } = amount;
  const levels: Rule[] = value > 1 ? [{ rule: 'levels', n: within(value, 1, 10) }] : [];
  const waves: Rule[] = value > 1 ? [{ rule: 'waves', n: within(value, 1, 30) }] : [];
  const laps: Rule[] = [{ rule: 'laps', n: within(value, 1, 10) }];
  const isQuiz =
    asked === 'quiz' || amounts.some(({ measures }) => measures.includes('questions') || measures.includes('answers'));
  switch (measure) {
    case 'seconds':
    case 'minutes': {
      // Russian and Ukrainian "мин" is "of mines" as well
      if (asked === 'minesweeper' && tokens[amount.till - 1]?.folded === 'мин')
        return [{ rule: 'mines', n: within(value, 4, 53) }];
      const seconds = measure === 'minutes' ? value * 60 : value;
      if (per === 'questions' || per === 'answers' || (isQuiz && (per === 'each' || seconds <= OF_A_QUESTION)))
        return [{ rule: 'perQuestion', seconds: within(seconds, 3, 120) }];
      return [{ rule: 'timer', seconds: within(seconds, 10, 600) }];
    }
    case 'lives':
      // "mein Leben", "a life" as one lives it; "lose one heart of five"
      return article && (language === 'de' || language === 'nl' || isA(amount, tokens) || isOneOf(amount, amounts))
        ? []
        : [{ rule: 'lives', n: within(value, 1, 20) }];
    case 'tries':
      if (asked === 'guess_word') return [{ rule: 'attempts', n: within(value, 5, 8) }];
      if (asked === 'match3') return [{ rule: 'moves', n: within(value, 3, 200) }];
      return asked && SPEECHES[asked].throws === 'throws'
        ? [{ rule: 'throws', n: within(value, leastThrows(asked), 60) }]
        : [{ rule: 'lives', n: within(value, 1, 20) }];
    case 'throws':
      if (asked === 'breakout' && isAtOnce(tokens, amount)) return [{ rule: 'multiBall' }];
      if (asked && SPEECHES[asked].throws === 'lives') return [{ rule: 'lives', n: within(value, 1, 20) }];
      // "a prize for 20 balls" of ice cream: where nothing is thrown they are stacked, sorted or brought
      if (asked && WORKS.has(asked)) return value >= LEAST ? [{ rule: 'collect', n: within(value, LEAST, 200) }] : [];
      return value > 1 ? [{ rule: 'throws', n: within(value, leastThrows(asked), 60) }] : [];
    case 'letters':
      return asked !== undefined && OF_LETTERS.has(asked) ? [{ rule: 'letters', n: within(value, 4, 7) }] : [];
    case 'levels':
    case 'floors':
      return levels;
    case 'holes':
      return asked === 'aim_physics' ? levels : [];
    case 'days':
      if (asked !== undefined && OF_DAYS.has(asked)) return [{ rule: 'days', n: within(value, 1, 100) }];
      // "12 nights" are as many levels; "30 days" is a term
      return value <= MOST_DAYS ? levels : [];
    case 'waves':
      return waves;
    case 'laps':
      return laps;
    case 'rounds':
      if (asked === 'racing' || asked === 'dominoes' || asked === 'crazy_eights' || asked === 'trick_taking')
        return laps;
      if (asked && MATCHES.has(asked)) {
        const won = isBestOf(tokens, amount.number) ? wonOf(value) : value;
        return value > 1 ? [{ rule: 'points', n: within(won, 1, 1000) }] : [];
      }
      return asked === 'tower_defense' || asked === 'arena' || asked === 'shmup' ? waves : levels;
    case 'rivals':
      return [{ rule: 'rivals', n: within(value, 1, 9) }];
    case 'pairs':
      return value > 1 ? [{ rule: 'pairs', n: within(value, 3, 18) }] : [];
    case 'points':
      // what one hit brings is no score to reach
      return value > 1 && amount.sense !== 'worth' ? [{ rule: 'points', n: within(value, 1, 1000) }] : [];
    case 'moves':
      return value >= 3 && (asked === undefined || BOARDS.includes(asked))
        ? [{ rule: 'moves', n: within(value, 3, 200) }]
        : [];
    case 'questions':
      // a puzzle asks nothing: 全10問 are ten of it
      if (asked !== undefined && PUZZLES.has(asked)) return levels;
      return value > 1 ? [{ rule: 'questions', n: within(value, 1, 50) }] : [];
    case 'answers':
      return value > 1 ? [{ rule: 'answers', n: within(value, 2, 4) }] : [];
    case 'players':
      // "overtake 4 people"
      if (asked === 'racing' && amount.sense === 'against') return [{ rule: 'rivals', n: within(value, 1, 9) }];
      // "four players" around a table are three and the one who plays
      if (asked && SEATED.has(asked) && value > 2) return [{ rule: 'rivals', n: within(value - 1, 1, 9) }];
      return value === 2 ? [{ rule: 'twoPlayers' }] : [];
    case 'bosses': {
      if (value <= 1) return article ? [] : [{ rule: 'boss' }];
      const many = amounts.some(({ measures }) => measures.includes('levels') || measures.includes('waves'));
      return many ? [{ rule: 'bossEvery', n: 1 }] : [{ rule: 'bossEvery', n: 1 }, ...levels];
    }
    default:
      return [];
  }
}

/** A boss close to a number of waves, before it or behind. */
function bossNear({ from, till }: AmountAt, { tokens, amounts, cast }: About): boolean {
  const [first, last] = [Math.max(0, from - 14), Math.min(tokens.length, till + 14)];
  const isStop = (at: number): boolean => tokens[at]?.type === 'stop';
  const near = (at: number, to: number): boolean =>
    at >= first &&
    to <= last &&
    !tokens.slice(Math.min(at, till), Math.max(to, from)).some((_, n) => isStop(Math.min(at, till) + n));
  const words = tokens.some(
    ({ text, folded }, at) =>
      near(at, at + 1) &&
      (/^(?:boss|jefe|jefa|chef|chefe|endgegner|bos|бос|босс|патрон|patron|szef|baas|eindbaas|बॉस|보스|زعيم|وحش)/u.test(
        folded,
      ) ||
        (text === 'ボ' && tokens[at + 1]?.text === 'ス') ||
        (/^[首魔头]$/u.test(text) && /^[领王目]$/u.test(tokens[at + 1]?.text ?? ''))),
  );
  return (
    words || cast.some(({ role, mention }) => role === 'boss' && near(mention.from, mention.to)) || amounts.length === 0
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
