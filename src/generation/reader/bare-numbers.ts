/** A number without a measure, "miss ten", "against 4 camels", "12 rivers": by the words around it, else by what the kind counts. */
import { SITES } from '../lexicon/sorts.js';
import { SPEECHES } from '../genres/speeches.js';
import type { Genre, Rule } from '../design.js';
import type { AmountAt } from './amounts.js';
import type { Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';
import { isAgeOf } from './age-of.js';
import { isOfThem } from './of-them.js';
import { isOfStages } from './of-stages.js';

/** What somebody who delivers has so many of. */
const ORDERS =
  /^(?:orders|deliveries|pedidos|entregas?|encargos|repartos|commandes|livraisons|bestellungen|lieferungen|ordini|consegne|ordinazioni|заказ(?:а|ов|ы)|достав(?:ки|ок))$/u;
/** And what is brought at a time, where the kind is such a work. */
const LOADS =
  /^(?:loads?|trips|rides|fares|parcels|packages|ladungen|fuhren|fahrten|pakete|viajes|cargas|paquetes|chargements|trajets|colis|viagens|pacotes|carichi|viaggi|pacchi|ladingen|ritten|pakjes|ladunk\p{L}*|kurs(?:y|ow)|paczek|paczki|sefer|muatan|paket|рейс(?:а|ов|и|ів)|посыл(?:ок|ки)|посил(?:ок|ки))$/u;
/** Slips that a game may allow. */
const MOST_SLIPS = 20;
/** Less of a thing is not what is gathered. */
const LEAST = 3;
/** Fewer of what is no item are part of the picture: "three bins". */
const LEAST_OF_ANY = 5;
/** Kinds in which a place is where something is brought, or goes by, or what the work is done to. */
const BROUGHT_TO: ReadonlySet<Genre> = new Set<Genre>([
  'catcher',
  'crossing',
  'runner',
  'snake',
  'clicker',
  'farm_sim',
  'delivery_game',
  'cleaning_game',
]);
/** More of a place are no levels. */
const MOST_PLACES = 30;
/** Letters that make two words the same one in other forms. */
const SHORTEST = 3;
/** More than a match is played to, where nothing says "first to": an age, a year. */
const MOST_OF_MATCH = 30;
/** Kinds that are a match of two, won by so many points. */
export const MATCHES: ReadonlySet<Genre> = new Set<Genre>(['duel', 'tank_battle']);
const BEST = /^(?:best|beste|besten|mejor|mejores|meilleure?s?|melhor|meglio|лучш\p{L}*|terbaik)$/u;
/** Kinds in which a match is played to no points: a race has laps, of throws there are so many. */
const UNSCORED: ReadonlySet<Genre> = new Set<Genre>(['racing', 'aim_physics']);
/** Answers to choose from. */
const MOST_ANSWERS = 4;
/** Who is there so many times is not what a kind counts: "three dogs chase me". */
const NOT_COUNTED: ReadonlySet<string> = new Set(['hero', 'enemy', 'boss', 'obstacle', 'place', 'with', 'free']);
/** Kinds in which things are gathered or brought, so that a number of whatever it be is how many. */
const GATHERS: ReadonlySet<Genre> = new Set<Genre>([
  'catcher',
  'maze',
  'crossing',
  'platformer',
  'runner',
  'snake',
  'clicker',
  'farm_sim',
]);

/** Kinds of a work that is done so many times, whoever or whatever it is done to: guests are served, letters brought, things found or stacked. */
export const WORKS: ReadonlySet<Genre> = new Set<Genre>([
  'serving',
  'delivery_game',
  'sorting_game',
  'hidden_objects',
  'tower_stacking',
  'herding_game',
  'cleaning_game',
  'reaction',
  'timing_game',
  'stealth_game',
]);
/** Of these it is done to whatever part it plays: hidden things are found, and what appears is hit. */
const DONE_TO_ANY: ReadonlySet<Genre> = new Set<Genre>(['hidden_objects', 'reaction']);
/** Kinds that set one place or board after the other, so that a number of them is one of levels. */
const ONE_BY_ONE: ReadonlySet<Genre> = new Set<Genre>(['lander', 'sokoban', 'lights_out', 'nonogram', 'pipe_puzzle']);
const MOST_ONE_BY_ONE = 20;
/** Parts of what may be a place to get to. */
const OPEN: ReadonlySet<string> = new Set(['goal', 'place', 'free', 'with']);
/** More than are gathered one by one are a score. */
const MOST_FIRST = 200;
/** Whether a kind is won by so many of something. */
const counts = (kind: Genre): boolean => WORKS.has(kind) || GATHERS.has(kind);

/** An aim is found for each hole by a search, which may need three. */
export const leastThrows = (kind: Genre | undefined): number => (kind === 'aim_physics' ? 3 : 1);

export interface About {
  readonly tokens: readonly Token[];
  readonly cast: readonly Cast[];
  readonly language: string;
  /** the kind that the words name */
  readonly asked: Genre | undefined;
  readonly amounts: readonly AmountAt[];
}

interface Bare {
  readonly rule: Rule;
  /** token behind the last that says it */
  readonly to: number;
}

export const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** "best of 7": the word for best, one small word, and the number. */
export const isBestOf = (tokens: readonly Token[], { from }: { readonly from: number }): boolean =>
  BEST.test(tokens[from - 2]?.folded ?? '');

/** Who has won more than half has won the match. */
export const wonOf = (games: number): number => Math.floor(games / 2) + 1;

/** Whether so many others race, or sit around its table. */
export const hasRivals = (asked: Genre): boolean => asked === 'racing' || SPEECHES[asked].slots.seats === true;

/** The rule of a number that counts nothing by name; undefined where it may be anything. */
export function bareRule(amount: AmountAt, about: About): Bare | undefined {
  const { value, number, article, sense, figures, till } = amount;
  const { cast, asked, tokens, language } = about;
  const made = (rule: Rule, to = till): Bare => ({ rule, to });
  const whole = about.amounts.some((one) => one.measures.includes('lives') && one.article && follows(amount, one));
  if (whole || (sense === 'fail' && (value > 1 || figures) && value <= MOST_SLIPS))
    return made({ rule: 'lives', n: within(value, 1, 20) });
  const counted = cast.find(({ mention }) => mention.from >= number.to && mention.from - number.to <= 2);
  if (endsBy(amount, counted)) return made({ rule: 'lives', n: value });
  if (article || isAgeOf(amount, tokens, language)) return undefined;
  // a race of so many tracks is a cup, whoever is raced against
  if (asked === 'racing' && value > 1 && isOfStages(tokens, number, language))
    return made({ rule: 'levels', n: within(value, 1, 10) }, number.to + 1);
  if (asked && hasRivals(asked) && value > 1 && value <= 9 && (sense === 'against' || counted?.role === 'enemy'))
    return made({ rule: 'rivals', n: value });
  if (value < LEAST) return undefined;
  if (asked === 'quiz' && value <= 200) return ofQuiz(amount, about);
  // "the best of five" penalties are five
  if (asked && SPEECHES[asked].throws === 'throws' && isBestOf(tokens, number))
    return made({ rule: 'throws', n: within(value, leastThrows(asked), 60) });
  // "whoever gets to 20": of what is stacked, served or caught
  if (sense === 'firstTo' && asked && counts(asked) && value <= MOST_FIRST)
    return made({ rule: 'collect', n: value }, toOf(counted, till));
  if (sense === 'firstTo' && !(asked && UNSCORED.has(asked)) && counted?.role !== 'item')
    return made({ rule: 'points', n: within(isBestOf(tokens, number) ? wonOf(value) : value, 1, 1000) });
  if (value > 200) return undefined;
  if (asked === 'minesweeper') return made({ rule: 'mines', n: within(value, 4, 53) });
  // "match three with sushi" says how many make a row
  if (asked === 'match3' && value <= 5) return undefined;
  const isLoads = asked !== undefined && WORKS.has(asked) && LOADS.test(tokens[number.to]?.folded ?? '');
  if (isLoads || isOrders(tokens, number)) return made({ rule: 'collect', n: value }, number.to + 1);
  // "6 streets", "nine roofs": places that one goes through one after the other, where things are gathered the things themselves
  if (counted && SITES.has(counted.mention.kind) && !(asked && BROUGHT_TO.has(asked)) && value <= MOST_PLACES)
    return made({ rule: 'levels', n: within(value, 1, 10) }, toOf(counted, till));
  const isHostile = counted?.role === 'enemy' || counted?.role === 'boss' || counted?.role === 'obstacle';
  const next = tokens[number.to];
  // "lands on a comet, … five comets", but "five rocks to avoid"
  const isPlace = counted === undefined || OPEN.has(counted.role) || isSaidBefore(amount, about);
  if (asked && ONE_BY_ONE.has(asked) && next?.type === 'word' && isPlace && value <= MOST_ONE_BY_ONE)
    return made({ rule: 'levels', n: within(value, 1, 10) }, toOf(counted, till));
  if (
    asked &&
    WORKS.has(asked) &&
    value >= LEAST_OF_ANY &&
    (!isHostile || DONE_TO_ANY.has(asked)) &&
    isOfWork(amount, about)
  )
    return made({ rule: 'collect', n: value }, toOf(counted, till));
  if (counted && NOT_COUNTED.has(counted.role)) return undefined;
  // no kind is named: what deeds act on is brought or gathered so many times
  const rule = asked === undefined && counted ? ({ rule: 'collect', n: value } as const) : ruleOfKind(asked, value);
  // of what is no thing of the game nobody knows whether it is gathered: "17 decibels"
  const isThing = counted !== undefined || isSaidBefore(amount, about);
  if (rule?.rule === 'collect' && (value < LEAST_OF_ANY || !isThing)) return undefined;
  return rule && made(rule, toOf(counted, till));
}

/** Parts of what is wanted: when so much of it is there, the game is won rather than lost. */
const WANTED: ReadonlySet<string> = new Set(['item', 'goal', 'bricks']);

/** "Three hits and you sink": how much may go wrong. Of what is gathered so much ends a game well, unless it is said to be lost. */
export const endsBy = ({ ending, sense, value }: AmountAt, counted: Cast | undefined): boolean =>
  ending !== undefined &&
  value >= 1 &&
  value <= MOST_SLIPS &&
  sense !== 'firstTo' &&
  (ending === 'lost' || value === 1 || !(counted && WANTED.has(counted.role)));

/** Whether a number may be how often the work is done: it counts a thing, what was named before, or nothing at all at the end of its clause. */
function isOfWork({ number, till }: AmountAt, { tokens, cast, language }: About): boolean {
  const next = tokens[number.to];
  if (!next || next.type === 'stop' || next.type === 'comma' || till > number.to) return true;
  if (isOfThem(next) || (next.folded === 'of' && /^th(?:em|ese|ose)$/u.test(tokens[number.to + 1]?.folded ?? '')))
    return true;
  // 手紙を12通, "상자 15개를": the thing is said first
  if (NOUN_FIRST.has(language) && cast.some(({ mention: { to } }) => number.from >= to && number.from - to <= 1))
    return true;
  return cast.some(({ mention }) => mention.from >= number.to && mention.from - number.to <= 2);
}

/** Whether the word behind a number stands in the prompt before it, in whatever form: "she catches chestnuts, … 40 chestnuts". */
function isSaidBefore({ number, till }: AmountAt, { tokens, language }: About): boolean {
  if (['ja', 'zh', 'ko'].includes(language)) return till > number.to;
  const next = tokens[number.to];
  if (next?.type !== 'word' || next.folded.length < SHORTEST) return false;
  const stem = next.folded.slice(0, Math.max(SHORTEST, next.folded.length - 3));
  return tokens.slice(0, number.from).some(({ folded }) => folded.startsWith(stem));
}

/** Languages that may say what is counted before its number. */
const NOUN_FIRST: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);

