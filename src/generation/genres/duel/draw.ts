/** How it looks: a court with a net, a stage with a crowd of the theme, or a ring on mats; above it both names with health and rounds. */
import { clamp } from '../../kit/juice.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game, Painter } from '../../kit/types.js';
import { batOf } from './court.js';
import { FLOOR, LANDS } from './fight.js';
import { CX, CY, RADIUS, radiusOf } from './ring.js';
import { SIZE, TOP, type Fighter, type State } from './state.js';

export function drawDuel(p: Painter, s: State, g: Game): void {
  ({ court: drawCourt, fight: drawStage, ring: drawRing })[s.mode](p, s, g);
  drawPower(p, s);
  if (s.mode === 'court') {
    for (const one of [s.foe, s.me]) drawBat(p, s, one);
    drawBalls(p, s, g);
  } else for (const one of [s.foe, s.me].toSorted((a, b) => a.y - b.y)) drawFighter(p, s, one);
  for (const shot of s.shots)
    if (shot.actor) p.sprite(shot.actor, shot.x, shot.y, 0.95, { angle: shot.life * 0.25, dir: Math.sign(shot.vx) });
    else {
      p.circle(shot.x, shot.y, 0.3, p.mix(p.palette.accent, '#000000', 0.3));
      p.circle(shot.x, shot.y, 0.2, p.mix(p.palette.accent, '#ffffff', 0.5));
    }
  drawScore(p, s);
}

function drawCourt(p: Painter, s: State): void {
  const { ctx, palette } = p;
  const { w, h } = SIZE.court;
  const grass = p.mix(palette.near, palette.accent, 0.14);
  p.rect(-0.3, TOP - 0.25, w + 0.6, h - TOP + 0.6, 'rgba(0,0,0,.35)', 0.5);
  p.rect(-0.25, TOP - 0.3, w + 0.5, h - TOP + 0.55, p.mix(palette.solid, palette.solidEdge, 0.5), 0.45);
  p.rect(0, TOP, w, h - TOP, grass, 0.25);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, TOP, w, h - TOP, 0.25);
  ctx.clip();
  // mown stripes
  ctx.fillStyle = p.mix(grass, '#ffffff', 0.06);
  for (let i = 0; i < 6; i++) ctx.fillRect(i * 2, TOP, 1, h);
  ctx.globalAlpha = 0.16;
  ctx.fillStyle = palette.danger;
  ctx.fillRect(0, TOP, w, 0.55);
  ctx.fillRect(0, h - 0.55, w, 0.55);
  ctx.restore();
  const middle = (h + TOP) / 2;
  ctx.save();
  ctx.strokeStyle = 'rgba(255,255,255,.75)';
  ctx.lineWidth = 0.1;
  ctx.strokeRect(0.5, TOP + 0.6, w - 1, h - TOP - 1.2);
  ctx.beginPath();
  ctx.arc(w / 2, middle, 1.7, 0, 6.2832);
  ctx.stroke();
  ctx.setLineDash([0.35, 0.25]);
  ctx.lineWidth = 0.16;
  ctx.beginPath();
  ctx.moveTo(0, middle);
  ctx.lineTo(w, middle);
  ctx.stroke();
  ctx.restore();
  for (const one of [s.me, s.foe])
    p.text(String(one.points), w - 1.3, middle + (one.mine ? 1 : -0.92), 1.25, 'rgba(255,255,255,.6)');
  drawPosts(p, s);
}

function drawPosts(p: Painter, s: State): void {
  for (const post of s.things) {
    p.circle(post.x, post.y + 0.1, post.r + 0.06, 'rgba(0,0,0,.3)');
    p.circle(post.x, post.y, post.r, p.mix(p.palette.solid, p.palette.solidEdge, 0.4));
    p.circle(post.x, post.y - 0.05, post.r * 0.78, p.mix(p.palette.solidEdge, '#ffffff', 0.3));
    if (post.actor) p.sprite(post.actor, post.x, post.y - 0.15, post.r * 2.3, { squash: post.squash.value });
    else p.circle(post.x, post.y - 0.05, post.r * 0.4 * (1 + post.squash.value), p.palette.danger);
  }
}

