/** The scene: the stand under its awning with what lies on it, its keeper, people and thieves, weather, and above what day it is and how much money there is. */
import { clamp } from '../../kit/juice.js';
import { noise } from '../../kit/random.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawPanel } from './cards.js';
import { drawPerson } from './folk.js';
import { drawCalendar, drawCoin, drawHead, drawWeather, money } from './signs.js';
import type { Good } from './season.js';
import { groundOf, openGoods, STALL, W, type Guest, type State, type Ware } from './state.js';

/** how large people are, and the stand beside them */
const sizeOf = (height: number): number => clamp((groundOf(height) - 2) / 4.2, 1, 1.75);

export function drawTycoon(p: Painter, s: State, g: Game): void {
  const u = sizeOf(g.height);
  // sums and counts are read from left to right in every language
  p.ctx.direction = 'ltr';
  const ground = groundOf(g.height);
  drawStreet(p, g, ground, u);
  drawStand(p, s, ground, u);
  for (const guest of s.guests.toSorted((a, b) => a.lane - b.lane)) drawGuest(p, s, g, guest, ground, u);
  for (const thief of s.thieves) {
    const hop = Math.abs(Math.sin(p.now * 9)) * 0.14;
    p.sprite(thief.actor, thief.x, ground + 0.35 - u * 0.85 - hop, u * 1.7, {
      dir: thief.flees ? thief.from : -thief.from,
      white: thief.hit / 8,
      shadow: true,
      glow: p.palette.danger,
    });
    if (thief.loot !== null)
      p.sprite((s.goods[thief.loot] as Good).actor, thief.x, ground - u * 1.9, u * 0.8, { shadow: false });
  }
  drawSky(p, s, ground);
  drawPanel(p, s, g);
  drawTop(p, s, g);
}

function drawStreet(p: Painter, g: Game, ground: number, u: number): void {
  const { view, palette } = p;
  const { deco, goal } = g.design.cast;
  const back = ground - u * 0.55;
  const pool = sceneryOf(deco);
  if (pool.length > 0)
    for (let i = 0; i < 8; i++) {
      const side = i % 2 ? 1 : -1;
      const actor = pool[i % pool.length];
      const size = u * (1.8 + noise(i * 5) * 0.9);
      const x = STALL + side * (u * 3.1 + Math.floor(i / 2) * 2.9 + 0.9);
      if (actor) p.sprite(actor, x, back + 0.1 - size * 0.45, size, { shadow: false });
    }
  if (goal) p.sprite(goal, STALL - u * 4.4, back - u * 1.3, u * 2.8, { shadow: false });
  p.block(view.x - 1, back, view.w + 2, g.height - back + 1, true);
  // the way that people walk on
  p.rect(view.x - 1, ground - u * 0.12, view.w + 2, g.height - ground + 1, p.mix(palette.solid, '#e9dfcc', 0.55));
  p.rect(view.x - 1, ground - u * 0.12, view.w + 2, 0.09, p.mix(palette.solidEdge, '#ffffff', 0.4));
}

