/** How it looks: a meadow that fills the window, a trodden way, towers on stone, and a row of buttons that explains itself. */
import type { Game, Painter } from '../../kit/types.js';
import { canBuild } from './field.js';
import { reachOf } from './makes.js';
import { drawFoe } from './draw-foe.js';
import { drawMeadow, drawStones, drawWay } from './ground.js';
import { drawPriceTag, drawShop } from './shop.js';
import { ROWS, type State, type Tower } from './state.js';
import { drawTower } from './tower.js';

export function drawTowers(p: Painter, s: State, g: Game): void {
  drawMeadow(p, s, g);
  drawWay(p, s);
  drawStones(p, s, g);
  drawReach(p, s);
  drawGoal(p, s, g);
  for (const flash of s.field.flashes)
    if (flash.type === 'chill') {
      const part = 1 - flash.left / 14;
      p.ctx.globalAlpha = (1 - part) * 0.4;
      p.circle(flash.x, flash.y + 0.5, flash.reach * part, p.mix(p.palette.accent, '#bfeaff', 0.8));
      p.ctx.globalAlpha = 1;
    }
  // from the back to the front, so that nobody stands before who is nearer
  const rows: { y: number; draw: () => void }[] = [
    ...s.field.towers.map((tower) => ({ y: tower.y, draw: () => drawTower(p, tower, g) })),
    ...s.field.foes.map((foe) => ({
      // who flies is over all
      y: foe.way === 'flyer' ? ROWS : foe.y,
      draw: () => drawFoe(p, g, foe),
    })),
  ];
  rows.sort((a, b) => a.y - b.y);
  for (const row of rows) row.draw();
  for (const drop of s.drops) {
    const blink = drop.life < 120 && Math.floor(drop.life / 8) % 2 ? 0.3 : 1;
    p.sprite(drop.actor, drop.x, drop.y - 0.1 + Math.sin(p.now * 5) * 0.06, 0.85, {
      glow: p.palette.accent,
      alpha: blink,
    });
  }
  drawShots(p, s, g);
  if (s.hint && s.field.towers.length === 0) drawHint(p, s.hint);
  drawCursor(p, s, g);
  drawShop(p, s, g);
}

function drawReach(p: Painter, s: State): void {
  const over = s.byKeys ? (s.cursor.r < ROWS ? { x: s.cursor.c + 0.5, y: s.cursor.r + 0.5 } : null) : s.seen;
  const c = over ? Math.floor(over.x) : -1;
  const r = over ? Math.floor(over.y) : -1;
  const tower = s.field.towers.find((one) => one.c === c && one.r === r) ?? s.chosen;
  const at = canBuild(s.field, c, r) && !s.chosen ? { x: c + 0.5, y: r + 0.5, reach: reachOf(s.type, 1) } : null;
  const shown = at ?? (tower ? { x: tower.x, y: tower.y, reach: reachOf(tower.type, tower.level) } : null);
  if (!shown) return;
  p.ctx.globalAlpha = 0.2;
  p.circle(shown.x, shown.y, shown.reach, '#ffffff');
  p.ctx.globalAlpha = 0.8;
  p.ctx.strokeStyle = p.palette.accent;
  p.ctx.lineWidth = 0.06;
  p.ctx.beginPath();
  p.ctx.arc(shown.x, shown.y, shown.reach, 0, 6.2832);
  p.ctx.stroke();
  p.ctx.globalAlpha = 1;
}

