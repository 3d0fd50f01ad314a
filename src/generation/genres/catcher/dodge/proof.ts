/**
 * Where it is dangerous, and when: the ground is cut into cells, time into ticks. Of the same table the proof of a pattern
 * finds that somebody slow gets out of everything, and the bot its way.
 */
import { BODY, EDGE, HIGH, LOW, W, xAt, yAt, type Threat } from './state.js';

export const CELL = 0.55;
export const COLUMNS = Math.floor((W - EDGE * 2) / CELL) + 1;
export const ROWS = Math.floor((LOW - HIGH) / CELL) + 1;
export const CELLS = COLUMNS * ROWS;
/** frames between two looks at what moves */
const LOOK = 3;

export const xOf = (cell: number): number => EDGE + (cell % COLUMNS) * CELL;
export const yOf = (cell: number): number => HIGH + Math.floor(cell / COLUMNS) * CELL;
export const cellAt = (x: number, y: number): number => {
  const column = Math.max(0, Math.min(COLUMNS - 1, Math.round((x - EDGE) / CELL)));
  const row = Math.max(0, Math.min(ROWS - 1, Math.round((y - HIGH) / CELL)));
  return row * COLUMNS + column;
};

/** For each tick from `beat` on, 1 in each cell where something hits within `room` units, `lead` frames before as well. */
export function dangers(
  threats: readonly Threat[],
  beat: number,
  ticks: number,
  tick: number,
  room: number,
  lead = LOOK,
): Uint8Array {
  const table = new Uint8Array(ticks * CELLS);
  for (const threat of threats) {
    if (threat.gone) continue;
    const reach = threat.r + BODY + room;
    const first = Math.max(0, Math.floor((threat.from - beat) / tick));
    const last = Math.min(ticks - 1, Math.floor((threat.from + threat.life - beat) / tick));
    for (let t = first; t <= last; t++)
      for (let f = -lead; f < tick; f += LOOK) {
        const age = beat + t * tick + f - threat.from;
        if (age < 0 || age > threat.life) continue;
        const y = yAt(threat, age);
        if (y < HIGH - reach || y > LOW + reach) continue;
        mark(table, t * CELLS, xAt(threat, age), y, reach);
      }
  }
  return table;
}

function mark(table: Uint8Array, from: number, x: number, y: number, reach: number): void {
  const left = Math.max(0, Math.ceil((x - reach - EDGE) / CELL));
  const right = Math.min(COLUMNS - 1, Math.floor((x + reach - EDGE) / CELL));
  const high = Math.max(0, Math.ceil((y - reach - HIGH) / CELL));
  const low = Math.min(ROWS - 1, Math.floor((y + reach - HIGH) / CELL));
  for (let row = high; row <= low; row++)
    for (let column = left; column <= right; column++) {
      const dx = EDGE + column * CELL - x;
      const dy = HIGH + row * CELL - y;
      if (dx * dx + dy * dy < reach * reach) table[from + row * COLUMNS + column] = 1;
    }
}

/** Whether somebody who is there now and walks `walk` units a second gets past all of them. */
export function wayOut(
  threats: readonly Threat[],
  at: { readonly x: number; readonly y: number },
  beat: number,
  walk: number,
): boolean {
  const tick = Math.round((60 * CELL) / walk);
  let end = beat;
  for (const { from, life } of threats) end = Math.max(end, from + life);
  const ticks = Math.min(110, Math.ceil((end - beat) / tick) + 1);
  const table = dangers(threats, beat, ticks, tick, 0.1);
  const here = new Uint8Array(CELLS);
  const rows = new Uint8Array(CELLS);
  here[cellAt(at.x, at.y)] = 1;
  for (let t = 0; t < ticks; t++) {
    // a step to the sides, then one up or down
    for (let cell = 0; cell < CELLS; cell++) {
      const column = cell % COLUMNS;
      rows[cell] = here[cell] || (column > 0 && here[cell - 1]) || (column < COLUMNS - 1 && here[cell + 1]) ? 1 : 0;
    }
    let many = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const free = !table[t * CELLS + cell] && (rows[cell] || rows[cell - COLUMNS] || rows[cell + COLUMNS]);
      here[cell] = free ? 1 : 0;
      if (free) many++;
    }
    if (many === 0) return false;
  }
  return true;
}
