/** The scene from back to front, the light in the dark, the list below, the hint, and the glass that keys move. */
import { clamp, lerp } from '../../kit/juice.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { COVERS, drawPiece, familyOf, PIECES, type PieceName } from './pieces.js';
import { gridsOf, rowY, waveOf } from './scene.js';
import { drawGlass, drawStrip, slotOf } from './strip.js';
import { atHeight, FLIGHT, hiderAt, layOf, LIT, placeOf, spotOf, STRIP, W, type State, type Thing } from './state.js';

/** The ground of one row, as wide as the window: a hill, or a shelf in a room. */
function drawGround(p: Painter, s: State, g: Game, row: number): void {
  const { view, palette } = p;
  const grid = gridsOf(s.seek)[layOf(g.height)];
  const flat = familyOf(g.design.theme.id) === 'boxes';
  const y = atHeight(rowY(grid, row), g.height);
  const next = row + 1 < grid.rows ? atHeight(rowY(grid, row + 1), g.height) : g.height + 6;
  const [x, w, h] = [view.x - 0.5, view.w + 1, next - y + 1];
  p.kept(`ground ${row} ${s.seek} ${y.toFixed(2)} ${w.toFixed(2)}`, x, y - 0.5, w, h + 0.5, () => {
    const { ctx } = p;
    const far = 1 - row / (grid.rows - 1);
    const earth = p.mix(p.mix(palette.solid, palette.solidEdge, 0.4), palette.horizon, far * 0.5);
    const edge = p.mix(palette.solidEdge, palette.horizon, far * 0.45);
    const line = (at: number): number => y + (flat ? 0 : waveOf(row, at));
    const hill = (down: number): void => {
      ctx.beginPath();
      ctx.moveTo(x, y + h + 1);
      for (let at = x; at <= x + w + 0.25; at += 0.25) ctx.lineTo(at, line(at) + down);
      ctx.lineTo(x + w + 1, y + h + 1);
      ctx.fill();
    };
    ctx.fillStyle = p.mix(edge, '#000000', 0.28);
    hill(-0.13);
    ctx.fillStyle = edge;
    hill(-0.08);
    ctx.fillStyle = earth;
    hill(flat ? 0.22 : 0.16);
    // it darkens towards the foot of the next row
    const shade = ctx.createLinearGradient(0, y, 0, y + h);
    shade.addColorStop(0, 'rgba(0,0,0,0)');
    shade.addColorStop(1, 'rgba(0,0,0,.28)');
    ctx.fillStyle = shade;
    hill(0.16);
    for (let i = 0; i < w * 1.6; i++) {
      const at = x + noise(i + row * 31) * w;
      const deep = 0.4 + noise(i * 3 + row) * (h - 1.2);
      ctx.fillStyle = p.mix(earth, i % 2 ? '#000000' : '#ffffff', 0.12);
      ctx.beginPath();
      ctx.ellipse(at, line(at) + deep, 0.09 + noise(i) * 0.14, 0.05, 0, 0, 6.2832);
      ctx.fill();
    }
  });
}

/** Beside the board the place goes on, with scenery in which nothing is hidden. */
function drawSides(p: Painter, s: State, g: Game, row: number): void {
  const family = familyOf(g.design.theme.id);
  const names: readonly PieceName[] = s.seek ? COVERS[family] : PIECES[family];
  const grid = gridsOf(s.seek)[layOf(g.height)];
  const size = lerp(grid.far, grid.near, row / (grid.rows - 1));
  const y = atHeight(rowY(grid, row), g.height);
  const { view } = p;
  for (const side of [-1, 1] as const)
    for (let i = 0; i < 6; i++) {
      const x = side < 0 ? -size * 0.6 - i * 1.9 : W + size * 0.6 + i * 1.9;
      const n = row * 17 + i * 5 + (side < 0 ? 3 : 0);
      if (x < view.x - size || x > view.x + view.w + size || noise(n) < 0.2) continue;
      const name = names[Math.floor(noise(n + 1) * names.length)] as PieceName;
      drawPiece(p, name, n % 3, x, y + (family === 'boxes' ? 0 : waveOf(row, x)) - size / 2 + 0.08, size);
    }
}

function drawThing(p: Painter, s: State, g: Game, thing: Thing): void {
  if (thing.found > 0) return;
  const hider = s.seek && thing.target ? s.hiders.find((one) => one.thing === thing) : undefined;
  const { x, y, size } = hider ? hiderAt(hider, g.height, g.frame) : placeOf(thing, g.height);
  if (size === 0) return;
  const { ctx } = p;
  const sway = (s.seek ? Math.sin(p.now * 1.3 + x) * 0.012 : 0) + thing.wobble.value * 0.6;
  if (thing.piece) {
    ctx.save();
    ctx.translate(x, y + size / 2);
    ctx.transform(1, 0, -sway, 1 - thing.wobble.value * 0.3, 0, 0);
    ctx.translate(-x, -y - size / 2);
    drawPiece(p, thing.piece, thing.hue, x, y, size);
    ctx.restore();
  } else if (thing.actor)
    p.sprite(thing.actor, x, y, size, {
      angle: hider ? hider.out.x * 0.2 + Math.sin(p.now * 3 + x) * 0.05 : thing.angle + sway,
      squash: thing.wobble.value,
      shadow: !hider,
    });
}

