/** The arena seen from above and a little from the south: what stands lower on the screen stands in front. */
import type { Actor } from '../../design.js';
import { SOLID } from '../../kit/tiles.js';
import type { Game, Painter } from '../../kit/types.js';
import { H, W } from './field.js';
import { dist, type Foe, type Power, type State } from './state.js';

/** how far a block's top is lifted */
const RISE = 0.38;
const hash = (x: number, y: number): number => Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1;

export function drawArena(p: Painter, s: State, g: Game): void {
  drawFloor(p, s, g);
  for (const one of s.coming) drawComing(p, one.x, one.y, one.in, one.way === 'boss' ? 1.7 : 0.75);
  for (const item of s.items) if (item.life > 180 || item.life % 16 > 5) drawItem(p, item);
  const rows: (() => void)[][] = Array.from({ length: H }, () => []);
  const at = (y: number, draw: () => void): void => void rows[Math.max(0, Math.min(H - 1, Math.floor(y)))]?.push(draw);
  for (const foe of s.foes) at(foe.y, () => drawFoe(p, s, foe));
  for (const one of s.bumpers) at(one.y, () => drawBumper(p, g, one.x, one.y, one.squash.value));
  at(s.hero.y, () => drawHero(p, s));
  for (let y = 0; y < H; y++) {
    for (const draw of rows[y] ?? []) draw();
    drawWalls(p, s, g, y);
  }
  drawShots(p, s, g);
}

function drawFloor(p: Painter, s: State, g: Game): void {
  const { palette: c, ctx } = p;
  const ground = p.mix(p.mix(c.far, c.horizon, 0.35), c.solidEdge, 0.2);
  p.rect(0.4, 0.4, W - 0.8, H - 0.8, ground, 0.5);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0.5, 0.5, W - 1, H - 1, 0.5);
  ctx.clip();
  // worn and grown-over places
  for (let i = 0; i < 14; i++) {
    const [k, l] = [hash(i, g.design.seed % 71), hash(g.design.seed % 67, i)];
    ctx.globalAlpha = i % 3 ? 0.2 : 0.1;
    ctx.fillStyle = i % 3 ? p.mix(ground, c.near, 0.7) : c.solidEdge;
    ctx.beginPath();
    ctx.ellipse(k * W, l * H, 1.5 + l * 3.5, 1 + k * 2, k * 3, 0, 6.2832);
    ctx.fill();
  }
  // the ring in which it begins
  ctx.globalAlpha = 0.22;
  ctx.strokeStyle = c.accent;
  for (const [r, w] of [
    [3.6, 0.22],
    [3.15, 0.07],
    [0.9, 0.1],
  ] as const) {
    ctx.lineWidth = w;
    ctx.beginPath();
    ctx.arc(W / 2, H / 2, r, 0, 6.2832);
    ctx.stroke();
  }
  ctx.fillStyle = p.mix(ground, c.near, 0.3);
  ctx.globalAlpha = 0.4;
  ctx.beginPath();
  for (let y = 1; y < H - 1; y++) for (let x = 1 + (y % 2); x < W - 1; x += 2) ctx.rect(x, y, 1, 1);
  ctx.fill();
  // tufts, pebbles, flakes: small strokes that no two games have at the same place
  ctx.globalAlpha = 0.5;
  ctx.strokeStyle = p.mix(ground, c.near, 0.55);
  ctx.lineWidth = 0.06;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const k = hash(x + (g.design.seed % 97), y);
      if (k > 0.22) continue;
      const px = x + 0.2 + k * 2.5;
      const py = y + 0.3 + ((k * 31) % 1) * 0.4;
      for (let i = -1; i <= 1; i++) {
        ctx.moveTo(px + i * 0.08, py);
        ctx.lineTo(px + i * 0.15, py - 0.16 + Math.abs(i) * 0.06);
      }
    }
  ctx.stroke();
  ctx.restore();
  const { deco } = g.design.cast;
  if (deco.length > 0)
    for (let i = 0; i < 9; i++) {
      const x = 2 + hash(i, g.design.seed % 89) * (W - 4);
      const y = 2 + hash(g.design.seed % 83, i) * (H - 4);
      if (!s.tiles.solid(x, y)) p.sprite(deco[i % deco.length] as Actor, x, y, 1, { alpha: 0.2 });
    }
  for (const mark of s.marks) {
    ctx.globalAlpha = 0.2;
    for (let i = 0; i < 5; i++) {
      const a = hash(mark.x, i) * 6.28;
      const r = hash(i, mark.y) * mark.size * 0.45;
      p.circle(mark.x + Math.cos(a) * r, mark.y + Math.sin(a) * r, mark.size * (0.1 + r * 0.25), mark.colour);
    }
  }
  ctx.globalAlpha = 1;
  // light from above, dark towards the walls
  const light = ctx.createRadialGradient(W / 2, H / 2, H * 0.3, W / 2, H / 2, W * 0.62);
  light.addColorStop(0, 'rgba(255,255,255,.1)');
  light.addColorStop(1, 'rgba(0,0,0,.2)');
  ctx.fillStyle = light;
  ctx.fillRect(0.4, 0.4, W - 0.8, H - 0.8);
}

