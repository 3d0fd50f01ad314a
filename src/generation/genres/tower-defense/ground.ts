/** The land that is defended: a meadow, the way through it, and stones. */
import { sceneryOf } from '../../kit/scenery.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { COLS, ROWS, type State } from './state.js';

export function drawMeadow(p: Painter, s: State, g: Game): void {
  const { palette, view } = p;
  const grass = p.mix(palette.near, palette.solidEdge, 0.5);
  const dark = p.mix(grass, '#000000', 0.05);
  // the theme's ground shows through: one field with a rim, then every second cell
  p.ctx.globalAlpha = 0.72;
  p.rect(-0.12, -0.06, COLS + 0.24, ROWS + 0.24, p.mix(grass, '#000000', 0.45), 0.5);
  p.rect(0, 0, COLS, ROWS, grass, 0.4);
  p.ctx.globalAlpha = 1;
  p.ctx.fillStyle = dark;
  for (let r = 0; r < ROWS; r++)
    for (let c = r % 2; c < COLS; c += 2) if (s.field.ground.cells[r * COLS + c] !== 1) p.ctx.fillRect(c, r, 1, 1);
  const seed = g.design.seed % 991;
  p.ctx.fillStyle = p.mix(grass, palette.near, 0.45);
  for (let i = 0; i < 46; i++) {
    const x = noise(seed + i) * COLS;
    const y = noise(seed + i * 1.7 + 9) * ROWS;
    if (s.field.ground.cells[Math.floor(y) * COLS + Math.floor(x)] === 1) continue;
    p.ctx.fillRect(x, y, 0.06, 0.16);
    p.ctx.fillRect(x + 0.1, y + 0.05, 0.05, 0.11);
    p.ctx.fillRect(x - 0.1, y + 0.06, 0.05, 0.1);
  }
  const deco = sceneryOf(g.design.cast.deco);
  // beside the field, where a wide window shows more of the land
  for (let i = 0; i < 20 && deco.length > 0; i++) {
    const actor = deco[i % deco.length];
    const right = i % 2 === 1;
    const x = right ? COLS + 1.4 + noise(seed + i * 3.3) * 6 : -1.4 - noise(seed + i * 3.3) * 6;
    const y = -0.6 + (Math.floor(i / 2) + noise(seed + i * 5.1)) * 1.4;
    if (actor) p.sprite(actor, x, y, 0.9 + noise(seed + i) * 0.4, { wash: `${grass}73`, dir: right ? -1 : 1 });
  }
  // and in its shade, which deepens away from the field: scenery must not outshine the battle
  for (const [edge, side, room] of [
    [0, -1, -view.x],
    [COLS, 1, view.x + view.w - COLS],
  ] as const) {
    if (room <= 0) continue;
    const shade = p.ctx.createLinearGradient(edge, 0, edge + side * 3, 0);
    shade.addColorStop(0, 'rgba(8,10,26,.2)');
    shade.addColorStop(1, 'rgba(8,10,26,.34)');
    p.ctx.fillStyle = shade;
    p.ctx.fillRect(side < 0 ? -3 : edge, view.y, 3, view.h);
    // a plain fill costs half of a gradient's
    if (room > 3) p.rect(side < 0 ? view.x : edge + 3, view.y, room - 3, view.h, 'rgba(8,10,26,.34)');
  }
}

/** The way, drawn out of the window where it begins. */
export function drawWay(p: Painter, s: State): void {
  const { ctx, palette, view } = p;
  const trace = (): void => {
    ctx.beginPath();
    for (const { points } of s.field.ground.lanes) {
      points.forEach((point, i) => {
        const out = i === 0 ? 1 : 0;
        const x = out && point.x < 0 ? view.x - 1 : out && point.x > COLS ? view.x + view.w + 1 : point.x;
        const y = out && point.y < 0 ? view.y - 1 : point.y;
        if (i === 0) ctx.moveTo(x, y);
        else ctx.lineTo(x, y);
      });
    }
  };
  ctx.save();
  ctx.lineJoin = ctx.lineCap = 'round';
  const earth = p.mix(palette.solid, palette.solidEdge, 0.2);
  for (const [width, colour] of [
    [1.06, p.mix(earth, '#000000', 0.42)],
    [0.92, earth],
    [0.66, p.mix(earth, '#ffffff', 0.12)],
  ] as const) {
    trace();
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  // small marks that go the way the enemies go
  trace();
  ctx.globalAlpha = 0.35;
  ctx.lineWidth = 0.12;
  ctx.strokeStyle = p.mix(earth, '#000000', 0.5);
  ctx.setLineDash([0.01, 0.75]);
  ctx.lineDashOffset = -p.now * 0.9;
  ctx.stroke();
  ctx.restore();
}

export function drawStones(p: Painter, s: State, g: Game): void {
  const { obstacles } = g.design.cast;
  s.field.ground.stones.forEach(({ c, r }, i) => {
    const actor = obstacles[i % Math.max(1, obstacles.length)];
    if (actor) return p.sprite(actor, c + 0.5, r + 0.45, 0.95, { shadow: true });
    p.rect(c + 0.1, r + 0.72, 0.8, 0.2, 'rgba(0,0,0,.2)', 0.1);
    const stone = p.mix(p.palette.solid, '#8a8a94', 0.4);
    p.circle(c + 0.4, r + 0.55, 0.3, p.mix(stone, '#000000', 0.25));
    p.circle(c + 0.64, r + 0.62, 0.22, p.mix(stone, '#000000', 0.35));
    p.circle(c + 0.38, r + 0.5, 0.24, stone);
    p.circle(c + 0.32, r + 0.43, 0.09, p.mix(stone, '#ffffff', 0.35));
  });
}
