/** How many cells a board is to have: "9×9", "12 by 12 letters", "grille de 8 sur 8", 5×5のマス, "8 rows and 6 columns". */
import { MOST_CELLS } from '../design.js';
import type { Measure } from '../languages/measures.types.js';
import { amountsIn } from './amounts.js';
import { foldInPlace } from './fold.js';
import { numeralsIn } from './numerals.js';
import type { Stretch } from './quoted.js';
import { findAt, findIn, tablesOf, type Tables } from './word-tables.js';

export interface BoardSize extends Stretch {
  readonly rows: number;
  readonly columns: number;
}

/** "9×9", "9 x 9"; the letter is Latin or Cyrillic. */
const BY_SIGN =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}]|\p{Nd}[.,:])(\p{Nd}{1,2})\s?[x×х✕✖]\s?(\p{Nd}{1,2})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}]|:\p{Nd})/giu;
const LEAST = 2;
/** How far from sides in words ("9 na 9") a word for a board stands, in UTF-16 units. */
const REACH = 40;
/** What two numbers with "by" or "x" between may count besides cells: all else is no board ("2 x 45 seconds"). */
const OF_BOARD: ReadonlySet<Measure> = new Set<Measure>([
  'rows',
  'columns',
  'letters',
  'pieces',
  'levels',
  'moves',
  'lives',
]);

const isSide = (value: number): boolean => Number.isInteger(value) && value >= LEAST && value <= MOST_CELLS;

/**
 * The first size of a board in a text, with offsets of the text: rows first, as a table is told.
 * @param ofBoard the game has a board: two numbers with "by" between are its sides, whatever stands near
 */
export function boardSizeIn(text: string, language: string, ofBoard = false): BoardSize | undefined {
  const tables = tablesOf(language);
  const folded = foldInPlace(text);
  return bySign(text, folded, tables) ?? byWord(text, folded, tables, ofBoard) ?? byNouns(text, folded, tables);
}

function sized(text: string, start: number, end: number, rows: number, columns: number): BoardSize | undefined {
  return isSide(rows) && isSide(columns) ? { text: text.slice(start, end), start, end, rows, columns } : undefined;
}

function bySign(text: string, folded: string, tables: Tables): BoardSize | undefined {
  for (const { 0: typed, 1: rows, 2: columns, index } of folded.matchAll(BY_SIGN)) {
    const end = index + typed.length;
    const found = countsOther(folded, end, tables)
      ? undefined
      : sized(text, index, end, Number(rows?.normalize('NFKC')), Number(columns?.normalize('NFKC')));
    if (found) return found;
  }
  return undefined;
}

/** Two numbers with a word between that says "by", near a word for a board or its cells. */
function byWord(text: string, folded: string, tables: Tables, ofBoard: boolean): BoardSize | undefined {
  const words = new Set((tables.cues.by ?? []).map(({ word }) => word));
  const numerals = numeralsIn(folded, tables);
  for (const [at, first] of numerals.entries()) {
    const second = numerals[at + 1];
    if (!second || !words.has(folded.slice(first.end, second.start).trim())) continue;
    const found = countsOther(folded, second.end, tables)
      ? undefined
      : sized(text, first.start, second.end, first.value, second.value);
    if (found && (ofBoard || isOfBoard(folded, first.start, second.end, tables))) return found;
  }
  return undefined;
}

/** "5 rows of 6 columns", "6 columnas y 5 filas". */
function byNouns(text: string, folded: string, tables: Tables): BoardSize | undefined {
  if (!tables.measures.some(({ id, word }) => id === 'columns' && folded.includes(word))) return undefined;
  const amounts = amountsIn(text, tables.language, () => false);
  const rows = amounts.find(({ measures, ordinal }) => measures.includes('rows') && !ordinal);
  const columns = amounts.find(({ measures, ordinal }) => measures.includes('columns') && !ordinal);
  if (!rows || !columns) return undefined;
  const [start, end] = [Math.min(rows.start, columns.start), Math.max(rows.end, columns.end)];
  return end - start > REACH ? undefined : sized(text, start, end, rows.value, columns.value);
}

/** Whether a noun right behind says that no cells are counted. */
function countsOther(folded: string, end: number, tables: Tables): boolean {
  const at = end + (/^[\s-]?/u.exec(folded.slice(end))?.[0].length ?? 0);
  const noun = findAt(tables.measures, folded, at, tables);
  return noun !== undefined && !OF_BOARD.has(noun.id);
}

const isOfBoard = (folded: string, start: number, end: number, tables: Tables): boolean =>
  findIn(tables.cues.board ?? [], folded, Math.max(0, start - REACH), Math.min(folded.length, end + REACH), tables) !==
  undefined;