function drawWalls(p: Painter, s: State, g: Game, y: number): void {
  const { view } = p;
  const { obstacles } = g.design.cast;
  if (y < view.y - 2 || y > view.y + view.h + 1) return;
  for (let x = 0; x < W; x++) {
    if (s.tiles.get(x, y) !== SOLID || x < view.x - 2 || x > view.x + view.w + 1) continue;
    const edge = x === 0 || y === 0 || x === W - 1 || y === H - 1;
    if (!edge && obstacles.length > 0) {
      const k = Math.floor(hash(x, y) * obstacles.length);
      drawPlinth(p, x + 0.5, y + 0.62);
      p.sprite(obstacles[k] as Actor, x + 0.5, y + 0.08, 1.2 + hash(y, x) * 0.12);
      continue;
    }
    drawBlock(p, s, x, y, edge || obstacles.length === 0);
  }
}

/** what stands in the way stands on stone, so that it is not taken for something to pick up */
function drawPlinth(p: Painter, x: number, y: number): void {
  const { palette: c } = p;
  const disc = (dy: number, w: number, h: number, colour: string): void => {
    p.ctx.fillStyle = colour;
    p.ctx.beginPath();
    p.ctx.ellipse(x, y + dy, w, h, 0, 0, 6.2832);
    p.ctx.fill();
  };
  disc(0.22, 0.62, 0.32, 'rgba(0,0,0,.2)');
  disc(0.14, 0.56, 0.31, p.mix(c.solid, '#000000', 0.4));
  disc(0, 0.56, 0.31, c.solid);
  disc(-0.02, 0.46, 0.24, p.mix(c.solid, c.solidEdge, 0.4));
}

/** Blocks that touch are one wall: rims and round corners only where nothing is beside. */
function drawBlock(p: Painter, s: State, x: number, y: number, joined: boolean): void {
  const { palette: c, ctx } = p;
  const beside = (dx: number, dy: number): boolean => joined && s.tiles.get(x + dx, y + dy) === SOLID && y + dy < H;
  const [up, down, left, right] = [beside(0, -1), beside(0, 1), beside(-1, 0), beside(1, 0)];
  const round = (a: boolean, b: boolean): number => (a || b ? 0 : 0.18);
  const piece = (px: number, py: number, w: number, h: number, colour: string): void => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.roundRect(px, py, w, h, [round(up, left), round(up, right), round(down, right), round(down, left)]);
    ctx.fill();
  };
  const k = hash(x, y);
  if (!down) {
    piece(x + 0.08, y + 0.16, 1, 1, 'rgba(0,0,0,.18)');
    piece(x, y, 1.01, 1, p.mix(c.solid, '#000000', 0.38));
  }
  piece(x, y - RISE, 1.01, 1.01, c.solid);
  const l = left ? -0.03 : 0.09;
  const u = up ? -0.02 : 0.09;
  piece(
    x + l,
    y - RISE + u,
    1.01 - l - (right ? 0 : 0.09),
    1.02 - u - (down ? 0 : 0.1),
    p.mix(c.solid, c.solidEdge, 0.3),
  );
  if (!up)
    p.rect(
      x + (left ? 0 : 0.14),
      y - RISE + 0.1,
      1.01 - (left ? 0 : 0.14) - (right ? 0 : 0.14),
      0.09,
      p.mix(c.solidEdge, '#ffffff', 0.3),
      left || right ? 0 : 0.05,
    );
  ctx.fillStyle = 'rgba(0,0,0,.1)';
  ctx.fillRect(x + 0.2 + k * 0.4, y - RISE + 0.32 + k * 0.35, 0.24, 0.09);
  if (!down && k < 0.6) ctx.fillRect(x + 0.2 + k, y + 0.64, 0.05, 0.34);
}

/** a ring that closes where something is about to stand */
function drawComing(p: Painter, x: number, y: number, left: number, size: number): void {
  const { ctx } = p;
  ctx.save();
  ctx.globalAlpha = 0.5 + 0.4 * Math.sin(left * 0.5);
  ctx.strokeStyle = p.palette.danger;
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.ellipse(x, y + 0.2, size * (0.5 + left / 70), size * (0.3 + left / 110), 0, 0, 6.2832);
  ctx.stroke();
  ctx.globalAlpha = 0.3;
  ctx.fillStyle = p.palette.danger;
  ctx.beginPath();
  ctx.ellipse(x, y + 0.2, size * 0.55, size * 0.34, 0, 0, 6.2832);
  ctx.fill();
  ctx.restore();
}

