/** A platformer's level, laid piece by piece, so that the way from start to goal exists by construction; the playtest's bot then walks it. */
import type { Game } from '../../kit/types.js';
import { SOLID, Tiles } from '../../kit/tiles.js';
import { piecesOf } from './ideas.js';
import type { Envelope, Level } from './level.types.js';
import { Builder, ROWS } from './pieces.js';

/** The level that the game is at, from its chance alone. */
export function buildLevel(g: Game, e: Envelope): Level {
  const pieces = piecesOf(g);
  const b = new Builder(g, e, new Tiles(pieces.length * 22 + 60, ROWS));
  const checkpoints = [{ x: 2, y: b.y - 1 }];
  b.flat(9);
  b.row(5, 3, 0.7);
  pieces.forEach((piece, i) => {
    b.add(piece, i);
    if (i % 3 === 2) checkpoints.push({ x: b.x - 1.5, y: b.y - 1 });
  });
  let arena: Level['arena'] = null;
  if (g.has('boss') && g.level === g.levels) {
    const from = b.flat(15);
    checkpoints.push({ x: from + 1, y: b.y - 1 });
    arena = { from: from + 3, to: b.x - 1, y: b.y };
  }
  const end = b.flat(10);
  // a wall closes the level; what was not built behind it is never seen
  b.tiles.fill(b.x, 0, b.tiles.w - b.x, ROWS, SOLID);
  b.ground.push({ x: b.x, y: b.y - 1, w: 30, ledge: false });
  const { tiles, ground, walls, items, enemies, hazards, shields, rafts, springs, draughts, brittles, doors } = b;
  return {
    tiles,
    ground,
    walls,
    items,
    enemies,
    hazards,
    shields,
    rafts,
    springs,
    draughts,
    brittles,
    doors,
    checkpoints,
    goal: { x: end + 6, y: b.y - 1 },
    arena,
    start: { x: 2, y: 25 },
  };
}
