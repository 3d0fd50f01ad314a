/** What balls meet: walls with or without thickness, and arcs. Plain data, made once; a wall that turns or travels says how fast. */

/** A wall from one end to the other, `r` thick on both sides; a post or a bumper where both ends are the same. */
export interface Wall {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  readonly r: number;
  /** part of the pace into it that comes back, 0…1 */
  bounce: number;
  /** part of the pace along it that is lost at each touch, 0…1 */
  grip: number;
  /** units a second that it adds to whatever hits it faster than `KICKS` */
  kick: number;
  /** away while false */
  on: boolean;
  /** solid only for what comes from its left, seen from the first end to the second (y down: its left is up where it goes right) */
  readonly oneWay: boolean;
  /** units a second that it travels, and radians a second that it turns about its first end */
  vx: number;
  vy: number;
  turn: number;
  /** whose it is: the kind's own numbers, told to `Hit` */
  readonly id: number;
}

/** A thin wall along a circle, from an angle on by `sweep` radians (both clockwise, 0 is right); a ball may be on either side. */
export interface Arc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly from: number;
  readonly sweep: number;
  readonly bounce: number;
  readonly grip: number;
  readonly id: number;
}

export interface Ball {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly r: number;
  readonly mass: number;
  /** touches nothing and stands still while false */
  on: boolean;
  readonly id: number;
}

/** Told of each touch: whose wall, where, how hard (units a second into it). */
export type Hit = (id: number, x: number, y: number, force: number, ball: Ball) => void;

type Bare = Partial<Pick<Wall, 'r' | 'bounce' | 'grip' | 'kick' | 'oneWay' | 'id'>>;

export function wall(x1: number, y1: number, x2: number, y2: number, over: Bare = {}): Wall {
  return {
    x1,
    y1,
    x2,
    y2,
    r: over.r ?? 0,
    bounce: over.bounce ?? 0.45,
    grip: over.grip ?? 0,
    kick: over.kick ?? 0,
    on: true,
    oneWay: over.oneWay ?? false,
    vx: 0,
    vy: 0,
    turn: 0,
    id: over.id ?? 0,
  };
}

export const post = (x: number, y: number, r: number, over: Omit<Bare, 'r'> = {}): Wall =>
  wall(x, y, x, y, { ...over, r });

/** Walls along a line of points; `closed` joins the last to the first. */
export function chain(points: readonly (readonly [number, number])[], over: Bare = {}, closed = false): Wall[] {
  const walls: Wall[] = [];
  for (let i = 0; i + 1 < points.length + Number(closed); i++) {
    const [x1, y1] = points[i] as readonly [number, number];
    const [x2, y2] = points[(i + 1) % points.length] as readonly [number, number];
    walls.push(wall(x1, y1, x2, y2, over));
  }
  return walls;
}

export function arc(x: number, y: number, r: number, from: number, sweep: number, over: Bare = {}): Arc {
  return { x, y, r, from, sweep, bounce: over.bounce ?? 0.45, grip: over.grip ?? 0, id: over.id ?? 0 };
}

export function ballAt(x: number, y: number, r: number, over: { mass?: number; id?: number } = {}): Ball {
  return { x, y, vx: 0, vy: 0, r, mass: over.mass ?? 1, on: true, id: over.id ?? 0 };
}

/** Whether an angle lies on an arc. */
export function onArc({ from, sweep }: Arc, angle: number): boolean {
  const turn = Math.PI * 2;
  const along = (((angle - from) % turn) + turn) % turn;
  return along <= sweep;
}