function drawBalls(p: Painter, s: State, g: Game): void {
  const { items, projectile } = g.design.cast;
  const actor = projectile ?? items[0];
  for (const ball of s.balls) {
    const v = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy) || 1;
    if (ball.rest === 0)
      for (let i = 1; i <= 4; i++) {
        p.ctx.globalAlpha = 0.22 - i * 0.045;
        p.circle(ball.x - (ball.vx / v) * i * 0.26, ball.y - (ball.vy / v) * i * 0.26, 0.4 - i * 0.05, '#ffffff');
      }
    p.ctx.globalAlpha = 1;
    const blink = ball.rest > 0 ? 1 + Math.sin(ball.rest * 0.4) * 0.12 : 1;
    p.circle(ball.x, ball.y + 0.12, 0.42, 'rgba(0,0,0,.25)');
    p.circle(ball.x, ball.y, 0.47 * blink, '#ffffff');
    if (actor) p.sprite(actor, ball.x, ball.y, 0.92 * blink, { angle: ball.turn, squash: ball.squash.value });
  }
}

/** A bat with its player behind it. */
function drawBat(p: Painter, s: State, one: Fighter): void {
  const { palette } = p;
  const half = batOf(one);
  const colour = one.mine ? palette.accent : palette.danger;
  const side = one.mine ? 1 : -1;
  const swing = one.blow > 0 ? -side * 0.2 : 0;
  const look = { dir: one.vx < -0.4 ? -1 : 1, squash: one.squash.value, shadow: true, white: one.hit / 10 };
  const y = one.y + side * 0.42;
  if (one.shield) p.rect(0.2, one.mine ? SIZE.court.h - 0.28 : TOP + 0.1, SIZE.court.w - 0.4, 0.18, '#bfeaff', 0.09);
  if (one.mine) p.hero(one.x, y - 0.1, one.size, look);
  else p.sprite(one.actor, one.x, y - 0.1, one.size, look);
  p.rect(one.x - half, one.y - side * 0.34 - 0.14 + swing, half * 2, 0.42, p.mix(colour, '#000000', 0.45), 0.2);
  p.rect(one.x - half, one.y - side * 0.34 - 0.18 + swing, half * 2, 0.34, colour, 0.17);
  p.rect(one.x - half + 0.15, one.y - side * 0.34 - 0.13 + swing, half * 2 - 0.3, 0.09, 'rgba(255,255,255,.6)', 0.05);
  if (s.human && !one.mine) p.text('2P', one.x + half + 0.5, one.y, 0.5, '#ffffff');
}

function drawStage(p: Painter, s: State, g: Game): void {
  const { view, palette } = p;
  const deco = sceneryOf(g.design.cast.deco);
  // scenery only beside the stage: on it, it would look like something to take
  deco.slice(0, 4).forEach((actor, i) => {
    const x = (i % 2 ? SIZE.fight.w + 1.6 : -1.6) + (i % 2 ? 1 : -1) * Math.floor(i / 2) * 2.6;
    p.sprite(actor, x, FLOOR - 1.05, 2.2);
  });
  // the floor goes on beside the stage
  p.block(view.x - 1, FLOOR, view.w + 2, view.y + view.h - FLOOR + 2, true);
  for (const plank of s.things) p.block(plank.x - plank.r, plank.y, plank.r * 2, 0.55, true);
  for (const x of [0.1, SIZE.fight.w - 0.1]) {
    p.rect(x - 0.16, FLOOR - 3.2, 0.32, 3.3, p.mix(palette.solid, '#000000', 0.3), 0.1);
    for (let i = 0; i < 3; i++) p.rect(x - 0.2, FLOOR - 2.9 + i * 0.9, 0.4, 0.3, palette.danger, 0.1);
    p.circle(x, FLOOR - 3.3, 0.3, palette.accent);
  }
}

function drawRing(p: Painter, s: State, g: Game): void {
  const { ctx, palette, view } = p;
  const mat = p.mix(palette.near, palette.solidEdge, 0.3);
  p.rect(view.x, view.y, view.w, view.h, p.mix(mat, '#000000', 0.2));
  ctx.fillStyle = p.mix(mat, '#000000', 0.26);
  for (let x = Math.floor(view.x / 3) * 3 - 3; x < view.x + view.w; x += 3)
    for (let y = Math.floor(view.y / 3); y * 3 < view.y + view.h; y++) ctx.fillRect(x + (y & 1) * 1.5, y * 3, 1.5, 3);
  drawCrowd(p, s, g, mat);
  const clay = p.mix(palette.solid, palette.solidEdge, 0.55);
  p.circle(CX, CY + 0.35, s.radius + 0.5, 'rgba(0,0,0,.3)');
  p.circle(CX, CY, s.radius + 0.45, p.mix(palette.solid, '#000000', 0.25));
  p.circle(CX, CY, s.radius + 0.2, p.mix(palette.solidEdge, '#ffffff', 0.45));
  p.circle(CX, CY, s.radius, clay);
  p.circle(CX, CY, s.radius * 0.66, p.mix(clay, '#ffffff', 0.1));
  for (const x of [-0.7, 0.7]) p.rect(CX + x - 0.09, CY - 0.8, 0.18, 1.6, p.mix(clay, '#000000', 0.3), 0.08);
  drawPosts(p, s);
}

