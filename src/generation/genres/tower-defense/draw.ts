/** How it looks: a meadow that fills the window, a trodden way, towers on stone, and a row of buttons that explains itself. */
import { sceneryOf } from '../../kit/scenery.js';
import type { Game, Painter } from '../../kit/types.js';
import { canBuild, reachOf } from './field.js';
import { drawShop, drawPriceTag } from './shop.js';
import { COLS, ROWS, type Foe, type State, type Tower } from './state.js';
import { drawTower } from './tower.js';

const hash = (n: number): number => Math.abs(Math.sin(n * 78.233) * 43758.5453) % 1;

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
    ...s.field.foes.map((foe) => ({ y: foe.y, draw: () => drawFoe(p, foe) })),
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

function drawMeadow(p: Painter, s: State, g: Game): void {
  const { palette, view } = p;
  const grass = p.mix(palette.near, palette.solidEdge, 0.5);
  p.rect(view.x, view.y, view.w, view.h, p.mix(grass, '#000000', 0.12));
  const dark = p.mix(grass, '#000000', 0.05);
  const land = g.design.seed % 991;
  // hollows and stones of the land around
  p.ctx.globalAlpha = 0.5;
  for (let i = 0; i < 22; i++) {
    const x = (i % 2 ? COLS + 0.6 : -9.6) + hash(land + i * 2.3) * 9;
    const y = -2 + hash(land + i * 4.1) * (ROWS + 5);
    p.rect(x, y, 1.4 + hash(i) * 2.2, 0.5 + hash(i + land) * 0.5, p.mix(grass, '#000000', 0.2), 0.5);
    if (i % 3 === 0) p.circle(x, y, 0.16 + hash(i * 3) * 0.2, p.mix(palette.solid, '#8a8a94', 0.4));
  }
  p.ctx.globalAlpha = 1;
  // grass without seams: one field, then every second cell
  p.rect(0, 0, COLS, ROWS, grass, 0.4);
  p.ctx.fillStyle = dark;
  for (let r = 0; r < ROWS; r++)
    for (let c = r % 2; c < COLS; c += 2) if (s.field.ground.cells[r * COLS + c] !== 1) p.ctx.fillRect(c, r, 1, 1);
  const seed = g.design.seed % 991;
  p.ctx.fillStyle = p.mix(grass, palette.near, 0.45);
  for (let i = 0; i < 46; i++) {
    const x = hash(seed + i) * COLS;
    const y = hash(seed + i * 1.7 + 9) * ROWS;
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
    const x = right ? COLS + 1.4 + hash(seed + i * 3.3) * 6 : -1.4 - hash(seed + i * 3.3) * 6;
    const y = -0.6 + (Math.floor(i / 2) + hash(seed + i * 5.1)) * 1.4;
    if (actor) p.sprite(actor, x, y, 0.9 + hash(seed + i) * 0.4, { wash: `${grass}73`, dir: right ? -1 : 1 });
  }
  // and in its shade, which deepens away from the field: scenery must not outshine the battle
  for (const [edge, side] of [
    [0, -1],
    [COLS, 1],
  ] as const) {
    const shade = p.ctx.createLinearGradient(edge, 0, edge + side * 5, 0);
    shade.addColorStop(0, 'rgba(8,10,26,0)');
    shade.addColorStop(1, 'rgba(8,10,26,.36)');
    p.ctx.fillStyle = shade;
    p.ctx.fillRect(side < 0 ? view.x : edge, view.y, Math.max(0, side < 0 ? -view.x : view.x + view.w - edge), view.h);
  }
}

/** The way, drawn out of the window where it begins. */
function drawWay(p: Painter, s: State): void {
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

function drawStones(p: Painter, s: State, g: Game): void {
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

function drawFoe(p: Painter, foe: Foe): void {
  const hop = Math.abs(Math.sin(foe.gone * 3.4 + foe.side * 30)) * (foe.way === 'tank' ? 0.04 : 0.14);
  const x = foe.x + foe.side;
  p.sprite(foe.actor, x, foe.y - foe.size * 0.24 - hop + foe.side, foe.size, {
    dir: foe.dir,
    squash: foe.squash.value + Math.sin(foe.gone * 6.8) * 0.05,
    shadow: true,
    white: foe.hit / 8,
    ...(foe.slow > 0 ? { glow: '#bfeaff' } : foe.way === 'boss' ? { glow: p.palette.danger } : {}),
  });
  if (foe.hp < foe.most && foe.way !== 'boss')
    p.health(x, foe.y - foe.size * 0.85, Math.max(0.5, foe.size * 0.6), foe.hp / foe.most);
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
