/** Makes a scene: rows of things and scenery from back to front, among them what is looked for, or covers for those who hide. */
import type { Actor } from '../../design.js';
import { clamp, lerp, Spring } from '../../kit/juice.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game } from '../../kit/types.js';
import { beforeOf, seenOf, uncover } from './cover.js';
import { hidersOf, wantedOf } from './mode.js';
import { COVERS, familyOf, PIECES, type PieceName } from './pieces.js';
import { H, LAYS, STRIP, TALL_FROM, W, type Hider, type Lay, type Place, type Spot, type Thing } from './state.js';

/** most that can be looked for in one scene: every other cell, so that no target covers another */
export const MOST = 18;

interface Grid {
  readonly rows: number;
  readonly cols: number;
  readonly top: number;
  readonly bottom: number;
  readonly far: number;
  readonly near: number;
}
const THINGS: readonly [Grid, Grid] = [
  { rows: 5, cols: 8, top: 2.9, bottom: H - STRIP - 0.15, far: 1.6, near: 2.15 },
  { rows: 7, cols: 6, top: 3.2, bottom: TALL_FROM - STRIP - 0.15, far: 1.85, near: 2.45 },
];
const HIDING: readonly [Grid, Grid] = [
  { rows: 3, cols: 5, top: 4, bottom: H - STRIP - 0.15, far: 2.3, near: 2.9 },
  { rows: 4, cols: 4, top: 4, bottom: TALL_FROM - STRIP - 0.15, far: 2.6, near: 3.1 },
];
export const gridsOf = (seek: boolean): readonly [Grid, Grid] => (seek ? HIDING : THINGS);

/** How the ground of a row goes up and down. */
export const waveOf = (row: number, x: number): number => Math.sin(x * 0.55 + row * 2.3) * 0.2;
/** Where the feet of a row are. */
export const rowY = ({ rows, top, bottom }: Grid, row: number): number => lerp(top, bottom, row / (rows - 1));

const away = (): [Spot, Spot] => [
  { x: 0, y: 0 },
  { x: 0, y: 0 },
];

function thing(
  places: readonly [Place, Place],
  depth: [number, number],
  over: Partial<Pick<Thing, 'actor' | 'piece' | 'hue' | 'angle' | 'target'>>,
): Thing {
  return {
    actor: null,
    piece: null,
    hue: 0,
    angle: 0,
    target: false,
    ...over,
    places,
    depth,
    spots: away(),
    found: 0,
    wobble: new Spring(),
  };
}

/** The place of a cell; cells go row by row, each other one shifted by half a cell. */
function cellAt(g: Game, grid: Grid, row: number, col: number, flat: boolean, smaller: number): Place {
  const cell = W / grid.cols;
  const size = lerp(grid.far, grid.near, row / (grid.rows - 1)) * smaller;
  const jitter = g.rand.range(-0.3, 0.3);
  const x = clamp((col + 0.5 + (row % 2 ? 0.22 : -0.22)) * cell + jitter, size / 2, W - size / 2);
  return { x, y: rowY(grid, row) + (flat ? 0 : waveOf(row, x)) - size / 2 + 0.08, size };
}

/** Cells of a grid, those of one colour of a chessboard first, by chance among them. */
function cellsOf(g: Game, { rows, cols }: Grid): { row: number; col: number }[] {
  const all = Array.from({ length: rows * cols }, (_, i) => ({ row: Math.floor(i / cols), col: i % cols }));
  const even = all.filter(({ row, col }) => (row + col) % 2 === 0);
  return [...g.rand.shuffle(even), ...g.rand.shuffle(all.filter((cell) => !even.includes(cell)))];
}

/** What stands about: whoever and whatever is in the cast and not looked for. */
function clutterOf(g: Game, sought: readonly Actor[]): Actor[] {
  const { items, deco, obstacles, enemies, goal } = g.design.cast;
  // among things that the prompt names nobody lives whom it does not
  const isTold = items.some(({ from }) => from === 'prompt');
  const foes = g.has('noEnemies') ? [] : enemies.filter(({ from }) => !isTold || from === 'prompt');
  const all = [...items, ...sceneryOf(deco), ...obstacles, ...foes, ...(goal ? [goal] : [])];
  const seen = new Set(sought.map(({ sprite }) => sprite));
  return all.filter(({ sprite }) => !seen.has(sprite) && seen.add(sprite));
}

