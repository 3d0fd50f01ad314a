/** Numbers with what they count: "3 lives", "90 seconds", "in 25 moves", "a boss every 5th wave", "collect 20 mushrooms". */
import type { Genre, Rule } from '../design.js';
import { findNumbers, type NumberAt } from './numbers.js';
import type { Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

export interface Quantity {
  readonly rule: Rule;
  readonly from: number;
  readonly to: number;
  readonly value: string;
}

/** What may stand between a number and its unit. */
const COUNTER =
  /^(?:more|extra|full|at|least|only|different|computer|cpu|ai|ki|other|andere[nr]?|autres|outros|altri|otros|verschiedene[nr]?|de|di|von|个|個|つ|条|的|名|人|体|匹|只|big|short|long|whole|ganze|の|th|st|nd|rd|ª|º|e|er|ème|a|й|ю|я|numeros)$/u;

/** Languages that say "every" after the number. */
const AFTER = new Set(['ja', 'ko']);
/** Languages that may say the unit first: 命は3つ, жизни: 3 */
const UNIT_FIRST = new Set(['ja', 'ko', 'ru']);

/** What somebody who delivers has so many of. */
const ORDERS =
  /^(?:orders|deliveries|pedidos|entregas|encargos|repartos|commandes|livraisons|bestellungen|lieferungen|ordini|consegne|ordinazioni|заказ(?:а|ов|ы)|достав(?:ки|ок))$/u;

/** Kinds whose rounds, holes and days are levels. */
const STEPS: Readonly<Record<string, readonly Genre[]>> = { holes: ['aim_physics'], days: ['farm_sim'] };
const BOARDS: readonly Genre[] = ['match3', 'sokoban', 'memory', 'aim_physics', 'falling_blocks'];

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The rule that so many of a unit make in the kind that was asked for; undefined where it makes none. */
function ruleOfUnit(unit: string, value: number, asked: Genre | undefined): Rule | undefined {
  const levels = STEPS[unit];
  switch (unit) {
    case 'lives':
      return { rule: 'lives', n: within(value, 1, 20) };
    case 'seconds':
      return { rule: 'timer', seconds: within(value, 10, 600) };
    case 'minutes':
      return { rule: 'timer', seconds: within(value * 60, 10, 600) };
    case 'waves':
      return value > 1 ? { rule: 'waves', n: within(value, 1, 30) } : undefined;
    case 'laps':
      return { rule: 'laps', n: within(value, 1, 10) };
    case 'rivals':
      return asked === 'racing' ? { rule: 'rivals', n: within(value, 1, 9) } : undefined;
    case 'pairs':
      return asked === 'memory' ? { rule: 'pairs', n: within(value, 3, 18) } : undefined;
    case 'moves':
      return asked && BOARDS.includes(asked) && value >= 3 ? { rule: 'moves', n: within(value, 3, 200) } : undefined;
    case 'points':
      return asked === 'duel' ? { rule: 'points', n: within(value, 1, 1000) } : undefined;
    case 'levels':
      return value > 1 ? { rule: 'levels', n: within(value, 1, 10) } : undefined;
    default:
      return levels && asked && levels.includes(asked) && value > 1
        ? { rule: 'levels', n: within(value, 1, 10) }
        : undefined;
  }
}

/** Every number that says something; of two for one rule the first counts, which is the caller's to see. */
export function readQuantities(
  tokens: readonly Token[],
  spans: readonly Span[],
  cast: readonly Cast[],
  language: string,
  asked: Genre | undefined,
): Quantity[] {
  const found: Quantity[] = [];
  const units = spans.filter(({ type }) => type === 'unit');
  const every = spans.filter(({ type, id }) => type === 'every' && id === 'every');
  const bosses = spans.filter(({ type, id }) => type === 'rule' && id === 'boss');
  const parted = (from: number, to: number): boolean => tokens.slice(from, to).some(({ type }) => type === 'stop');
  /** of a word that counts both rounds and stages, what this kind has */
  const best = (list: readonly Span[]): Span | undefined =>
    [...list].sort(
      (a, b) =>
        b.to - a.to ||
        Number(asked === 'racing' && b.id === 'laps') - Number(asked === 'racing' && a.id === 'laps') ||
        Number(a.id === 'laps') - Number(b.id === 'laps'),
    )[0];

  const bossEvery = ({ from, to, value }: NumberAt): boolean => {
    const boss = bosses.find((one) => Math.abs(one.from - to) <= 14 || Math.abs(from - one.to) <= 14);
    if (value < 1 || !boss || parted(Math.min(boss.from, from), Math.max(boss.to, from))) return false;
    found.push({ rule: { rule: 'bossEvery', n: within(value, 1, 10) }, from, to, value: String(value) });
    return true;
  };

  for (const number of findNumbers(tokens, spans)) {
    const { from, to, value } = number;
    const isArticle = value === 1 && tokens[from]?.type === 'word';
    const near = every.find(
      (one) =>
        (from - one.to >= 0 && from - one.to <= 1) || (AFTER.has(language) && one.from - to >= 0 && one.from - to <= 2),
    );
    if (near) {
      bossEvery(number);
      continue;
    }
    let at = to;
    while (at < to + 3 && COUNTER.test(tokens[at]?.folded ?? '') && !units.some((one) => one.from === at)) at += 1;
    const behind = best(units.filter((one) => one.from === at));
    // Chinese and Japanese also say the unit first: 限时90秒, ライフ3, 命は3つ
    const ahead = best(
      units.filter(
        (one) =>
          UNIT_FIRST.has(language) &&
          one.id !== 'seconds' &&
          one.id !== 'minutes' &&
          from - one.to >= 0 &&
          from - one.to <= 2,
      ),
    );
    const unit = behind ?? ahead;
    // "miss 3 and it is over"
    if (!unit && /^(?:miss|drop|lose)$/u.test(tokens[from - 1]?.folded ?? '') && value <= 9) {
      found.push({ rule: { rule: 'lives', n: within(value, 1, 20) }, from: from - 1, to, value: String(value) });
      continue;
    }
    if (unit) {
      const rule =
        isArticle && unit.id === 'lives' && tokens[to]?.folded === 'leben'
          ? undefined
          : ruleOfUnit(unit.id, value, asked);
      const told = unit.id === 'seconds' ? `${value} s` : unit.id === 'minutes' ? `${value} min` : String(value);
      if (rule) found.push({ rule, from, to: Math.max(to, unit.to), value: told });
      if (rule || unit.id !== 'pairs') continue;
    }
    if (asked === 'duel' && isAim(tokens, from)) {
      found.push({ rule: { rule: 'points', n: within(value, 1, 1000) }, from, to, value: String(value) });
      continue;
    }
    if (isArticle || value < 2 || value > 200) continue;
    // "match three with sushi" says how many make a row, not how many are gathered
    if (asked === 'match3' && value <= 5) continue;
    // "against 4 camels" in a race
    const rival = cast.find(({ role, mention }) => role === 'enemy' && mention.from === to);
    if (asked === 'racing' && rival && value <= 9) {
      found.push({ rule: { rule: 'rivals', n: value }, from, to, value: String(value) });
      continue;
    }
    if (isOrders(tokens, from, to)) {
      found.push({ rule: { rule: 'collect', n: value }, from, to: to + 1, value: String(value) });
      continue;
    }
    const thing = counted(number, tokens, cast, language, parted);
    if (thing) found.push({ rule: { rule: 'collect', n: value }, from, to: thing.mention.to, value: String(value) });
  }
  const half = spans.find(({ type, id }) => type === 'every' && id === 'half');
  if (half) found.push({ rule: { rule: 'timer', seconds: 30 }, from: half.from, to: half.to, value: '30 s' });
  return found;
}

/** "deliver 8 orders", 送到8单: what is brought so many times. */
function isOrders(tokens: readonly Token[], from: number, to: number): boolean {
  const word = tokens[to]?.text.toLowerCase() ?? '';
  if (ORDERS.test(word)) return true;
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ text }) => text);
  return /^[单單份件]$/u.test(word) && /[送接跑]|完成/u.test(before.join(''));
}

/** "first to 5", "bis 7", "до 10" */
function isAim(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1]?.folded ?? '';
  return /^(?:to|hasta|bis|jusqu|a|ate|fino|до|至|先)$/u.test(before) && tokens[from]?.type === 'number';
}

/** What is gathered so many times: "collect 20 mushrooms", "after 20 mushrooms", お団子を10個. */
function counted(
  { from, to }: NumberAt,
  tokens: readonly Token[],
  cast: readonly Cast[],
  language: string,
  parted: (from: number, to: number) => boolean,
): Cast | undefined {
  const after = cast.find(
    ({ mention }) => mention.from - to >= 0 && mention.from - to <= 2 && !parted(to, mention.from),
  );
  const before =
    language === 'ja' || language === 'zh'
      ? cast.find(({ mention }) => from - mention.to >= 0 && from - mention.to <= 2)
      : undefined;
  const thing = after ?? before;
  if (!thing) return undefined;
  const { role, mention } = thing;
  const gathered =
    role === 'item' ||
    role === 'bricks' ||
    ((role === 'free' || role === 'with') && !['a', 'p', 'v', 'c'].includes(mention.kind));
  return gathered && tokens[from] !== undefined ? thing : undefined;
}
