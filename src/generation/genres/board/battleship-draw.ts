/** How a battle looks: the waters that are shot at, and under them the own fleet at half the size, or the buttons while it is laid. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import type { State } from './battleship-state.js';
import { HIT, isSunk, SUNK, WATER, type Ship } from './fleet.js';
import { middleOf, RIM, xOf, yOf } from './grid.js';
import { drawFrame, drawTray, sideColours } from './look.js';
import { drawSeats } from './seats.js';

type Place = (cell: number) => { x: number; y: number };

function drawWater(p: Painter, s: State, place: Place, unit: number): void {
  const { sky, near, horizon } = p.palette;
  const deep = p.mix(p.mix('#1b5e8c', sky, 0.25), near, 0.2);
  for (let c = 0; c < s.shots.length; c++) {
    const { x, y } = place(c);
    const shade = (xOf(s.grid, c) + yOf(s.grid, c)) % 2 ? 0.06 : 0.14;
    p.rect(x - unit * 0.48, y - unit * 0.48, unit * 0.96, unit * 0.96, p.mix(deep, horizon, shade), unit * 0.1);
  }
}

/** A hull with a bow and round decks; one that is sunk is dark. */
function drawShip(p: Painter, ship: Ship, place: Place, unit: number, colour: string, sunk: boolean): void {
  const [a, b] = [place(ship[0] as number), place(ship.at(-1) as number)];
  const [w, h] = [b.x - a.x + unit * 0.8, b.y - a.y + unit * 0.8];
  const [x, y] = [a.x - unit * 0.4, a.y - unit * 0.4];
  const hull = p.mix(colour, '#000000', sunk ? 0.6 : 0.3);
  p.rect(x, y + unit * 0.05, w, h, 'rgba(0,0,0,.3)', unit * 0.38);
  p.rect(x, y, w, h, hull, unit * 0.38);
  p.rect(x + unit * 0.09, y + unit * 0.09, w - unit * 0.18, h - unit * 0.18, p.mix(hull, '#ffffff', 0.2), unit * 0.3);
  for (const c of ship) p.circle(place(c).x, place(c).y, unit * 0.16, p.mix(hull, '#000000', 0.25));
}

function drawKnown(p: Painter, known: Uint8Array, place: Place, unit: number): void {
  known.forEach((one, c) => {
    const { x, y } = place(c);
    if (one === WATER) p.circle(x, y, unit * 0.13, 'rgba(255,255,255,.75)');
    if (one !== HIT && one !== SUNK) return;
    const beat = 1 + Math.sin(p.now * 6 + c) * 0.06;
    p.circle(x, y, unit * 0.32 * beat, p.palette.danger);
    p.circle(x, y, unit * 0.2 * beat, '#ffd166');
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

export function drawBattle(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const [mine, theirs] = sideColours(p);
  const big: Place = (cell) => middleOf(s.grid, cell);
  drawTray(p, s.world, p.mix(palette.panel, palette.near, 0.4));
  drawWater(p, s, big, 1);
  if (s.laying) {
    s.mine.forEach((ship, i) => drawShip(p, ship, big, 1, i === s.chosen ? palette.ink : mine, false));
    drawButtons(p, s);
  } else {
    const won = s.theirs.every((ship) => isSunk(ship, s.shots));
    for (const ship of s.theirs)
      if (isSunk(ship, s.shots) || (s.done && !won)) drawShip(p, ship, big, 1, theirs, isSunk(ship, s.shots));
    drawKnown(p, s.shots, big, 1);
    if (s.last >= 0) drawFrame(p, s.grid, s.last, palette.accent, 0.07);
    drawWater(p, s, s.small, 0.5);
    for (const ship of s.mine) drawShip(p, ship, s.small, 0.5, mine, isSunk(ship, s.hits));
    drawKnown(p, s.hits, s.small, 0.5);
    if (s.struck >= 0) {
      const { x, y } = s.small(s.struck);
      p.ctx.strokeStyle = palette.danger;
      p.ctx.lineWidth = 0.06;
      p.ctx.strokeRect(x - 0.24, y - 0.24, 0.48, 0.48);
    }
  }
  if (s.hands.keys) drawFrame(p, s.grid, s.hands.cursor, palette.ink, 0.1);
  const mood = clamp(-s.mood.value * 3, -1, 1);
  const ships = (fleet: readonly Ship[], known: Uint8Array): string =>
    fleet.map((ship) => (isSunk(ship, known) ? '▫' : '▪')).join('');
  const seat = { won: g.level - 1, of: g.levels };
  drawSeats(
    p,
    s.world,
    {
      actor: g.design.cast.hero,
      colour: mine,
      active: !s.laying && s.wait === 0 && !s.done,
      mood,
      text: ships(s.mine, s.hits),
      ...(g.levels > 1 ? seat : {}),
    },
    { actor: s.foe, colour: theirs, active: s.wait > 0, mood: -mood, text: ships(s.theirs, s.shots) },
  );
}