function drawStand(p: Painter, s: State, ground: number, u: number): void {
  const { palette, ctx } = p;
  const wide = u * 4.2;
  const left = STALL - wide / 2;
  const desk = ground - u * 1.25;
  const roof = desk - u * 2.15;
  const wood = p.mix(palette.solid, '#9a6a38', 0.65);
  p.rect(left + u * 0.12, roof, u * 0.2, ground - roof - u * 0.1, p.mix(wood, '#000000', 0.25), 0.06);
  p.rect(left + wide - u * 0.32, roof, u * 0.2, ground - roof - u * 0.1, p.mix(wood, '#000000', 0.25), 0.06);
  p.hero(STALL, desk - u * 0.78, u * 1.9, { squash: s.hero.value + Math.sin(p.now * 2.2) * 0.012 });
  // the counter, with what is left of each good on it
  p.rect(left, desk + u * 0.08, wide, u * 1.2, p.mix(wood, '#000000', 0.28), 0.1);
  for (let i = 0; i < 5; i++)
    p.rect(
      left + 0.07 + (i * wide) / 5,
      desk + u * 0.2,
      wide / 5 - 0.1,
      u * 1.02,
      p.mix(wood, '#ffffff', 0.05 + (i % 2) * 0.07),
      0.06,
    );
  p.rect(left - u * 0.15, desk - u * 0.04, wide + u * 0.3, u * 0.26, p.mix(wood, '#ffffff', 0.28), 0.1);
  const n = openGoods(s);
  for (let i = 0; i < n; i++) {
    const shown = Math.min(5, Math.ceil((s.wares[i] as Ware).stock / Math.max(1, s.season.each * 2)));
    const actor = (s.goods[i] as Good).actor;
    // the keeper stands in the middle
    const at = left + wide * ([[0.2], [0.2, 0.8], [0.16, 0.84, 0.5]][n - 1]?.[i] ?? 0.5);
    for (let k = 0; k < shown; k++)
      p.sprite(actor, at + (k - (shown - 1) / 2) * u * 0.24, desk - u * 0.28 - (k % 2) * u * 0.08, u * 0.62, {
        shadow: false,
      });
  }
  // striped cloth, a little wavy below
  const stripes = 8;
  for (let i = 0; i < stripes; i++) {
    const w = (wide + u * 0.7) / stripes;
    const x = left - u * 0.35 + i * w;
    ctx.fillStyle = i % 2 ? '#ffffff' : p.mix(palette.danger, palette.accent, 0.25);
    ctx.beginPath();
    ctx.moveTo(left + u * 0.1 + (i * (wide - u * 0.2)) / stripes, roof - u * 0.55);
    ctx.lineTo(left + u * 0.1 + ((i + 1) * (wide - u * 0.2)) / stripes, roof - u * 0.55);
    ctx.lineTo(x + w, roof + u * 0.2);
    ctx.arc(x + w / 2, roof + u * 0.2, w / 2, 0, Math.PI);
    ctx.fill();
  }
  p.rect(left, roof - u * 0.62, wide, u * 0.12, p.mix(wood, '#000000', 0.2), 0.05);
  for (let i = 0; i < s.owned.sign; i++) {
    const x = left + wide - u * 0.5 - i * u * 0.8;
    p.line(x, roof - u * 0.6, x, roof - u * 1.15, 0.06, p.mix(wood, '#000000', 0.3));
    ctx.fillStyle = i % 2 ? palette.accent : palette.danger;
    ctx.beginPath();
    ctx.moveTo(x, roof - u * 1.15);
    ctx.lineTo(x + u * (0.55 + Math.sin(p.now * 5 + i) * 0.04), roof - u * 1);
    ctx.lineTo(x, roof - u * 0.82);
    ctx.fill();
  }
  for (let i = 0; i < s.owned.taste; i++)
    p.text('★', left + u * 0.5 + i * u * 0.5, roof - u * 0.82, u * 0.5, '#ffc93c');
}

