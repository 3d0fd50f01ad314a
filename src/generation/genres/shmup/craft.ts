/** The ship with its flames and shield, and what it shoots. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { W, type State } from './state.js';

const UP = -Math.PI / 2;

/** pictures that fly by themselves; all others get a craft to sit in */
const CRAFT =
  /^mask:|rocket|starfighter|drone|asteroid|space-station|submarine|airplane|saucer|helicopter|ship|satellite|parachute|balloon|dragon|bird|eagle|bat$|bee$|butterfly|owl|duck|fairy|ghost/u;

export function drawShot(p: Painter, g: Game, x: number, y: number, heading: number): void {
  const { ctx, palette } = p;
  const { projectile } = g.design.cast;
  ctx.globalAlpha = 0.4;
  p.rect(x - 0.13, y - 0.2, 0.26, 0.95, palette.accent, 0.13);
  ctx.globalAlpha = 1;
  if (projectile) return p.sprite(projectile, x, y, 0.8, { heading, dir: 1 });
  p.rect(x - 0.1, y - 0.36, 0.2, 0.72, p.mix(palette.accent, '#000000', 0.2), 0.1);
  p.rect(x - 0.06, y - 0.32, 0.12, 0.6, '#ffffff', 0.06);
}

/** Wings and a hull, for a hero that can't fly. */
function drawCraft(p: Painter, x: number, y: number, tilt: number): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(tilt);
  const piece = (colour: string, points: readonly number[]): void => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] as number, points[i + 1] as number);
    ctx.fill();
  };
  const steel = p.mix(palette.solidEdge, '#ffffff', 0.35);
  for (const side of [-1, 1]) {
    piece(p.mix(palette.solid, '#000000', 0.45), [0, -0.3, side * 1.04, 0.4, side * 1.04, 0.66, 0, 0.56]);
    piece(palette.accent, [0, -0.22, side * 0.95, 0.42, side * 0.95, 0.56, 0, 0.46]);
    p.rect(side * 0.96 - 0.07, 0.02, 0.14, 0.6, steel, 0.07);
  }
  p.rect(-0.5, -0.62, 1, 1.24, p.mix(palette.solid, '#000000', 0.45), 0.5);
  p.rect(-0.43, -0.55, 0.86, 1.1, steel, 0.43);
  ctx.restore();
}

export function drawShip(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const { ship } = s;
  const flame = 0.45 + Math.abs(Math.sin(p.now * 24)) * 0.22 - clamp(ship.vy, -6, 6) * 0.05;
  for (const x of g.has('wrap') ? [ship.x - W - 0.8, ship.x, ship.x + W + 0.8] : [ship.x]) {
    if (x < -1.5 || x > W + 1.5) continue;
    for (const [w, long, colour] of [
      [0.26, 1.2, p.mix(palette.danger, palette.accent, 0.4)],
      [0.15, 0.8, '#fff4c4'],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.moveTo(x - w, ship.y + 0.42);
      ctx.quadraticCurveTo(x, ship.y + 0.6 + flame * long * 2, x + w, ship.y + 0.42);
      ctx.fill();
    }
    const rides = !CRAFT.test(g.design.cast.hero.sprite);
    if (rides) drawCraft(p, x, ship.y, clamp(ship.vx * 0.025, -0.3, 0.3));
    p.hero(x, ship.y - (rides ? 0.28 : 0), rides ? 1.5 : 1.6, {
      dir: 1,
      heading: UP,
      angle: clamp(ship.vx * 0.025, -0.3, 0.3),
      squash: ship.squash.value,
      glow: palette.accent,
    });
    if (!s.shield) continue;
    p.circle(x, ship.y, 1.15 + Math.sin(p.now * 5) * 0.03, 'rgba(190,234,255,.22)');
    ctx.strokeStyle = 'rgba(220,245,255,.85)';
    ctx.lineWidth = 0.07;
    ctx.stroke();
  }
}
