/**
 * Finds a way to solve a Klondike table, knowing all cards: depth first, the most useful move first, no table twice, within so many tables.
 * The stock is gone through in thought: a card of it that can be reached by some presses is one move.
 */
import { follows, rankOf, suitOf, type Card } from './deck.js';
import { COLUMNS, HOMES, STOCK, WASTE } from './klondike-rules.js';
import type { Table } from './patience.js';
import { cardsOf, homeFinder, isNext, isSafe, keyOfColumns, ranksHome, type Step as Move } from './solver-parts.js';

/** Stock and waste as one row: `at` cards of it lie on the waste. */
interface Node {
  readonly columns: readonly (readonly Card[])[];
  readonly hidden: readonly number[];
  readonly homes: readonly number[];
  readonly talon: readonly Card[];
  readonly at: number;
}

/** `from`: a column 0…6, or 7 for the card `talon[index]`. `to`: a column, or 7 for its home. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly index: number;
  readonly worth: number;
}

const TALON = 7;
const HOME = 7;

/** The places of the row whose card can come to lie on top of the waste, the nearest first. */
function reachable({ talon, at }: Node, draws: number): number[] {
  const found: number[] = at > 0 ? [at - 1] : [];
  const pass = (from: number): void => {
    for (let size = from; size < talon.length;) {
      size = Math.min(size + draws, talon.length);
      if (!found.includes(size - 1)) found.push(size - 1);
    }
  };
  pass(at);
  pass(0);
  return found;
}

function stepsOf(node: Node, draws: number): Step[] {
  const steps: Step[] = [];
  const tops = node.columns.map((column) => column.at(-1));
  const empty = node.columns.findIndex((column) => column.length === 0);
  const put = (from: number, card: Card, count: number, index: number, worth: number): void => {
    for (let to = 0; to < 7; to++) {
      const top = tops[to];
      if (to !== from && top !== undefined && follows(card, top)) steps.push({ from, to, count, index, worth });
    }
    if (rankOf(card) === 13 && empty >= 0) steps.push({ from, to: empty, count, index, worth });
  };
  node.columns.forEach((column, from) => {
    const top = column.at(-1);
    if (top === undefined) return;
    const hidden = node.hidden[from] as number;
    const up = column.length - hidden;
    if (isNext(node.homes, top))
      steps.push({
        from,
        to: HOME,
        count: 1,
        index: 0,
        worth: isSafe(node.homes, top) ? 100 : up === 1 ? 50 + hidden : 20,
      });
    // a run that uncovers a card, or clears a column for a king; a part of a run only to free what can go home
    const low = column[hidden] as Card;
    if (hidden > 0 || rankOf(low) !== 13) put(from, low, up, 0, hidden > 0 ? 40 + hidden : 12);
    for (let count = 1; count < up; count++) {
      const freed = column[column.length - count - 1] as Card;
      if (isNext(node.homes, freed)) put(from, column.at(-count) as Card, count, 0, 15);
    }
  });
  reachable(node, draws).forEach((index, order) => {
    const card = node.talon[index] as Card;
    if (isNext(node.homes, card))
      steps.push({ from: TALON, to: HOME, count: 1, index, worth: (isSafe(node.homes, card) ? 90 : 18) - order * 0.1 });
    put(TALON, card, 1, index, (rankOf(card) === 13 ? 25 : 30) - order * 0.1);
  });
  return steps.toSorted((a, b) => b.worth - a.worth);
}

function after(node: Node, { from, to, count, index }: Step): Node {
  const columns = [...node.columns];
  const homes = [...node.homes];
  const hidden = [...node.hidden];
  let { talon, at } = node;
  let moved: readonly Card[];
  if (from === TALON) {
    moved = [talon[index] as Card];
    talon = talon.toSpliced(index, 1);
    at = index;
  } else {
    const column = columns[from] as readonly Card[];
    moved = column.slice(-count);
    columns[from] = column.slice(0, -count);
    if (hidden[from] === column.length - count && hidden[from] > 0) hidden[from]--;
  }
  if (to === HOME) homes[suitOf(moved[0] as Card)] = rankOf(moved[0] as Card);
  else columns[to] = [...(columns[to] as readonly Card[]), ...moved];
  return { columns, hidden, homes, talon, at };
}

const keyOf = ({ columns, homes, talon, at }: Node, draws: number): string =>
  `${keyOfColumns(columns)}/${homes.join()}/${talon.length}${draws > 1 ? `,${at}` : ''}`;

/**
 * The moves from that table to the end, or null where none was found among so many tables. A move of a card of the stock stands as one from
 * the waste: whoever plays it presses the stock until the card is there.
 */
export function solveKlondike(table: Table, draws: number, most: number): readonly Move[] | null {
  const start: Node = {
    columns: COLUMNS.map((pile) => cardsOf(table, pile)),
    hidden: COLUMNS.map((pile) => table[pile]?.hidden ?? 0),
    homes: ranksHome(table, HOMES),
    talon: [...cardsOf(table, WASTE), ...cardsOf(table, STOCK).toReversed()],
    at: cardsOf(table, WASTE).length,
  };
  const seen = new Set([keyOf(start, draws)]);
  const path: { readonly node: Node; readonly steps: Step[]; step?: Step }[] = [
    { node: start, steps: stepsOf(start, draws) },
  ];
  for (let looked = 0; looked < most;) {
    const last = path.at(-1);
    if (!last) return null;
    if (last.node.homes.every((rank) => rank === 13)) return movesOf(path, homeFinder(table, HOMES));
    const step = last.steps.shift();
    if (!step) {
      path.pop();
      continue;
    }
    const next = after(last.node, step);
    const key = keyOf(next, draws);
    if (seen.has(key)) continue;
    seen.add(key);
    looked++;
    last.step = step;
    // a card that nobody needs goes home without a second thought
    if (step.worth === 100) last.steps.length = 0;
    path.push({ node: next, steps: stepsOf(next, draws) });
  }
  return null;
}

function movesOf(
  path: readonly { readonly node: Node; readonly step?: Step }[],
  homeOf: (card: Card) => number,
): Move[] {
  return path.flatMap(({ node, step }) => {
    if (!step) return [];
    const { from, to, count, index } = step;
    const card = (from === TALON ? node.talon[index] : node.columns[from]?.at(-count)) as Card;
    return {
      card,
      from: from === TALON ? WASTE : (COLUMNS[from] as number),
      to: to === HOME ? homeOf(card) : (COLUMNS[to] as number),
      count,
    };
  });
}
