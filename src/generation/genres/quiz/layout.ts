/** Where everything of a quiz lies in the window: the stage above, the question under it, the answers below. A broad window has a broad stage and answers side by side, a high one larger ones. */
import type { Game } from '../../kit/types.js';
import { H, PLATE, W, type Layout } from './state.js';

/** units that the window shows; without one the board's own */
export type Room = Pick<Game, 'width' | 'height'>;
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** units that a board may grow to: no phone is higher, and on a wider screen eyes would have to wander */
export const TALLEST = 17;
export const WIDEST = 21;
/** from here on two answers of a whole sentence have room beside each other */
const BROAD = 17;
/** where the stage's floor is on the stage's own board of W units */
export const FLOOR = 4.1;

const OWN: Room = { width: W, height: H };
const isBroad = ({ width }: Room): boolean => width >= BROAD;
const spare = ({ height }: Room): number => height - H;

/** Units between the floor and the top. */
export const floorOf = (room: Room): number => FLOOR + (isBroad(room) ? 1.05 : spare(room) * 0.36);

/** How much larger who stands on the stage is than on its own board. */
export const stageScale = (room: Room): number => floorOf(room) / FLOOR;

/** A place of the stage's own board in the window: it is as broad as the window leaves room for. */
export const onStage = (room: Room, x: number, y: number): { x: number; y: number } => ({
  x: W / 2 + ((x - W / 2) * room.width) / W,
  y: floorOf(room) + (y - FLOOR) * stageScale(room),
});

/** The plate with the question. */
export function plateOf(room: Room = OWN): Place {
  const h = isBroad(room) ? PLATE.h - 0.1 : PLATE.h + spare(room) * 0.12;
  return { x: W / 2, y: floorOf(room) + 0.7 + h / 2, w: isBroad(room) ? 14.6 : PLATE.w, h };
}

/** Answers that lie beside each other; the rest is below. */
export const columnsOf = (layout: Layout, n: number, room: Room = OWN): number =>
  layout === 'rows' ? (isBroad(room) ? 2 : 1) : isBroad(room) ? n : 2;

/** Where answer `i` of `n` stands, and its size. */
export function placeOf(layout: Layout, n: number, i: number, room: Room = OWN, now = 0): Place {
  const columns = columnsOf(layout, n, room);
  const lines = Math.ceil(n / columns);
  const { y: middle, h: tall } = plateOf(room);
  // under the band with the time that is left
  const top = middle + tall / 2 + 0.7;
  const most = layout === 'rows' ? 1.75 : isBroad(room) ? 3.4 : 2.75;
  const h = Math.min(most, (room.height - 0.15 - top) / lines);
  const wide = isBroad(room) ? 17.6 : W - 0.1;
  const w = Math.min(wide / columns, isBroad(room) && columns > 2 ? 4.6 : wide);
  // one that is alone in the last line stands in its middle
  const here = i >= (lines - 1) * columns ? n - (lines - 1) * columns : columns;
  const x = W / 2 + ((i % columns) - (here - 1) / 2) * w;
  const y = top + (Math.floor(i / columns) + 0.5) * h;
  if (layout === 'rows') return { x, y, w: w - 0.4, h: h - 0.16 };
  if (layout === 'cards') return { x, y, w: w - 0.35, h: h - 0.2 };
  return { x: x + Math.sin(now * 1.3 + i * 2) * 0.12, y: y + Math.cos(now * 1.7 + i) * 0.08, w: w - 0.5, h: h - 0.3 };
}

/** Letters that are typed by touch, beside each other. */
export const tileColumns = (room: Room): number => (isBroad(room) ? 8 : 4);

/** The middle of letter `i`. */
export function tileAt(i: number, room: Room = OWN): { x: number; y: number } {
  const columns = tileColumns(room);
  const { y, h } = plateOf(room);
  return {
    x: W / 2 + ((i % columns) - (columns - 1) / 2) * (columns > 4 ? 2.45 : 2.5),
    y: y + h / 2 + 2 + Math.floor(i / columns) * 2.2,
  };
}