function drawGoal(p: Painter, s: State, g: Game): void {
  const { x, y } = s.field.ground.goal;
  const { goal } = g.design.cast;
  const { palette } = p;
  p.circle(x, y + 0.1, 0.85, p.mix(palette.solid, '#000000', 0.35));
  p.circle(x, y + 0.02, 0.8, p.mix(palette.solidEdge, palette.solid, 0.35));
  if (goal) p.sprite(goal, x, y - 0.3, 1.7, { squash: s.gate.value, shadow: true });
  else {
    // a keep of the theme's stone with a flag
    for (const side of [-0.55, 0.25]) p.block(x + side, y - 0.95, 0.3, 1.15);
    p.block(x - 0.45, y - 0.6, 0.9, 0.85);
    p.rect(x - 0.18, y - 0.2, 0.36, 0.45, p.mix(palette.solid, '#000000', 0.6), 0.18);
    p.line(x, y - 0.6, x, y - 1.35, 0.06, p.mix(palette.solid, '#000000', 0.5));
    p.rect(x, y - 1.35, 0.5 + Math.sin(p.now * 4) * 0.05, 0.28, palette.accent, 0.05);
  }
  if (!s.shield) return;
  p.ctx.globalAlpha = 0.3;
  p.circle(x, y - 0.25, 1.15 + Math.sin(p.now * 4) * 0.04, '#bfeaff');
  p.ctx.globalAlpha = 1;
}

function drawShots(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const { projectile, items } = g.design.cast;
  for (const bolt of s.field.bolts) {
    const blast = bolt.type === 'blast';
    const actor = blast ? items[0] : projectile;
    if (actor) p.sprite(actor, bolt.x, bolt.y, blast ? 0.62 : 0.6, { angle: bolt.turn });
    else {
      p.circle(bolt.x, bolt.y, 0.16, p.mix(palette.accent, '#000000', 0.4));
      p.circle(bolt.x, bolt.y, 0.11, p.mix(palette.accent, '#ffffff', 0.4));
    }
  }
  ctx.save();
  ctx.lineCap = 'round';
  for (const flash of s.field.flashes) {
    if (flash.type !== 'ray') continue;
    ctx.globalAlpha = flash.left / 14;
    p.line(flash.x, flash.y, flash.tx, flash.ty, 0.28 * (flash.left / 14), palette.danger);
    p.line(flash.x, flash.y, flash.tx, flash.ty, 0.11, '#ffffff');
  }
  ctx.restore();
}

/** A ring that says: here. */
function drawHint(p: Painter, at: { c: number; r: number }): void {
  const { ctx } = p;
  const beat = (p.now * 0.9) % 1;
  ctx.save();
  ctx.strokeStyle = p.palette.accent;
  for (const part of [beat, (beat + 0.5) % 1]) {
    ctx.globalAlpha = 1 - part;
    ctx.lineWidth = 0.12;
    ctx.beginPath();
    ctx.arc(at.c + 0.5, at.r + 0.5, 0.2 + part * 0.6, 0, 6.2832);
    ctx.stroke();
  }
  ctx.restore();
  p.circle(at.c + 0.5, at.r + 0.5, 0.16, p.palette.accent);
}

/** Brackets round the keys' cell, and what a click would do there. */
function drawCursor(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const over = s.byKeys ? s.cursor : s.seen && { c: Math.floor(s.seen.x), r: Math.floor(s.seen.y) };
  const tower: Tower | undefined | null =
    s.chosen ?? (over && s.field.towers.find((one) => one.c === over.c && one.r === over.r));
  if (tower) drawPriceTag(p, s, tower);
  if (!over || over.r >= ROWS) return;
  const free = canBuild(s.field, over.c, over.r);
  if (free && !s.chosen) {
    ctx.globalAlpha = 0.6;
    drawTower(p, ghost(s, over.c, over.r), g);
    ctx.globalAlpha = 1;
  }
  if (!s.byKeys) return;
  const grow = 0.04 * Math.sin(p.now * 6);
  ctx.save();
  ctx.strokeStyle = free || tower ? palette.accent : palette.danger;
  ctx.lineWidth = 0.1;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const) {
    const [sx, sy] = [x ? -1 : 1, y ? -1 : 1];
    const cx = over.c + x - sx * grow;
    const cy = over.r + y - sy * grow;
    ctx.moveTo(cx + sx * 0.3, cy);
    ctx.lineTo(cx, cy);
    ctx.lineTo(cx, cy + sy * 0.3);
  }
  ctx.stroke();
  ctx.restore();
}

const ghost = (s: State, c: number, r: number): Tower => ({
  c,
  r,
  x: c + 0.5,
  y: r + 0.5,
  type: s.type,
  level: 1,
  spent: 0,
  wait: 0,
  aim: -1.57,
  fired: 99,
  squash: s.called,
});