/** What was found flies to its place in the list. */
function drawFlying(p: Painter, s: State, g: Game): void {
  for (const thing of s.things) {
    if (thing.found === 0 || thing.found > FLIGHT || !thing.actor) continue;
    const at = s.list.findIndex(({ actor }) => actor === thing.actor);
    const t = thing.found / FLIGHT;
    const from = placeOf(thing, g.height);
    const to = slotOf(s, g, Math.max(0, at));
    const part = t < 0.35 ? 0 : ((t - 0.35) / 0.65) ** 2;
    const pop = t < 0.35 ? Math.sin((t / 0.35) * Math.PI) * 0.5 : 0;
    p.sprite(thing.actor, lerp(from.x, to.x, part), lerp(from.y, to.y, part), lerp(from.size, 1.2, part) * (1 + pop), {
      glow: p.palette.accent,
      angle: t * 6.2832 * (thing.angle < 0 ? -1 : 1),
      shadow: false,
    });
  }
}

/** All is dark but where the lamp shines. */
function drawNight(p: Painter, s: State): void {
  const { ctx, view, palette } = p;
  const { x, y } = s.lamp;
  const dark = p.mix(palette.ink, '#05060f', 0.75);
  const light = ctx.createRadialGradient(x, y, LIT * 0.62, x, y, LIT * 1.35);
  light.addColorStop(0, 'rgba(255,240,190,.10)');
  light.addColorStop(0.12, `${dark}00`);
  light.addColorStop(1, `${dark}f0`);
  ctx.fillStyle = light;
  ctx.fillRect(view.x - 1, view.y - 1, view.w + 2, view.h + 2);
}

function drawHint(p: Painter, s: State, g: Game): void {
  if (!s.hinted) return;
  const { ctx } = p;
  const spot = spotOf(s, s.hinted.thing, g.height, g.frame);
  const r = 1 + ((s.hinted.left % 40) / 40) * 0.7;
  ctx.save();
  ctx.globalAlpha = clamp(s.hinted.left / 20, 0, 1);
  for (const [colour, wide, off] of [
    ['#ffffff', 0.2, 0],
    [p.palette.accent, 0.11, 0],
    [p.palette.accent, 0.08, -0.4],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.arc(spot.x, spot.y, r + off, 0, 6.2832);
    ctx.stroke();
  }
  ctx.restore();
}

function drawMarks(p: Painter, s: State): void {
  for (const { x, y, t } of s.marks) {
    p.ctx.globalAlpha = 1 - t / 40;
    const r = 0.34 + t * 0.004;
    for (const [colour, wide] of [
      ['#ffffff', 0.26],
      [p.palette.danger, 0.15],
    ] as const) {
      p.line(x - r, y - r, x + r, y + r, wide, colour);
      p.line(x - r, y + r, x + r, y - r, wide, colour);
    }
  }
  p.ctx.globalAlpha = 1;
}

/** Where nothing is hidden the light is lower. */
function drawFrame(p: Painter, g: Game): void {
  const { view, ctx } = p;
  const bottom = g.height - STRIP + 0.1;
  for (const [x, w, edge] of [
    [view.x - 1, -view.x + 1, 0],
    [W, view.x + view.w - W + 1, W],
  ] as const) {
    if (w <= 1) continue;
    const shade = ctx.createLinearGradient(edge, 0, edge === 0 ? -2.5 : W + 2.5, 0);
    shade.addColorStop(0, 'rgba(0,0,0,0)');
    shade.addColorStop(1, 'rgba(0,0,0,.45)');
    ctx.fillStyle = shade;
    ctx.fillRect(x, view.y - 1, w, view.h + 2);
  }
  ctx.fillStyle = 'rgba(0,0,0,.3)';
  ctx.fillRect(view.x - 1, bottom, view.w + 2, view.y + view.h - bottom + 1);
}

/** Rows of ground, each with what stands on it. */
function drawRows(p: Painter, s: State, g: Game): void {
  const lay = layOf(g.height);
  const { rows } = gridsOf(s.seek)[lay];
  const order = s.order[lay];
  let at = 0;
  for (let row = 0; row < rows; row++) {
    drawGround(p, s, g, row);
    drawSides(p, s, g, row);
    for (; at < order.length && (order[at] as Thing).depth[lay] < row + 0.9; at++)
      drawThing(p, s, g, order[at] as Thing);
  }
  for (; at < order.length; at++) drawThing(p, s, g, order[at] as Thing);
}

/** units beside the board that the kept picture of a scene has */
const MARGIN = 9;

export function drawScene(p: Painter, s: State, g: Game): void {
  // some eighty pictures, of which nothing moves in most frames: drawn once, they cost a third
  const isStill = !s.seek && p.view.x > -MARGIN && s.things.every(({ wobble }) => wobble.value === 0);
  if (isStill) p.kept(s.still, -MARGIN, -1, W + 2 * MARGIN, g.height + 9, () => drawRows(p, s, g));
  else drawRows(p, s, g);
  for (const hider of s.hiders) if (hider.run < 1) drawThing(p, s, g, hider.thing);
  for (const { actor, x, y, v, wobble } of s.walkers)
    p.sprite(actor, x, atHeight(y, g.height), 2.3, { dir: v, squash: wobble.value, shadow: false });
  drawFrame(p, g);
  if (s.idea === 'night') drawNight(p, s);
  drawHint(p, s, g);
  drawMarks(p, s);
  drawStrip(p, s, g);
  drawFlying(p, s, g);
  if (s.byKeys || s.idea === 'night') drawGlass(p, s.cursor.x, s.cursor.y, s.byKeys ? 0.75 : 0.5);
}