function drawItem(p: Painter, item: State['items'][number]): void {
  const y = item.y + Math.sin(p.now * 3 + item.x) * 0.08;
  if (!item.power) return p.sprite(item.actor, item.x, y, 0.72, { shadow: true, glow: p.palette.accent });
  const colour = powerColour(p, item.power);
  p.ctx.globalAlpha = 0.35;
  p.circle(item.x, y, 0.62 + Math.sin(p.now * 4) * 0.04, colour);
  p.ctx.globalAlpha = 1;
  p.ctx.strokeStyle = '#ffffff';
  p.ctx.lineWidth = 0.07;
  p.ctx.stroke();
  p.sprite(item.actor, item.x, y, 0.72);
  p.circle(item.x + 0.42, y + 0.4, 0.27, colour);
  p.ctx.stroke();
  drawSign(p, item.power, item.x + 0.42, y + 0.4);
}

const powerColour = (p: Painter, power: Power): string =>
  power === 'heal'
    ? '#ff4d6d'
    : power === 'shield'
      ? '#3fb6ff'
      : power === 'rapid'
        ? '#ff9f1c'
        : p.mix('#8e5cff', p.palette.accent, 0.1);

function drawSign(p: Painter, power: Power, x: number, y: number): void {
  const { ctx } = p;
  ctx.fillStyle = ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.06;
  ctx.beginPath();
  if (power === 'heal') {
    ctx.rect(x - 0.04, y - 0.14, 0.08, 0.28);
    ctx.rect(x - 0.14, y - 0.04, 0.28, 0.08);
    ctx.fill();
  } else if (power === 'shield') {
    ctx.moveTo(x, y - 0.15);
    ctx.lineTo(x + 0.13, y - 0.09);
    ctx.quadraticCurveTo(x + 0.13, y + 0.08, x, y + 0.16);
    ctx.quadraticCurveTo(x - 0.13, y + 0.08, x - 0.13, y - 0.09);
    ctx.fill();
  } else if (power === 'rapid') {
    for (const dx of [-0.12, 0.02]) {
      ctx.moveTo(x + dx, y - 0.12);
      ctx.lineTo(x + dx + 0.11, y);
      ctx.lineTo(x + dx, y + 0.12);
    }
    ctx.stroke();
  } else {
    for (const a of [-0.6, 0, 0.6]) {
      ctx.moveTo(x - 0.13, y);
      ctx.lineTo(x - 0.13 + Math.cos(a) * 0.27, y + Math.sin(a) * 0.24);
    }
    ctx.stroke();
  }
}

function drawFoe(p: Painter, s: State, foe: Foe): void {
  const { ctx } = p;
  const aiming = foe.mode === 'aim';
  const hop = foe.mode === 'go' ? Math.abs(Math.sin(p.now * 8 + foe.most + foe.turn)) * 0.1 * foe.size : 0;
  const shiver = aiming && foe.way !== 'shooter' ? Math.sin(p.now * 70) * 0.06 : 0;
  if (aiming && foe.way !== 'shooter' && foe.turn > 0) {
    // where it will dash
    ctx.save();
    ctx.globalAlpha = 0.28;
    ctx.lineCap = 'round';
    p.line(foe.x, foe.y, foe.x + foe.tx * 4.5, foe.y + foe.ty * 4.5, foe.size * 0.5, p.palette.danger);
    ctx.restore();
  }
  p.sprite(foe.actor, foe.x + shiver, foe.y - hop - foe.size * 0.12, foe.size * 1.12, {
    dir: s.hero.x < foe.x ? -1 : 1,
    heading: Math.atan2(s.hero.y - foe.y, s.hero.x - foe.x),
    squash: foe.squash.value,
    shadow: true,
    white: Math.max(foe.hit / 6, aiming && foe.t % 10 < 5 ? 0.55 : 0),
    ...(aiming || foe.way === 'boss' ? { glow: p.palette.danger } : {}),
  });
  if (foe.way !== 'boss' && foe.hp < foe.most) p.health(foe.x, foe.y - foe.size * 0.78, 0.8, foe.hp / foe.most);
}

