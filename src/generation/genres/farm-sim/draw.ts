/** How it looks: meadow and beds by season, crops that grow, orders with their patience above, rain, and things that fly to market. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawBed } from './beds.js';
import { workAt } from './crops.js';
import { cellAt, COLS, middle, ROWS, TOP, VIEW_W } from './field.js';
import { drawGround } from './ground.js';
import { bedAt } from './hands.js';
import { short, SLOTS } from './orders.js';
import type { Order, State } from './state.js';

/** Middles of the cards above the field. */
const slotX = (i: number): number => 1.05 + (i * (VIEW_W - 0.2)) / SLOTS + 0.45;

function drawOrder(p: Painter, s: State, one: Order, i: number): void {
  const { palette, ctx } = p;
  const wide = one.festival ? VIEW_W - 0.3 : (VIEW_W - 0.4) / SLOTS - 0.08;
  const x = one.festival ? VIEW_W / 2 : slotX(i);
  const part = one.left / one.patience;
  const late = one.left < 600;
  ctx.save();
  ctx.translate(x + (late ? Math.sin(p.now * 30) * 0.03 : 0), 1.2);
  ctx.scale(1 + one.pop.value, 1 - one.pop.value);
  p.rect(-wide / 2, -1.02, wide, 2.2, 'rgba(0,0,0,.3)', 0.25);
  p.rect(-wide / 2, -1.08, wide, 2.16, late ? palette.danger : p.mix(palette.solid, '#000000', 0.2), 0.25);
  p.rect(-wide / 2 + 0.08, -1, wide - 0.16, 2, p.mix('#fff8e6', palette.panel, 0.15), 0.2);
  const step = (wide - 0.2) / one.wants.length;
  one.wants.forEach((want, k) => {
    const at = (k - (one.wants.length - 1) / 2) * step;
    const done = want.done >= want.n;
    p.sprite(s.crops[want.type] as Actor, at - step * 0.22, -0.22, Math.min(1.15, step * 0.46), {
      alpha: done ? 0.45 : 1,
    });
    p.text(
      done ? '✓' : `${want.done}/${want.n}`,
      at + step * 0.25,
      -0.16,
      Math.min(0.6, step * 0.26),
      done ? p.mix(palette.accent, '#000000', 0.35) : '#33261a',
    );
  });
  p.rect(-wide / 2 + 0.25, 0.58, wide - 0.5, 0.24, 'rgba(0,0,0,.2)', 0.12);
  p.rect(
    -wide / 2 + 0.25,
    0.58,
    Math.max(0.24, (wide - 0.5) * clamp(part, 0, 1)),
    0.24,
    late ? palette.danger : palette.accent,
    0.12,
  );
  ctx.restore();
}

/** Flags over the field on a market day. */
function drawFlags(p: Painter): void {
  const { ctx, palette } = p;
  const hang = (x: number): number => TOP + 0.06 + Math.abs(Math.sin((x / COLS) * Math.PI * 3)) * 0.22;
  for (let i = 0; i < 24; i++) {
    const x = 0.2 + (i * (COLS - 0.4)) / 24;
    const y = hang(x);
    p.line(x, y, x + 0.36, hang(x + 0.36), 0.05, p.mix(palette.solid, '#000000', 0.3));
    ctx.fillStyle = [palette.accent, palette.danger, '#ffffff'][i % 3] as string;
    ctx.beginPath();
    ctx.moveTo(x + 0.03, y);
    ctx.lineTo(x + 0.33, y);
    ctx.lineTo(x + 0.18 + Math.sin(p.now * 3 + i) * 0.03, y + 0.36);
    ctx.fill();
  }
}

function drawRain(p: Painter, s: State): void {
  if (s.rain <= 0) return;
  const { ctx } = p;
  ctx.globalAlpha = Math.min(1, s.rain / 40, (240 - s.rain) / 20 + 0.2);
  p.rect(0, TOP, COLS, ROWS, 'rgba(40,80,130,.2)');
  for (let i = 0; i < 46; i++) {
    const k = (i * 0.618) % 1;
    const y = TOP + ((p.now * (6 + k * 3) + i * 1.37) % ROWS);
    const x = (k * COLS * 7.3 + p.now * 0.6) % COLS;
    if (s.season === 'winter') p.circle(x, y, 0.05 + k * 0.03, '#ffffff');
    else p.line(x, y, x - 0.08, y + 0.34, 0.035, 'rgba(220,240,255,.8)');
  }
  ctx.globalAlpha = 1;
}

