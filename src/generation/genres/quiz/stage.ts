/** The stage above the question: two who face each other, stairs up to the goal, two lanes, or a street that somebody comes along. */
import type { Game, Painter } from '../../kit/types.js';
import { comersOf } from './mode.js';
import { W, type State } from './state.js';
import { heroAt } from './turn.js';
import { fit } from './fit.js';
import { FLOOR, floorOf, onStage, stageScale } from './layout.js';
import { target } from './typing.js';

function drawBlow(p: Painter, s: State, g: Game, from: { x: number; y: number }, to: { x: number; y: number }): void {
  if (!s.blow) return;
  const t = s.blow.t;
  const k = stageScale(g);
  const [a, b] = s.blow.mine ? [from, to] : [to, from];
  const x = a.x + (b.x - a.x) * t;
  const y = a.y + (b.y - a.y) * t - Math.sin(t * 3.14) * 1.3 * k;
  const { cast } = g.design;
  const thrown = s.blow.mine ? (cast.projectile ?? cast.items[s.right % cast.items.length]) : undefined;
  if (thrown) p.sprite(thrown, x, y, 1.1 * k, { angle: t * 8, glow: p.palette.accent });
  else {
    p.circle(x, y, 0.42 * k, p.palette.danger);
    p.circle(x, y, 0.22 * k, '#ffffff');
  }
}

/** The hero with its feet where those of a hero of that size on the stage's own board are. */
function drawHero(p: Painter, s: State, g: Game, x: number, y: number, size: number, leap: number): void {
  const k = stageScale(g);
  const lift = Math.max(0, -s.hero.value) * leap * k;
  p.hero(x, y - lift, size * k, { dir: 1, squash: s.hero.value, shadow: true });
}

function drawDuel(p: Painter, s: State, g: Game): void {
  const k = stageScale(g);
  const me = onStage(g, 1.9, 3);
  const foe = onStage(g, W - 2, s.foe.boss ? 2.55 : 2.95);
  const size = (s.foe.boss ? 3.3 : 2.3) * k;
  if (!s.foe.none) {
    const tilt = s.foe.hit > 0 ? 0.3 : Math.sin(p.now * 2) * 0.05;
    const gone = s.right >= s.need;
    p.sprite(s.foe.actor, foe.x + s.foe.hit * 0.02, foe.y + (gone ? 0.6 * k : 0), gone ? size * 0.7 : size, {
      dir: -1,
      white: s.foe.hit / 16,
      angle: tilt + (gone ? 1.2 : 0),
      shadow: !gone,
      ...(s.foe.boss ? { glow: p.palette.danger } : {}),
    });
    p.health(foe.x, foe.y - size / 2 - 0.2, 2.4 * k, Math.max(0, 1 - s.right / s.need));
  }
  drawHero(p, s, g, me.x, me.y, 2.2, 1.2);
  drawBlow(p, s, g, me, foe);
}

function drawClimb(p: Painter, s: State, g: Game): void {
  const steps = s.need;
  const k = stageScale(g);
  const bottom = onStage(g, 0, FLOOR + 0.35).y;
  for (let i = 0; i <= steps; i++) {
    const { x, y } = onStage(g, 0.55 + (i / steps) * (W - 3.4), 4.35 - (i / steps) * 2.1);
    const right = onStage(g, 0.55 + ((i + 1) / steps) * (W - 3.4) + 0.5, 0).x;
    p.block(x, y, right - x, bottom - y, true);
  }
  const { goal, items } = g.design.cast;
  const prize = goal ?? items[0];
  const top = onStage(g, W - 1.1, 1.5);
  if (prize) p.sprite(prize, top.x, top.y, 1.7 * k, { glow: p.palette.accent });
  const { x, y } = heroAt(s, g);
  if (!s.foe.none) {
    const low = onStage(g, 0.7, 3.5);
    p.sprite(
      s.foe.actor,
      Math.max(low.x, x - 2.4 * k),
      Math.min(low.y, y + (0.9 - (s.phase === 'wrong' ? 0.4 : 0)) * k),
      1.6 * k,
      { dir: 1, shadow: true, angle: Math.sin(p.now * 4) * 0.08 },
    );
  }
  drawHero(p, s, g, x, y - 0.25 * k, 1.8, 1.6);
}

