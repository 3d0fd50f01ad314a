/** Finds a way to solve a FreeCell table: the table that looks nearest to the end first, no table twice, within so many tables. */
import { follows, rankOf, suitOf, type Card } from './deck.js';
import { CELLS, COLUMNS, HOMES } from './freecell-rules.js';
import type { Table } from './patience.js';
import { cardsOf, homeFinder, isNext, isSafe, keyOfColumns, ranksHome, type Step as Move } from './solver-parts.js';

interface Node {
  readonly columns: readonly (readonly Card[])[];
  /** four, -1 where one is empty */
  readonly cells: readonly number[];
  readonly homes: readonly number[];
  readonly before?: Node;
  readonly step?: Step;
  readonly depth: number;
}

/** Piles: 0…7 columns, 8…11 cells, 12 home. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const CELL = 8;
const HOME = 12;

/** Cards that hinder: those over the next card of each suit, and those over a lower one; cells and columns in use count a little. */
function worthOf({ columns, cells, homes }: Node): number {
  let worth = 0;
  for (const column of columns) {
    let least = 99;
    for (let i = 0; i < column.length; i++) {
      const card = column[i] as Card;
      const rank = rankOf(card);
      // it lies over a card that must go before it
      if (rank > least) worth += 3;
      least = Math.min(least, rank);
      if (isNext(homes, card)) worth += (column.length - 1 - i) * 3;
      const below = column[i - 1];
      if (below !== undefined && !follows(card, below)) worth += 1;
    }
    if (column.length === 0) worth -= 4;
  }
  for (const cell of cells) if (cell >= 0) worth += 3;
  for (const home of homes) worth += (13 - home) * 4;
  return worth;
}

const keyOf = ({ columns, cells }: Node): string =>
  `${keyOfColumns(columns)}/${cells.toSorted((a, b) => a - b).join()}`;

function stepsOf(node: Node): Step[] {
  const { columns, cells, homes } = node;
  const steps: Step[] = [];
  const free = cells.indexOf(-1);
  const empty = columns.findIndex((column) => column.length === 0);
  const room = (to: number): number =>
    (cells.filter((cell) => cell < 0).length + 1) *
    2 ** columns.filter((column, i) => column.length === 0 && i !== to).length;
  for (let from = 0; from < 12; from++) {
    const column = columns[from];
    const card = column ? column.at(-1) : cells[from - CELL];
    if (card === undefined || card < 0) continue;
    if (isNext(homes, card)) {
      const home = { from, to: HOME, count: 1 };
      if (isSafe(homes, card)) return [home];
      steps.push(home);
    }
    let run = 1;
    if (column) while (run < column.length && follows(column.at(-run) as Card, column.at(-run - 1) as Card)) run++;
    for (let to = 0; to < 8; to++) {
      const top = columns[to]?.at(-1);
      if (to === from || top === undefined) continue;
      // of a run only the part that fits there
      const count = column ? rankOf(top) - rankOf(card) : 1;
      if (count < 1 || count > run || count > room(to)) continue;
      if (follows(column ? (column.at(-count) as Card) : card, top)) steps.push({ from, to, count });
    }
    if (empty >= 0) {
      if (!column) steps.push({ from, to: empty, count: 1 });
      else if (run < column.length) steps.push({ from, to: empty, count: Math.min(run, room(empty)) });
    }
    if (column && free >= 0) steps.push({ from, to: CELL + free, count: 1 });
  }
  return steps;
}

function after(node: Node, step: Step): Node {
  const { from, to, count } = step;
  const columns = [...node.columns];
  const cells = [...node.cells];
  const homes = [...node.homes];
  let moved: readonly Card[];
  if (from < CELL) {
    const column = columns[from] as readonly Card[];
    moved = column.slice(-count);
    columns[from] = column.slice(0, -count);
  } else {
    moved = [cells[from - CELL] as Card];
    cells[from - CELL] = -1;
  }
  if (to === HOME) homes[suitOf(moved[0] as Card)] = rankOf(moved[0] as Card);
  else if (to >= CELL) cells[to - CELL] = moved[0] as Card;
  else columns[to] = [...(columns[to] as readonly Card[]), ...moved];
  return { columns, cells, homes, before: node, step, depth: node.depth + 1 };
}

/** The moves from that table to the end, or null where none was found among so many tables. */
export function solveFreecell(table: Table, most: number): readonly Move[] | null {
  const start: Node = {
    columns: COLUMNS.map((pile) => cardsOf(table, pile)),
    cells: CELLS.map((pile) => cardsOf(table, pile)[0] ?? -1),
    homes: ranksHome(table, HOMES),
    depth: 0,
  };
  // by worth: the best is taken from the lowest list that holds one
  const lists: (Node[] | undefined)[] = [];
  let best = 0;
  const add = (node: Node): void => {
    const worth = Math.max(0, Math.round(worthOf(node) + 16 + node.depth * 0.2));
    (lists[worth] ??= []).push(node);
    if (worth < best) best = worth;
  };
  const seen = new Set([keyOf(start)]);
  add(start);
  for (let looked = 0; looked < most; looked++) {
    while (best < lists.length && !lists[best]?.length) best++;
    const node = lists[best]?.pop();
    if (!node) return null;
    for (const step of stepsOf(node)) {
      const next = after(node, step);
      if (next.homes.every((rank) => rank === 13)) return movesOf(next, table);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      add(next);
    }
  }
  return null;
}

function movesOf(end: Node, table: Table): Move[] {
  const homeOf = homeFinder(table, HOMES);
  const nodes: Node[] = [];
  for (let node: Node | undefined = end; node; node = node.before) nodes.unshift(node);
  const pileOf = (at: number): number => (at < CELL ? (COLUMNS[at] as number) : (CELLS[at - CELL] as number));
  return nodes.flatMap(({ step, before }) => {
    if (!step || !before) return [];
    const { from, to, count } = step;
    const card = (from < CELL ? before.columns[from]?.at(-count) : before.cells[from - CELL]) as Card;
    return { card, from: pileOf(from), to: to === HOME ? homeOf(card) : pileOf(to), count };
  });
}
