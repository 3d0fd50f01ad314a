/** The field with all that is on it, in rows from the back to the front, and the night over it. */
import { drawDark } from '../../kit/dark.js';
import { natural } from '../../kit/natural.js';
import type { Game, Painter } from '../../kit/types.js';
import { isTool } from './cast.js';
import { drawHouse, drawJet, drawSparks } from './draw-fire.js';
import { drawDay, drawGround, drawWells } from './draw-ground.js';
import { drawSpot } from './draw-spots.js';
import { COMING, GUST } from './lamps.js';
import { reachOf, type Foe, type Place, type State } from './state.js';

export function drawCleaning(p: Painter, s: State, g: Game): void {
  drawGround(p, s, g);
  drawTrail(p, s);
  const night = s.work === 'lamps';
  const flat = s.work === 'plain';
  // what is dark lies under the night, what is lit and who goes about above it
  for (const one of s.spots) if (flat || (night && !one.good)) drawSpot(p, s, g, one);
  drawWells(p, s, g);
  if (night) for (const stone of s.stones) drawStone(p, stone);
  if (night) drawNight(p, s, g);
  const rows: { y: number; draw: () => void }[] = [];
  for (const one of s.spots) {
    if (flat || (night && !one.good)) continue;
    // who stands before a house is seen
    const y = one.y + (night ? 0.2 : -0.2);
    rows.push({ y, draw: () => (night ? drawSpot(p, s, g, one) : drawHouse(p, g, one)) });
  }
  if (!night) for (const stone of s.stones) rows.push({ y: stone.y, draw: () => drawStone(p, stone) });
  for (const foe of s.foes) if (foe.mode !== 'off') rows.push({ y: foe.y, draw: () => drawFoe(p, foe) });
  const { mate } = s;
  if (mate) rows.push({ y: mate.y, draw: () => drawMate(p, mate, g) });
  rows.push({ y: s.hero.y + 0.4, draw: () => drawHero(p, s, g) });
  for (const { draw } of rows.sort((a, b) => a.y - b.y)) draw();
  if (s.spray) drawJet(p, g, nozzle(s, s.hero), s.spray);
  drawSparks(p, s, g);
  if (!night && s.idea === 'dark') drawDark(p, s.hero.x, s.hero.y, 7, 0.72);
  if (s.gust) drawGust(p, s);
  drawDay(p, s, g);
}

function drawStone(p: Painter, stone: State['stones'][number]): void {
  p.sprite(stone.actor, stone.x, stone.y - 0.15, 1.7, { shadow: true });
}

const nozzle = (s: State, hand: Place): Place => ({ x: hand.x + s.dir * 0.6, y: hand.y - 0.1 });

/** Where it was wiped, the floor is still wet. */
function drawTrail(p: Painter, s: State): void {
  const reach = reachOf(s);
  for (const one of s.trail) {
    if (one.left <= 0) continue;
    p.ctx.globalAlpha = (one.left / 90) * 0.09;
    p.circle(one.x, one.y + 0.3, reach * 0.8, '#ffffff');
  }
  p.ctx.globalAlpha = 1;
}

function drawFoe(p: Painter, foe: Foe): void {
  const busy = foe.mode === 'foul';
  p.sprite(foe.actor, foe.x, foe.y - 0.2 - (busy ? Math.abs(Math.sin(p.now * 12)) * 0.15 : 0), 1.35, {
    dir: foe.vx < 0 ? -1 : 1,
    squash: foe.squash.value,
    shadow: true,
    glow: p.palette.danger,
  });
  if (busy) p.health(foe.x, foe.y - 1.1, 1, foe.t / 75, p.palette.danger);
}

function drawMate(p: Painter, mate: NonNullable<State['mate']>, g: Game): void {
  p.sprite(g.design.cast.hero, mate.x, mate.y - 0.15, 1.3, {
    dir: mate.vx < 0 ? -1 : 1,
    shadow: true,
    wash: 'rgba(255,255,255,.25)',
  });
}

function drawHero(p: Painter, s: State, g: Game): void {
  const { hero } = s;
  const moves = Math.abs(hero.vx) + Math.abs(hero.vy) > 1;
  const lean = s.work === 'plain' && moves ? Math.sin(p.now * 16) * 0.1 : 0;
  p.ctx.globalAlpha = 0.6;
  p.ctx.strokeStyle = '#ffffff';
  p.ctx.lineWidth = 0.07;
  p.ctx.beginPath();
  p.ctx.ellipse(hero.x, hero.y + 0.3, reachOf(s) * 0.95, reachOf(s) * 0.7, 0, 0, 6.2832);
  if (s.work === 'plain') p.ctx.stroke();
  p.ctx.globalAlpha = 1;
  p.hero(hero.x, hero.y - 0.25, 1.9, { dir: s.dir, squash: s.squash.value, angle: lean, shadow: true });
  if (s.work === 'plain' && !isTool(g.design.cast.hero)) drawTool(p, s, g, moves);
  if (s.work === 'fire') {
    const low = s.water < 0.25;
    p.health(
      hero.x,
      hero.y + 0.95,
      1.5,
      s.water,
      low && p.now % 0.5 < 0.25 ? p.palette.danger : natural(p, g, '#4db8ff', 0.8),
    );
  }
}