/** Which things a level looks for, and how many of each. */
export function choose(g: Game, need: number): Actor[] {
  const wanted = wantedOf(g.design);
  const named = wanted.filter(({ from }) => from === 'prompt');
  const counted = g.rule('collect') !== undefined && named.length > 0;
  const kinds = clamp(2 + g.level, named.length, 5);
  const pool = counted ? named : [...named, ...g.rand.shuffle(wanted.slice(named.length))].slice(0, kinds);
  // of a single one that is named, half of all: the rest only keeps it company
  const lead = named.length === 1 && !counted ? Math.floor(need / 2) : 0;
  return Array.from({ length: need }, (_, i) => (i < lead ? pool[0] : pool[i % pool.length]) as Actor);
}

/** A scene in which each of `sought` stands once; at least `need` of each is seen. */
export function makeScene(g: Game, sought: readonly Actor[], need: number): Thing[] {
  const family = familyOf(g.design.theme.id);
  const flat = family === 'boxes';
  const clutter = clutterOf(g, sought);
  const [wide, tall] = THINGS;
  const [wideCells, tallCells] = [cellsOf(g, wide), cellsOf(g, tall)];
  const smaller = 0.96 - g.skill * 0.16;
  const piece = (): { piece: PieceName; hue: number } => ({
    piece: g.rand.pick(PIECES[family]),
    hue: g.rand.int(0, 2),
  });
  const things: Thing[] = [];
  const count = Math.min(wideCells.length, tallCells.length);
  for (let i = 0; i < count; i++) {
    const [a, b] = [wideCells[i], tallCells[i]] as [{ row: number; col: number }, { row: number; col: number }];
    const actor = sought[i];
    const size = actor ? smaller : g.rand.range(0.9, 1.1);
    const places = [cellAt(g, wide, a.row, a.col, flat, size), cellAt(g, tall, b.row, b.col, flat, size)] as const;
    const depth: [number, number] = [a.row + a.col * 0.01, b.row + b.col * 0.01];
    const angle = g.rand.range(-0.2, 0.2);
    if (actor) things.push(thing(places, depth, { actor, angle, target: true }));
    else if (clutter.length > 0 && g.rand.chance(0.55))
      things.push(thing(places, depth, { actor: g.rand.pick(clutter), angle: angle * 0.6 }));
    else things.push(thing(places, depth, piece()));
  }
  // something low before each of them: this is what hides it
  for (const target of things.filter((one) => one.target)) {
    const side = g.rand.chance(0.5) ? 1 : -1;
    const places = LAYS.map((lay): Place => {
      const { x, y, size } = target.places[lay];
      const own = size * lerp(0.62, 0.88, g.skill);
      return { x: x + side * size * lerp(0.4, 0.24, g.skill), y: y + (size - own) / 2 + 0.12, size: own };
    }) as [Place, Place];
    things.push(thing(places, [target.depth[0] + 0.005, target.depth[1] + 0.005], piece()));
  }
  // tufts between them, so that the ground is full
  for (let i = 0; i < 16; i++) {
    const { places, depth } = things[g.rand.int(0, count - 1)] as Thing;
    const off = g.rand.range(0.75, 1.05) * (g.rand.chance(0.5) ? 1 : -1);
    const small = LAYS.map((lay): Place => {
      const { x, y, size } = places[lay];
      return { x: clamp(x + off * size, 0.4, W - 0.4), y: y + size * 0.26, size: size * 0.52 };
    }) as [Place, Place];
    things.push(thing(small, [depth[0] + 0.3, depth[1] + 0.3], piece()));
  }
  uncover(things, need, () => false);
  return things;
}