function drawGuest(p: Painter, s: State, g: Game, guest: Guest, ground: number, u: number): void {
  const y = ground + guest.lane * 0.5;
  const walks = guest.mood === 'come' || (guest.mood !== 'ask' && guest.t > 16);
  const size = u * 1.75;
  const obstacles = g.design.cast.obstacles.filter(({ from }) => from === 'prompt');
  const actor = obstacles[guest.look % Math.max(1, obstacles.length)];
  const glad = guest.mood === 'glad' && guest.t < 24 ? Math.abs(Math.sin(guest.t * 0.26)) * 0.3 : 0;
  if (actor)
    p.sprite(actor, guest.x, y - size * 0.45 - glad, size, {
      dir: guest.mood === 'come' ? -guest.from : guest.from,
      shadow: true,
    });
  else drawPerson(p, guest.look, guest.x, y - glad, size, walks ? guest.x * 4.5 : 0);
  const wish = s.goods[guest.wish] as Good;
  if (guest.mood === 'glad')
    p.sprite(wish.actor, guest.x + size * 0.24, y - size * 0.42 - glad, u * 0.6, { shadow: false });
  if (guest.mood === 'come' || (guest.mood !== 'ask' && guest.t > 45)) return;
  // what is thought, above the head
  const by = y - size - u * 0.5;
  p.circle(guest.x + u * 0.1, by + u * 0.44, u * 0.09, '#ffffff');
  p.circle(guest.x, by, u * 0.46, '#ffffff');
  if (guest.mood === 'ask') p.sprite(wish.actor, guest.x, by, u * 0.6, { shadow: false });
  else if (guest.mood === 'glad') p.text('♥', guest.x, by + 0.03, u * 0.55, '#e0455a');
  else if (guest.mood === 'none') {
    p.sprite(wish.actor, guest.x, by, u * 0.56, { shadow: false, alpha: 0.35 });
    p.text('✗', guest.x, by, u * 0.6, '#d1453b');
  } else {
    drawCoin(p, guest.x - u * 0.12, by, u * 0.24);
    p.text('▲', guest.x + u * 0.22, by, u * 0.3, '#d1453b');
  }
}

/** Rain, or a light that is warm at noon and low in the evening. */
function drawSky(p: Painter, s: State, ground: number): void {
  const { view, ctx } = p;
  if (s.season.rows[s.day]?.weather === 'rain') {
    ctx.globalAlpha = 0.55;
    for (let i = 0; i < 46; i++) {
      const x = view.x + noise(i * 3.7) * view.w;
      const y = view.y + ((noise(i * 1.3) + p.now * 1.6) % 1) * (ground - view.y + 0.6);
      p.line(x, y, x - 0.1, y + 0.5, 0.06, '#bfe3ff');
    }
    ctx.globalAlpha = 1;
  }
  if (s.phase === 'evening')
    p.rect(view.x, view.y, view.w, view.h, `rgba(30,20,70,${(clamp(s.t / 40, 0, 1) * 0.34).toFixed(2)})`);
}

/** What day it is, what the weather brings, and how far the money goes. */
function drawTop(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const row = s.season.rows[s.day];
  if (!row) return;
  const pill = (x: number, w: number): void => p.rect(x, 0.2, w, 1.15, 'rgba(12,14,26,.72)', 0.55);
  pill(0.2, 3);
  drawCalendar(p, 0.85, 0.78, 0.36);
  p.text(`${s.day + 1}/${s.days}`, 2.05, 0.8, s.days > 9 ? 0.56 : 0.68, '#ffffff');
  pill(3.4, 3.1);
  drawWeather(p, row.weather, 4.05, 0.78, 0.46);
  drawHead(p, 5.02, 0.78, 0.32, '#bcd4ff');
  p.text(String(row.crowd.reduce((sum, n) => sum + n, 0)), 5.8, 0.8, 0.62, row.feast ? '#ffd166' : '#ffffff');
  const x = 6.7;
  const w = W - x - 0.2;
  pill(x, w);
  const { value } = s.purse;
  drawCoin(p, x + 0.62, 0.78, 0.4 * (1 - value));
  if (s.wanted === null) {
    const part = clamp(s.money / s.target, 0, 1);
    p.rect(x + 1.15, 1.05, w - 1.6, 0.14, 'rgba(255,255,255,.25)', 0.07);
    p.rect(x + 1.15, 1.05, Math.max(0.14, (w - 1.6) * part), 0.14, palette.accent, 0.07);
  }
  const sum = s.wanted === null ? `${money(g, s.money, true)} / ${money(g, s.target)}` : money(g, s.money);
  p.text(
    sum,
    x + 1.1 + (w - 1.5) / 2,
    s.wanted === null ? 0.66 : 0.8,
    Math.min(0.66, ((w - 1.6) / [...sum].length) * 1.75),
    '#ffffff',
  );
}
