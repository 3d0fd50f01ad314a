/** How it looks: a stage where the hero dances, lanes with arrows on the line, notes that carry the prompt's things, lights that go with the beat. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import type { Note } from './chart.js';
import { ARROWS, H, RING, spot, travel, W, type Side, type State } from './state.js';

const tones = (p: Painter): string[] => [
  p.palette.accent,
  p.mix(p.palette.danger, '#ffffff', 0.15),
  p.mix(p.palette.accent, p.palette.danger, 0.5),
  p.mix(p.palette.near, '#ffffff', 0.5),
];
const tone = (p: Painter, lane: number): string => tones(p)[lane % 4] as string;

function drawLights(p: Painter, s: State, g: Game): void {
  const { ctx, view } = p;
  const finale = s.chart.notes.some((note) => note.finale && note.at - g.frame < 60);
  const n = finale ? 5 : 3;
  for (let i = 0; i < n; i++) {
    const x = view.x + ((i + 0.5) / n) * view.w;
    const sway = Math.sin(p.now * (finale ? 2.2 : 1.1) + i * 2) * view.w * 0.14;
    ctx.globalAlpha = 0.1 + Math.max(0, -s.beat.value) * 1.1;
    ctx.fillStyle = tone(p, i);
    ctx.beginPath();
    ctx.moveTo(x - 0.2, view.y);
    ctx.lineTo(x + 0.2, view.y);
    ctx.lineTo(x + sway + 1.7, view.y + view.h);
    ctx.lineTo(x + sway - 1.7, view.y + view.h);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

function drawLanes(p: Painter, s: State, keys: readonly string[] | undefined): void {
  const { palette, ctx } = p;
  const n = s.sides.length;
  const dark = p.mix(palette.solid, '#000000', 0.82);
  if (s.layout === 'ring') {
    ctx.globalAlpha = 0.62;
    p.circle(RING.x, RING.y, 5.15, dark);
    ctx.globalAlpha = 1;
  } else {
    ctx.globalAlpha = 0.7;
    if (s.layout === 'fall') p.rect(0.3, 3.15, W - 0.6, H - 3.15, dark, 0.4);
    else p.rect(0.1, 3.9, W - 0.2, 8.6, dark, 0.4);
    ctx.globalAlpha = 1;
  }
  for (let lane = 0; lane < n; lane++) {
    const lit = (s.lit[lane] as number) / 10;
    const a = spot(s, lane, 0);
    const b = spot(s, lane, 1);
    const wide = s.layout === 'fall' ? 9.6 / n - 0.16 : s.layout === 'side' ? 8.4 / n - 0.16 : 1.5;
    ctx.globalAlpha = 0.13 + lit * 0.35;
    if (s.layout === 'fall') p.rect(a.x - wide / 2, 3.3, wide, H - 3.5, tone(p, lane), 0.3);
    else if (s.layout === 'side') p.rect(0.25, a.y - wide / 2, W - 0.5, wide, tone(p, lane), 0.3);
    else p.line(a.x, a.y, b.x, b.y, wide, tone(p, lane));
    ctx.globalAlpha = 1;
    // the pad on the line, with its key
    const r = 0.95 * (1 + lit * 0.18 - s.beat.value * 0.25);
    p.circle(a.x, a.y + 0.08, r + 0.08, 'rgba(0,0,0,.5)');
    p.circle(a.x, a.y, r, tone(p, lane));
    p.circle(a.x, a.y, r - 0.16, lit > 0 ? '#ffffff' : p.mix(dark, tone(p, lane), 0.2));
    p.text(keys?.[lane] ?? ARROWS[s.sides[lane] as Side], a.x, a.y + 0.04, 1, lit > 0 ? dark : '#ffffff');
  }
}

function drawNote(p: Painter, s: State, note: Note, g: Game): void {
  const { items, enemies } = g.design.cast;
  const { ctx } = p;
  const part = (note.at - g.frame) / travel(g);
  if (part > 1.05) return;
  const { x, y } = spot(s, note.lane, note.state === 'hit' ? 0 : part);
  if (note.bad) {
    const actor = enemies[note.order % enemies.length];
    const fade = note.state === 'coming' ? 1 : clamp(1 - note.age / 16, 0, 1);
    if (!actor || fade <= 0) return;
    ctx.globalAlpha = fade;
    p.circle(x, y, 0.86, p.palette.danger);
    p.circle(x, y, 0.72, '#1d0d10');
    p.sprite(actor, x, y, 1.3, { angle: Math.sin(p.now * 9) * 0.15 });
    // crossed: to be let through
    p.line(x - 0.6, y - 0.6, x + 0.6, y + 0.6, 0.14, '#ff4a55');
    ctx.globalAlpha = 1;
    return;
  }
  const actor = items[note.order % items.length];
  if (!actor) return;
  if (note.state === 'hit') {
    const t = clamp(note.age / 14, 0, 1);
    if (t >= 1) return;
    ctx.globalAlpha = 1 - t;
    p.circle(x, y, 0.9 + t * 0.9, tone(p, note.lane));
    p.sprite(actor, x, y - t * 0.6, 1.5 + t);
    ctx.globalAlpha = 1;
    return;
  }
  const gone = note.state === 'missed' ? clamp(1 - note.age / 20, 0, 1) : 1;
  if (gone <= 0) return;
  ctx.globalAlpha = gone;
  const grow = clamp((1.05 - part) * 8, 0, 1);
  p.circle(x, y + 0.07, 0.86 * grow, 'rgba(0,0,0,.45)');
  p.circle(x, y, 0.86 * grow, note.finale ? '#ffe27a' : tone(p, note.lane));
  p.circle(x, y, 0.7 * grow, '#ffffff');
  p.sprite(actor, x, y, 1.25 * grow, { angle: Math.sin(p.now * 6 + note.order) * 0.12, alpha: gone });
  ctx.globalAlpha = 1;
}

function drawStage(p: Painter, s: State, g: Game): void {
  const { palette, view } = p;
  const ring = s.layout === 'ring';
  const beat = -s.beat.value;
  const dance = {
    squash: s.hero.value * 0.8 + s.beat.value * 0.5,
    angle: Math.sin((g.frame / s.chart.step / 2) * 3.1416) * 0.12,
  };
  if (!ring) p.block(view.x - 0.5, 2.95, view.w + 1, s.layout === 'fall' ? view.h : 0.9, true);
  const foe = s.boss?.actor ?? g.design.cast.enemies[0];
  // whoever does not like the music listens from the right; the rest of the cast dances
  if (foe && !g.has('noEnemies') && !ring) {
    const size = s.boss ? 2.7 : 1.6;
    const done = s.boss?.hp === 0;
    p.sprite(foe, W - 1.9, 3 - size / 2 + (done ? 0.4 : 0), done ? size * 0.6 : size, {
      dir: -1,
      white: (s.boss?.hit ?? 0) / 14,
      angle: done ? 1.4 : Math.sin(p.now * 2) * 0.06,
      shadow: true,
      ...(s.boss && !done ? { glow: palette.danger } : {}),
    });
  }
  if (ring) {
    p.hero(RING.x, RING.y - 0.1, 2.9, dance);
    if (s.boss && s.boss.hp > 0)
      p.sprite(s.boss.actor, W - 1.5, 1.9, 2.3, { dir: -1, white: s.boss.hit / 14, glow: palette.danger });
  } else p.hero(W / 2 - (s.boss ? 1.6 : 0.4), 1.75 - beat * 1.2, 2.3, { ...dance, shadow: true });
}

function drawSigns(p: Painter, s: State): void {
  const { palette } = p;
  const y = 0.75;
  // health, with a heart
  const low = s.health < 0.3;
  p.rect(0.2, y - 0.36, 4, 0.72, 'rgba(0,0,0,.55)', 0.36);
  p.text('♥', 0.62, y + 0.03, 0.6 + (low ? Math.abs(Math.sin(p.now * 6)) * 0.15 : 0), '#ff5d73');
  p.rect(1.05, y - 0.14, 2.95, 0.28, 'rgba(255,255,255,.2)', 0.14);
  if (s.health > 0.03) p.rect(1.05, y - 0.14, 2.95 * s.health, 0.28, low ? palette.danger : palette.accent, 0.14);
  const sure = s.judged ? Math.round((s.hits / s.judged) * 100) : 100;
  p.rect(W - 2.1, y - 0.36, 1.9, 0.72, 'rgba(0,0,0,.55)', 0.36);
  p.text(`${sure} %`, W - 1.15, y + 0.03, 0.48, '#ffffff');
  if (s.combo > 2) p.text(`×${s.combo}`, W - 3.1, y + 0.03, 0.56 + Math.max(0, -s.hero.value) * 0.5, '#ffe27a');
  if (s.word.t <= 0) return;
  const at =
    s.layout === 'fall'
      ? { x: W / 2, y: 9.2 }
      : s.layout === 'side'
        ? { x: 4.4, y: 3.3 }
        : { x: RING.x, y: RING.y - 1.5 };
  p.ctx.globalAlpha = clamp(s.word.t / 16, 0, 1);
  p.text(s.word.sign, at.x, at.y - (30 - s.word.t) * 0.02, 1.1, s.word.good ? '#ffe27a' : '#ff5d73');
  p.ctx.globalAlpha = 1;
}

export function drawRhythm(p: Painter, s: State, g: Game): void {
  drawLights(p, s, g);
  if (s.layout === 'ring') drawLanes(p, s, g.design.keys);
  drawStage(p, s, g);
  if (s.layout !== 'ring') drawLanes(p, s, g.design.keys);
  for (const note of s.chart.notes) {
    if (note.at - g.frame > travel(g) * 1.1) break;
    if (note.age < 24) drawNote(p, s, note, g);
  }
  drawSigns(p, s);
  // how much of the song is left
  const part = clamp(g.frame / s.chart.end, 0, 1);
  p.rect(0.2, 0.12, W - 0.4, 0.14, 'rgba(0,0,0,.4)', 0.07);
  p.rect(0.2, 0.12, (W - 0.4) * part, 0.14, p.palette.accent, 0.07);
}
