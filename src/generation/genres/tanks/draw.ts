/** The field from above: walls, crates, tanks with whoever sits in them, shells with their trails. */
import { noise } from '../../kit/random.js';
import { SOLID } from '../../kit/tiles.js';
import type { Game, Painter } from '../../kit/types.js';
import { H, W, type State, type Tank } from './state.js';

export function drawTanks(p: Painter, s: State, g: Game): void {
  p.kept(s.tiles, -0.4, -0.4, W + 0.8, H + 0.8, () => drawGround(p, s, g));
  for (const { x, y } of s.marks) {
    p.ctx.globalAlpha = 0.25;
    for (let i = 0; i < 5; i++)
      p.circle(x + (noise(i + x) - 0.5) * 0.7, y + (noise(i + y) - 0.5) * 0.7, 0.12 + noise(i) * 0.25, '#000000');
    p.ctx.globalAlpha = 1;
  }
  drawItem(p, s);
  for (const crate of s.crates) {
    const [x, y] = [crate.x + 0.5, crate.y + 0.5];
    p.rect(x - 0.42, y - 0.3, 0.84, 0.76, 'rgba(0,0,0,.22)', 0.1);
    if (crate.actor) p.sprite(crate.actor, x, y - 0.06, 0.96, { shadow: true });
    else p.block(x - 0.4, y - 0.4, 0.8, 0.8);
  }
  for (const tank of [s.foe, s.me]) {
    if (tank.out > 0) continue;
    drawTank(p, tank);
    // whose is whose, where two sit at it, and at first
    if (s.human || g.has('twoPlayers') || g.frame < 150) drawName(p, tank, s.human || g.has('twoPlayers'));
  }
  drawShells(p, s, g);
  drawCount(p, s);
}

function drawGround(p: Painter, s: State, g: Game): void {
  const { palette: c } = p;
  const ground = p.mix(p.mix(c.far, c.horizon, 0.3), c.solidEdge, 0.2);
  p.rect(-0.2, -0.1, W + 0.4, H + 0.4, 'rgba(0,0,0,.35)', 0.3);
  p.rect(0, 0, W, H, ground);
  for (let y = 1; y < H - 1; y++)
    for (let x = 1 + (y % 2); x < W - 1; x += 2) p.rect(x, y, 1, 1, 'rgba(255,255,255,.05)');
  // tracks that others left
  p.ctx.globalAlpha = 0.1;
  for (let i = 0; i < 9; i++) {
    const [k, l] = [noise(i + (g.design.seed % 83)), noise(i * 7 + (g.design.seed % 71))];
    p.ctx.save();
    p.ctx.translate(2 + k * (W - 4), 2 + l * (H - 4));
    p.ctx.rotate(k * 6.28);
    for (const side of [-0.3, 0.3]) for (let n = 0; n < 9; n++) p.rect(n * 0.2, side - 0.1, 0.12, 0.2, '#000000');
    p.ctx.restore();
  }
  p.ctx.globalAlpha = 1;
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const crate = s.crates.some((one) => one.x === x && one.y === y);
      if (s.tiles.get(x, y) === SOLID && !crate) drawWall(p, s, x, y);
    }
}

function drawWall(p: Painter, s: State, x: number, y: number): void {
  const { palette: c } = p;
  const below = y + 1 < H && s.tiles.get(x, y + 1) === SOLID;
  if (!below) {
    p.rect(x + 0.05, y + 0.2, 1, 1, 'rgba(0,0,0,.2)');
    p.rect(x, y, 1.01, 1, p.mix(c.solid, '#000000', 0.42));
  }
  p.rect(x, y - 0.26, 1.01, 1.01, c.solid);
  p.rect(x + 0.06, y - 0.2, 0.89, 0.86, p.mix(c.solid, c.solidEdge, 0.3), 0.08);
  p.rect(x + 0.12, y - 0.16, 0.77, 0.08, p.mix(c.solidEdge, '#ffffff', 0.3), 0.04);
  const k = noise(x * 7 + y * 13);
  p.rect(x + 0.2 + k * 0.4, y + 0.1 + k * 0.3, 0.22, 0.08, 'rgba(0,0,0,.12)');
}

