/** How it looks: meadow and beds by season, crops that grow, orders with their patience above, rain, and things that fly to market. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { workAt } from './crops.js';
import { cellAt, COLS, middle, ROWS, TOP, VIEW_W, yOf } from './field.js';
import { bedAt } from './hands.js';
import { short, SLOTS } from './orders.js';
import { wetFrames, type Bed, type Order, type Season, type State } from './state.js';

const GRASS: Readonly<Record<Season, string>> = {
  spring: '#8ccf5a',
  summer: '#c7cf5c',
  autumn: '#cf9a4a',
  winter: '#dfeaf2',
};
/** themes with meadows; elsewhere the ground is the theme's, tinged by the season */
const MEADOWS = new Set(['farm', 'garden', 'forest', 'jungle', 'castle', 'city', 'school', 'beach']);
const SOIL = '#8a5a36';
const LEAF = '#4f9d3a';

/** A colour of nature; where a game has none, a grey as light as that. */
const natural = (p: Painter, g: Game, colour: string, light: number): string =>
  g.design.theme.style === 'noir' ? p.mix(p.palette.near, p.palette.solidEdge, light) : colour;

function drawGround(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const green = MEADOWS.has(g.design.theme.id);
  const meadow = p.mix(GRASS[s.season], green ? palette.near : palette.far, green ? 0.36 : 0.75);
  const grass = natural(p, g, meadow, 0.22);
  p.rect(-0.05, TOP - 0.1, COLS + 0.1, ROWS + 0.3, 'rgba(0,0,0,.3)', 0.3);
  p.rect(0, TOP - 0.14, COLS, ROWS + 0.2, p.mix(palette.solid, '#000000', 0.25), 0.3);
  p.rect(0.08, TOP - 0.06, COLS - 0.16, ROWS + 0.06, grass, 0.24);
  const tuft = p.mix(grass, '#000000', 0.14);
  for (let c = 0; c < COLS * ROWS; c++) {
    const k = (c * 7 + yOf(c) * 5) % 11;
    const { x, y } = middle(c);
    if (k < 3)
      for (const i of [-1, 0, 1]) p.line(x + i * 0.08 + k * 0.1, y + 0.3, x + i * 0.14 + k * 0.1, y + 0.14, 0.04, tuft);
    else if (k === 5 && s.season === 'spring') p.circle(x + 0.2, y - 0.2, 0.06, '#ffffff');
    else if (k === 6 && s.season === 'autumn') p.rect(x - 0.2, y + 0.1, 0.14, 0.09, palette.danger, 0.05);
  }
  const [corner, last] = [s.field.water[0], s.field.water.at(-1)];
  if (corner !== undefined && last !== undefined) {
    const [from, to] = [middle(corner), middle(last)];
    const [w, h] = [to.x - from.x + 1, to.y - from.y + 1];
    p.rect(from.x - 0.56, from.y - 0.56, w + 0.12, h + 0.12, p.mix(grass, '#000000', 0.25), 0.7);
    p.rect(
      from.x - 0.48,
      from.y - 0.44,
      w - 0.04,
      h - 0.08,
      natural(p, g, s.season === 'winter' ? '#bfe3f5' : '#56a8d8', 0.45),
      0.6,
    );
  }
  for (const c of s.field.water) {
    const { x, y } = middle(c);
    const w = 0.22 + Math.sin(p.now * 2 + c) * 0.06;
    p.rect(x - w, y + Math.sin(p.now + c) * 0.1, w * 2, 0.06, 'rgba(255,255,255,.4)', 0.03);
  }
  const { obstacles, goal } = g.design.cast;
  s.field.stones.forEach((c, i) => {
    const { x, y } = middle(c);
    const stone = obstacles[i % Math.max(1, obstacles.length)];
    if (stone) p.sprite(stone, x, y - 0.06, 0.95, { shadow: true });
    else p.block(x - 0.36, y - 0.36, 0.72, 0.72);
  });
  const market = middle(s.field.market);
  if (goal) p.sprite(goal, market.x, market.y - 0.12, 1.35, { shadow: true });
  else {
    p.block(market.x - 0.5, market.y - 0.3, 1, 0.7);
    p.rect(market.x - 0.6, market.y - 0.55, 1.2, 0.32, palette.accent, 0.1);
  }
}

