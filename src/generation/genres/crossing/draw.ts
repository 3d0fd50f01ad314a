/** How it looks: strips from edge to edge of the window, traffic and floats that go on beyond the field, homes behind a hedge. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import { sceneryOf } from '../../kit/scenery.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { WARNING, yOf } from './move.js';
import { depth, gone, isRed } from './beat.js';
import { patrolX, struck } from './search.js';
import { COLS, HOP, standing, type Row, type State } from './state.js';

/** what the safe strips are made of; elsewhere the theme's own ground */
const LAWN: Readonly<Record<string, string>> = {
  forest: '#6fae4a',
  farm: '#86bb4e',
  garden: '#7cc052',
  jungle: '#58a13e',
  city: '#7fb35c',
  castle: '#7fa65e',
  school: '#8dba5e',
  haunted: '#66754f',
  ocean: '#e9d79c',
  beach: '#f3dfa2',
  desert: '#eccb83',
  ice: '#e6f4fc',
  sky: '#dcecf8',
  candy: '#ffc4de',
  kitchen: '#f0dcb8',
  home: '#ecd3aa',
  village: '#8abb5a',
  sports: '#74bb4f',
  toys: '#f2cf6d',
};

/** The left edges at which a mover is seen. */
function seen(p: Painter, row: Row, at: number, w: number, t: number): number[] {
  const first = p.view.x - w;
  const from = (((at + gone(row, t) - first) % row.period) + row.period) % row.period;
  const places: number[] = [];
  for (let x = first + from; x < p.view.x + p.view.w; x += row.period) places.push(x);
  return places;
}

function drawStrip(p: Painter, row: Row, r: number, g: Game, t: number): void {
  const { palette, view, ctx } = p;
  const y = yOf(r) - 0.5;
  const left = view.x - 1;
  const wide = view.w + 2;
  const { id } = g.design.theme;
  const dim = g.design.theme.time === 'night' ? 0.55 : 0.2;
  const lawn = p.mix(LAWN[id] ?? p.mix(palette.near, palette.solid, 0.4), palette.near, LAWN[id] ? dim : 0);
  if (row.ground === 'road') {
    const tar = p.mix('#474c5a', palette.near, 0.22);
    p.rect(left, y, wide, 1.02, row.patrol || row.beat === 'rush' ? p.mix(tar, palette.danger, 0.25) : tar);
    ctx.fillStyle = p.mix(tar, '#ffffff', 0.32);
    for (let x = Math.floor(left / 2) * 2; x < left + wide; x += 2) ctx.fillRect(x + 0.4, y - 0.03, 0.9, 0.07);
    return;
  }
  if (row.ground === 'river') {
    const molten = id === 'volcano';
    const water = p.mix(molten ? '#e8501c' : id === 'space' ? '#10142e' : '#2f8fd8', palette.sky, molten ? 0.1 : 0.3);
    p.rect(left, y, wide, 1.02, water);
    ctx.fillStyle = p.mix(water, '#ffffff', 0.3);
    const drift = row.beat === 'tide' ? gone(row, t) : p.now * row.v * 30;
    for (let x = -1; x < wide / 1.7; x++) {
      const at = left + ((((x * 1.7 + drift + noise(r) * 3) % wide) + wide) % wide);
      ctx.fillRect(at, y + 0.2 + noise(x * 3 + r) * 0.6, 0.35 + noise(x + r) * 0.4, 0.06);
    }
    return;
  }
  const shade = p.mix(lawn, r % 2 ? '#000000' : '#ffffff', 0.06);
  p.rect(left, y, wide, 1.02, shade);
  ctx.fillStyle = p.mix(shade, palette.solidEdge, 0.35);
  for (let i = Math.floor(left); i < left + wide; i++) {
    if (noise(i * 7 + r * 13) > 0.4) continue;
    ctx.fillRect(i + noise(i + r) * 0.8, y + 0.2 + noise(i * 3 + r) * 0.6, 0.07, 0.14);
    ctx.fillRect(i + noise(i + r) * 0.8 + 0.11, y + 0.24 + noise(i * 3 + r) * 0.6, 0.06, 0.1);
  }
}