export function drawFarm(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  drawGround(p, s, g);
  if (s.idea === 'market') drawFlags(p);
  for (const bed of s.beds) drawBed(p, s, g, bed);
  s.jobs.forEach((c, i) => {
    const { x, y } = middle(c);
    ctx.strokeStyle = palette.accent;
    ctx.globalAlpha = 0.8;
    ctx.lineWidth = 0.07;
    ctx.beginPath();
    ctx.arc(x, y, 0.42 + (i === 0 ? Math.sin(p.now * 8) * 0.04 : 0), 0, 6.2832);
    ctx.stroke();
    ctx.globalAlpha = 1;
  });
  // nothing grows of what is wanted: here is where to begin
  if (short(s) && !s.beds.some(({ stage }) => stage === 'crop')) {
    ctx.strokeStyle = palette.accent;
    ctx.globalAlpha = 0.5 + Math.sin(p.now * 5) * 0.4;
    ctx.lineWidth = 0.08;
    for (const { c, stage } of s.beds) {
      if (stage !== 'soil') continue;
      const { x, y } = middle(c);
      ctx.beginPath();
      ctx.roundRect(x - 0.5, y - 0.5, 1, 1, 0.16);
      ctx.stroke();
    }
    ctx.globalAlpha = 1;
  }
  // the bed that a press would work at
  const bed = bedAt(s, cellAt(s.hero.x, s.hero.y));
  if (bed && workAt(g, s, bed)) {
    const { x, y } = middle(bed.c);
    ctx.strokeStyle = '#ffffff';
    ctx.lineWidth = 0.07;
    ctx.beginPath();
    ctx.roundRect(x - 0.5, y - 0.5, 1, 1, 0.16);
    ctx.stroke();
  }
  for (const [i, pest] of s.pests.entries()) {
    const size = pest.boss ? 2 : 0.92;
    const hop = pest.eaten > 0 ? Math.abs(Math.sin(p.now * 14)) * 0.05 : Math.abs(Math.sin(p.now * 7 + i)) * 0.1;
    p.sprite(pest.actor, pest.x, pest.y - hop - (pest.boss ? 0.35 : 0.08), size, {
      shadow: true,
      squash: pest.squash.value,
      dir: (pest.scared > 0 ? pest.x < s.hero.x : middle(s.beds[pest.bed]?.c ?? 40).x < pest.x) ? -1 : 1,
      ...(pest.scared > 0 ? { alpha: 0.7 } : { glow: palette.danger }),
    });
    if (pest.boss) p.health(pest.x, pest.y - 1.5, 1.5, pest.hp / pest.most);
    else if (pest.eaten > 0) p.text('!', pest.x, pest.y - 0.75, 0.6, palette.danger);
  }
  const { hero } = s;
  const bend = s.busy > 0 ? Math.sin((s.busy / 15) * Math.PI) * 0.22 * hero.dir : 0;
  p.hero(hero.x, hero.y - 0.28 - (hero.walking ? Math.abs(Math.sin(p.now * 11)) * 0.07 : 0), 1.15, {
    shadow: true,
    dir: hero.dir,
    angle: bend,
    squash: hero.squash.value + (hero.walking ? 0 : Math.sin(p.now * 3) * 0.02),
  });
  drawRain(p, s);
  p.rect(0, 0.02, VIEW_W, 2.38, 'rgba(0,0,0,.2)', 0.3);
  ctx.strokeStyle = 'rgba(255,255,255,.28)';
  ctx.lineWidth = 0.05;
  ctx.setLineDash([0.16, 0.14]);
  for (let i = s.orders.length; i < SLOTS && s.orders[0]?.festival !== true; i++) {
    ctx.beginPath();
    ctx.roundRect(slotX(i) - 1.3, 0.24, 2.6, 1.92, 0.22);
    ctx.stroke();
  }
  ctx.setLineDash([]);
  s.orders.forEach((one, i) => drawOrder(p, s, one, i));
  for (const flyer of s.flyers) {
    const t = flyer.t / 36;
    const market = middle(s.field.market);
    const end = flyer.slot < 0 ? market : { x: slotX(flyer.slot), y: 1.2 };
    const x = flyer.x + (end.x - flyer.x) * t * t;
    const y = flyer.y + (end.y - flyer.y) * t * t - Math.sin(t * Math.PI) * 1.2;
    p.sprite(flyer.actor, x, y, 0.9 - t * 0.3, { angle: t * 6 });
  }
}
