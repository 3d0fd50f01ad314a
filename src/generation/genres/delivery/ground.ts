/** The quarter itself, which does not change: streets, blocks as houses with a door each, and the depot with its awning. */
import { sceneryOf } from '../../kit/scenery.js';
import type { Game, Painter } from '../../kit/types.js';
import { doorOf, H, W, type Block } from './level.js';
import type { State } from './state.js';

/** themes whose blocks are built; elsewhere they are rock and green */
const BUILT = new Set([
  'city',
  'village',
  'home',
  'castle',
  'school',
  'cyberpunk',
  'toys',
  'candy',
  'kitchen',
  'farm',
  'beach',
  'haunted',
]);
/** height of a wall that is seen below the roof */
const WALL = 0.95;

export function drawQuarter(p: Painter, s: State, g: Game): void {
  const { palette: c, view } = p;
  const verge = p.mix(c.near, c.solid, 0.4);
  // what lies beyond the edge is seen where the window is larger than the quarter
  p.rect(view.x - 1, view.y - 1, view.w + 2, view.h + 2, verge);
  p.kept(s.quarter, -3, -3, W + 6, H + 6, () => paint(p, s, g, verge));
}

function paint(p: Painter, s: State, g: Game, verge: string): void {
  const { palette: c } = p;
  const { quarter } = s;
  const built = BUILT.has(g.design.theme.id);
  const street = built ? p.mix(p.mix(c.far, c.ink, 0.28), c.horizon, 0.35) : p.mix(c.far, c.horizon, 0.4);
  p.rect(-0.25, -0.25, W + 0.5, H + 0.5, p.mix(verge, '#000000', 0.25), 0.6);
  p.rect(0, 0, W, H, street, 0.4);
  // broken lines along the middles of the streets
  const line = p.mix(street, '#ffffff', 0.28);
  if (built) {
    for (let y = 1; y < H; y += 5) for (let x = 0.4; x < W - 0.4; x += 1.3) p.rect(x, y - 0.04, 0.6, 0.08, line, 0.04);
    for (let x = 1; x < W; x += 6)
      for (let y = 0.4; y < H - 0.4; y += 1.3)
        if (!quarter.tiles.solid(x, y)) p.rect(x - 0.04, y, 0.08, 0.6, line, 0.04);
  } else
    for (let i = 0; i < 90; i++) {
      const [x, y] = [(i * 7.31) % W, (i * 4.77) % H];
      p.rect(x, y, 0.2 + (i % 3) * 0.1, 0.07, line, 0.03);
    }
  if (built) for (const block of quarter.blocks) drawPavement(p, block, street);
  for (const [i, block] of quarter.blocks.entries()) drawBlock(p, g, block, i, built, block === quarter.depot);
  const deco = sceneryOf(g.design.cast.deco);
  if (deco.length === 0) return;
  if (!built)
    quarter.blocks.forEach(({ x, y, w, h }, i) => {
      p.sprite(deco[i % deco.length]!, x + w * 0.26, y + (h - WALL) * 0.5, 1.25, { shadow: true });
      p.sprite(deco[(i + 1) % deco.length]!, x + w * 0.74, y + (h - WALL) * 0.42, 1.05, { shadow: true });
    });
  for (let i = 0; i < 12; i++)
    p.sprite(deco[i % deco.length]!, i * 2.4 - 0.6, i % 2 ? -1.2 : H + 1.3, 1.4, { alpha: 0.7 });
}

/** Slabs around a house, and a doormat. */
function drawPavement(p: Painter, block: Block, street: string): void {
  const { x, y, w, h } = block;
  const stone = p.mix(street, '#ffffff', 0.3);
  p.rect(x - 0.42, y - 0.36, w + 0.84, h + 0.86, p.mix(street, '#000000', 0.22), 0.3);
  p.rect(x - 0.36, y - 0.3, w + 0.72, h + 0.7, stone, 0.26);
  const joint = p.mix(stone, street, 0.6);
  for (let at = x; at < x + w + 0.3; at += 0.6) p.rect(at, y + h, 0.04, 0.4, joint);
  const door = doorOf(block);
  p.rect(door.x - 0.42, y + h + 0.04, 0.84, 0.26, p.mix(p.palette.danger, street, 0.35), 0.06);
}

