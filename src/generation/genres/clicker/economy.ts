/** What a click gives, what helpers give by themselves, what they cost; and a slow player who proves how much can be had in how many seconds. */

/** clicks a second of the player that the goals are made for */
export const HAND = 4;
export const UPGRADES = 4;
/** price of the first, growth of the price, and what one adds: to a click, or to each second */
const TABLE = [
  { price: 10, grows: 1.45, gives: 1 },
  { price: 15, grows: 1.26, gives: 1.5 },
  { price: 75, grows: 1.28, gives: 9 },
  { price: 320, grows: 1.3, gives: 42 },
] as const;

export interface Economy {
  bank: number;
  earned: number;
  /** how many of each upgrade: the hand's first, then three helpers */
  readonly owned: number[];
}

export const newEconomy = (): Economy => ({ bank: 0, earned: 0, owned: [0, 0, 0, 0] });

export function priceOf(e: Economy, i: number): number {
  const { price, grows } = TABLE[i] as (typeof TABLE)[number];
  return Math.round(price * grows ** (e.owned[i] as number));
}
export const clickOf = (e: Economy): number => 1 + (e.owned[0] as number) * TABLE[0].gives;
/** a second, without a click */
export function incomeOf(e: Economy): number {
  let sum = 0;
  for (let i = 1; i < UPGRADES; i++) sum += (e.owned[i] as number) * (TABLE[i] as (typeof TABLE)[number]).gives;
  return sum;
}
export function earn(e: Economy, amount: number): void {
  e.bank += amount;
  e.earned += amount;
}
export function buy(e: Economy, i: number): boolean {
  const price = priceOf(e, i);
  if (e.bank < price) return false;
  e.bank -= price;
  e.owned[i] = (e.owned[i] as number) + 1;
  return true;
}

/** Which upgrade pays itself back first, with the waiting for it; −1 if none does before the end. */
export function advise(e: Economy, left: number): number {
  let best = -1;
  let soonest = left * 0.8;
  const rate = clickOf(e) * HAND + incomeOf(e);
  for (let i = 0; i < UPGRADES; i++) {
    const price = priceOf(e, i);
    const gain = (TABLE[i] as (typeof TABLE)[number]).gives * (i === 0 ? HAND : 1);
    const wait = Math.max(0, price - e.bank) / rate;
    const back = wait + price / gain;
    if (back >= soonest) continue;
    soonest = back;
    best = i;
  }
  return best;
}

/** What that player has earned in all after each tenth of a second; `shops`: whether it buys at all. */
export function simulate(seconds: number, shops = true): number[] {
  const e = newEconomy();
  const trace: number[] = [];
  for (let t = 0; t < seconds * 10; t++) {
    earn(e, (clickOf(e) * HAND + incomeOf(e)) / 10);
    const i = shops ? advise(e, seconds - t / 10) : -1;
    // a hand off the hoard for a moment costs two clicks
    if (i >= 0 && buy(e, i)) earn(e, -Math.min(e.bank, clickOf(e) * 2));
    trace.push(e.earned);
  }
  return trace;
}
