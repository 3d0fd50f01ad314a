/** The place seen from above: floor, walls, what stands about, hiding places and what lies beyond the wall. Drawn once a level. */
import { noise } from '../../kit/random.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import { H, W, type Spot, type Thing } from './state.js';

/** places under the sky: grass there, and bushes to hide in; elsewhere boards, and chests */
const OUTSIDE = /^(?:forest|farm|garden|jungle|beach|desert|ice|volcano|ocean|sky|space|city|village|sports)$/u;

export const isOutside = (g: Game): boolean => OUTSIDE.test(g.design.theme.id);

const floorOf = (p: Painter): string =>
  p.mix(p.mix(p.palette.near, p.palette.solidEdge, 0.35), p.palette.horizon, 0.18);

export function ellipse(p: Painter, x: number, y: number, w: number, h: number, colour: string): void {
  p.ctx.fillStyle = colour;
  p.ctx.beginPath();
  p.ctx.ellipse(x, y, w, h, 0, 0, 6.2832);
  p.ctx.fill();
}

/** What lies beyond the wall, as far as the window shows it. */
export function drawBeyond(p: Painter, g: Game): void {
  const { view } = p;
  const dark = p.mix(floorOf(p), '#05060c', 0.62);
  p.rect(view.x - 1, view.y - 1, view.w + 2, view.h + 2, dark);
  const kinds = sceneryOf(g.design.cast.deco);
  if (kinds.length === 0) return;
  for (let y = -7; y < H + 8; y += 2)
    for (let x = -5; x < W + 6; x += 2) {
      if (x > -1.6 && x < W + 0.6 && y > -2 && y < H + 1) continue;
      const k = noise(x * 7 + y * 13 + (g.design.seed % 97));
      const one = kinds[Math.floor(k * 97) % kinds.length];
      if (one && k < 0.55) p.sprite(one, x + k, y + k * 0.8, 1.2 + k, { wash: `${dark}99` });
    }
}

export interface Place {
  readonly walls: readonly Spot[];
  readonly stones: readonly Spot[];
  readonly hides: readonly Spot[];
  readonly creaks: readonly Spot[];
}

export function drawPlace(p: Painter, g: Game, key: object, place: Place): void {
  p.kept(key, -0.4, -0.6, W + 0.8, H + 1.2, () => {
    drawFloor(p, g, place.creaks);
    drawWalls(p, place.walls);
    drawStones(p, g, place.stones);
    for (const hide of place.hides) drawHide(p, g, hide, 1);
  });
}

function drawFloor(p: Painter, g: Game, creaks: readonly Spot[]): void {
  const floor = floorOf(p);
  p.rect(0.3, 0.3, W - 0.6, H - 0.6, floor, 0.3);
  const outside = isOutside(g);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const k = noise(x * 31 + y * 17 + (g.design.seed % 89));
      if (outside) {
        if ((x + y) % 2) p.rect(x, y, 1, 1, 'rgba(255,255,255,.045)');
        if (k < 0.24)
          for (let i = -1; i <= 1; i++)
            p.line(x + 0.5 + k, y + 0.6, x + 0.5 + k + i * 0.12, y + 0.42, 0.05, p.mix(floor, p.palette.near, 0.7));
        continue;
      }
      // boards: three to a cell, each as long as two
      for (let i = 0; i < 3; i++) {
        const shade = noise(Math.floor((x + (i % 2)) / 2) * 7 + y * 3 + i);
        p.rect(
          x,
          y + i / 3,
          1,
          1 / 3 - 0.02,
          p.mix(floor, shade > 0.5 ? '#ffffff' : '#000000', 0.03 + Math.abs(shade - 0.5) * 0.09),
        );
      }
    }
  for (const { x, y } of creaks) drawCreak(p, x, y);
}

/** A loose board, with a crack: to be seen before one steps on it. */
function drawCreak(p: Painter, x: number, y: number): void {
  const wood = p.mix(p.palette.solid, '#8a5a2b', 0.55);
  p.rect(x + 0.06, y + 0.1, 0.88, 0.84, 'rgba(0,0,0,.35)', 0.06);
  p.rect(x + 0.06, y + 0.06, 0.88, 0.84, p.mix(wood, '#000000', 0.15), 0.06);
  for (const i of [0, 1]) p.rect(x + 0.1, y + 0.1 + i * 0.4, 0.8, 0.36, p.mix(wood, '#ffffff', 0.14 + i * 0.06), 0.05);
  const { ctx } = p;
  ctx.strokeStyle = 'rgba(0,0,0,.65)';
  ctx.lineWidth = 0.06;
  ctx.beginPath();
  ctx.moveTo(x + 0.2, y + 0.26);
  ctx.lineTo(x + 0.42, y + 0.36);
  ctx.lineTo(x + 0.5, y + 0.58);
  ctx.lineTo(x + 0.8, y + 0.7);
  ctx.stroke();
}

