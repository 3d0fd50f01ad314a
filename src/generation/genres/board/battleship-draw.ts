/** How a battle looks: the waters that are shot at and the own fleet, or the buttons while it is laid. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { fieldsOf, HEAD, layingField, type Field } from './battleship-places.js';
import type { State } from './battleship-state.js';
import { HIT, isSunk, SUNK, WATER, type Ship } from './fleet.js';
import { middleOf, RIM, viewOf, xOf, yOf, type Grid } from './grid.js';
import { drawFrame, drawTray, sideColours } from './look.js';
import { drawSeats, fitted } from './seats.js';

function drawWater(p: Painter, grid: Grid): void {
  const { sky, near, horizon } = p.palette;
  const deep = p.mix(p.mix('#1b5e8c', sky, 0.25), near, 0.2);
  for (let c = 0; c < grid.cols * grid.rows; c++) {
    const { x, y } = middleOf(grid, c);
    const shade = (xOf(grid, c) + yOf(grid, c)) % 2 ? 0.06 : 0.14;
    p.rect(x - 0.48, y - 0.48, 0.96, 0.96, p.mix(deep, horizon, shade), 0.1);
  }
}

/** A hull with a bow and round decks; one that is sunk is dark. */
function drawShip(p: Painter, grid: Grid, ship: Ship, colour: string, sunk: boolean): void {
  const [a, b] = [middleOf(grid, ship[0] as number), middleOf(grid, ship.at(-1) as number)];
  const [w, h] = [b.x - a.x + 0.8, b.y - a.y + 0.8];
  const [x, y] = [a.x - 0.4, a.y - 0.4];
  const hull = p.mix(colour, '#000000', sunk ? 0.6 : 0.3);
  p.rect(x, y + 0.05, w, h, 'rgba(0,0,0,.3)', 0.38);
  p.rect(x, y, w, h, hull, 0.38);
  p.rect(x + 0.09, y + 0.09, w - 0.18, h - 0.18, p.mix(hull, '#ffffff', 0.2), 0.3);
  for (const c of ship) p.circle(middleOf(grid, c).x, middleOf(grid, c).y, 0.16, p.mix(hull, '#000000', 0.25));
}

function drawKnown(p: Painter, grid: Grid, known: Uint8Array): void {
  known.forEach((one, c) => {
    const { x, y } = middleOf(grid, c);
    if (one === WATER) p.circle(x, y, 0.13, 'rgba(255,255,255,.75)');
    if (one !== HIT && one !== SUNK) return;
    const beat = 1 + Math.sin(p.now * 6 + c) * 0.06;
    p.circle(x, y, 0.32 * beat, p.palette.danger);
    p.circle(x, y, 0.2 * beat, '#ffd166');
  });
}

function drawButtons(p: Painter, s: State): void {
  const { palette } = p;
  const { cols, rows } = s.grid;
  [palette.panel, palette.accent].forEach((colour, i) => {
    const x = RIM + (i * cols) / 2 + 0.08;
    const w = cols / 2 - 0.16;
    p.rect(x, RIM + rows + 0.14, w, 0.86, p.mix(colour, '#000000', 0.4), 0.2);
    p.rect(x, RIM + rows + 0.08, w, 0.84, colour, 0.2);
    p.text(i ? '▶' : '⟳', x + w / 2, RIM + rows + 0.5, 0.6, i ? palette.panel : palette.ink);
  });
}

/** Draws a field where it lies, by the units of its own board. */
function onTheField(p: Painter, { x, y, unit }: Field, draw: () => void): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(unit, unit);
  draw();
  ctx.restore();
}

function drawLaying(p: Painter, s: State, colour: string, g: Game): void {
  const { grid } = s;
  onTheField(p, layingField(grid, g), () => {
    drawTray(p, { cols: grid.cols, rows: grid.rows + 0.9 }, p.mix(p.palette.panel, p.palette.near, 0.4));
    drawWater(p, grid);
    s.mine.forEach((ship, i) => drawShip(p, grid, ship, i === s.chosen ? p.palette.ink : colour, false));
    drawButtons(p, s);
    if (s.hands.keys) drawFrame(p, grid, s.hands.cursor, p.palette.ink, 0.1);
  });
}

