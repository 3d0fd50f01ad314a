/** The stage above the question: two who face each other, stairs up to the goal, two lanes, or a street that somebody comes along. */
import type { Game, Painter } from '../../kit/types.js';
import { comersOf } from './mode.js';
import { W, type State } from './state.js';
import { heroAt } from './turn.js';
import { fit } from './fit.js';
import { target } from './typing.js';

const FLOOR = 4.1;

function drawBlow(p: Painter, s: State, g: Game, from: { x: number; y: number }, to: { x: number; y: number }): void {
  if (!s.blow) return;
  const t = s.blow.t;
  const [a, b] = s.blow.mine ? [from, to] : [to, from];
  const x = a.x + (b.x - a.x) * t;
  const y = a.y + (b.y - a.y) * t - Math.sin(t * 3.14) * 1.3;
  const { cast } = g.design;
  const thrown = s.blow.mine ? (cast.projectile ?? cast.items[s.right % cast.items.length]) : undefined;
  if (thrown) p.sprite(thrown, x, y, 1.1, { angle: t * 8, glow: p.palette.accent });
  else {
    p.circle(x, y, 0.42, p.palette.danger);
    p.circle(x, y, 0.22, '#ffffff');
  }
}

function drawDuel(p: Painter, s: State, g: Game): void {
  const me = { x: 1.9, y: 3 };
  const foe = { x: W - 2, y: s.foe.boss ? 2.55 : 2.95 };
  const size = s.foe.boss ? 3.3 : 2.3;
  if (!s.foe.none) {
    const tilt = s.foe.hit > 0 ? 0.3 : Math.sin(p.now * 2) * 0.05;
    const gone = s.right >= s.need;
    p.sprite(s.foe.actor, foe.x + s.foe.hit * 0.02, foe.y + (gone ? 0.6 : 0), gone ? size * 0.7 : size, {
      dir: -1,
      white: s.foe.hit / 16,
      angle: tilt + (gone ? 1.2 : 0),
      shadow: !gone,
      ...(s.foe.boss ? { glow: p.palette.danger } : {}),
    });
    p.health(foe.x, foe.y - size / 2 - 0.2, 2.4, Math.max(0, 1 - s.right / s.need));
  }
  p.hero(me.x, me.y - Math.max(0, -s.hero.value) * 1.2, 2.2, { dir: 1, squash: s.hero.value, shadow: true });
  drawBlow(p, s, g, me, foe);
}

function drawClimb(p: Painter, s: State, g: Game): void {
  const steps = s.need;
  for (let i = 0; i <= steps; i++) {
    const x = 0.55 + (i / steps) * (W - 3.4);
    const y = 4.35 - (i / steps) * 2.1;
    p.block(x, y, (W - 3.4) / steps + 0.5, FLOOR + 0.35 - y, true);
  }
  const { goal, items } = g.design.cast;
  const prize = goal ?? items[0];
  if (prize) p.sprite(prize, W - 1.1, 1.5, 1.7, { glow: p.palette.accent });
  const { x, y } = heroAt(s);
  if (!s.foe.none)
    p.sprite(s.foe.actor, Math.max(0.7, x - 2.4), Math.min(3.5, y + 0.9 - (s.phase === 'wrong' ? 0.4 : 0)), 1.6, {
      dir: 1,
      shadow: true,
      angle: Math.sin(p.now * 4) * 0.08,
    });
  p.hero(x, y - 0.25 - Math.max(0, -s.hero.value) * 1.6, 1.8, { dir: 1, squash: s.hero.value, shadow: true });
}

function drawRace(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const lane = p.mix(palette.solid, palette.near, 0.35);
  for (const y of [1.1, 2.85]) {
    p.rect(0.3, y, W - 0.6, 1.45, p.mix(lane, '#000000', 0.3), 0.3);
    p.rect(0.3, y, W - 0.6, 1.3, lane, 0.3);
    for (let i = 0; i < 9; i++) p.rect(0.7 + i * 1.05, y + 0.6, 0.5, 0.1, 'rgba(255,255,255,.45)', 0.05);
  }
  const { goal, items } = g.design.cast;
  for (let i = 0; i < 8; i++)
    p.rect(W - 1.5 + (i % 2) * 0.2, 1.1 + i * 0.4, 0.2, 0.4, i % 2 === Math.floor(i / 2) % 2 ? '#ffffff' : '#222222');
  const prize = goal ?? items[0];
  if (prize) p.sprite(prize, W - 0.75, 2.6, 1.3, { glow: palette.accent });
  if (!s.foe.none)
    p.sprite(s.foe.actor, 1.2 + s.foe.at * (W - 3.2), 3.25 - Math.abs(Math.sin(p.now * 9)) * 0.1, 1.7, {
      dir: 1,
      shadow: true,
    });
  const { x, y } = heroAt(s);
  p.hero(x, y - Math.max(0, -s.hero.value) * 1.2, 1.7, { dir: 1, squash: s.hero.value, shadow: true });
}

function drawStreet(p: Painter, s: State, g: Game): void {
  const { goal } = g.design.cast;
  if (goal) p.sprite(goal, 0.95, 3, 2.3);
  // the one whom all this is about stands before its door
  if (!comersOf(g.design).includes(g.design.cast.hero))
    p.hero(1.75, 3.3, 1.7, { dir: 1, squash: s.hero.value, shadow: true });
  const next = target(s);
  for (const walker of s.walkers) {
    const size = walker.boss ? 2.7 : 1.9;
    const y = 3.2 - (size - 1.9) / 2 - Math.abs(Math.sin(p.now * 5 + walker.speed * 900)) * 0.12;
    p.sprite(walker.actor, walker.x, y, size, {
      dir: -1,
      white: walker.hit / 16,
      shadow: true,
      angle: Math.sin(p.now * 5 + walker.x) * 0.08,
      ...(walker === next ? { glow: p.palette.danger } : {}),
    });
    const word = walker.word.join('');
    const x = Math.min(W - 1.2, walker.x);
    p.rect(x - 1.2, y - size / 2 - 0.72, 2.4, 0.62, walker === next ? p.palette.danger : p.palette.panel, 0.3);
    fit(p, word, x, y - size / 2 - 0.39, 0.44, 2.2, walker === next ? '#ffffff' : p.palette.ink);
  }
}

export function drawStage(p: Painter, s: State, g: Game): void {
  const { view } = p;
  const floor = s.stage === 'climb' ? FLOOR + 0.3 : s.stage === 'race' ? 4.35 : FLOOR;
  // down to the end of a tall window
  p.block(view.x - 0.5, floor, view.w + 1, Math.max(12, view.y + view.h - floor + 1), true);
  if (s.stage === 'duel') drawDuel(p, s, g);
  else if (s.stage === 'climb') drawClimb(p, s, g);
  else if (s.stage === 'race') drawRace(p, s, g);
  else drawStreet(p, s, g);
  if (s.shield) {
    const { x, y } = heroAt(s);
    p.ctx.globalAlpha = 0.3;
    p.circle(x, y, 1.35, p.palette.accent);
    p.ctx.globalAlpha = 1;
  }
}