/** Who looks on, in rows round the ring on cushions, dim beside who fights, every fourth one of the cast; all hop when a round is decided. */
function drawCrowd(p: Painter, s: State, g: Game, mat: string): void {
  const { view, palette } = p;
  const crowd = g.design.cast.enemies.filter((one) => one !== s.foe.actor);
  for (let row = 0; row < 3; row++) {
    const far = RADIUS + 1.75 + row * 1.95;
    const seats = Math.floor((far * 6.2832) / 2.15);
    for (let i = 0; i < seats; i++) {
      const angle = ((i + row / 2) / seats) * 6.2832;
      const x = CX + Math.cos(angle) * far;
      const y = CY + Math.sin(angle) * far;
      // not under the names, nor half outside
      if ((y < TOP + 1 && Math.abs(x - CX) < 7) || x < view.x + 0.4 || x > view.x + view.w - 0.4) continue;
      if (y < view.y + 1.6 || y > view.y + view.h - 0.5) continue;
      // a phone has its stick and buttons below
      if (view.h > view.w && y > CY + RADIUS + 2.4) continue;
      const joy = s.phase === 'over' ? Math.abs(Math.sin(p.now * 7 + i * 1.7)) * 0.35 : 0;
      const seat = p.mix([palette.accent, palette.danger, palette.solidEdge][(i + row) % 3] as string, mat, 0.72);
      p.rect(x - 0.62, y + 0.36, 1.24, 0.4, p.mix(mat, '#000000', 0.35), 0.2);
      const guest = crowd[Math.floor(i / 4) % Math.max(1, crowd.length)];
      if (guest && (i + row) % 4 === 0) {
        p.sprite(guest, x, y - joy, 1.25, { dir: x < CX ? 1 : -1, wash: `${mat}59` });
        continue;
      }
      const sway = Math.sin(p.now * 3 + i * 2.1) * 0.03;
      p.rect(x - 0.46, y - 0.16 - joy, 0.92, 0.78, seat, 0.34);
      p.circle(x + sway, y - 0.4 - joy, 0.33, p.mix(seat, '#ffffff', 0.22));
    }
  }
}

