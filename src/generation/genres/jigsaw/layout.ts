/** Where the picture lies and where loose pieces wait: below it, in as many rows as the window is high. Units of the world. */
import { ASPECT, REACH, type Cut } from './cut.js';

export const W = 12.8;
const RIM = 0.4;
export const PICTURE = { x: RIM, y: RIM, w: W - 2 * RIM, h: (W - 2 * RIM) / ASPECT } as const;
/** the tray: slots side by side, and rows of them */
export const SLOTS = 6;
const SLOT = { w: PICTURE.w / SLOTS, h: 1.95 } as const;
const TOP = PICTURE.y + PICTURE.h + 0.55;
export const H = TOP + 2 * SLOT.h + 0.35;
/** as high as a phone is: so many rows of the tray more */
export const TALLEST = TOP + 5 * SLOT.h + 0.35;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Rows of the tray that a window has room for. */
export const rowsFor = (height: number): number => Math.max(2, Math.min(5, Math.floor((height - TOP - 0.2) / SLOT.h)));

export const slotAt = (slot: number): Spot => ({
  x: PICTURE.x + ((slot % SLOTS) + 0.5) * SLOT.w,
  y: TOP + (Math.floor(slot / SLOTS) + 0.5) * SLOT.h,
});

/** The box of the tray in a window so high. */
export const trayOf = (height: number): { x: number; y: number; w: number; h: number } => ({
  x: PICTURE.x - 0.1,
  y: TOP - 0.1,
  w: PICTURE.w + 0.2,
  h: rowsFor(height) * SLOT.h + 0.2,
});

export const sizeOf = ({ cols, rows }: Cut): { w: number; h: number } => ({
  w: PICTURE.w / cols,
  h: PICTURE.h / rows,
});

/** Where a piece belongs. */
export function homeOf(cut: Cut, piece: number): Spot {
  const { w, h } = sizeOf(cut);
  return {
    x: PICTURE.x + ((piece % cut.cols) + 0.5) * w,
    y: PICTURE.y + (Math.floor(piece / cut.cols) + 0.5) * h,
  };
}

/** The cell of the picture at a place, or −1. */
export function cellAt(cut: Cut, { x, y }: Spot): number {
  const { w, h } = sizeOf(cut);
  const [cx, cy] = [Math.floor((x - PICTURE.x) / w), Math.floor((y - PICTURE.y) / h)];
  return cx < 0 || cy < 0 || cx >= cut.cols || cy >= cut.rows ? -1 : cy * cut.cols + cx;
}

/** The slot of the tray at a place, or −1. */
export function slotOf({ x, y }: Spot, slots: number): number {
  const [cx, cy] = [Math.floor((x - PICTURE.x) / SLOT.w), Math.floor((y - TOP) / SLOT.h)];
  const slot = cy * SLOTS + cx;
  return cx < 0 || cy < 0 || cx >= SLOTS || slot >= slots ? -1 : slot;
}

/** How much smaller a piece is in the tray, so that it fits its slot with its tabs. */
export function smallness(cut: Cut): number {
  const { w, h } = sizeOf(cut);
  const tabs = 2 * REACH * Math.min(w, h);
  return Math.min(1, (SLOT.w - 0.12) / (w + tabs), (SLOT.h - 0.12) / (h + tabs));
}
