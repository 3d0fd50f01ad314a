/** Finds a way to solve a Spider table, knowing all cards: the table that looks nearest to the end first, no table twice, within so many tables. */
import { rankOf, suitOf, type Card } from './deck.js';
import type { Table } from './patience.js';
import { cardsOf, keyOfColumns, type Step as Move } from './solver-parts.js';
import { COLUMNS, isWhole, joins, STOCK } from './spider-rules.js';

interface Node {
  readonly columns: readonly (readonly Card[])[];
  readonly hidden: readonly number[];
  /** cards that are left in the stock */
  readonly left: number;
  readonly home: number;
  readonly before?: Node;
  readonly step?: Move;
  readonly depth: number;
}

const DEAL: Move = { from: STOCK, to: STOCK, count: 0, card: -1 };

/** What hinders: cards face down, cards that lie on what is no next one or of another suit; empty columns help. */
function worthOf({ columns, hidden, left, home }: Node): number {
  let worth = left * 4.2 - home * 6;
  for (let c = 0; c < columns.length; c++) {
    const column = columns[c] as readonly Card[];
    const down = hidden[c] as number;
    if (column.length === 0) {
      worth -= 9;
      continue;
    }
    worth += down * 7;
    for (let i = down + 1; i < column.length; i++) {
      const [card, on] = [column[i] as Card, column[i - 1] as Card];
      if (rankOf(card) !== rankOf(on) - 1) worth += 5;
      else if (suitOf(card) !== suitOf(on)) worth += 2.5;
    }
    // a king at the bottom is where a suit can be built
    if (down === 0 && rankOf(column[0] as Card) === 13) worth -= 2;
  }
  return worth;
}

const runOf = (column: readonly Card[], hidden: number): number => {
  let run = 1;
  while (run < column.length - hidden && joins(column.at(-run) as Card, column.at(-run - 1) as Card)) run++;
  return run;
};

function stepsOf({ columns, hidden, left }: Node): Move[] {
  const steps: Move[] = [];
  const empty = columns.findIndex((column) => column.length === 0);
  for (let from = 0; from < 10; from++) {
    const column = columns[from] as readonly Card[];
    if (column.length === 0) continue;
    const run = runOf(column, hidden[from] as number);
    const last = rankOf(column.at(-1) as Card);
    for (let to = 0; to < 10; to++) {
      const top = columns[to]?.at(-1);
      if (to === from || top === undefined) continue;
      const count = rankOf(top) - last;
      if (count < 1 || count > run) continue;
      const card = column.at(-count) as Card;
      // a run is torn apart only for a longer one
      if (count < run && suitOf(card) !== suitOf(top)) continue;
      steps.push({ from, to, count, card });
    }
    if (empty >= 0 && run < column.length) steps.push({ from, to: empty, count: run, card: column.at(-run) as Card });
  }
  if (left > 0 && empty < 0) steps.push(DEAL);
  return steps;
}

function after(node: Node, step: Move, stock: readonly Card[]): Node {
  const columns = [...node.columns];
  const hidden = [...node.hidden];
  let { left, home } = node;
  const settle = (c: number): void => {
    let column = columns[c] as readonly Card[];
    if (isWhole(column.slice(hidden[c]))) {
      column = columns[c] = column.slice(0, -13);
      home++;
    }
    if ((hidden[c] as number) > 0 && hidden[c] === column.length) hidden[c] = column.length - 1;
  };
  if (step === DEAL) {
    for (let c = 0; c < 10; c++) {
      columns[c] = [...(columns[c] as readonly Card[]), stock[left - 1 - c] as Card];
      settle(c);
    }
    left -= 10;
  } else {
    const column = columns[step.from] as readonly Card[];
    columns[step.to] = [...(columns[step.to] as readonly Card[]), ...column.slice(-step.count)];
    columns[step.from] = column.slice(0, -step.count);
    settle(step.from);
    settle(step.to);
  }
  return { columns, hidden, left, home, before: node, step, depth: node.depth + 1 };
}

/** The moves from that table to the end, or null where none was found among so many tables. */
export function solveSpider(table: Table, most: number): readonly Move[] | null {
  const stock = cardsOf(table, STOCK);
  const start: Node = {
    columns: COLUMNS.map((pile) => cardsOf(table, pile)),
    hidden: COLUMNS.map((pile) => table[pile]?.hidden ?? 0),
    left: stock.length,
    home: 0,
    depth: 0,
  };
  const whole = (start.columns.flat().length + stock.length) / 13;
  if (whole === 0) return [];
  // by worth: the best is taken from the lowest list that holds one
  const lists: (Node[] | undefined)[] = [];
  let best = 0;
  const add = (node: Node): void => {
    const worth = Math.max(0, Math.round((worthOf(node) + node.depth * 0.3 + 120) * 1));
    (lists[worth] ??= []).push(node);
    if (worth < best) best = worth;
  };
  const keyOf = (node: Node): string => `${node.left}/${keyOfColumns(node.columns)}`;
  const seen = new Set([keyOf(start)]);
  add(start);
  for (let looked = 0; looked < most; looked++) {
    while (best < lists.length && !lists[best]?.length) best++;
    const node = lists[best]?.pop();
    if (!node) return null;
    for (const step of stepsOf(node)) {
      const next = after(node, step, stock);
      if (next.home === whole) return movesOf(next);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      add(next);
    }
  }
  return null;
}

function movesOf(end: Node): Move[] {
  const moves: Move[] = [];
  for (let node: Node | undefined = end; node?.step; node = node.before) {
    const { step } = node;
    moves.push(step === DEAL ? step : { ...step, from: COLUMNS[step.from] as number, to: COLUMNS[step.to] as number });
  }
  return moves.toReversed();
}
