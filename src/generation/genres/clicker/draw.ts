/** How it looks: a hero to click before a growing hoard, what runs against it above, and a shop of four below. */
import { clamp } from '../../kit/juice.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { clickOf, incomeOf, priceOf } from './economy.js';
import { cardX } from './hands.js';
import { chargeFrames, short } from './stage.js';
import { HEART, SHOP, W, type State } from './state.js';

function rays(p: Painter, s: State): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(HEART.x, HEART.y);
  ctx.rotate(p.now * (s.frenzy > 0 ? 0.9 : 0.15));
  ctx.globalAlpha = s.frenzy > 0 ? 0.5 : 0.22;
  ctx.fillStyle = s.frenzy > 0 ? '#ffd54a' : p.mix(palette.accent, '#ffffff', 0.4);
  for (let i = 0; i < 12; i++) {
    ctx.rotate(0.5236);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(4.1, -0.5);
    ctx.lineTo(4.1, 0.5);
    ctx.fill();
  }
  ctx.restore();
}

/** The hoard: the more was earned, the higher it lies at the hero's feet. */
function drawHoard(p: Painter, s: State, g: Game): void {
  const { items } = g.design.cast;
  const full = clamp(s.economy.earned / s.target, 0, 1);
  const n = Math.round(4 + full * 40);
  for (let i = 0; i < n; i++) {
    const row = Math.floor(Math.sqrt(i * 1.3));
    const x = HEART.x + (noise(i * 3.1) - 0.5) * (8.6 - row * 0.75);
    const y = 9.25 - row * 0.26 + noise(i * 1.7) * 0.2;
    const actor = items[i % items.length];
    if (actor) p.sprite(actor, x, y, 0.95, { angle: (noise(i) - 0.5) * 0.9 });
  }
}

function drawTop(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const { hero, goal, enemies } = g.design.cast;
  if (s.boss) return;
  const x0 = 0.9;
  const wide = W - 1.8;
  p.rect(x0 - 0.5, 0.55, wide + 1, 1.5, 'rgba(0,0,0,.32)', 0.7);
  const mine = clamp(s.economy.earned / s.target, 0, 1);
  const line = (y: number, part: number, colour: string): void => {
    p.rect(x0, y, wide, 0.26, 'rgba(255,255,255,.25)', 0.13);
    p.rect(x0, y, Math.max(0.26, wide * part), 0.26, colour, 0.13);
  };
  const ends = goal ?? g.design.cast.items[0];
  if (s.mode === 'race' && s.rival) {
    const scared = s.rivalAt > mine + 0.06;
    line(0.82, mine, palette.accent);
    line(1.5, s.rivalAt, palette.danger);
    if (ends) p.sprite(ends, x0 + wide, 1.3, 1.15, { glow: palette.accent });
    p.sprite(hero, x0 + wide * mine, 0.9, 1, { dir: 1, angle: Math.sin(p.now * 9) * 0.1 });
    p.sprite(s.rival, x0 + wide * s.rivalAt, 1.6 + (scared ? Math.sin(p.now * 26) * 0.04 : 0), 1.05, {
      dir: 1,
      glow: palette.danger,
    });
    return;
  }
  line(0.86, mine, palette.accent);
  if (s.mode === 'orders') {
    const until = (s.deadlines[s.order] ?? 1) + s.grace / 60;
    const from = s.order > 0 ? (s.deadlines[s.order - 1] ?? 0) : 0;
    const left = clamp((until - g.time) / Math.max(1, until - from), 0, 1);
    s.milestones.forEach((amount, i) => {
      const x = x0 + (wide * amount) / s.target;
      const actor = i === 2 ? ends : (s.shelf[1 + i] ?? ends);
      p.circle(x, 1.05, 0.52, i < s.order ? palette.accent : p.mix(palette.panel, '#ffffff', 0.2));
      if (actor) p.sprite(actor, x, 1.05, 0.78, i < s.order ? { alpha: 0.5 } : {});
    });
    // the sand that runs
    const low = left < 0.3;
    p.rect(x0, 1.68, wide, 0.22, 'rgba(255,255,255,.25)', 0.11);
    p.rect(
      x0,
      1.68,
      Math.max(0.22, wide * left),
      0.22,
      low && Math.sin(p.now * 14) > 0 ? '#ffffff' : palette.danger,
      0.11,
    );
  } else {
    if (ends) p.sprite(ends, x0 + wide, 1.05, 1.1, { glow: palette.accent });
    p.sprite(hero, x0 + wide * mine, 0.98, 1, { dir: 1 });
    for (const [i, thief] of enemies.entries()) p.sprite(thief, x0 + 0.6 + i * 0.9, 1.62, 0.6, { alpha: 0.85 });
  }
}