function drawTheirs(p: Painter, s: State, colour: string): void {
  const { grid } = s;
  const won = s.theirs.every((ship) => isSunk(ship, s.shots));
  drawWater(p, grid);
  for (const ship of s.theirs)
    if (isSunk(ship, s.shots) || (s.done && !won)) drawShip(p, grid, ship, colour, isSunk(ship, s.shots));
  drawKnown(p, grid, s.shots);
  if (s.last >= 0) drawFrame(p, grid, s.last, p.palette.accent, 0.07);
  if (s.hands.keys) drawFrame(p, grid, s.hands.cursor, p.palette.ink, 0.1);
}

function drawMine(p: Painter, s: State, colour: string): void {
  const { grid } = s;
  drawWater(p, grid);
  for (const ship of s.mine) drawShip(p, grid, ship, colour, isSunk(ship, s.hits));
  drawKnown(p, grid, s.hits);
  if (s.struck >= 0) drawFrame(p, grid, s.struck, p.palette.danger, 0.12);
}

interface Side {
  readonly actor: Actor;
  readonly colour: string;
  readonly active: boolean;
  /** one sign a ship, empty where it is sunk */
  readonly text: string;
}

/** Above a field: whose it is, the ships that are left, and a line in its colour where that side moves. */
function drawHead(p: Painter, grid: Grid, { x, unit }: Field, { actor, colour, active, text }: Side): void {
  const { palette } = p;
  const w = viewOf(grid).w * unit;
  const nod = active ? Math.sin(p.now * 4) * 0.04 : 0;
  p.rect(x, 0.1, w, HEAD - 0.3, p.mix(palette.panel, colour, 0.22), 0.3);
  if (active) p.rect(x + 0.3, HEAD - 0.36, w - 0.6, 0.12, colour, 0.06);
  p.circle(x + 0.95, HEAD / 2 - 0.05, 0.72, p.mix(colour, '#ffffff', 0.62));
  p.sprite(actor, x + 0.95, HEAD / 2 - 0.05 + nod, 1.15, { shadow: false });
  const room = w - 2.2;
  const name = actor.name.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  fitted(p, name, x + 1.9 + room * 0.28, HEAD / 2 - 0.05, 0.72, room * 0.56, palette.ink);
  fitted(p, text, x + 1.9 + room * 0.79, HEAD / 2 - 0.05, 0.8, room * 0.4, palette.ink);
}

export function drawBattle(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const { grid } = s;
  const [mine, theirs] = sideColours(p);
  const fields = fieldsOf(grid, g);
  const wood = p.mix(palette.panel, palette.near, 0.4);
  const mood = clamp(-s.mood.value * 3, -1, 1);
  const ships = (fleet: readonly Ship[], known: Uint8Array): string =>
    fleet.map((ship) => (isSunk(ship, known) ? '▫' : '▪')).join('');
  const hero = {
    actor: g.design.cast.hero,
    colour: mine,
    active: !s.laying && s.wait === 0 && !s.done,
    text: ships(s.mine, s.hits),
  };
  const foe = { actor: s.foe, colour: theirs, active: s.wait > 0, text: ships(s.theirs, s.shots) };
  if (fields.broad && !s.laying) {
    for (const [field, side] of [
      [fields.mine, hero],
      [fields.theirs, foe],
    ] as const) {
      onTheField(p, field, () => drawTray(p, grid, wood));
      drawHead(p, grid, field, side);
    }
  } else if (!s.laying) drawTray(p, { cols: grid.cols, rows: grid.rows * 1.5 + 0.4 }, wood);
  if (s.laying) drawLaying(p, s, mine, g);
  else {
    onTheField(p, fields.theirs, () => drawTheirs(p, s, theirs));
    onTheField(p, fields.mine, () => drawMine(p, s, mine));
  }
  if (fields.broad) return;
  const games = g.levels > 1 ? { won: g.level - 1, of: g.levels } : {};
  const world = { cols: grid.cols, rows: grid.rows * 1.5 + 0.4 };
  drawSeats(p, world, { ...hero, mood, ...games }, { ...foe, mood: -mood });
}
