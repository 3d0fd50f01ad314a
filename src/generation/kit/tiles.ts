/** A grid of solid cells and a box that moves in it: for everything with walls or ground. */

export const EMPTY = 0;
export const SOLID = 1;
/** stands from above, passes from below */
export const LEDGE = 2;

export class Tiles {
  readonly cells: Uint8Array;

  constructor(
    readonly w: number,
    readonly h: number,
  ) {
    this.cells = new Uint8Array(w * h);
  }

  get(x: number, y: number): number {
    if (x < 0 || x >= this.w) return SOLID;
    if (y < 0 || y >= this.h) return EMPTY;
    return this.cells[y * this.w + x] as number;
  }

  set(x: number, y: number, value: number): void {
    if (x >= 0 && x < this.w && y >= 0 && y < this.h) this.cells[y * this.w + x] = value;
  }

  fill(x: number, y: number, w: number, h: number, value: number): void {
    for (let j = y; j < y + h; j++) for (let i = x; i < x + w; i++) this.set(i, j, value);
  }

  solid(x: number, y: number): boolean {
    return this.get(Math.floor(x), Math.floor(y)) === SOLID;
  }

  /** something to stand on */
  ground(x: number, y: number): boolean {
    return this.get(Math.floor(x), Math.floor(y)) !== EMPTY;
  }
}

/** Centre, half sizes and speed (units a second). */
export interface Body {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly hw: number;
  readonly hh: number;
  grounded: boolean;
  /** −1 or 1 while it pushes against a wall */
  wall: number;
}

const SKIN = 0.001;

/** Moves by 1/60 s, axis by axis, and stops at walls. Speeds must stay below 60 units a second (one cell a frame). */
export function moveBody(tiles: Tiles, b: Body): void {
  b.wall = 0;
  b.x += b.vx / 60;
  if (b.vx !== 0) {
    const side = Math.sign(b.vx);
    const edge = Math.floor(b.x + side * b.hw);
    for (let y = Math.floor(b.y - b.hh + SKIN); y <= Math.floor(b.y + b.hh - SKIN); y++)
      if (tiles.get(edge, y) === SOLID) {
        b.x = side > 0 ? edge - b.hw - SKIN : edge + 1 + b.hw + SKIN;
        b.vx = 0;
        b.wall = side;
        break;
      }
  }
  const feetBefore = b.y + b.hh;
  b.y += b.vy / 60;
  b.grounded = false;
  if (b.vy >= 0) {
    const row = Math.floor(b.y + b.hh);
    for (let x = Math.floor(b.x - b.hw + SKIN); x <= Math.floor(b.x + b.hw - SKIN); x++) {
      const cell = tiles.get(x, row);
      if (cell === SOLID || (cell === LEDGE && feetBefore <= row + 0.02)) {
        b.y = row - b.hh - SKIN;
        b.vy = 0;
        b.grounded = true;
        break;
      }
    }
  } else {
    const row = Math.floor(b.y - b.hh);
    for (let x = Math.floor(b.x - b.hw + SKIN); x <= Math.floor(b.x + b.hw - SKIN); x++)
      if (tiles.get(x, row) === SOLID) {
        b.y = row + 1 + b.hh + SKIN;
        b.vy = 0;
        break;
      }
  }
}

/** units a frame round a corner */
const SLIP = 0.05;

/** Round the corner of what stands in the way: whoever wants on and is held up by less than a half of itself slips past. */
export function slip(tiles: Tiles, b: Body, wantX: number, wantY: number): void {
  const along = Math.abs(wantX) >= Math.abs(wantY);
  if (along && wantX !== 0 && b.vx === 0) {
    const x = b.x + Math.sign(wantX) * (b.hw + 0.1);
    if (!tiles.solid(x, b.y)) b.y += !tiles.solid(x, b.y - b.hh) ? -SLIP : !tiles.solid(x, b.y + b.hh) ? SLIP : 0;
  } else if (!along && b.vy === 0) {
    const y = b.y + Math.sign(wantY) * (b.hh + 0.1);
    if (!tiles.solid(b.x, y)) b.x += !tiles.solid(b.x - b.hw, y) ? -SLIP : !tiles.solid(b.x + b.hw, y) ? SLIP : 0;
  }
}