function drawShop(p: Painter, s: State): void {
  const { ctx, palette } = p;
  s.shelf.forEach((actor, i) => {
    const price = priceOf(s.economy, i);
    const can = s.economy.bank >= price;
    const spring = s.cards[i]?.value ?? 0;
    const w = SHOP.w * (1 + spring);
    const h = SHOP.h * (1 - spring);
    const x = cardX(i) - w / 2;
    const y = SHOP.y + SHOP.h - h;
    const face = can ? p.mix(palette.panel, '#ffffff', 0.25) : p.mix(palette.panel, palette.ink, 0.28);
    p.rect(x, y + 0.12, w, h, 'rgba(0,0,0,.4)', 0.4);
    p.rect(x, y, w, h, can ? palette.accent : p.mix(palette.solid, palette.ink, 0.3), 0.4);
    p.rect(x + 0.1, y + 0.1, w - 0.2, h - 0.2, face, 0.32);
    p.circle(x + w / 2, y + 1.35, 0.98, p.mix(face, palette.accent, can ? 0.3 : 0.1));
    const hop = can ? Math.abs(Math.sin(p.now * 4 + i)) * 0.1 : 0;
    p.sprite(actor, x + w / 2, y + 1.35 - hop, 1.55, can ? {} : { alpha: 0.6 });
    // a hand that clicks, or a wheel that turns by itself
    const sx = x + w - 0.5;
    p.circle(sx, y + 0.5, 0.34, palette.ink);
    ctx.strokeStyle = palette.panel;
    ctx.lineWidth = 0.08;
    ctx.beginPath();
    if (i === 0) {
      ctx.moveTo(sx, y + 0.68);
      ctx.lineTo(sx, y + 0.32);
      ctx.lineTo(sx - 0.13, y + 0.46);
      ctx.moveTo(sx, y + 0.32);
      ctx.lineTo(sx + 0.13, y + 0.46);
    } else {
      const turn = p.now * 2.5;
      ctx.arc(sx, y + 0.5, 0.17, turn, turn + 4.6);
    }
    ctx.stroke();
    const n = s.economy.owned[i] as number;
    if (n > 0) {
      p.circle(x + 0.5, y + 0.5, 0.36, palette.accent);
      p.text(String(n), x + 0.5, y + 0.53, 0.46, palette.ink);
    }
    p.rect(x + 0.28, y + h - 1.42, w - 0.56, 1.02, can ? palette.ink : p.mix(palette.ink, face, 0.45), 0.3);
    p.text(short(price), x + w / 2, y + h - 0.9, 0.74, palette.panel);
    if (s.cursor !== i) return;
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 0.16;
    ctx.beginPath();
    ctx.roundRect(x - 0.07, y - 0.07, w + 0.14, h + 0.14, 0.45);
    ctx.stroke();
    ctx.strokeStyle = '#ffffff';
    ctx.lineWidth = 0.07;
    ctx.stroke();
  });
}

