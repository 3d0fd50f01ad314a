/** What the stand reckons with today: who wants what, what it costs, what people pay, and what the morning's orders come to. */
import { PRICES, SIGN, TASTE, type Good } from './season.js';
import { openGoods, type State, type Upgrade } from './state.js';

export const upgradePrice = (s: Pick<State, 'start' | 'owned'>, upgrade: Upgrade): number =>
  Math.max(2, Math.round(s.start * PRICES[upgrade] * (1 + s.owned[upgrade] * 0.9)));

/** The least and the most that people pay, with what is known of the stand's taste. */
export const paidFor = ({ least, most, cost }: Good, owned: State['owned']): { least: number; most: number } => {
  const more = Math.round(cost * owned.taste * TASTE * 2);
  return { least: least + more, most: most + more };
};

/** How many will want a good today, in what they take at a time. */
export const crowdOf = (s: State, i: number): number =>
  Math.round((s.season.rows[s.day]?.crowd[i] ?? 0) * (1 + s.owned.sign * SIGN));

export const costOf = (s: State, i: number): number => s.season.rows[s.day]?.cost[i] ?? 1;

/** What the orders of this morning cost, as far as the money goes. */
export function bill(s: State): { readonly bought: readonly number[]; readonly sum: number } {
  let left = s.money;
  const bought = s.wares.slice(0, openGoods(s)).map(({ order }, i) => {
    const n = Math.min(order, Math.floor(left / costOf(s, i)));
    left -= n * costOf(s, i);
    return n;
  });
  return { bought, sum: s.money - left };
}