function drawFloat(p: Painter, x: number, y: number, w: number, g: Game): void {
  const { palette } = p;
  const { id } = g.design.theme;
  const cold = id === 'ice' || id === 'sky';
  const wood = cold ? p.mix('#eaf7ff', palette.solidEdge, 0.3) : p.mix('#9a6434', palette.solid, 0.3);
  const bob = Math.sin(p.now * 2 + x) * 0.02;
  p.rect(x, y - 0.34 + bob, w, 0.76, 'rgba(0,0,0,.25)', cold ? 0.2 : 0.36);
  p.rect(x, y - 0.4 + bob, w, 0.76, p.mix(wood, '#000000', 0.35), cold ? 0.2 : 0.36);
  p.rect(x, y - 0.42 + bob, w, 0.66, wood, cold ? 0.2 : 0.33);
  p.rect(x + 0.2, y - 0.33 + bob, w - 0.6, 0.1, p.mix(wood, '#ffffff', 0.35), 0.05);
  if (cold) return;
  p.circle(x + w - 0.32, y - 0.09 + bob, 0.27, p.mix(wood, '#ffffff', 0.45));
  p.circle(x + w - 0.32, y - 0.09 + bob, 0.15, wood);
  for (let i = 0.7; i < w - 0.8; i += 0.9)
    p.rect(x + i, y - 0.06 + bob, 0.45, 0.05, p.mix(wood, '#000000', 0.25), 0.02);
}

/** Those of a row; one that dives shakes before, and is a shade while it is under. */
function drawFloats(p: Painter, row: Row, r: number, t: number, g: Game): void {
  for (const mover of row.movers) {
    const { at, w } = mover;
    const now = depth(row, mover, t);
    const shake = now === 'shakes' ? Math.sin(t * 0.9) * 0.06 : 0;
    p.ctx.globalAlpha = now === 'under' ? 0.16 : 1;
    for (const x of seen(p, row, at, w, t)) drawFloat(p, x + shake, yOf(r) + (now === 'under' ? 0.12 : 0), w, g);
    p.ctx.globalAlpha = 1;
  }
}

/** At both ends of a road, what its traffic does or is about to. */
function drawLamps(p: Painter, row: Row, r: number, t: number): void {
  if (row.beat !== 'lights' && row.beat !== 'rush') return;
  const isSoon = row.beat === 'rush' && [0, 15, 30, 45, 60, 75].some((ahead) => struck(row, COLS / 2, t + ahead, 6));
  const isOn = row.beat === 'lights' || (isSoon && Math.floor(t / 8) % 2 === 0);
  const isHalt = row.beat === 'lights' && isRed(row, t);
  // for who crosses, red of the cars is the good news
  const colour = row.beat === 'rush' ? '#ff3b30' : isHalt ? '#ff5148' : '#3ddc68';
  const y = yOf(r);
  for (const x of [0.3, COLS - 0.3]) {
    p.rect(x - 0.22, y - 0.44, 0.44, 0.66, '#1b1f2b', 0.14);
    p.rect(x - 0.05, y + 0.2, 0.1, 0.26, '#1b1f2b');
    p.circle(x, y - 0.11, 0.15, isOn ? colour : '#4a3338');
    if (isOn) p.circle(x - 0.04, y - 0.15, 0.05, '#ffffff');
  }
}

/** Who goes along a road, in strides as long as it is fast: up, down and a little from side to side. By the place, so that it stands still with the game. */
function gait(p: Painter, actor: Actor, x: number, y: number, v: number): void {
  const stride = p.now === 0 ? 0 : x * 3.2;
  const up = Math.abs(Math.sin(stride));
  p.sprite(actor, x, y - 0.06 - up * 0.1, 1.22, {
    dir: Math.sign(v),
    shadow: true,
    squash: 0.05 - up * 0.09,
    angle: Math.sin(stride) * 0.05,
  });
}