function drawBoss(p: Painter, s: State, g: Game): void {
  const { boss } = s;
  if (!boss) return;
  const { ctx, palette } = p;
  const ready = boss.charge > 0 ? 1 - boss.charge / chargeFrames(g) : 0;
  const shiver = ready > 0 ? Math.sin(p.now * 40) * 0.06 * (0.4 + ready) : 0;
  p.sprite(boss.actor, HEART.x + shiver, HEART.y - 0.6 + Math.sin(p.now * 2.4) * 0.1, 4.3, {
    squash: boss.squash.value - ready * 0.12,
    white: boss.hit / 9,
    glow: palette.danger,
  });
  p.hero(2, 8.3 - Math.max(0, s.squash.value) * 1.6, 2, { dir: 1, shadow: true });
  if (ready === 0) return;
  // the blow closes in; each click pushes it back, and what is left to click is shown
  ctx.strokeStyle = palette.danger;
  ctx.lineWidth = 0.22;
  ctx.globalAlpha = 0.5 + ready * 0.5;
  ctx.beginPath();
  ctx.arc(HEART.x, HEART.y - 0.6, 3.6 - ready * 1.5, 0, 6.2832);
  ctx.stroke();
  ctx.globalAlpha = 1;
  for (let i = 0; i < boss.guard; i++) {
    const a = -Math.PI / 2 + (i - (boss.guard - 1) / 2) * 0.28;
    p.circle(HEART.x + Math.cos(a) * 3.5, HEART.y - 0.6 + Math.sin(a) * 3.2, 0.2, palette.ink);
    p.circle(HEART.x + Math.cos(a) * 3.5, HEART.y - 0.6 + Math.sin(a) * 3.2, 0.14, '#ffffff');
  }
}

export function drawClicker(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  rays(p, s);
  drawTop(p, s, g);
  drawHoard(p, s, g);
  if (s.boss) drawBoss(p, s, g);
  else {
    const press = Math.max(-0.3, s.squash.value);
    p.hero(HEART.x, HEART.y + Math.sin(p.now * 2.2) * 0.08, 4.2 + (s.poke > 0 ? 0.12 : 0), {
      squash: press,
      angle: Math.sin(p.now * 1.6) * 0.04,
      glow: s.frenzy > 0 ? '#ffd54a' : palette.accent,
    });
  }
  for (let i = 0; i < s.shields; i++) {
    ctx.globalAlpha = 0.16;
    p.circle(HEART.x, HEART.y, 2.5 + i * 0.2, palette.accent);
    ctx.globalAlpha = 1;
  }
  for (const thing of s.flying)
    p.sprite(thing.actor, thing.x, thing.y, 0.8, { angle: thing.vx * thing.age * 0.05, alpha: 1 - thing.age / 50 });
  for (const thief of s.thieves) {
    const hop = Math.abs(Math.sin(p.now * 8 + thief.y)) * 0.16;
    p.sprite(thief.actor, thief.x, thief.y - hop, 1.75, {
      dir: thief.fleeing ? thief.from : -thief.from,
      white: thief.hit / 8,
      shadow: true,
      glow: palette.danger,
    });
    if (!thief.fleeing)
      for (let i = 0; i < thief.hp; i++)
        p.circle(thief.x + (i - (thief.hp - 1) / 2) * 0.3, thief.y - 1.15, 0.12, palette.danger);
  }
  for (const one of s.golden) {
    const beat = 1 + Math.sin(p.now * 7) * 0.08;
    p.circle(one.x, one.y, 0.85 * beat, '#ffd54a');
    p.circle(one.x, one.y, 0.72 * beat, '#fff3c4');
    p.sprite(one.actor, one.x, one.y, 1.1 * beat, { angle: Math.sin(p.now * 5) * 0.2 });
  }
  // what lies in the bank, and what comes by itself
  const income = incomeOf(s.economy);
  p.rect(W / 2 - 2.5, 9.22, 5, 0.78, palette.ink, 0.39);
  const item = g.design.cast.items[0];
  if (item) p.sprite(item, W / 2 - 2.05, 9.6, 0.66);
  p.text(short(s.economy.bank), W / 2 - 0.75, 9.63, 0.6, palette.panel);
  p.text(
    income > 0 ? `+${short(income)}/s` : `×${clickOf(s.economy)}`,
    W / 2 + 1.3,
    9.63,
    0.46,
    p.mix(palette.panel, palette.accent, 0.35),
  );
  drawShop(p, s);
}
