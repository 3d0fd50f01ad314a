/** How it looks: bricks with the prompt's things on them, a plank carried by the hero, a ball with a tail of light. */
import type { Game, Painter } from '../../kit/types.js';
import { aimOf } from './ball.js';
import { drawField } from './draw-ideas.js';
import { BRICK_H, BRICK_W, BUMPER, H, PADDLE_Y, RADIUS, W, type Brick, type Power, type State } from './state.js';

function brickColour(p: Painter, brick: Brick): string {
  const { palette } = p;
  const tones = [
    p.mix(palette.accent, palette.panel, 0.15),
    p.mix(palette.solid, palette.solidEdge, 0.35),
    p.mix(palette.danger, palette.panel, 0.15),
    p.mix(palette.accent, palette.danger, 0.5),
    p.mix(palette.solid, palette.accent, 0.4),
  ];
  return tones[brick.tone % tones.length] as string;
}

/** of so few bricks each shines: where the ball has yet to go */
const LAST = 3;

function drawBrick(p: Painter, brick: Brick, g: Game, isLast: boolean): void {
  const { ctx, palette } = p;
  // comes in from above, row by row
  const t = Math.min(1, Math.max(0, (g.frame - brick.order * 2) / 26));
  const y = brick.y - (1 - t) ** 3 * 9;
  const kick = brick.hit / 10;
  const w = BRICK_W - 0.1;
  const h = BRICK_H - 0.1;
  const colour = brickColour(p, brick);
  if (isLast) {
    ctx.globalAlpha = 0.35 + Math.sin(p.now * 6) * 0.2;
    p.rect(brick.x - w / 2 - 0.16, y - h / 2 - 0.16, w + 0.32, h + 0.36, p.mix(palette.accent, '#ffffff', 0.6), 0.3);
    ctx.globalAlpha = 1;
  }
  ctx.save();
  ctx.translate(brick.x, y - kick * 0.1);
  ctx.scale(1 + kick * 0.08, 1 - kick * 0.06);
  p.rect(-w / 2, -h / 2 + 0.07, w, h, p.mix(colour, '#000000', 0.5), 0.2);
  p.rect(-w / 2, -h / 2, w, h, colour, 0.2);
  p.rect(-w / 2 + 0.06, -h / 2 + 0.05, w - 0.12, h * 0.32, p.mix(colour, '#ffffff', 0.35), 0.15);
  if (brick.most > 1) {
    ctx.strokeStyle = p.mix(colour, brick.hp > 1 ? '#ffffff' : '#000000', 0.7);
    ctx.lineWidth = 0.05 + 0.03 * brick.hp;
    ctx.beginPath();
    ctx.roundRect(-w / 2 + 0.04, -h / 2 + 0.04, w - 0.08, h - 0.08, 0.17);
    ctx.stroke();
  }
  ctx.restore();
  p.sprite(brick.actor, brick.x, y, 0.9, { angle: Math.sin(p.now * 2 + brick.order) * 0.06, white: kick * 0.7 });
  if (brick.hp < brick.most) {
    const dark = 'rgba(0,0,0,.55)';
    p.line(brick.x - 0.4, y - 0.4, brick.x - 0.1, y - 0.05, 0.05, dark);
    p.line(brick.x - 0.1, y - 0.05, brick.x - 0.3, y + 0.3, 0.05, dark);
    p.line(brick.x - 0.1, y - 0.05, brick.x + 0.3, y + 0.12, 0.05, dark);
    if (brick.most - brick.hp > 1) p.line(brick.x + 0.45, y - 0.35, brick.x + 0.2, y + 0.35, 0.05, dark);
  }
}