function drawRace(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const k = stageScale(g);
  const lane = p.mix(palette.solid, palette.near, 0.35);
  const { x: left } = onStage(g, 0.3, 0);
  const { x: right } = onStage(g, W - 0.3, 0);
  for (const lie of [1.1, 2.85]) {
    const { y } = onStage(g, 0, lie);
    p.rect(left, y, right - left, 1.45 * k, p.mix(lane, '#000000', 0.3), 0.3);
    p.rect(left, y, right - left, 1.3 * k, lane, 0.3);
    for (let x = left + 0.4; x < right - 1; x += 1.05) p.rect(x, y + 0.6 * k, 0.5, 0.1, 'rgba(255,255,255,.45)', 0.05);
  }
  const { goal, items } = g.design.cast;
  const end = onStage(g, W - 1.5, 1.1);
  for (let i = 0; i < 8; i++)
    p.rect(
      end.x + (i % 2) * 0.2,
      end.y + i * 0.4 * k,
      0.2,
      0.4 * k,
      i % 2 === Math.floor(i / 2) % 2 ? '#ffffff' : '#222222',
    );
  const prize = goal ?? items[0];
  const there = onStage(g, W - 0.75, 2.6);
  if (prize) p.sprite(prize, there.x, there.y, 1.3 * k, { glow: palette.accent });
  if (!s.foe.none) {
    const { x, y } = onStage(g, 1.2 + s.foe.at * (W - 3.2), 3.25);
    p.sprite(s.foe.actor, x, y - Math.abs(Math.sin(p.now * 9)) * 0.1, 1.7 * k, { dir: 1, shadow: true });
  }
  const { x, y } = heroAt(s, g);
  drawHero(p, s, g, x, y, 1.7, 1.2);
}

function drawStreet(p: Painter, s: State, g: Game): void {
  const k = stageScale(g);
  const { goal } = g.design.cast;
  const home = onStage(g, 0.95, 3);
  if (goal) p.sprite(goal, home.x, home.y, 2.3 * k);
  // the one whom all this is about stands before its door
  const door = onStage(g, 1.75, 3.3);
  if (!comersOf(g.design).includes(g.design.cast.hero)) drawHero(p, s, g, door.x, door.y, 1.7, 0);
  const next = target(s);
  for (const walker of s.walkers) {
    const size = (walker.boss ? 2.7 : 1.9) * k;
    const { x, y: feet } = onStage(g, walker.x, 3.2 + 0.95);
    const y = feet - size / 2 - Math.abs(Math.sin(p.now * 5 + walker.speed * 900)) * 0.12;
    p.sprite(walker.actor, x, y, size, {
      dir: -1,
      white: walker.hit / 16,
      shadow: true,
      angle: Math.sin(p.now * 5 + walker.x) * 0.08,
      ...(walker === next ? { glow: p.palette.danger } : {}),
    });
    const word = walker.word.join('');
    const mid = Math.min(onStage(g, W, 0).x - 1.2, x);
    p.rect(mid - 1.2, y - size / 2 - 0.72, 2.4, 0.62, walker === next ? p.palette.danger : p.palette.panel, 0.3);
    fit(p, word, mid, y - size / 2 - 0.39, 0.44, 2.2, walker === next ? '#ffffff' : p.palette.ink);
  }
}

export function drawStage(p: Painter, s: State, g: Game): void {
  const { view } = p;
  const floor = floorOf(g) + (s.stage === 'climb' ? 0.3 : s.stage === 'race' ? 0.25 : 0) * stageScale(g);
  // down to the end of a tall window
  p.block(view.x - 0.5, floor, view.w + 1, Math.max(12, view.y + view.h - floor + 1), true);
  if (s.stage === 'duel') drawDuel(p, s, g);
  else if (s.stage === 'climb') drawClimb(p, s, g);
  else if (s.stage === 'race') drawRace(p, s, g);
  else drawStreet(p, s, g);
  if (s.shield) {
    const { x, y } = heroAt(s, g);
    p.ctx.globalAlpha = 0.3;
    p.circle(x, y, 1.35 * stageScale(g), p.palette.accent);
    p.ctx.globalAlpha = 1;
  }
}
