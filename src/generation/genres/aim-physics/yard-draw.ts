/** A yard: its ground, the sling and its band, blocks, who stands on them, and what is shot. */
import type { Game, Painter } from '../../kit/types.js';
import { drawTrail } from './draw.js';
import type { State } from './state.js';
import { FLOOR, SLING, wave, type Block } from './world.js';

/** A block as it lies there: planks with grain, panes with a gleam, hewn stone, barrels with a flame on them. */
function drawBlock(p: Painter, { matter, body }: Block): void {
  const { ctx, palette } = p;
  const { hw, hh } = body;
  ctx.save();
  ctx.translate(body.x, body.y);
  ctx.rotate(body.angle);
  if (matter === 'glass') {
    p.rect(-hw, -hh, hw * 2, hh * 2, 'rgba(40,90,130,.55)', 0.06);
    p.rect(-hw + 0.05, -hh + 0.05, hw * 2 - 0.1, hh * 2 - 0.1, 'rgba(190,232,255,.8)', 0.05);
    const long = Math.max(hw, hh);
    ctx.save();
    if (hw < hh) ctx.rotate(Math.PI / 2);
    for (const at of [-0.55, -0.35, 0.4])
      p.rect(at * long, -Math.min(hw, hh) + 0.06, 0.09, Math.min(hw, hh) * 2 - 0.12, 'rgba(255,255,255,.9)');
    ctx.restore();
  } else if (matter === 'boulder') {
    const tone = p.mix('#8d8a86', palette.solid, 0.3);
    p.circle(0, 0, hw, p.mix(tone, '#000000', 0.5));
    p.circle(0, 0, hw * 0.92, tone);
    p.circle(-hw * 0.3, -hw * 0.25, hw * 0.2, p.mix(tone, '#000000', 0.2));
    p.circle(hw * 0.35, hw * 0.3, hw * 0.16, p.mix(tone, '#000000', 0.2));
    p.circle(hw * 0.2, -hw * 0.5, hw * 0.12, p.mix(tone, '#ffffff', 0.3));
  } else if (matter === 'barrel') {
    const tone = p.mix('#d2402f', palette.danger, 0.3);
    p.rect(-hw, -hh, hw * 2, hh * 2, p.mix(tone, '#000000', 0.5), 0.2);
    p.rect(-hw + 0.05, -hh + 0.05, hw * 2 - 0.1, hh * 2 - 0.1, tone, 0.16);
    for (const at of [-0.62, 0.42]) p.rect(-hw, hh * at, hw * 2, hh * 0.2, p.mix(tone, '#000000', 0.55));
    ctx.fillStyle = '#ffd75e';
    ctx.beginPath();
    ctx.moveTo(0, -hh * 0.36);
    ctx.quadraticCurveTo(hw * 0.5, hh * 0.1, 0, hh * 0.34);
    ctx.quadraticCurveTo(-hw * 0.5, hh * 0.1, 0, -hh * 0.36);
    ctx.fill();
  } else {
    const stone = matter === 'stone';
    const tone = stone ? p.mix('#8f949c', palette.solid, 0.25) : p.mix('#c58a4a', palette.accent, 0.2);
    p.rect(-hw, -hh, hw * 2, hh * 2, p.mix(tone, '#000000', 0.5), 0.08);
    p.rect(-hw + 0.05, -hh + 0.05, hw * 2 - 0.1, hh * 2 - 0.1, tone, 0.06);
    p.rect(-hw + 0.08, -hh + 0.07, hw * 2 - 0.16, 0.07, p.mix(tone, '#ffffff', 0.4), 0.03);
    const grain = p.mix(tone, '#000000', 0.25);
    ctx.save();
    const long = Math.max(hw, hh);
    const wide = Math.min(hw, hh);
    if (hw < hh) ctx.rotate(Math.PI / 2);
    if (stone) for (const at of [-0.5, 0.05, 0.55]) p.rect(long * at, -wide * 0.5, 0.06, wide, grain);
    else for (const at of [-0.25, 0.3]) p.rect(-long * 0.8, wide * at, long * (1.2 + at), 0.05, grain);
    ctx.restore();
  }
  ctx.restore();
}