function drawHero(p: Painter, s: State): void {
  const { hero, angle } = s;
  const { ctx } = p;
  const speed = dist(hero.vx, hero.vy);
  const step = Math.sin(p.now * 14) * Math.min(1, speed / 5);
  const dir = Math.cos(angle) < 0 ? -1 : 1;
  p.ctx.globalAlpha = 0.5;
  ctx.strokeStyle = p.palette.accent;
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  ctx.ellipse(hero.x, hero.y + 0.42, 0.55, 0.24, 0, 0, 6.2832);
  ctx.stroke();
  ctx.globalAlpha = 1;
  p.hero(hero.x, hero.y - 0.12 - Math.abs(step) * 0.08, 1.22, {
    dir,
    heading: angle,
    squash: s.squash.value,
    angle: step * 0.07 + hero.vx * 0.015,
    shadow: true,
  });
  // where it aims: an arrow head beside the hero
  ctx.save();
  ctx.translate(hero.x, hero.y);
  ctx.rotate(angle);
  ctx.fillStyle = p.palette.accent;
  ctx.strokeStyle = 'rgba(0,0,0,.45)';
  ctx.lineWidth = 0.05;
  ctx.beginPath();
  ctx.moveTo(1.02, 0);
  ctx.lineTo(0.78, -0.15);
  ctx.lineTo(0.83, 0);
  ctx.lineTo(0.78, 0.15);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  if (s.flash > 0) {
    ctx.globalAlpha = s.flash / 4;
    p.circle(0.72, 0, 0.16 + s.flash * 0.05, '#ffffff');
    ctx.fillStyle = p.palette.accent;
    ctx.beginPath();
    for (let i = 0; i < 8; i++) {
      const r = i % 2 ? 0.14 : 0.4;
      ctx.lineTo(0.75 + Math.cos((i / 8) * 6.2832) * r, Math.sin((i / 8) * 6.2832) * r);
    }
    ctx.fill();
  }
  ctx.restore();
  const arc = (left: number, radius: number, colour: string): void => {
    if (left <= 0) return;
    ctx.strokeStyle = colour;
    ctx.lineWidth = 0.08;
    ctx.beginPath();
    ctx.arc(hero.x, hero.y - 0.1, radius, -1.57, -1.57 + Math.min(1, left / 540) * 6.2832);
    ctx.stroke();
  };
  arc(s.rapid, 0.92, powerColour(p, 'rapid'));
  arc(s.fan, 1.02, powerColour(p, 'fan'));
  if (s.shield) {
    p.circle(hero.x, hero.y - 0.1, 0.8, 'rgba(120,210,255,.25)');
    ctx.strokeStyle = 'rgba(255,255,255,.85)';
    ctx.lineWidth = 0.05;
    ctx.stroke();
  }
}

function drawBumper(p: Painter, g: Game, x: number, y: number, squash: number): void {
  const obstacle = g.design.cast.obstacles[0] ?? g.design.cast.deco[0];
  p.ctx.fillStyle = 'rgba(0,0,0,.2)';
  p.ctx.beginPath();
  p.ctx.ellipse(x, y + 0.55, 0.75, 0.25, 0, 0, 6.2832);
  p.ctx.fill();
  p.circle(x, y, 0.78 * (1 + squash), p.mix(p.palette.accent, '#000000', 0.25));
  p.circle(x, y - 0.07, 0.74 * (1 + squash), p.palette.accent);
  p.circle(x, y - 0.07, 0.54 * (1 + squash), '#ffffff');
  if (obstacle) p.sprite(obstacle, x, y - 0.07, 0.8, { squash });
}

function drawShots(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const { projectile } = g.design.cast;
  ctx.lineCap = 'round';
  for (const shot of s.shots) {
    ctx.globalAlpha = 0.45;
    p.line(shot.x - shot.vx * 0.035, shot.y - shot.vy * 0.035, shot.x, shot.y, 0.16, palette.accent);
    ctx.globalAlpha = 1;
    if (projectile) p.sprite(projectile, shot.x, shot.y, 0.55, { heading: Math.atan2(shot.vy, shot.vx) });
    else {
      p.circle(shot.x, shot.y, 0.19, palette.accent);
      p.circle(shot.x, shot.y, 0.11, '#ffffff');
    }
  }
  for (const ball of s.balls) {
    const r = 0.24 + Math.sin(p.now * 16 + ball.x) * 0.02;
    p.circle(ball.x, ball.y, r + 0.08, 'rgba(0,0,0,.35)');
    p.circle(ball.x, ball.y, r, palette.danger);
    p.circle(ball.x, ball.y, r * 0.5, '#fff3f0');
  }
  const { pointer } = g.pad;
  if (!pointer?.down) return;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  ctx.arc(pointer.x, pointer.y, 0.36, 0, 6.2832);
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    ctx.moveTo(pointer.x + x * 0.24, pointer.y + y * 0.24);
    ctx.lineTo(pointer.x + x * 0.52, pointer.y + y * 0.52);
  }
  ctx.stroke();
}