/** A broom on floors, a sponge on what is wiped. */
function drawTool(p: Painter, s: State, g: Game, moves: boolean): void {
  const { ctx } = p;
  const big = s.idea === 'broad' ? 1.5 : 1;
  const swing = moves ? Math.sin(p.now * 16) * 0.3 : 0;
  ctx.save();
  ctx.translate(s.hero.x + s.dir * 0.7, s.hero.y + 0.15);
  ctx.rotate(s.dir * 0.35 + swing);
  ctx.scale(big, big);
  if (s.surface === 'floor' || s.surface === 'litter') {
    p.rect(-0.06, -1, 0.12, 1.2, natural(p, g, '#a5713d', 0.5), 0.05);
    p.rect(-0.32, 0.15, 0.64, 0.16, p.palette.accent, 0.05);
    p.rect(-0.36, 0.28, 0.72, 0.34, natural(p, g, '#f0cf6a', 0.8), 0.06);
  } else {
    p.rect(-0.38, -0.26, 0.76, 0.5, natural(p, g, '#f7d64a', 0.85), 0.14);
    p.rect(-0.38, 0.08, 0.76, 0.18, natural(p, g, '#58b368', 0.5), 0.08);
  }
  ctx.restore();
}

/** Night over all; what is lit pushes it away. */
function drawNight(p: Painter, s: State, g: Game): void {
  const { ctx, view } = p;
  const deep = s.idea === 'dark' ? 0.86 : 0.68;
  const lit = s.spots.reduce((sum, one) => sum + (one.good ? 1 : 0), 0) / Math.max(1, s.spots.length);
  ctx.globalAlpha = deep * (1 - lit * 0.3);
  p.rect(view.x - 1, view.y - 1, view.w + 2, view.h + 2, natural(p, g, '#0b1030', 0.05));
  ctx.globalAlpha = 1;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  const [hot, warm] = [natural(p, g, '#ffc45c', 1), natural(p, g, '#e0701a', 0.7)];
  const shine = (x: number, y: number, r: number, alpha: number): void => {
    const light = ctx.createRadialGradient(x, y, 0, x, y, r);
    const faded = (colour: string, part: number): string =>
      `${colour}${Math.round(alpha * part * 255)
        .toString(16)
        .padStart(2, '0')}`;
    light.addColorStop(0, faded(hot, 1));
    light.addColorStop(0.45, faded(warm, 0.55));
    light.addColorStop(1, faded(warm, 0));
    ctx.fillStyle = light;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  };
  shine(s.hero.x, s.hero.y, 3.2, 0.5);
  for (const one of s.spots)
    if (one.good) {
      const flick = Math.sin(p.now * 6 + one.look * 2) * 0.12 + Math.max(0, 1 - one.shine / 30);
      shine(one.x, one.y - 0.2, 2.7 + flick, 0.8);
    }
  ctx.restore();
  // what is dark yet can be found
  for (const one of s.spots)
    if (!one.good) {
      ctx.globalAlpha = 0.5 + Math.sin(p.now * 3 + one.look) * 0.2;
      ctx.strokeStyle = p.palette.accent;
      ctx.lineWidth = 0.07;
      ctx.beginPath();
      ctx.arc(one.x, one.y, one.w * 0.62, 0, 6.2832);
      ctx.stroke();
      ctx.globalAlpha = 1;
      if (one.hold > 0) p.health(one.x, one.y + one.h * 0.66, one.w * 0.8, Math.min(1, one.hold), p.palette.accent);
    }
  ctx.globalAlpha = 1;
}

/** Strokes of wind in its strip; while it is only coming, faint ones. */
function drawGust(p: Painter, s: State): void {
  const { gust, box } = s;
  if (!gust) return;
  const y = box.y + gust.v * box.h;
  const coming = gust.t < 0;
  p.ctx.globalAlpha = coming ? 0.12 + 0.08 * Math.sin(gust.t * 0.3) : 0.16;
  p.rect(box.x - 2, y - GUST, box.w + 4, GUST * 2, '#cfe6ff');
  p.ctx.lineCap = 'round';
  const part = coming ? (gust.t + COMING) / COMING / 6 : gust.t / 80;
  const front = gust.dir > 0 ? box.x + part * box.w : box.x + (1 - part) * box.w;
  for (let i = 0; i < 7; i++) {
    const back = i * 0.5 + (coming ? 0 : 0.2);
    p.ctx.globalAlpha = (coming ? 0.55 : 0.9) * (1 - i / 9);
    const x = front - gust.dir * back;
    p.line(
      x,
      y - GUST + 0.25 + ((i * 0.83) % (GUST * 2 - 0.4)),
      x - gust.dir * 1.8,
      y - GUST + 0.25 + ((i * 0.83) % (GUST * 2 - 0.4)),
      0.1,
      '#ffffff',
    );
  }
  p.ctx.globalAlpha = 1;
}