/** Treads, hull and barrel of its own colour; who drives it looks out, unless it is a tank by itself. */
function drawTank(p: Painter, tank: Tank): void {
  const { ctx } = p;
  const colour = p.sides[tank.mine ? 0 : 1];
  const size = tank.most > 1 ? 1.25 : 1;
  const moving = Math.abs(tank.vx) + Math.abs(tank.vy) > 0.3;
  ctx.save();
  ctx.translate(tank.x, tank.y);
  if (tank.safe > 0 && tank.safe % 10 < 4) ctx.globalAlpha = 0.45;
  ctx.scale(size * (1 + tank.squash.value), size * (1 - tank.squash.value));
  p.circle(0.05, 0.14, 0.52, 'rgba(0,0,0,.25)');
  ctx.save();
  ctx.rotate(tank.heading);
  for (const side of [-0.36, 0.36]) {
    p.rect(-0.48, side - 0.15, 0.96, 0.3, '#22262b', 0.1);
    for (let i = 0; i < 5; i++) {
      const at = ((i / 5 + (moving ? p.now * 1.6 : 0)) % 1) * 0.86 - 0.43;
      p.rect(-at - 0.03, side - 0.13, 0.06, 0.26, '#565c64');
    }
  }
  p.rect(-0.42, -0.3, 0.84, 0.6, p.mix(colour, '#000000', 0.35), 0.12);
  p.rect(-0.38, -0.27, 0.74, 0.5, tank.hit > 0 ? '#ffffff' : colour, 0.1);
  p.rect(0.18, -0.2, 0.12, 0.36, p.mix(colour, '#ffffff', 0.4), 0.04);
  ctx.restore();
  ctx.save();
  ctx.rotate(tank.turret);
  const back = Math.max(0, tank.reload - 20) * 0.012;
  p.rect(0.05 - back, -0.1, 0.68, 0.2, p.mix(colour, '#000000', 0.55), 0.06);
  p.rect(0.05 - back, -0.08, 0.66, 0.11, p.mix(colour, '#ffffff', 0.25), 0.05);
  if (tank.fan > 0)
    for (const turn of [-0.5, 0.5]) {
      ctx.save();
      ctx.rotate(turn);
      p.rect(0.05, -0.06, 0.5, 0.12, p.mix(colour, '#000000', 0.45), 0.05);
      ctx.restore();
    }
  ctx.restore();
  p.circle(0, 0, 0.31, p.mix(colour, '#000000', 0.45));
  p.circle(-0.01, -0.03, 0.27, p.mix(colour, '#ffffff', 0.22));
  ctx.restore();
  const isTank = tank.actor.sprite === 'tank';
  if (!isTank && tank.mine)
    p.hero(tank.x, tank.y - 0.16 * size, 0.74 * size, { dir: Math.cos(tank.turret) < 0 ? -1 : 1, shadow: false });
  else if (!isTank)
    p.sprite(tank.actor, tank.x, tank.y - 0.16 * size, 0.74 * size, {
      dir: Math.cos(tank.turret) < 0 ? -1 : 1,
      shadow: false,
    });
  if (!tank.shield) return;
  p.circle(tank.x, tank.y, 0.68 * size, 'rgba(120,210,255,.25)');
  ctx.strokeStyle = 'rgba(255,255,255,.85)';
  ctx.lineWidth = 0.06;
  ctx.stroke();
}

function drawName(p: Painter, tank: Tank, two: boolean): void {
  const y = tank.y - 0.95;
  if (!two && !tank.mine) return;
  p.ctx.fillStyle = p.sides[tank.mine ? 0 : 1];
  p.ctx.beginPath();
  p.ctx.moveTo(tank.x - 0.16, y + 0.16);
  p.ctx.lineTo(tank.x + 0.16, y + 0.16);
  p.ctx.lineTo(tank.x, y + 0.36);
  p.ctx.fill();
  p.circle(tank.x, y, 0.26, 'rgba(0,0,0,.6)');
  p.text(tank.mine ? '1' : '2', tank.x, y + 0.02, 0.36, '#ffffff');
}

function drawItem(p: Painter, { item }: State): void {
  if (!item) return;
  const y = item.y + Math.sin(p.now * 3) * 0.06;
  const colour = item.kind === 'fan' ? '#ff9f1c' : '#3fb6ff';
  p.ctx.globalAlpha = 0.4;
  p.circle(item.x, y, 0.56 + Math.sin(p.now * 5) * 0.04, colour);
  p.ctx.globalAlpha = 1;
  p.ctx.strokeStyle = '#ffffff';
  p.ctx.lineWidth = 0.06;
  p.ctx.stroke();
  p.sprite(item.actor, item.x, y, 0.72, { shadow: false });
  p.circle(item.x + 0.38, y + 0.34, 0.2, colour);
  if (item.kind === 'shield') p.circle(item.x + 0.38, y + 0.34, 0.1, '#ffffff');
  else for (const dx of [-0.1, 0, 0.1]) p.rect(item.x + 0.36 + dx, y + 0.26, 0.05, 0.16, '#ffffff', 0.02);
}

function drawShells(p: Painter, s: State, g: Game): void {
  const { projectile } = g.design.cast;
  const { ctx } = p;
  ctx.lineCap = 'round';
  for (const shell of s.shells) {
    const colour = p.sides[shell.mine ? 0 : 1];
    ctx.globalAlpha = 0.45;
    p.line(shell.x - shell.vx * 0.04, shell.y - shell.vy * 0.04, shell.x, shell.y, 0.18, colour);
    ctx.globalAlpha = 1;
    if (projectile?.from === 'prompt')
      p.sprite(projectile, shell.x, shell.y, 0.5, { heading: Math.atan2(shell.vy, shell.vx), shadow: false });
    else {
      p.circle(shell.x, shell.y, 0.19, 'rgba(0,0,0,.45)');
      p.circle(shell.x, shell.y, 0.16, colour);
      p.circle(shell.x, shell.y, 0.08, '#ffffff');
    }
  }
}

/** The hits of both, on the upper wall: a lamp each. */
function drawCount(p: Painter, s: State): void {
  const lamps = Math.min(s.need, 10);
  for (const [tank, from, by] of [
    [s.me, 0.8, 1],
    [s.foe, W - 0.8, -1],
  ] as const) {
    const lit = Math.round((tank.won / s.need) * lamps);
    for (let i = 0; i < lamps; i++) {
      const x = from + i * by * 0.5;
      p.circle(x, 0.24, 0.19, 'rgba(0,0,0,.5)');
      p.circle(x, 0.24, 0.14, i < lit ? p.sides[tank.mine ? 0 : 1] : 'rgba(255,255,255,.25)');
    }
  }
}