function drawBlock(p: Painter, g: Game, block: Block, i: number, built: boolean, isDepot: boolean): void {
  const { palette: c } = p;
  const { x, y, w, h } = block;
  p.rect(x + 0.12, y + 0.2, w, h, 'rgba(0,0,0,.28)', 0.35);
  if (!built && !isDepot) {
    p.block(x, y, w, h, true);
    const door = doorOf(block);
    p.rect(door.x - 0.42, y + h - 0.8, 0.84, 0.82, p.mix(c.solid, '#000000', 0.6), 0.4);
    return;
  }
  const paints = [
    c.solid,
    p.mix(c.solid, c.danger, 0.35),
    p.mix(c.solid, c.accent, 0.35),
    p.mix(c.solid, c.near, 0.55),
  ];
  const roof = isDepot ? p.mix(c.accent, c.solid, 0.15) : paints[i % paints.length]!;
  const wall = p.mix(p.mix(roof, c.panel, 0.5), c.horizon, 0.2);
  p.rect(x, y + h - WALL - 0.2, w, WALL + 0.2, wall, 0.12);
  p.rect(x, y + h - 0.12, w, 0.12, p.mix(wall, '#000000', 0.35), 0.06);
  p.rect(x - 0.12, y - 0.12, w + 0.24, h - WALL + 0.2, roof, 0.22);
  p.rect(x - 0.12, y + h - WALL - 0.06, w + 0.24, 0.14, p.mix(roof, '#000000', 0.35), 0.07);
  for (let row = y + 0.3; row < y + h - WALL - 0.1; row += 0.42)
    p.rect(x + 0.05, row, w - 0.1, 0.05, p.mix(roof, '#000000', 0.14), 0.02);
  const [cx, cy] = [x + w * (i % 2 ? 0.72 : 0.24), y + 0.35];
  p.rect(cx, cy, 0.5, 0.62, p.mix(roof, '#000000', 0.4), 0.08);
  p.rect(cx - 0.05, cy - 0.08, 0.6, 0.2, p.mix(roof, '#ffffff', 0.25), 0.06);
  const door = doorOf(block);
  const glass = p.mix(c.horizon, '#ffffff', 0.35);
  for (let at = x + 0.35; at < x + w - 0.6; at += 0.82) {
    if (Math.abs(at + 0.25 - door.x) < 0.7) continue;
    p.rect(at, y + h - WALL + 0.24, 0.5, 0.42, p.mix(wall, '#000000', 0.4), 0.06);
    p.rect(at + 0.04, y + h - WALL + 0.28, 0.42, 0.34, glass, 0.04);
    // a sash bar, and a box of flowers
    p.rect(at + 0.235, y + h - WALL + 0.28, 0.03, 0.34, p.mix(wall, '#000000', 0.4));
    p.rect(at - 0.04, y + h - WALL + 0.64, 0.58, 0.13, p.mix(c.near, '#000000', 0.25), 0.05);
    for (const k of [0.05, 0.25, 0.45]) p.circle(at + k, y + h - WALL + 0.62, 0.07, k === 0.25 ? c.accent : c.danger);
  }
  p.rect(door.x - 0.38, y + h - 0.78, 0.76, 0.8, p.mix(roof, '#000000', 0.55), 0.1);
  if (isDepot) awning(p, block, c.accent, g.design.theme.style === 'noir' ? '#d8d8d8' : '#ffffff');
}

function awning(p: Painter, { x, y, w, h }: Block, colour: string, light: string): void {
  const n = Math.round(w * 1.5);
  for (let i = 0; i < n; i++) {
    const part = w / n;
    p.rect(x + i * part, y + h - WALL + 0.05, part + 0.02, 0.34, i % 2 ? light : colour, 0.06);
    p.circle(x + (i + 0.5) * part, y + h - WALL + 0.39, part / 2, i % 2 ? light : colour);
  }
}