function drawThings(p: Painter, s: State, row: Row, r: number, g: Game): void {
  const y = yOf(r);
  const { goal, hero } = g.design.cast;
  const obstacles = standing(g.design);
  if (row.ground === 'road')
    for (const { at, w, actor } of row.movers) {
      if (!actor) continue;
      if (row.patrol) {
        const x = patrolX(row, w, at, s.t) + w / 2;
        p.sprite(actor, x, y - 0.55 - Math.abs(Math.sin(p.now * 6)) * 0.12, 2.5, {
          glow: p.palette.danger,
          shadow: true,
          white: (s.boss?.hit ?? 0) / 16,
          dir: patrolX(row, w, at, s.t + 1) > x - w / 2 ? 1 : -1,
        });
        continue;
      }
      for (const x of seen(p, row, at, w, s.t)) gait(p, actor, x + w / 2, y, row.v);
    }
  drawLamps(p, row, r, s.t);
  for (let c = 0; c < COLS; c++) {
    const block = row.blocks[c] as number;
    const x = c + 0.5;
    if (row.ground === 'home') {
      if (block > 0) {
        p.block(c - 0.02, y - 0.5, 1.06, 0.9, true);
        continue;
      }
      p.rect(c - 0.06, y - 0.55, 1.12, 1.05, p.mix(p.palette.accent, '#ffffff', 0.35), 0.3);
      const beat = row.filled[c] ? 0 : Math.sin(p.now * 4 + c) * 0.05;
      p.sprite(goal ?? hero, x, y - 0.18, 1.25 + beat, row.filled[c] ? {} : { glow: p.palette.accent });
      if (row.filled[c]) p.sprite(hero, x, y + 0.12 - Math.abs(Math.sin(p.now * 5 + c)) * 0.1, 0.95);
      continue;
    }
    const obstacle = block > 0 ? obstacles[(block - 1) % obstacles.length] : undefined;
    if (obstacle) p.sprite(obstacle, x, y - 0.12, 1.12, { shadow: true });
    const item = row.items[c];
    if (item) p.sprite(item, x, y - 0.05 + Math.sin(p.now * 3.4 + c) * 0.06, 0.86, { glow: p.palette.accent });
  }
  // what stands beside the field
  if (row.ground !== 'grass' && row.ground !== 'home') return;
  if (obstacles.length === 0) return;
  for (let i = 0; i < 9; i++)
    for (const x of [-0.6 - i * 1.15, COLS + 0.6 + i * 1.15]) {
      if (x < p.view.x - 1 || x > p.view.x + p.view.w + 1 || noise(x * 3.7 + r) < 0.68) continue;
      p.sprite(obstacles[Math.floor(noise(x + r * 5) * obstacles.length)] as Actor, x, y - 0.12, 1.05);
    }
}

function drawHero(p: Painter, s: State): void {
  const { hero } = s;
  const part = hero.hop > 0 ? 1 - hero.hop / HOP : 1;
  const x = hero.fromX + (hero.x - hero.fromX) * part;
  const y = yOf(hero.fromRow + (hero.row - hero.fromRow) * part);
  const lift = hero.hop > 0 ? Math.sin(part * Math.PI) * 0.45 : 0;
  const at = hero.hop > 0 ? x : hero.x;
  p.ctx.fillStyle = 'rgba(0,0,0,.28)';
  p.ctx.beginPath();
  p.ctx.ellipse(at, y + 0.4, 0.38 - lift * 0.2, 0.12, 0, 0, 6.2832);
  p.ctx.fill();
  // a pool of light under it: among traffic and floats of its own size one must not look for oneself
  p.ctx.globalAlpha = 0.34 + Math.sin(p.now * 5) * 0.08;
  p.circle(at, y - 0.06, 0.78, '#ffffff');
  p.ctx.globalAlpha = 1;
  p.hero(at, y - 0.2 - lift, 1.42, { dir: hero.dir, squash: hero.squash.value - lift * 0.25 });
  for (let i = 0; i < s.shields; i++) {
    p.ctx.globalAlpha = 0.25;
    p.circle(at, y - 0.12 - lift, 0.78 + i * 0.1, p.palette.accent);
    p.ctx.globalAlpha = 1;
  }
}

