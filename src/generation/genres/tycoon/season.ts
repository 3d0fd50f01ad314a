/** What each day of a season brings, told beforehand: weather, how many want what, and today's costs; and a plain trader who proves what can be earned. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import { Random } from '../../kit/random.js';

export interface Good {
  readonly actor: Actor;
  /** what it costs on a plain day */
  readonly cost: number;
  /** the least and the most that people pay for it */
  readonly least: number;
  readonly most: number;
  /** by how much its price is changed at a press */
  readonly step: number;
}

export type Weather = 'sun' | 'cloud' | 'rain';

export interface Row {
  readonly weather: Weather;
  /** a feast: many more people */
  readonly feast: boolean;
  /** how many want each good that there is today */
  readonly crowd: readonly number[];
  readonly cost: readonly number[];
  readonly thieves: number;
}
export interface Season {
  readonly rows: readonly Row[];
  /** how many one person takes at a time, where more is wanted than people fit into a street */
  readonly each: number;
}

/** people of a day that a street has room for */
const MOST_PEOPLE = 34;
/** parts of a good's cost that people pay at least and at most */
const PAID = [1.5, 3.1] as const;
const COSTS = [0.06, 0.085, 0.115] as const;
/** part of the start money that the place costs a day */
const RENT = 0.04;
export const SIGN = 0.22;
export const TASTE = 0.14;
export const PRICES = { sign: 0.7, crate: 0.4, taste: 0.9 } as const;
/** by how much more people may have to come for what a prompt asks to be had */
const GROWTH: readonly number[] = [0.5, 0.7, 1, 1.3, 1.7, 2.2, 3, 4, 6, 9, 13, 20, 30, 50, 80, 120, 200];
const WORTH: readonly number[] = [1, 1.6, 2.6, 4, 7, 12, 20, 40];

/** `worth`: how many times as much people pay. */
function goodsOf(actors: readonly Actor[], start: number, worth: number): Good[] {
  return actors.map((actor, i) => {
    const cost = Math.max(1, Math.round(start * (COSTS[i] ?? 0.1)));
    return {
      actor,
      cost,
      least: Math.max(cost + 1, Math.round(cost * PAID[0] * worth)),
      most: Math.max(cost + 3, Math.round(cost * PAID[1] * worth)),
      step: Math.max(1, Math.round(cost * 0.12 * worth)),
    };
  });
}

export const rentOf = (start: number): number => Math.round(start * RENT);

interface Wanted {
  readonly actors: readonly Actor[];
  readonly days: number;
  readonly thieves: boolean;
  readonly skill: number;
}

/** How many goods there are on a day: one at first, so that it is learnt one by one. */
const goodsOn = (day: number, days: number, all: number): number =>
  Math.min(all, day === 0 ? 1 : day < (days < 6 ? 2 : 3) ? 2 : 3);

function rowOf(
  rand: Random,
  day: number,
  scale: number,
  goods: readonly Good[],
  { days, thieves, skill }: Wanted,
): Row {
  const n = goodsOn(day, days, goods.length);
  const roll = rand.next();
  // the first day is a fair one
  const weather: Weather = day === 0 || roll < 0.45 ? 'sun' : roll < 0.75 ? 'cloud' : 'rain';
  const feast = day > 2 && rand.chance(0.16);
  const people = (9 + Math.min(day, 9) * 1.1) * { sun: 1.2, cloud: 1, rain: 0.65 }[weather] * (feast ? 1.6 : 1) * scale;
  // the first good is one for the sun, the second one for the rain
  const parts = goods
    .slice(0, n)
    .map((_, i) => rand.range(0.8, 1.2) * (weather === 'sun' && i === 0 ? 1.7 : weather === 'rain' && i === 1 ? 2 : 1));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return {
    weather,
    feast,
    crowd: parts.map((part) => Math.max(1, Math.round((people * part) / all))),
    cost: goods.map(({ cost }) => Math.max(1, Math.round(cost * (day === 0 ? 1 : rand.range(0.75, 1.28))))),
    thieves: thieves && day > 1 ? (rand.chance(0.35 + skill * 0.4) ? 1 : 0) + (day > 4 && rand.chance(0.3) ? 1 : 0) : 0,
  };
}

/** The price that pays best where people pay anything between the least and the most. */
export const bestPrice = ({ least, most }: Good, cost: number): number =>
  clamp(Math.round((most + cost) / 2), least, most);
/** Part of the people who pay that. */
export const partAt = ({ least, most }: Good, price: number): number =>
  clamp((most + 1 - price) / (most + 1 - least), 0, 1);

/** What somebody has, and has sold, after each day who asks fair prices, buys what is wanted, and never an upgrade. */
export function simulate(
  rows: readonly Row[],
  goods: readonly Good[],
  start: number,
): { money: number; sold: number }[] {
  let [money, sold] = [start, 0];
  return rows.map(({ crowd, cost }) => {
    let purse = money;
    crowd.forEach((people, i) => {
      const good = goods[i] as Good;
      const each = cost[i] as number;
      const price = bestPrice(good, each);
      const n = Math.min(Math.floor(purse / each), Math.round(people * partAt(good, price)));
      purse -= n * each;
      money += n * (price - each);
      sold += n;
    });
    money = Math.max(1, money - rentOf(start));
    return { money, sold };
  });
}

export interface Plan extends Wanted {
  readonly start: number;
  /** asked for: money, or how many are sold */
  readonly target?: number | undefined;
  readonly sell?: number | undefined;
  /** part of what can be had that is enough */
  readonly part: number;
}

/** More days than the season has: lives buy some. */
const SPARE = 24;

/**
 * A season in which what is asked for can be had: the least crowd with which the plain trader gets so much and some more; where no crowd is large
 * enough, since money has to be there before it grows, people pay more.
 */
export function seasonFor(rand: Random, plan: Plan): { season: Season; goods: Good[]; target: number } {
  const seed = rand.int(0, 1e9);
  const { actors, days, start, target, sell, part } = plan;
  const asks = target !== undefined || sell !== undefined;
  let goods: Good[] = [];
  let rows: Row[] = [];
  let end = { money: start, sold: 0 };
  const isEnough = (worth: number, scale: number): boolean => {
    const own = new Random(seed);
    goods = goodsOf(actors, start, worth);
    rows = Array.from({ length: days + SPARE }, (_, day) => rowOf(own, day, scale, goods, plan));
    end = simulate(rows.slice(0, days), goods, start).at(-1) ?? end;
    return sell !== undefined ? end.sold * part >= sell : start + (end.money - start) * part >= (target ?? 0);
  };
  if (asks) WORTH.some((worth) => GROWTH.some((scale) => isEnough(worth, scale)));
  else isEnough(1, 1);
  const most = Math.max(...rows.slice(0, days).map(({ crowd }) => crowd.reduce((sum, n) => sum + n, 0)));
  const each = Math.max(1, Math.ceil(most / MOST_PEOPLE));
  return {
    goods,
    season: {
      rows: rows.map((row) => ({ ...row, crowd: row.crowd.map((n) => Math.max(1, Math.round(n / each))) })),
      each,
    },
    target: target ?? plainNumber(start + (end.money - start) * part),
  };
}

/** A sum as people would name it: two figures, then noughts. */
function plainNumber(sum: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, sum))) - 1);
  return Math.max(2, Math.floor(sum / unit) * unit);
}
