/** How it looks: blocks of the theme's ground over a pit, a goal that glows once it is open, a hero that leans into its way. */
import { drawPit, drawScenery } from '../../kit/side-view.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawWay } from './draw-way.js';
import { open, type State } from './state.js';

/** how much larger who walks is shown than it is met: a near miss is then none */
const SHOWN = 1.5;

export function drawPlatformer(p: Painter, s: State, g: Game): void {
  drawGround(p, s, g);
  drawWay(p, s, g.frame);
  for (const hazard of s.level.hazards) drawHazard(p, g, hazard.x, hazard.y);
  drawGoal(p, g, s);
  for (const shield of s.level.shields) bubble(p, shield.x, shield.y + Math.sin(p.now * 3) * 0.1, 0.4);
  s.items.forEach((item, i) => {
    if (isSeen(p, item.y))
      p.sprite(item.actor, item.x, item.y + Math.sin(p.now * 3.2 + i) * 0.09, 1.12, { glow: p.palette.accent });
  });
  for (const foe of s.foes.filter(({ y }) => isSeen(p, y)))
    p.sprite(
      foe.actor,
      foe.x,
      foe.y - (foe.size * SHOWN - foe.size) / 2 - Math.abs(Math.sin(p.now * 7 + foe.from)) * 0.07,
      foe.size * SHOWN,
      { dir: foe.dir, squash: foe.squash.value, shadow: true, white: foe.hit / 12 },
    );
  for (const shot of s.shots) {
    const { projectile } = g.design.cast;
    if (projectile) p.sprite(projectile, shot.x, shot.y, 0.6, { heading: shot.vx > 0 ? 0 : Math.PI });
    else p.circle(shot.x, shot.y, 0.18, p.palette.accent);
  }
  const { hero } = s;
  const stride = hero.grounded ? Math.sin(hero.x * 5) * 0.07 * Math.min(1, Math.abs(hero.vx) / 4) : 0;
  p.hero(hero.x, hero.y - 0.42 - Math.abs(stride), 1.75, {
    dir: hero.dir,
    squash: hero.squash.value,
    angle: stride + (hero.grounded ? 0 : hero.vx * 0.02),
    shadow: hero.grounded,
  });
  if (s.shield) bubble(p, hero.x, hero.y - 0.36, 1.06);
}

/** Whether something at that height may show: a shaft is as high as many windows. */
const isSeen = ({ view }: Painter, y: number): boolean => y > view.y - 4 && y < view.y + view.h + 4;

function drawGround(p: Painter, s: State, g: Game): void {
  drawPit(p);
  for (const piece of s.level.ground) {
    if (piece.x > p.view.x + p.view.w + 1 || piece.x + piece.w < p.view.x - 1) continue;
    if (piece.ledge && !isSeen(p, piece.y)) continue;
    if (piece.ledge) p.block(piece.x, piece.y, piece.w, 0.6, true);
    else {
      drawScenery(p, g, piece.x, piece.y, piece.w);
      p.block(piece.x, piece.y, piece.w, Math.max(4, p.view.y + p.view.h - piece.y + 1), true);
    }
  }
}

function drawHazard(p: Painter, g: Game, x: number, y: number): void {
  const obstacle = g.design.cast.obstacles[0];
  if (obstacle) return p.sprite(obstacle, x, y - 0.22, 1.35, { glow: p.palette.danger });
  for (let i = -1; i <= 1; i++) {
    p.ctx.fillStyle = i ? p.palette.danger : p.mix(p.palette.danger, '#ffffff', 0.25);
    p.ctx.beginPath();
    p.ctx.moveTo(x + i * 0.28 - 0.18, y + 0.45);
    p.ctx.lineTo(x + i * 0.28, y - 0.35 + Math.abs(i) * 0.14);
    p.ctx.lineTo(x + i * 0.28 + 0.18, y + 0.45);
    p.ctx.fill();
  }
}

function drawGoal(p: Painter, g: Game, s: State): void {
  const { x, y } = s.level.goal;
  const ready = open(s);
  const { goal } = g.design.cast;
  if (goal) {
    p.sprite(goal, x, y - 0.2 + (ready ? Math.sin(p.now * 4) * 0.1 : 0), 2.2, {
      squash: s.goalSquash.value,
      alpha: ready ? 1 : 0.5,
      ...(ready ? { glow: p.palette.accent } : {}),
    });
    return;
  }
  p.line(x, y + 1, x, y - 2.2, 0.16, '#f4f4f4');
  p.circle(x, y - 2.25, 0.17, p.palette.accent);
  p.ctx.fillStyle = ready ? p.palette.accent : '#9aa0a6';
  p.ctx.beginPath();
  p.ctx.moveTo(x, y - 2.1);
  for (let i = 0; i <= 8; i++) p.ctx.lineTo(x + i * 0.2, y - 2.1 + i * 0.02 + Math.sin(p.now * 5 - i * 0.7) * 0.07);
  for (let i = 8; i >= 0; i--) p.ctx.lineTo(x + i * 0.2, y - 1.1 - i * 0.02 + Math.sin(p.now * 5 - i * 0.7) * 0.07);
  p.ctx.fill();
}

function bubble(p: Painter, x: number, y: number, r: number): void {
  p.circle(x, y, r, 'rgba(140,220,255,.28)');
  p.ctx.strokeStyle = 'rgba(255,255,255,.85)';
  p.ctx.lineWidth = 0.05;
  p.ctx.stroke();
  p.circle(x - r * 0.4, y - r * 0.4, r * 0.16, 'rgba(255,255,255,.8)');
}
