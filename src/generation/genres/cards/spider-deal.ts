/**
 * Deals of Spider that can be solved, made backwards from the end: whole suits come back from home into a column that is free, card by card
 * they go where they lay before, and five times a row goes back to the stock. What was done, read backwards, is a way to the end.
 */
import type { Random } from '../../kit/random.js';
import { rankOf, type Card } from './deck.js';
import type { Pile } from './patience.js';
import type { Dealt } from './patience-play.js';
import type { Step } from './solver-parts.js';
import { COLUMNS, HOMES, joins, spiderDeck, STOCK, type Suits } from './spider-rules.js';

const DEAL: Step = { from: STOCK, to: STOCK, count: 0, card: -1 };
/** cards of the columns when the game begins: four have one more */
const LEAST = 5;
const LONGER = 4;
/** cards of a column at most, until the last suit is laid out */
const HIGHEST = 8;
/** rows of the stock: one for each of the last suits that come back */
const ROWS = 5;
const TRIES = 60;
/** how often a card is put where it may soon be moved again, and how often such a one is moved between two others */
const LOOSE = 0.55;
const LOOSE_LAST = 0.95;
const STIRRED = 0.6;

class Backwards {
  readonly columns: Card[][] = COLUMNS.map(() => []);
  /** of each row that went back to the stock, the card of each column; the last first */
  readonly rows: Card[][] = [];
  /** the last first; `from` and `to` are columns, 0…9 */
  readonly way: Step[] = [];
  /** the last suit is laid out: columns come to their sizes */
  last = false;

  constructor(
    private readonly rand: Random,
    /** the column that is freed, in which suits are built */
    readonly free: number,
  ) {}

  copy(): Backwards {
    const other = new Backwards(this.rand, this.free);
    for (const [at, column] of this.columns.entries()) other.columns[at]?.push(...column);
    other.rows.push(...this.rows);
    other.way.push(...this.way);
    return other;
  }

  private top(at: number): Card | undefined {
    return this.columns[at]?.at(-1);
  }

  /** Whether the card on top was put there by a move: it lies on the next higher one. */
  private isLoose(at: number): boolean {
    const column = this.columns[at] as Card[];
    const [card, on] = [column.at(-1), column.at(-2)];
    return card !== undefined && on !== undefined && rankOf(on) === rankOf(card) + 1;
  }

  move(from: number, to: number): void {
    const card = this.columns[from]?.pop() as Card;
    this.columns[to]?.push(card);
    this.way.push({ from: to, to: from, count: 1, card });
  }

  /** Whether a column has its cards; of those that may have one more there are few. */
  private isFull(at: number): boolean {
    const size = this.size(at);
    if (!this.last) return size >= HIGHEST;
    return size > LEAST || (size === LEAST && this.longer() >= LONGER);
  }

  private longer(): number {
    return this.columns.filter(({ length }) => length > LEAST).length;
  }

  private some(is: (at: number) => boolean): number[] {
    return this.columns.map((_, at) => at).filter(is);
  }

  /** A column for the uppermost card of that one: where it lies loose, or where there is room; −1 where there is none. */
  private placeFor(from: number): number {
    const card = this.top(from) as Card;
    // what is alone goes on nothing that it would be taken up with
    const alone = this.columns[from]?.length === 1;
    const others = this.some((at) => at !== from && at !== this.free && !(alone && joins(card, this.top(at) ?? -1)));
    const loose = others.filter((at) => rankOf(this.top(at) ?? -1) === rankOf(card) + 1);
    const room = others.filter((at) => !this.isFull(at));
    if (loose.length > 0 && (room.length === 0 || this.rand.chance(this.last ? LOOSE_LAST : LOOSE)))
      return this.rand.pick(loose);
    if (room.length === 0) return -1;
    // the lowest of three: no column grows high
    const some = [0, 1, 2].map(() => this.rand.pick(room));
    return some.toSorted((a, b) => this.size(a) - this.size(b))[0] as number;
  }

