/**
 * The pieces that a way is built of, each inside the jump envelope: no gap is wider and no step higher than `reach` allows with a fifth to spare,
 * and what is wider or higher has a raft, a spring or rising air in it.
 */
import type { Game } from '../../kit/types.js';
import { LEDGE, SOLID, type Tiles } from '../../kit/tiles.js';
import type { Piece } from './ideas.js';
import type { Envelope, Level } from './level.types.js';
import { DOOR_HEIGHT, type Brittle, type Door, type Draught, type Raft, type Spring } from './way.js';

export const ROWS = 40;
const TOP = 22;
const LOW = 29;
/** cells that a spring's wall is higher than the ground before it */
const WALL = 5;

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

/** How far a jump carries to a place `up` units higher (negative: lower), in units. */
function reach(e: Envelope, up: number): number {
  const peak = (e.jump * e.jump) / (2 * e.gravity);
  const fall = Math.sqrt((2 * Math.max(0, peak - up)) / e.gravity);
  return e.speed * (e.jump / e.gravity + fall) * 0.8;
}

/** Lays piece after piece to the right. */
export class Builder {
  x = 0;
  y = 26;
  readonly ground: Mutable<Level>['ground'] = [];
  readonly items: Level['items'] = [];
  readonly enemies: Level['enemies'] = [];
  readonly hazards: Level['hazards'] = [];
  readonly shields: Level['shields'] = [];
  readonly walls: Mutable<Level>['walls'] = [];
  readonly rafts: Raft[] = [];
  readonly springs: Spring[] = [];
  readonly draughts: Draught[] = [];
  readonly brittles: Brittle[] = [];
  readonly doors: Door[] = [];
  private readonly climb: number;

  constructor(
    private readonly g: Game,
    private readonly e: Envelope,
    readonly tiles: Tiles,
  ) {
    this.climb = Math.max(1, Math.min(2, Math.floor(((e.jump * e.jump) / (2 * e.gravity)) * 0.75)));
  }