function drawWalls(p: Painter, walls: readonly Spot[]): void {
  const { palette } = p;
  const side = p.mix(palette.solid, '#000000', 0.42);
  const light = p.mix(palette.solid, palette.solidEdge, 0.55);
  const edge: Spot[] = [];
  for (let x = 0; x < W; x++) edge.push({ x, y: 0 }, { x, y: H - 1 });
  for (let y = 1; y < H - 1; y++) edge.push({ x: 0, y }, { x: W - 1, y });
  const all = [...edge, ...walls];
  for (const { x, y } of all) p.rect(x + 0.08, y + 0.2, 1, 1.04, 'rgba(0,0,0,.22)', 0.12);
  for (const { x, y } of all) p.rect(x, y, 1, 1.12, side, 0.08);
  for (const { x, y } of all) p.rect(x, y - 0.16, 1, 0.98, palette.solid, 0.08);
  for (const { x, y } of all) p.rect(x + 0.06, y - 0.1, 0.88, 0.12, light, 0.05);
}

function drawStones(p: Painter, g: Game, stones: readonly Spot[]): void {
  const { obstacles } = g.design.cast;
  stones.forEach(({ x, y }, i) => {
    const look = obstacles[i % Math.max(1, obstacles.length)];
    ellipse(p, x + 0.5, y + 0.86, 0.56, 0.24, 'rgba(0,0,0,.28)');
    if (look) p.sprite(look, x + 0.5, y + 0.36, 1.25);
    else p.block(x + 0.02, y - 0.1, 0.96, 1);
  });
}

/** what one is in, and not behind */
const BUILDING =
  /school|house|castle|building|hospital|factory|hotel|bank|store|stadium|temple|church|museum|office|bell|clock/u;

/** Scenery that the prompt names is what one hides in: lockers, desks, curtains. */
function hideOf(g: Game, spot: Spot): Actor | undefined {
  const named = sceneryOf(g.design.cast.deco).filter(({ from, sprite }) => from === 'prompt' && !BUILDING.test(sprite));
  return named.length > 0 ? named[(spot.x * 3 + spot.y) % named.length] : undefined;
}

/** A place to hide in; drawn again, paler, over whoever is in it. */
export function drawHide(p: Painter, g: Game, spot: Spot, alpha: number): void {
  const { ctx, palette } = p;
  const [x, y] = [spot.x + 0.5, spot.y + 0.5];
  ctx.globalAlpha = alpha;
  if (alpha === 1) ellipse(p, x, y + 0.38, 0.58, 0.22, 'rgba(0,0,0,.3)');
  const look = hideOf(g, spot);
  if (look) p.sprite(look, x, y - 0.12, 1.3, { alpha });
  else if (isOutside(g)) {
    const leaf = p.mix(p.mix(palette.near, '#3c8a3f', 0.6), '#000000', 0.1);
    for (let i = 0; i < 7; i++) {
      const k = noise(spot.x * 9 + i * 5 + spot.y);
      p.circle(x + Math.cos(i * 0.9) * 0.33, y + Math.sin(i * 0.9) * 0.26, 0.3, p.mix(leaf, '#ffffff', k * 0.16));
    }
    p.circle(x, y - 0.06, 0.34, p.mix(leaf, '#ffffff', 0.18));
    for (let i = 0; i < 4; i++)
      p.circle(x - 0.3 + i * 0.2, y - 0.14 + noise(i + spot.x) * 0.3, 0.06, p.mix(leaf, palette.accent, 0.6));
  } else {
    // a laundry basket: woven, with a cloth over its rim
    const wood = p.mix(palette.solidEdge, '#a4713d', 0.85);
    p.rect(x - 0.5, y - 0.42, 1, 0.92, p.mix(wood, '#000000', 0.4), 0.16);
    for (let i = 0; i < 4; i++)
      p.rect(x - 0.46, y - 0.36 + i * 0.21, 0.92, 0.15, p.mix(wood, '#ffffff', i % 2 ? 0.06 : 0.16), 0.06);
    p.rect(x - 0.54, y - 0.52, 1.08, 0.26, p.mix(palette.accent, '#ffffff', 0.35), 0.12);
  }
  ctx.globalAlpha = 1;
}

export function drawThing(p: Painter, thing: Thing): void {
  const { x, y, great } = thing;
  const bob = Math.sin(p.now * 3 + x) * 0.05;
  if (great) {
    ellipse(p, x, y + 0.4, 0.7, 0.28, 'rgba(0,0,0,.35)');
    p.rect(x - 0.5, y + 0.05, 1, 0.4, p.mix(p.palette.solid, '#ffffff', 0.25), 0.1);
  }
  p.sprite(thing.actor, x, y - 0.1 + bob - (great ? 0.3 : 0), great ? 1.25 : 0.85, {
    shadow: !great,
    glow: p.palette.accent,
  });
}
