/** The numbers of a game for chips or money: how much there is at the start, how much is to be reached, and decks of cards. */
import type { Rule } from '../design.js';
import type { AmountAt } from './amounts.js';
import { within, type About } from './bare-numbers.js';

/** what is reached: before the number, or behind it where the verb comes last */
const REACHED =
  /(?<!\p{L})(?:reach|win|make|earn|get to|above|up to|until|till|target|goal|erreich|gewinn|bis|ziel|lleg|alcan[cz]|gan[ae]|hasta|meta|attei|gagne|jusqu|objectif|até|ganh|cheg|raggiung|vinc|arriv|fino|bereik|tot|doel|zdob|osiągn|uzbier|wygra|celem|наб[ие]?р|дост[иі]|до(?!\p{L})|цел|зб[ие]?р|зібра|здобу|дося|ulaş|kazan|hedef|am ende|al final|alla fine|no fim|na koniec|capai|mencapai|sampai|hingga|menang|أصل|تصل|يصل|حتى|إلى|اجمع|पहुँच|जीत|तक|बना)|[达達到赢]|まで|集め|目指|目標|도달|모으|모을|까지/iu;
/** what there is at the start, as a verb beside the number, and as a noun before it */
const STARTED =
  /(?<!\p{L})(?:start|begin|anfang|beginn|empiez|empez|comienz|débute?|commence|départ|começ|parti|inizi|comincia|zaczyn|начал|старт|почат|başla|mulai|تبدأ|يبدأ|शुरु|शुरू)|起始|スタート|始め|시작/iu;
const CAPITAL =
  /(?<!\p{L})(?:(?:start|seed) money|capital|startgeld|startkapital|beginkapitaal|kapitał|капитал|капітал|sermaye|başlangıç|modal|رأس|पूँजी|शुरुआत)|本[钱金]|元手|資金|밑천|자본/iu;
const DECKS =
  /^(?:(?:card |playing )?decks?(?!\p{L})|kartendecks?|kartenspiele?n?|barajas?|mazos?|mazzi|mazzo|jeux de cartes|paquets?|baralhos?|spellen|kaartspellen|talii|talie|talia|колод|deste|dek(?!\p{L})|副|デッキ|덱|벌|डेक|गड्डी|مجموعات|مجموعة|رزم)/iu;
/** languages whose verb follows */
const LAST: ReadonlySet<string> = new Set(['ja', 'ko', 'hi', 'tr']);
/** words beside the number that are looked at */
const NEAR = 4;

/** Pictures of money. */
const MONEY = /coin|money|dollar|euro|pound|yen/u;

/** "Start with 200 coins": what there is at the start is not what is gathered. */
export function isStartSum({ number, measures, value }: AmountAt, { tokens, cast, language }: About): boolean {
  const thing = cast.find(({ mention }) => mention.from >= number.to && mention.from - number.to <= 1);
  if (value < 10 || !(measures.includes('money') || (thing && MONEY.test(thing.mention.picture)))) return false;
  const [from, to] = LAST.has(language) ? [number.to, number.to + NEAR] : [number.from - NEAR, number.from];
  const near = tokens.slice(Math.max(0, from), to);
  const isMark = ({ type }: (typeof near)[number]): boolean => type === 'stop' || type === 'comma';
  const mark = LAST.has(language) ? near.findIndex(isMark) : near.findLastIndex(isMark);
  const beside = mark < 0 ? near : LAST.has(language) ? near.slice(0, mark) : near.slice(mark + 1);
  return STARTED.test(beside.map(({ text }) => text).join(language === 'zh' || language === 'ja' ? '' : ' '));
}

type Stakes = Extract<Rule, { rule: 'chips' | 'target' | 'decks' }>;

/** The rule of a number of blackjack; undefined where it is something else. Of two sums the larger one is the goal. */
export function stakesRule(amount: AmountAt, { tokens, amounts, language }: About): Stakes | undefined {
  const { value, number, measures } = amount;
  const said = (from: number, to: number): string =>
    tokens
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(['ja', 'zh'].includes(language) ? '' : ' ');
  if (DECKS.test(said(number.to, number.to + 3))) return { rule: 'decks', n: within(value, 1, 8) };
  const sums = amounts.filter((one) => one.measures.includes('money'));
  const reached =
    amount.sense === 'firstTo' ||
    REACHED.test(said(number.from - NEAR, number.from)) ||
    (LAST.has(language) && REACHED.test(said(number.to, number.to + NEAR)));
  const isSum = measures.includes('money') || (measures.length === 0 && reached && value >= 20);
  if (!isSum) return undefined;
  const before = said(number.from - NEAR, number.from);
  const beside = LAST.has(language) ? said(number.to, number.to + NEAR) : before;
  const isStart = CAPITAL.test(before) || STARTED.test(beside);
  const isLargest = sums.length > 1 && sums.every((one) => one === amount || one.value < value);
  const isGoal = (isLargest && !isStart) || (reached && sums.every((one) => one.value <= value));
  return isGoal ? { rule: 'target', n: within(value, 20, 100_000) } : { rule: 'chips', n: within(value, 10, 10_000) };
}