const toOf = (counted: Cast | undefined, till: number): number => Math.max(till, counted?.mention.to ?? 0);

/** "one heart of five": whether a number stands right behind another. */
const follows = (one: AmountAt, other: AmountAt): boolean =>
  one.measures.length === 0 && one.number.from >= other.till && one.number.from - other.till <= 2;

/** One of so many, or one beside a number of the same: what is lost, not what there is. */
export function isOneOf(amount: AmountAt, amounts: readonly AmountAt[]): boolean {
  return amounts.some(
    (other) => other !== amount && (follows(other, amount) || (!other.article && other.measures.includes('lives'))),
  );
}

/** Of a quiz: what is chosen from, or how many are asked; of two numbers the small one is of answers. */
function ofQuiz({ value, sense, till, measures }: AmountAt, { amounts }: About): Bare | undefined {
  const answers: Bare = { rule: { rule: 'answers', n: within(value, 2, MOST_ANSWERS) }, to: till };
  if (sense === 'among') return answers;
  if (sense === 'firstTo' || value > 50) return undefined;
  if (value > MOST_ANSWERS) return { rule: { rule: 'questions', n: value }, to: till };
  const more = amounts.some((other) => other.measures.length === measures.length && other.value > MOST_ANSWERS);
  return more ? answers : undefined;
}

/** What a number counts in a kind that has one thing to count. */
function ruleOfKind(asked: Genre | undefined, value: number): Rule | undefined {
  if (asked && MATCHES.has(asked)) return value <= MOST_OF_MATCH ? { rule: 'points', n: value } : undefined;
  if (asked && SPEECHES[asked].throws === 'throws')
    return value <= 60 ? { rule: 'throws', n: within(value, leastThrows(asked), 60) } : undefined;
  if (asked === 'sokoban') return value <= 20 ? { rule: 'levels', n: within(value, 1, 10) } : undefined;
  return asked && GATHERS.has(asked) ? { rule: 'collect', n: value } : undefined;
}

/** "deliver 8 orders", 送到8单: what is brought so many times. */
function isOrders(tokens: readonly Token[], { from, to }: { readonly from: number; readonly to: number }): boolean {
  const word = tokens[to]?.text.toLowerCase() ?? '';
  if (ORDERS.test(word)) return true;
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ text }) => text);
  return /^[单單份件个個]$/u.test(word) && /[送接跑]|完成/u.test(before.join(''));
}