/** Covers in rows, low things between them. */
export function makeCovers(g: Game): Thing[] {
  const family = familyOf(g.design.theme.id);
  const flat = family === 'boxes';
  const [wide, tall] = HIDING;
  const [wideCells, tallCells] = [cellsOf(g, wide), cellsOf(g, tall)];
  const count = Math.min(wideCells.length, tallCells.length);
  const things: Thing[] = [];
  const clutter = clutterOf(g, hidersOf(g.design)).filter(({ sprite }) => sprite !== g.design.cast.hero.sprite);
  for (let i = 0; i < count; i++) {
    const [a, b] = [wideCells[i], tallCells[i]] as [{ row: number; col: number }, { row: number; col: number }];
    const places = [cellAt(g, wide, a.row, a.col, flat, 1), cellAt(g, tall, b.row, b.col, flat, 1)] as const;
    const depth: [number, number] = [a.row + a.col * 0.01, b.row + b.col * 0.01];
    things.push(thing(places, depth, { piece: g.rand.pick(COVERS[family]), hue: g.rand.int(0, 2) }));
  }
  for (let i = 0; i < count && clutter.length > 0; i += 2) {
    const next = things[i] as Thing;
    const places = LAYS.map((lay): Place => {
      const { x, y, size } = next.places[lay];
      return { x: clamp(x + size * 0.72, 0.7, W - 0.7), y: y + size * 0.24, size: size * 0.5 };
    }) as [Place, Place];
    things.push(thing(places, [next.depth[0] + 0.004, next.depth[1] + 0.004], { actor: g.rand.pick(clutter) }));
  }
  return things;
}

const SIDES: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: -0.8, y: -0.6 },
  { x: 0.8, y: -0.6 },
];

/** Puts one behind a cover, as far out as `need` of it is seen in both lays; null where too little of it would be, or of another one who hides. */
export function hideBehind(g: Game, things: readonly Thing[], one: Thing, cover: Thing, need: number): Spot | null {
  for (const out of g.rand.shuffle(SIDES)) {
    if (!LAYS.every((lay) => putBehind(things, one, cover, out, lay, need))) continue;
    const others = things.filter(({ target, found }) => target && found === 0);
    const all = [...things, ...(things.includes(one) ? [] : [one])];
    const isSeen = (other: Thing, lay: Lay): boolean =>
      other === one || seenOf(other.places[lay], beforeOf(all, other, lay)).part >= need;
    if (others.every((other) => LAYS.every((lay) => isSeen(other, lay)))) return out;
  }
  return null;
}

function putBehind(things: readonly Thing[], one: Thing, cover: Thing, out: Spot, lay: Lay, need: number): boolean {
  const place = one.places[lay];
  const over = cover.places[lay];
  place.size = over.size * 0.62;
  one.depth[lay] = cover.depth[lay] - 0.003;
  const before = beforeOf(things, one, lay);
  for (let far = 0.1; far < 1.1; far += 0.06) {
    place.x = clamp(over.x + out.x * far * over.size, 0.5, W - 0.5);
    place.y = over.y + out.y * far * over.size + (out.x === 0 ? 0 : over.size * 0.12);
    const { part, spot } = seenOf(place, before);
    one.spots[lay] = spot;
    if (part >= need) return true;
  }
  return false;
}

/** Those who hide, each behind a cover of its own, running there from the middle. */
export function makeHiders(g: Game, things: Thing[], actors: readonly Actor[], need: number): Hider[] {
  const covers = g.rand.shuffle(things.filter(({ piece }) => piece !== null));
  return actors.flatMap((actor): Hider[] => {
    const places: [Place, Place] = [
      { x: 0, y: 0, size: 1 },
      { x: 0, y: 0, size: 1 },
    ];
    const one = thing(places, [0, 0], { actor, target: true });
    let out: Spot | null = null;
    let cover: Thing | undefined;
    while (!out && (cover = covers.pop())) out = hideBehind(g, things, one, cover, need);
    if (!out || !cover) return [];
    things.push(one);
    const from: [Spot, Spot] = [
      { x: W / 2 + g.rand.range(-1.5, 1.5), y: (H - STRIP) * 0.72 },
      { x: W / 2 + g.rand.range(-1.5, 1.5), y: (TALL_FROM - STRIP) * 0.72 },
    ];
    const every = Math.round(lerp(190, 300, g.skill));
    return [{ thing: one, cover, from, run: 0, out, every, phase: g.rand.int(0, 300) }];
  });
}