/** The shadow of what looks for who waits too long, and its swoop. */
function drawSwoop(p: Painter, s: State, g: Game): void {
  const actor = g.design.cast.enemies.at(-1) as Actor;
  const { hero } = s;
  if (s.swoop > 0) {
    const part = 1 - s.swoop / 40;
    const ghost = s.ghosts.at(-1);
    if (ghost)
      p.sprite(actor, ghost.x + (part - 0.35) * 14, ghost.y - 1 - Math.abs(part - 0.35) * 9, 2.6, {
        dir: 1,
        glow: p.palette.danger,
      });
    return;
  }
  const left = s.patience - s.linger;
  if (left > WARNING || g.has('noEnemies')) return;
  const part = clamp(1 - left / WARNING, 0, 1);
  p.ctx.globalAlpha = 0.15 + part * 0.35;
  p.ctx.fillStyle = '#000000';
  p.ctx.beginPath();
  p.ctx.ellipse(hero.x, yOf(hero.row) + 0.2, 0.5 + part * 0.9, 0.25 + part * 0.4, 0, 0, 6.2832);
  p.ctx.fill();
  p.ctx.globalAlpha = 1;
  p.text('!', hero.x, yOf(hero.row) - 1.2 - Math.abs(Math.sin(p.now * 8)) * 0.2, 0.9, p.palette.danger);
}

export function drawCrossing(p: Painter, s: State, g: Game): void {
  const { view } = p;
  const top = Math.min(s.rows.length - 1, Math.ceil(-view.y) + 1);
  const bottom = Math.max(0, Math.floor(-(view.y + view.h)) - 1);
  // below the first strip and above the last the lawn goes on
  const deco = sceneryOf(g.design.cast.deco);
  const wash = `${p.mix(p.palette.near, p.palette.solidEdge, 0.45)}73`;
  const beyond = (r: number): void => {
    drawStrip(p, s.rows[0] as Row, r, g, s.t);
    if (r === -1 || deco.length === 0) return;
    for (let c = Math.floor(view.x); c < view.x + view.w; c++)
      if (noise(c * 5.1 + r * 3.3) < 0.09)
        p.sprite(deco[Math.floor(noise(c + r * 9) * deco.length)] as Actor, c + 0.5, yOf(r) - 0.1, 1.05, { wash });
  };
  for (let r = -1; yOf(r) - 0.6 < view.y + view.h; r--) beyond(r);
  for (let r = Math.ceil(-view.y) + 1; r >= s.rows.length; r--) beyond(r);
  for (let r = top; r >= bottom; r--) drawStrip(p, s.rows[r] as Row, r, g, s.t);
  for (let r = top; r >= bottom; r--) {
    const row = s.rows[r] as Row;
    if (row.ground === 'river') drawFloats(p, row, r, s.t, g);
  }
  for (const ghost of s.ghosts) {
    const part = ghost.age / 50;
    p.sprite(g.design.cast.hero, ghost.x, ghost.y - (ghost.drowned ? -part * 0.4 : part * 1.6), 1.2, {
      alpha: 1 - part,
      squash: ghost.drowned ? part * 0.4 : 0.45 * (1 - part),
      angle: ghost.drowned ? 0 : part * 2,
    });
  }
  for (let r = top; r >= bottom; r--) {
    if (r === Math.min(s.hero.row, s.hero.hop > 0 ? s.hero.fromRow : s.hero.row)) {
      drawThings(p, s, s.rows[r] as Row, r, g);
      drawHero(p, s);
    } else drawThings(p, s, s.rows[r] as Row, r, g);
  }
  // out of bounds is in the shade of the wings, traffic and all: what counts is in the light
  const wing = 'rgba(8,10,26,.36)';
  if (view.x < 0) p.rect(view.x, view.y, -view.x, view.h, wing);
  if (view.x + view.w > COLS) p.rect(COLS, view.y, view.x + view.w - COLS, view.h, wing);
  drawSwoop(p, s, g);
}