  /** Even ground, `w` long; where it begins. */
  flat(w: number): number {
    const { x, y, tiles, ground } = this;
    tiles.fill(x, y, w, ROWS - y, SOLID);
    const last = ground.at(-1);
    if (last && !last.ledge && last.y === y && last.x + last.w === x) last.w += w;
    else ground.push({ x, y, w, ledge: false });
    this.x += w;
    return x;
  }
  private ledge(x: number, y: number, w: number): void {
    this.tiles.fill(x, y, w, 1, LEDGE);
    this.ground.push({ x, y, w, ledge: true });
  }
  row(from: number, n: number, height: number): void {
    for (let i = 0; i < n; i++) this.items.push({ x: from + i + 0.5, y: this.y - height });
  }
  private arc(from: number, w: number, height: number): void {
    const n = Math.max(2, Math.round(w / 1.2));
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n;
      this.items.push({ x: from + t * w, y: this.y - 0.9 - height * 4 * t * (1 - t) });
    }
  }
  private foe(from: number, chance: number): void {
    if (!this.g.has('noEnemies') && this.g.rand.chance(chance))
      this.enemies.push({ x: this.x - 2.5, y: this.y - 0.5, from, to: this.x - 1 });
  }

  /** The next one, a step higher or lower than the last. */
  add(piece: Piece, i: number): void {
    const step = this.g.rand.int(-this.climb, this.climb);
    this.y = Math.max(TOP, Math.min(LOW, this.y + step));
    this[piece](i);
  }

  private walk(i: number): void {
    const { rand, skill } = this.g;
    const from = this.flat(rand.int(7, 10));
    if (i > 0) this.foe(from + 2, 0.55 + skill * 0.4);
    this.row(from + 2, rand.int(2, 3), 0.7);
  }
  private gap(): void {
    this.flat(4);
    const w = Math.max(2, Math.min(Math.floor(reach(this.e, 0) * (0.62 + this.g.skill * 0.25)), 5));
    this.arc(this.x - 0.5, w + 1, 1.6);
    this.x += w;
    this.flat(5);
  }
  private ledges(): void {
    const { rand, skill } = this.g;
    const from = this.flat(rand.int(9, 11));
    const n = rand.int(1, 2);
    for (let k = 0; k < n; k++) {
      this.ledge(from + 2 + k * 4, this.y - 2 - k, 3);
      this.items.push({ x: from + 3.5 + k * 4, y: this.y - 2.8 - k });
    }
    this.row(from + 1, 2, 0.7);
    this.foe(from + 1, 0.3 + skill * 0.4);
    if (this.g.has('shield') && rand.chance(0.5)) this.shields.push({ x: from + 3.5, y: this.y - 3 });
  }
  private hazard(): void {
    const { rand, skill } = this.g;
    const from = this.flat(rand.int(9, 11));
    this.hazards.push({ x: from + 4.5, y: this.y - 0.45 });
    if (skill > 0.6 && rand.chance(0.5)) this.hazards.push({ x: from + 5.4, y: this.y - 0.45 });
    this.arc(from + 3, 3, 1.2);
  }
  private stairs(i: number): void {
    for (let k = 0; k < 3; k++) {
      this.flat(3);
      this.items.push({ x: this.x - 1.5, y: this.y - 0.7 });
      if (k < 2) this.y = Math.max(TOP, Math.min(LOW, this.y + (i % 2 ? 1 : -1)));
    }
  }
  private bridge(): void {
    this.flat(3);
    const n = this.g.rand.int(2, 3);
    const gap = Math.max(1, Math.min(Math.floor(reach(this.e, 1) * 0.5), 3));
    for (let k = 0; k < n; k++) {
      this.x += gap;
      const up = k % 2;
      this.ledge(this.x, this.y - up, 3);
      this.items.push({ x: this.x + 1.5, y: this.y - up - 0.8 });
      this.x += 3;
    }
    this.x += gap;
    this.flat(4);
  }

  /** A gap that only a raft crosses, or one that lifts. */
  private raft(i: number): void {
    const { rand, skill } = this.g;
    this.flat(4);
    const period = Math.round(250 - skill * 70);
    const ahead = rand.int(0, 100);
    const lifts = i > 3 && this.y - 3 >= TOP && rand.chance(0.5);
    const w = lifts ? 5 : 9;
    if (lifts) this.rafts.push({ x: this.x + 1, y: this.y, w: 3, dx: 0, dy: -3, period, ahead });
    else this.rafts.push({ x: this.x + 0.5, y: this.y, w: 3, dx: w - 4, dy: 0, period, ahead });
    if (lifts) this.y -= 3;
    this.row(this.x + w / 2 - 1, 2, 1.2);
    this.x += w;
    this.flat(5);
  }
  /** A wall that no jump takes, and what throws over it. */
  private spring(): void {
    while (this.y - WALL < TOP) {
      this.flat(3);
      this.y += this.climb;
    }
    const from = this.flat(8);
    const speed = Math.sqrt(2 * this.e.gravity * (WALL + 2));
    this.springs.push({ x: from + 5.5, y: this.y, wall: this.x, speed, since: 99 });
    for (let k = 0; k < 3; k++) this.items.push({ x: from + 5.5, y: this.y - 2.2 - k * 1.3 });
    this.y -= WALL;
    this.flat(6);
  }
  /** A bridge of blocks that fall soon after a step. */
  private brittle(): void {
    this.flat(4);
    const w = 5 + Math.round(this.g.skill * 3);
    for (let k = 0; k < w; k++) {
      this.tiles.set(this.x + k, this.y, LEDGE);
      this.brittles.push({ x: this.x + k, y: this.y, trodden: 0, gone: 0 });
    }
    this.row(this.x + 1, w - 2, 0.8);
    this.x += w;
    this.flat(4);
  }
  /** A door in a wall, and on a ledge before it what opens it. */
  private door(): void {
    const from = this.flat(11);
    this.ledge(from + 2, this.y - 2, 3);
    const { y } = this;
    const x = from + 8;
    this.doors.push({ x, y, plate: { x: from + 3.5, y: y - 2.45 }, open: false });
    this.tiles.fill(x, y - DOOR_HEIGHT, 1, DOOR_HEIGHT, SOLID);
    const h = 8;
    this.tiles.fill(x, y - DOOR_HEIGHT - h, 1, h, SOLID);
    this.walls.push({ x, y: y - DOOR_HEIGHT - h, w: 1, h });
    this.row(from + 9, 2, 0.7);
  }
  /** Wider than any jump, with air that rises in it. */
  private draught(): void {
    this.flat(5);
    const w = 7 + Math.round(this.g.skill * 2);
    this.draughts.push({ x: this.x - 0.5, w: w + 1, y: this.y - 7, floor: this.y });
    this.arc(this.x, w, 1.4);
    this.x += w;
    this.flat(5);
  }
  /** Rafts that come and go in turn. */
  private pulse(): void {
    this.flat(4);
    const gap = Math.max(1, Math.min(Math.floor(reach(this.e, 0) * 0.45), 2));
    const period = Math.round(190 - this.g.skill * 30);
    for (let k = 0; k < 3; k++) {
      this.x += gap;
      const shown = Math.round(period * 0.68);
      this.rafts.push({ x: this.x, y: this.y, w: 3, dx: 0, dy: 0, period, ahead: k % 2 ? period / 2 : 0, shown });
      this.items.push({ x: this.x + 1.5, y: this.y - 0.8 });
      this.x += 3;
    }
    this.x += gap;
    this.flat(4);
  }
}