/** Ground, ledges, sling and blocks. */
export function drawYard(p: Painter, s: State): void {
  const { view, ctx, palette } = p;
  p.block(view.x - 0.5, FLOOR, view.w + 1, view.y + view.h - FLOOR + 1, true);
  if (!s.archer) {
    // a fork with a band that follows the pull
    const { ball } = s.world;
    const { x, y } = SLING;
    const wood = p.mix(palette.solid, '#6b3d16', 0.65);
    const back = ball.state === 'rest' ? s.power * 0.9 : 0;
    const hx = x - Math.cos(s.angle) * back;
    const hy = y - Math.sin(s.angle) * back;
    ctx.lineCap = 'round';
    p.line(x, FLOOR + 0.1, x, y + 0.9, 0.34, wood);
    for (const side of [-0.5, 0.5]) p.line(x, y + 0.9, x + side, y - 0.1, 0.26, wood);
    if (ball.state === 'rest') for (const side of [-0.5, 0.5]) p.line(x + side, y - 0.05, hx, hy, 0.13, palette.danger);
  }
  for (const box of s.world.walls) p.block(box.x, box.y, box.w, box.h, true);
  for (const block of s.world.lot?.blocks ?? []) if (!block.gone) drawBlock(p, block);
}

/** Who is aimed at. */
export function drawTargets(p: Painter, s: State, g: Game): void {
  const { world } = s;
  const { palette } = p;
  for (const { body, hovers, r, hp, actor, boss, hit } of world.lot?.targets ?? []) {
    if (hp <= 0) continue;
    const y = hovers ? hovers.y + hovers.swing * wave(world, g.frame, hovers.phase) : body.y;
    if (hovers) drawBalloon(p, body.x, y);
    p.sprite(actor, body.x, y - r * 0.12, r * 2.8, {
      white: hit / 14,
      dir: -1,
      angle: body.angle + Math.sin(p.now * 2.4 + body.x) * 0.05,
      shadow: !hovers,
      ...(boss ? { glow: palette.danger } : {}),
    });
  }
}

/** What holds up who hovers. */
function drawBalloon(p: Painter, x: number, y: number): void {
  const { palette, ctx } = p;
  const top = y - 1.55 + Math.sin(p.now * 2 + x) * 0.04;
  p.line(x, top + 0.5, x, y - 0.4, 0.05, 'rgba(255,255,255,.8)');
  ctx.fillStyle = p.mix(palette.danger, '#000000', 0.35);
  ctx.beginPath();
  ctx.ellipse(x, top, 0.48, 0.56, 0, 0, 6.2832);
  ctx.fill();
  ctx.fillStyle = palette.danger;
  ctx.beginPath();
  ctx.ellipse(x, top - 0.02, 0.43, 0.51, 0, 0, 6.2832);
  ctx.fill();
  p.circle(x - 0.15, top - 0.2, 0.11, 'rgba(255,255,255,.75)');
}

/** What is shot: the hero itself, or what leaves its hands. */
export function drawShot(p: Painter, s: State, g: Game): void {
  const { ball } = s.world;
  const { projectile } = g.design.cast;
  const resting = ball.state === 'rest';
  drawTrail(p, s);
  if (s.archer) {
    // the hero stands; what it shoots leaves its hands
    const joy = s.cheer > 0 ? Math.abs(Math.sin(p.now * 8)) * 0.35 : 0;
    p.hero(1.4, 10.85 - joy, 2.5, { dir: 1, squash: s.squash.value + Math.sin(p.now * 2.6) * 0.03, shadow: true });
    if (projectile)
      p.sprite(
        projectile,
        ball.x,
        ball.y,
        1.1,
        resting ? { angle: s.angle } : { angle: ball.spin, glow: p.palette.accent },
      );
    else drawArrow(p, ball.x, ball.y, resting ? s.angle : Math.atan2(ball.vy, ball.vx || 0.001));
    return;
  }
  // what has been out for long enough is gone until the yard is still
  if (!resting && ball.age > 1 && !s.world.lot?.shot) return;
  const tremble = s.power > 0.6 && resting ? Math.sin(p.now * 50) * 0.04 : 0;
  const look = {
    squash: s.squash.value + (resting ? s.power * 0.15 : 0),
    ...(resting ? { dir: Math.cos(s.angle) < -0.1 ? -1 : 1 } : { angle: ball.spin }),
    shadow: resting,
  };
  p.hero(ball.x + tremble, ball.y - 0.14, ball.r * 3.5, look);
}

function drawArrow(p: Painter, x: number, y: number, angle: number): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  p.rect(-0.8, -0.07, 1.5, 0.14, p.mix(palette.solid, '#6b3d16', 0.6), 0.06);
  ctx.fillStyle = p.mix(palette.panel, '#9aa4b0', 0.5);
  ctx.beginPath();
  ctx.moveTo(0.95, 0);
  ctx.lineTo(0.55, -0.22);
  ctx.lineTo(0.55, 0.22);
  ctx.fill();
  ctx.fillStyle = palette.danger;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(-0.4, 0);
    ctx.lineTo(-0.9, side * 0.26);
    ctx.lineTo(-0.62, 0);
    ctx.fill();
  }
  ctx.restore();
}