function drawFighter(p: Painter, s: State, one: Fighter): void {
  const { ctx, palette } = p;
  const fight = s.mode === 'fight';
  const colour = one.mine ? palette.accent : palette.danger;
  const size = one.size * (one.big > 0 ? 1.3 : 1);
  const y = fight ? one.y - size * 0.47 : one.y - size * 0.12;
  const beaten = s.phase === 'over' && (s.last === 'me') !== one.mine;
  if (!fight) {
    // a ring round the feet says who is who
    ctx.fillStyle = 'rgba(0,0,0,.25)';
    ctx.beginPath();
    ctx.ellipse(one.x, one.y + size * 0.36, radiusOf(one) * 1.15, radiusOf(one) * 0.6, 0, 0, 6.2832);
    ctx.fill();
    ctx.lineWidth = 0.12;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  const told = fight && one.blow > 0 && one.blow < LANDS && !one.struck;
  const lunge = fight && one.blow >= LANDS ? 0.25 * one.dir : told ? -0.15 * one.dir : 0;
  const walk = Math.abs(one.vx) + (fight ? 0 : Math.abs(one.vy));
  const step = one.grounded ? Math.abs(Math.sin(p.now * 11 + one.x)) * clamp(walk * 0.03, 0, 0.14) : 0;
  const look = {
    dir: fight ? one.dir : one.dir,
    squash: one.squash.value + (walk < 0.5 ? Math.sin(p.now * 4 + one.x) * 0.03 : 0),
    angle: beaten ? one.dir * -1.4 : one.stun > 0 && fight ? -one.dir * 0.35 : clamp(one.vx * 0.02, -0.2, 0.2) + lunge,
    alpha: one.safe > 12 && one.safe % 10 < 4 ? 0.5 : 1,
    white: Math.max(one.hit / 10, told && !one.mine && Math.floor(p.now * 16) % 2 ? 0.55 : 0),
    shadow: fight,
    ...(one.big > 0 ? { glow: palette.accent } : told && !one.mine ? { glow: palette.danger } : {}),
  };
  if (one.mine) p.hero(one.x + lunge * 1.2, y - step, size, look);
  else p.sprite(one.actor, one.x + lunge * 1.2, y - step, size, look);
  if (fight) drawGloves(p, one, y - step, size, colour);
  if (one.shield) {
    ctx.globalAlpha = 0.28;
    p.circle(one.x, y, size * 0.66, '#bfeaff');
    ctx.globalAlpha = 1;
  }
  if (s.human && !one.mine) p.text('2P', one.x, y - size * 0.75, 0.5, palette.danger);
}

/** Two round gloves: they show a guard and how far a blow goes. */
function drawGloves(p: Painter, one: Fighter, y: number, size: number, colour: string): void {
  const out = one.blow >= LANDS && one.blow < LANDS + 8;
  const back = one.blow > 0 && one.blow < LANDS;
  const reach = out ? 0.98 : back ? -0.15 : one.blocks ? 0.42 : 0.38;
  const r = size * 0.13;
  const spots: readonly (readonly [number, number])[] = one.blocks
    ? [
        [0.42, -0.16],
        [0.42, 0.14],
      ]
    : [
        [0.16, 0.2],
        [reach, 0.1],
      ];
  for (const [dx, dy] of spots) {
    const x = one.x + one.dir * dx * size * 0.8;
    p.circle(x, y + dy * size + 0.04, r + 0.06, p.mix(colour, '#000000', 0.5));
    p.circle(x, y + dy * size, r, colour);
    p.circle(x - r * 0.3, y + dy * size - r * 0.3, r * 0.3, 'rgba(255,255,255,.65)');
  }
  if (!out) return;
  // the air of the blow
  p.ctx.globalAlpha = 0.5;
  for (const dy of [-0.12, 0.04, 0.2])
    p.line(
      one.x + one.dir * 0.5,
      y + (dy + 0.1) * size,
      one.x + one.dir * (0.9 + reach * 0.6),
      y + (dy + 0.1) * size,
      0.07,
      '#ffffff',
    );
  p.ctx.globalAlpha = 1;
}

function drawPower(p: Painter, s: State): void {
  const { power } = s;
  if (!power) return;
  p.ctx.globalAlpha = power.life < 120 && power.life % 16 < 8 ? 0.3 : 1;
  p.circle(power.x, power.y, 0.72, p.mix(p.palette.accent, '#ffffff', 0.6));
  p.sprite(power.actor, power.x, power.y + Math.sin(p.now * 4) * 0.06, 1.15, { glow: p.palette.accent });
  p.ctx.globalAlpha = 1;
}

/** Both pictures with health (in a fight) and the rounds they have won. */
function drawScore(p: Painter, s: State): void {
  const { palette } = p;
  const { w } = SIZE[s.mode];
  for (const one of [s.me, s.foe]) {
    const left = one.mine;
    const colour = left ? palette.accent : palette.danger;
    const x = left ? 0.75 : w - 0.75;
    const dir = left ? 1 : -1;
    p.circle(x, 0.62, 0.72, p.mix(colour, '#000000', 0.35));
    p.circle(x, 0.58, 0.66, p.mix(palette.panel, '#ffffff', 0.3));
    p.sprite(one.actor, x, 0.56, 1.02, { dir });
    const from = x + dir * 0.85;
    const long = w / 2 - 2;
    if (s.mode === 'fight') {
      const a = left ? from : from - long;
      p.rect(a - 0.06, 0.12, long + 0.12, 0.52, 'rgba(0,0,0,.6)', 0.26);
      const part = clamp(one.hp / one.most, 0, 1);
      if (part > 0)
        p.rect(
          left ? a : a + long * (1 - part),
          0.18,
          long * part,
          0.4,
          part < 0.3 ? p.mix(colour, '#ffffff', 0.3 + 0.3 * Math.sin(p.now * 9)) : colour,
          0.2,
        );
    }
    for (let i = 0; i < s.need; i++) {
      const cx = from + dir * (0.25 + i * 0.55);
      const cy = s.mode === 'fight' ? 1 : 0.6;
      p.circle(cx, cy, 0.22, 'rgba(0,0,0,.5)');
      p.circle(cx, cy, 0.16, i < one.won ? colour : 'rgba(255,255,255,.25)');
    }
  }
}