/** A sign without words on a dark badge. */
function sign(p: Painter, power: Power, x: number, y: number): void {
  const { ctx } = p;
  p.circle(x, y, 0.29, p.palette.ink);
  ctx.save();
  ctx.translate(x, y);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const colour = p.palette.panel;
  ctx.strokeStyle = ctx.fillStyle = colour;
  ctx.lineWidth = 0.06;
  const path = (...points: [number, number][]): void => {
    ctx.beginPath();
    for (const [px, py] of points) ctx.lineTo(px, py);
    ctx.stroke();
  };
  if (power === 'wide') {
    path([-0.08, -0.08], [-0.17, 0], [-0.08, 0.08]);
    path([0.08, -0.08], [0.17, 0], [0.08, 0.08]);
    path([-0.17, 0], [0.17, 0]);
  } else if (power === 'multi') {
    p.circle(-0.1, 0.07, 0.065, colour);
    p.circle(0.1, 0.07, 0.065, colour);
    p.circle(0, -0.1, 0.065, colour);
  } else if (power === 'slow') {
    ctx.beginPath();
    ctx.arc(0, 0, 0.15, 0, 6.2832);
    ctx.stroke();
    path([0, -0.08], [0, 0], [0.07, 0.04]);
  } else if (power === 'laser') {
    path([-0.1, 0.15], [-0.1, -0.15]);
    path([0.1, 0.15], [0.1, -0.15]);
  } else if (power === 'shield') {
    path([-0.17, 0.1], [0.17, 0.1]);
    path([-0.08, 0], [0, -0.1], [0.08, 0]);
  } else p.text('♥', 0, 0.01, 0.34, p.palette.danger);
  ctx.restore();
}

function drawPaddle(p: Painter, s: State): void {
  const { paddle } = s;
  const { palette, ctx } = p;
  const colour = s.small > 0 ? palette.danger : palette.accent;
  const lean = paddle.vx * 0.008;
  const squash = paddle.squash.value;
  p.hero(paddle.x, PADDLE_Y + 0.98 + squash * 0.3, 1.45, {
    dir: Math.abs(paddle.vx) > 1 ? Math.sign(paddle.vx) : 0,
    angle: lean + Math.sin(p.now * 3) * 0.03,
    squash: squash * 0.7,
    shadow: true,
  });
  ctx.save();
  ctx.translate(paddle.x, PADDLE_Y + 0.2 + squash * 0.35);
  ctx.rotate(lean * 0.5);
  const w = paddle.w * (1 + squash * 0.12);
  p.rect(-w / 2, -0.16, w, 0.46, p.mix(colour, '#000000', 0.5), 0.23);
  p.rect(-w / 2, -0.22, w, 0.44, colour, 0.22);
  p.rect(-w / 2 + 0.1, -0.17, w - 0.2, 0.12, p.mix(colour, '#ffffff', 0.6), 0.06);
  for (const side of [-1, 1]) p.rect(side * (w / 2 - 0.19) - 0.19, -0.22, 0.38, 0.44, palette.solidEdge, 0.2);
  if (s.laser > 0)
    for (const side of [-1, 1]) p.rect(side * (w / 2 - 0.3) - 0.09, -0.5, 0.18, 0.36, palette.danger, 0.06);
  ctx.restore();
}

function drawBalls(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  const { projectile } = g.design.cast;
  for (const ball of s.balls) {
    ctx.save();
    ball.trail.forEach((spot, i) => {
      ctx.globalAlpha = (i / ball.trail.length) * 0.4;
      p.circle(spot.x, spot.y, RADIUS * (0.3 + (i / ball.trail.length) * 0.6), palette.accent);
    });
    ctx.restore();
    if (ball.held !== null) {
      const angle = aimOf(s);
      for (let i = 2; i < 7; i++)
        p.circle(
          ball.x + Math.sin(angle) * i * 0.42,
          ball.y - Math.cos(angle) * i * 0.42,
          0.1 - i * 0.008,
          palette.accent,
        );
    }
    if (projectile) {
      p.sprite(projectile, ball.x, ball.y, RADIUS * 3.6, { angle: p.now * 5, glow: palette.accent });
      continue;
    }
    p.circle(ball.x, ball.y, RADIUS + 0.06, p.mix(palette.accent, '#000000', 0.55));
    p.circle(ball.x, ball.y, RADIUS, p.mix(palette.accent, '#ffffff', 0.75));
    p.circle(ball.x - 0.08, ball.y - 0.09, RADIUS * 0.35, '#ffffff');
  }
}

