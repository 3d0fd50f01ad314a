/** A picture in pieces as it is played: which lie in it, which wait in the tray, and which one is in hand. */
import type { GameDesign } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { cutPicture, type Cut } from './cut.js';
import { subjectOf } from './scene.js';
import { rowsFor, SLOTS, slotAt, smallness, type Spot } from './layout.js';

export interface Piece {
  readonly id: number;
  /** its middle, and how large it is drawn; both come after where it is to be */
  x: number;
  y: number;
  size: number;
  placed: boolean;
  readonly pop: Spring;
}

/** Where keys and gamepad are: a cell of the picture, or a slot of the tray. */
export interface Cursor {
  zone: 'picture' | 'tray';
  at: number;
}

export interface State {
  readonly cut: Cut;
  readonly pieces: readonly Piece[];
  /** pieces in the tray by slot, −1 for an empty one; and those that wait for one */
  slots: number[];
  readonly box: number[];
  /** the piece in hand, −1 none; and, while it hangs on a pointer, where that took hold of it */
  held: number;
  drag: { readonly from: Spot; moved: boolean } | null;
  readonly cursor: Cursor;
  keys: boolean;
  heldFor: number;
  hint: boolean;
  placed: number;
  /** pieces that were let go where they do not belong */
  missed: number;
  /** frames since the picture is whole */
  whole: number;
  wait: number;
}

/** Pieces by the prompt, else by difficulty: half as many for small children. */
export function piecesOf({ rules, difficulty }: Pick<GameDesign, 'rules' | 'difficulty'>): number {
  const asked = rules.find(({ rule }) => rule === 'collect');
  if (asked && 'n' in asked) return asked.n;
  const usual = { easy: 12, normal: 24, hard: 40 }[difficulty];
  return rules.some(({ rule }) => rule === 'gentle') ? usual / 2 : usual;
}

/** Fills empty slots from the box, and has as many as the window has room for. */
export function fillTray(s: State, height: number): void {
  const wanted = rowsFor(height) * SLOTS;
  for (const piece of s.slots.splice(wanted)) if (piece >= 0) s.box.unshift(piece);
  while (s.slots.length < wanted) s.slots.push(-1);
  for (let slot = 0; slot < wanted && s.box.length > 0; slot++)
    if ((s.slots[slot] as number) < 0) s.slots[slot] = s.box.shift() as number;
}

/** A picture that is cut anew, its pieces mixed. */
export function newPicture(g: Game): State {
  const cut = cutPicture(g.rand, piecesOf(g.design));
  const ids = g.rand.shuffle([...Array(cut.cols * cut.rows).keys()]);
  const s: State = {
    cut,
    pieces: Array.from(ids, (_, id) => ({ id, x: 0, y: 0, size: 1, placed: false, pop: new Spring() })),
    slots: [],
    box: ids,
    held: -1,
    drag: null,
    cursor: { zone: 'tray', at: 0 },
    keys: false,
    heldFor: 0,
    hint: false,
    placed: 0,
    missed: 0,
    whole: 0,
    wait: 0,
  };
  fillTray(s, g.height);
  for (const piece of s.pieces) Object.assign(piece, restOf(s, piece));
  g.progress(0, s.pieces.length, subjectOf(g.design.cast));
  return s;
}

/** Where a piece that is in no hand lies, and how large. */
export function restOf(s: State, { id }: Piece): { x: number; y: number; size: number } {
  const slot = s.slots.indexOf(id);
  // those in the box wait below the tray, out of sight
  const { x, y } = slotAt(Math.max(0, slot));
  return slot < 0 ? { x, y: y + 12, size: 0.3 } : { x, y, size: smallness(s.cut) };
}