  /** A loose card goes elsewhere. */
  stir(): void {
    const loose = this.some((at) => at !== this.free && this.isLoose(at));
    if (loose.length === 0) return;
    const from = this.rand.pick(loose);
    const to = this.placeFor(from);
    if (to >= 0) this.move(from, to);
  }

  peel(): boolean {
    const to = this.placeFor(this.free);
    if (to >= 0) this.move(this.free, to);
    return to >= 0;
  }

  /** A row goes back to the stock; false where a column would be left empty. */
  undeal(): boolean {
    if (this.columns.some((column) => column.length < 2)) return false;
    this.rows.push(this.columns.map((column) => column.pop() as Card));
    this.way.push(DEAL);
    return true;
  }

  /** The column that was free is filled, and every column comes to its size. */
  fill(): boolean {
    while (this.size(this.free) < LEAST) {
      // what is too much on a column is loose
      const from = this.some(
        (at) => this.isLoose(at) && (this.size(at) > LEAST + 1 || (this.size(at) > LEAST && this.longer() > LONGER)),
      );
      if (from.length === 0) return false;
      this.move(this.rand.pick(from), this.free);
    }
    return this.columns.every(({ length }) => length === LEAST || length === LEAST + 1);
  }

  size(at: number): number {
    return this.columns[at]?.length ?? 0;
  }
}

/** The longer columns come first, as they do on every table; the rows of the stock with them. */
function tableOf({ columns, rows, way }: Backwards): Dealt {
  const order = columns.map((_, at) => at).toSorted((a, b) => (columns[b]?.length ?? 0) - (columns[a]?.length ?? 0));
  // the last of the stock is dealt first
  const stock = rows.flatMap((row) => order.toReversed().map((at) => row[at] as Card));
  const pileOf = (at: number): number => COLUMNS[order.indexOf(at)] as number;
  return {
    table: [
      { cards: stock, hidden: stock.length },
      ...HOMES.map((): Pile => ({ cards: [], hidden: 0 })),
      ...order.map((at): Pile => {
        const cards = columns[at] as Card[];
        return { cards, hidden: cards.length - 1 };
      }),
    ],
    way: way
      .toReversed()
      .map((step) => (step === DEAL ? step : { ...step, from: pileOf(step.from), to: pileOf(step.to) })),
  };
}

/** A suit comes back and is laid out card by card; on the way, when so many are left of it, a row goes back to the stock. */
function layOut(back: Backwards, rand: Random, run: readonly Card[], row: number): boolean {
  const { free } = back;
  let left = row;
  back.columns[free]?.push(...run);
  while (back.size(free) > 0) {
    if (left > 0 && back.size(free) <= left && back.undeal()) {
      left = 0;
      back.last = back.rows.length === ROWS;
    }
    if (!back.peel()) return false;
    if (!back.last && rand.chance(STIRRED)) back.stir();
  }
  return left === 0;
}

function tryDeal(rand: Random, suits: Suits): Dealt | null {
  const deck = spiderDeck(suits);
  const back = new Backwards(rand, rand.int(0, COLUMNS.length - 1));
  const runs = rand.shuffle(HOMES.map((_, i) => deck.slice(i * 13, i * 13 + 13).toReversed()));
  const last = runs.pop() as Card[];
  for (const [n, run] of runs.entries())
    if (!layOut(back, rand, run, n > runs.length - ROWS ? rand.int(3, 10) : 0)) return null;
  // it depends on the last suit whether all columns come to their sizes: of that there are many ways
  for (let tries = 0; tries < TRIES; tries++) {
    const copy = back.copy();
    if (layOut(copy, rand, last, rand.int(9, 12)) && copy.fill()) return tableOf(copy);
  }
  return null;
}

/** A deal with its way. */
export function dealSpider(rand: Random, suits: Suits): Dealt {
  for (;;) {
    const dealt = tryDeal(rand, suits);
    if (dealt) return dealt;
  }
}
