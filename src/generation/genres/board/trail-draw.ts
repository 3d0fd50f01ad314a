/** A trail of numbered fields: rows with snakes and ladders on them, or the spiral of the goose with its signs. */
import type { Painter } from '../../kit/types.js';
import { drawTray } from './look.js';
import { RIM } from './grid.js';
import { fieldSpot, type Spot } from './race-places.js';
import type { State } from './race-state.js';
import type { Trail } from './trail-rules.js';

/** skins of snakes */
const SKINS = ['#3f9b4f', '#7a5bb5', '#c2573f', '#3b86b0', '#b58a2d', '#a5487f'] as const;

function drawLadder(p: Painter, from: Spot, to: Spot): void {
  const wood = p.mix('#a8703a', p.palette.solid, 0.15);
  const dark = p.mix(wood, '#000000', 0.45);
  const far = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const [nx, ny] = [-uy * 0.19, ux * 0.19];
  for (const [width, colour] of [
    [0.15, dark],
    [0.09, wood],
  ] as const) {
    for (const side of [-1, 1])
      p.line(from.x + nx * side, from.y + ny * side, to.x + nx * side, to.y + ny * side, width, colour);
    for (let at = 0.3; at < far - 0.15; at += 0.42) {
      const [x, y] = [from.x + ux * at, from.y + uy * at];
      p.line(x - nx, y - ny, x + nx, y + ny, width * 0.85, colour);
    }
  }
}

function drawSnake(p: Painter, head: Spot, tail: Spot, nth: number): void {
  const { ctx } = p;
  const skin = p.mix(SKINS[nth % SKINS.length] as string, p.palette.solid, 0.1);
  const far = Math.sqrt((tail.x - head.x) ** 2 + (tail.y - head.y) ** 2);
  const [ux, uy] = [(tail.x - head.x) / far, (tail.y - head.y) / far];
  const waves = Math.max(2, Math.round(far / 1.5));
  const points: Spot[] = [];
  for (let i = 0; i <= 40; i++) {
    const part = i / 40;
    const off = Math.sin(part * Math.PI * waves) * 0.26 * Math.min(1, part * 5) * (nth % 2 ? 1 : -1);
    points.push({ x: head.x + ux * far * part - uy * off, y: head.y + uy * far * part + ux * off });
  }
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  // thinner towards the tail
  for (const [width, colour] of [
    [0.34, p.mix(skin, '#000000', 0.5)],
    [0.25, skin],
    [0.08, p.mix(skin, '#ffffff', 0.45)],
  ] as const)
    for (let i = 0; i < 40; i++) {
      const [a, b] = [points[i] as Spot, points[i + 1] as Spot];
      p.line(a.x, a.y, b.x, b.y, width * (1 - (i / 40) * 0.65), colour);
    }
  p.circle(head.x, head.y, 0.27, p.mix(skin, '#000000', 0.5));
  p.circle(head.x, head.y, 0.23, skin);
  const [ex, ey] = [-uy * 0.1, ux * 0.1];
  for (const side of [-1, 1]) {
    p.circle(head.x + ex * side - ux * 0.06, head.y + ey * side - uy * 0.06, 0.075, '#ffffff');
    p.circle(head.x + ex * side - ux * 0.09, head.y + ey * side - uy * 0.09, 0.04, '#1d2230');
  }
  p.line(head.x - ux * 0.22, head.y - uy * 0.22, head.x - ux * 0.38, head.y - uy * 0.38, 0.06, p.palette.danger);
}

/** The signs of the goose's fields: once more, onwards, back, and turns that are missed. */
function sign(trail: Trail, field: number): string {
  const special = trail.specials.get(field);
  if (special?.does === 'jump') return `${special.n > field ? '»' : '«'}${special.n}`;
  if (special?.does === 'miss') return `−${special.n}`;
  return special ? '»' : '';
}

function paint(p: Painter, s: State, trail: Trail): void {
  const { palette } = p;
  const { grid, mode } = s;
  drawTray(p, grid, p.mix(palette.near, palette.solid, 0.5));
  const ink = p.mix(palette.solid, '#1d1a24', 0.8);
  const plain = [p.mix('#fffaf0', palette.horizon, 0.15), p.mix('#fff3dc', palette.solid, 0.36)] as const;
  const first = mode === 'goose' ? 0 : 1;
  for (let field = first; field <= trail.last; field++) {
    const { x, y } = fieldSpot(mode, grid, field);
    const special = mode === 'goose' ? trail.specials.get(field) : undefined;
    const good = special && (special.does === 'again' || (special.does === 'jump' && special.n > field));
    const even = mode === 'goose' ? field % 2 : (Math.floor(x - RIM) + Math.floor(y - RIM)) % 2;
    let colour: string = plain[even ? 1 : 0];
    if (special) colour = p.mix(colour, good ? palette.accent : palette.danger, 0.55);
    if (field === trail.last) colour = palette.accent;
    p.rect(x - 0.48, y - 0.48, 0.96, 0.96, colour, 0.1);
    if (field > 0) p.text(String(field), x - 0.24, y - 0.3, 0.25, ink);
    if (special)
      p.text(
        sign(trail, field),
        x + (special.does === 'again' ? 0.24 : 0.06),
        y + 0.24,
        special.does === 'again' ? 0.36 : 0.4,
        ink,
      );
    else if (field === 0) p.text('▶', x, y, 0.4, ink);
  }
  if (mode === 'goose') return wall(p, s);
  let nth = 0;
  for (const [from, { n }] of trail.specials)
    if (n > from) drawLadder(p, fieldSpot(mode, grid, from), fieldSpot(mode, grid, n));
  for (const [from, { n }] of trail.specials)
    if (n < from) drawSnake(p, fieldSpot(mode, grid, from), fieldSpot(mode, grid, n), nth++);
}

/** Walls between the turns of the spiral, so that its way is seen. */
function wall(p: Painter, s: State): void {
  const colour = p.mix(p.palette.solid, '#000000', 0.25);
  for (let field = 0; field < 64; field++)
    for (let other = field + 2; other < 64; other++) {
      const [a, b] = [fieldSpot(s.mode, s.grid, field), fieldSpot(s.mode, s.grid, other)];
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      if (Math.abs(dx) + Math.abs(dy) > 1.1) continue;
      const [mx, my] = [a.x + dx / 2, a.y + dy / 2];
      p.line(mx - dy / 2, my - dx / 2, mx + dy / 2, my + dx / 2, 0.1, colour);
    }
}

export function drawTrail(p: Painter, s: State, trail: Trail): void {
  const { cols, rows } = s.grid;
  p.kept(s, -0.1, -0.1, cols + 2 * RIM + 0.2, rows + 2 * RIM + 0.3, () => paint(p, s, trail));
  const end = fieldSpot(s.mode, s.grid, trail.last);
  const beat = 1 + Math.sin(p.now * 3) * 0.04;
  if (s.goal) p.sprite(s.goal, end.x, end.y, 0.8 * beat, { shadow: false });
  else p.text('★', end.x, end.y + 0.04, 0.6 * beat, p.palette.panel);
  // geese, or what the prompt has in their place
  const [look] = s.looks;
  if (s.mode !== 'goose' || !look) return;
  for (const [field, { does }] of trail.specials) {
    if (does !== 'again') continue;
    const { x, y } = fieldSpot(s.mode, s.grid, field);
    p.sprite(look, x - 0.1, y + 0.14, 0.56, { shadow: false });
  }
}