function drawBed(p: Painter, s: State, g: Game, bed: Bed): void {
  const { ctx, palette } = p;
  const { x, y } = middle(bed.c);
  const leaf = natural(p, g, LEAF, 0.6);
  const earth = natural(p, g, SOIL, 0);
  if (bed.stage === 'wild') {
    p.rect(x - 0.42, y - 0.38, 0.84, 0.8, 'rgba(0,0,0,.12)', 0.16);
    for (const [dx, dy] of [
      [-0.2, 0.1],
      [0.16, -0.05],
      [0.02, 0.22],
    ] as const) {
      p.line(x + dx, y + dy, x + dx - 0.08, y + dy - 0.18, 0.06, leaf);
      p.line(x + dx, y + dy, x + dx + 0.1, y + dy - 0.16, 0.06, leaf);
    }
    return;
  }
  const wet = bed.stage === 'crop' && bed.wet > 0;
  const soil = p.mix(wet ? p.mix(earth, '#000000', 0.42) : earth, palette.solid, 0.15);
  p.rect(x - 0.46, y - 0.42, 0.92, 0.9, p.mix(soil, '#000000', 0.35), 0.14);
  p.rect(x - 0.44, y - 0.44, 0.88, 0.86, soil, 0.13);
  for (const i of [-0.24, 0, 0.24]) p.rect(x - 0.36, y + i - 0.03, 0.72, 0.07, p.mix(soil, '#ffffff', 0.14), 0.04);
  if (bed.stage === 'soil') return;
  const ripe = bed.grown >= 1;
  const crop = s.crops[bed.type] as Actor;
  const sway = Math.sin(p.now * 2.5 + bed.c) * 0.04;
  ctx.save();
  ctx.translate(x, y + 0.3);
  ctx.scale(1 + bed.squash.value, 1 - bed.squash.value);
  const tall = 0.14 + Math.min(1, bed.grown * 1.7) * 0.26;
  // leaves first, then the thing itself in them
  for (const side of [-1, 1]) {
    ctx.fillStyle = bed.dry > 300 ? natural(p, g, '#b5a04a', 0.3) : leaf;
    ctx.beginPath();
    ctx.ellipse(side * tall * 0.5, -tall * 0.5 + sway * side, tall * 0.62, tall * 0.24, side * -0.7, 0, 6.2832);
    ctx.fill();
  }
  if (bed.grown > 0.3) {
    const size = ripe ? 0.86 + Math.sin(p.now * 5 + bed.c) * 0.04 : 0.22 + bed.grown * 0.42;
    p.sprite(crop, 0, -size * 0.42 - 0.02, size, {
      angle: sway,
      alpha: bed.dry > 300 ? 0.6 : 1,
      ...(ripe ? { glow: palette.accent } : {}),
    });
  }
  ctx.restore();
  if (ripe) return;
  // thirsty: a drop that cannot be missed
  if (bed.wet < wetFrames(g, s) * 0.12) {
    const dy = Math.sin(p.now * 6 + bed.c) * 0.05;
    p.circle(x + 0.26, y - 0.24 + dy, 0.21, '#ffffff');
    ctx.fillStyle = bed.dry > 400 && Math.sin(p.now * 12) > 0 ? palette.danger : '#2f8fe0';
    ctx.beginPath();
    ctx.moveTo(x + 0.26, y - 0.41 + dy);
    ctx.quadraticCurveTo(x + 0.42, y - 0.2 + dy, x + 0.26, y - 0.11 + dy);
    ctx.quadraticCurveTo(x + 0.1, y - 0.2 + dy, x + 0.26, y - 0.41 + dy);
    ctx.fill();
  }
}

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