/** Three sides of a frame; the scenery shines through the field. */
function drawFrame(p: Painter): void {
  const { palette, ctx } = p;
  const wall = p.mix(palette.solid, palette.solidEdge, 0.3);
  const field = ctx.createLinearGradient(0, 0, 0, H);
  field.addColorStop(0, p.mix(palette.near, palette.panel, 0.55));
  field.addColorStop(1, p.mix(palette.near, palette.panel, 0.2));
  ctx.save();
  ctx.globalAlpha = 0.86;
  ctx.fillStyle = field;
  ctx.beginPath();
  ctx.roundRect(-0.1, -0.1, W + 0.2, H + 0.3, 0.3);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [colour, wide] of [
    [p.mix(wall, '#000000', 0.5), 0.42],
    [wall, 0.3],
    [p.mix(wall, '#ffffff', 0.4), 0.08],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.moveTo(-0.15, H + 0.1);
    ctx.lineTo(-0.15, -0.15);
    ctx.lineTo(W + 0.15, -0.15);
    ctx.lineTo(W + 0.15, H + 0.1);
    ctx.stroke();
  }
  ctx.restore();
}

export function drawBreakout(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  drawFrame(p);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, W, H + 0.2, 0.3);
  ctx.clip();
  for (const { actor, x, y, squash, hp } of s.bumpers) {
    const r = BUMPER * (1 + squash.value * 0.4);
    p.circle(x, y + 0.07, r + 0.06, 'rgba(0,0,0,.4)');
    p.circle(x, y, r + 0.06, p.mix(palette.solidEdge, palette.danger, 1 - hp / 5));
    p.circle(x, y, r - 0.05, palette.solid);
    p.sprite(actor, x, y, 0.84, { squash: squash.value });
  }
  drawField(p, s, g);
  for (const brick of s.bricks) drawBrick(p, brick, g, !s.boss && s.bricks.length <= LAST);
  for (const thing of s.loose) {
    const part = thing.age / 70;
    p.sprite(thing.actor, thing.x, thing.y, 0.95, { angle: thing.vx * thing.age * 0.02, alpha: 1 - part * part });
  }
  if (s.boss) {
    const { boss } = s;
    p.sprite(boss.actor, boss.x, boss.y, 3.3, {
      squash: boss.squash.value,
      white: boss.hit / 12,
      glow: palette.danger,
      angle: Math.sin(p.now * 2) * 0.06,
    });
  }
  for (const foe of s.foes)
    p.sprite(foe.actor, foe.x, foe.y + Math.sin(p.now * 5 + foe.sway) * 0.08, 1.15, {
      angle: Math.sin(p.now * 3 + foe.sway) * 0.15,
      shadow: true,
    });
  for (const shot of s.shots) p.rect(shot.x - 0.07, shot.y - 0.3, 0.14, 0.6, palette.danger, 0.07);
  for (const bolt of s.bolts) {
    p.circle(bolt.x, bolt.y, 0.3 + Math.sin(p.now * 20) * 0.04, palette.danger);
    p.circle(bolt.x, bolt.y, 0.15, '#ffffff');
  }
  for (const drop of s.drops) {
    const bob = Math.sin(p.now * 5 + drop.x) * 0.04;
    p.circle(drop.x, drop.y, 0.56 + bob, palette.accent);
    p.circle(drop.x, drop.y, 0.48 + bob, palette.panel);
    p.sprite(drop.actor, drop.x, drop.y, 0.68);
    sign(p, drop.power, drop.x + 0.4, drop.y + 0.34);
  }
  for (let i = 0; i < s.floor; i++) {
    ctx.globalAlpha = 0.65 + Math.sin(p.now * 4) * 0.2;
    p.rect(0.1, H - 0.25 - i * 0.22, W - 0.2, 0.14, palette.accent, 0.07);
    ctx.globalAlpha = 1;
  }
  drawPaddle(p, s);
  drawBalls(p, s, g);
  ctx.restore();
}
