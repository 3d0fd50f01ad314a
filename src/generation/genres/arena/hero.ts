/** The hero: glides, dashes, shoots at the pointer while it is down and at the nearest in sight with the button; and what hits do. */
import { takeBlow } from '../../kit/blow.js';
import { approach } from '../../kit/juice.js';
import { moveBody } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import { body, pace, type Foe, type Spot, type State, dist } from './state.js';
import { newFoe } from './waves.js';

const SHOT = 14;

export function moveHero(g: Game, s: State): void {
  const { hero, squash } = s;
  const { pad } = g;
  squash.step();
  const length = Math.max(1, dist(pad.ax, pad.ay));
  const speed = 5.2 * pace(g);
  const grip = (g.has('lowGravity') ? 0.13 : s.idea === 'ice' ? 0.2 : 0.75) * (s.stun > 0 ? 0.3 : 1);
  hero.vx = approach(hero.vx, (pad.ax / length) * speed, grip);
  hero.vy = approach(hero.vy, (pad.ay / length) * speed, grip);
  if (s.stun > 0) s.stun--;
  if (s.dashWait > 0) s.dashWait--;
  if (g.has('dash') && g.pressed('b') && s.dashWait === 0) {
    const way = pad.ax || pad.ay ? Math.atan2(pad.ay, pad.ax) : s.angle;
    s.dash = 11;
    s.dashWait = 50;
    hero.vx = Math.cos(way) * 15;
    hero.vy = Math.sin(way) * 15;
    squash.kick(0.3);
    g.sound('swap', 1.3);
  }
  if (s.dash > 0) {
    s.dash--;
    // no grip while it lasts, and nothing hurts
    s.stun = Math.max(s.stun, 1);
    g.safe = Math.max(g.safe, 4);
    g.burst(hero.x, hero.y, { n: 1, shape: 'ring', colour: '#ffffff', speed: 0, size: 0.3, life: 0.3 });
  }
  moveBody(s.tiles, hero);
}

/** the nearest enemy, those in sight first */
export function nearest(s: State): Foe | undefined {
  let best: Foe | undefined;
  let least = Infinity;
  for (const foe of s.foes) {
    const d = dist(foe.x - s.hero.x, foe.y - s.hero.y);
    const cost = d < 13 && foe.seen ? d : d + 30;
    if (cost < least) {
      least = cost;
      best = foe;
    }
  }
  return best;
}

export function shoot(g: Game, s: State): void {
  const { hero } = s;
  const { pointer } = g.pad;
  if (s.wait > 0) s.wait--;
  if (s.flash > 0) s.flash--;
  if (s.rapid > 0) s.rapid--;
  if (s.fan > 0) s.fan--;
  const target: Spot | undefined = pointer?.down ? pointer : nearest(s);
  if (target) {
    s.angle = Math.atan2(target.y - hero.y, target.x - hero.x);
  } else if (g.pad.ax || g.pad.ay) s.angle = Math.atan2(g.pad.ay, g.pad.ax);
  if (!(g.pad.a || pointer?.down) || s.wait > 0) return;
  s.wait = s.rapid > 0 ? 7 : 14;
  s.flash = 4;
  for (const turn of s.fan > 0 ? [-0.24, 0, 0.24] : [0]) {
    const vx = Math.cos(s.angle + turn);
    const vy = Math.sin(s.angle + turn);
    s.shots.push({ x: hero.x + vx * 0.5, y: hero.y + vy * 0.5, vx: vx * SHOT, vy: vy * SHOT, life: 50 });
  }
  // a little recoil
  hero.vx -= Math.cos(s.angle) * 0.7;
  hero.vy -= Math.sin(s.angle) * 0.7;
  s.squash.kick(0.07);
  g.sound('shoot', 0.9 + g.rand.next() * 0.2);
}

export function moveShots(g: Game, s: State): void {
  const { palette } = g.design.theme;
  for (const list of [s.shots, s.balls])
    for (const shot of list) {
      shot.x += shot.vx / 60;
      shot.y += shot.vy / 60;
      shot.life--;
      if (s.tiles.solid(shot.x, shot.y)) {
        shot.life = 0;
        g.burst(shot.x, shot.y, { n: 3, speed: 2, size: 0.1, life: 0.25, colour: palette.solidEdge });
      }
    }
  for (const shot of s.shots) {
    for (const foe of s.foes)
      if (shot.life > 0 && foe.hp > 0 && dist(foe.x - shot.x, foe.y - shot.y) < foe.size * 0.45 + 0.15) {
        shot.life = 0;
        struck(g, s, foe, shot.vx, shot.vy);
      }
    for (const bumper of s.bumpers)
      if (shot.life > 0 && dist(bumper.x - shot.x, bumper.y - shot.y) < 0.8) {
        shot.life = 0;
        bumper.vx += shot.vx * 0.06;
        bumper.vy += shot.vy * 0.06;
        bumper.squash.kick(0.3);
        g.sound('bounce');
      }
  }
  for (const ball of s.balls)
    if (ball.life > 0 && dist(ball.x - s.hero.x, ball.y - s.hero.y) < 0.48) {
      if (g.safe === 0) ball.life = 0;
      harm(g, s, ball.x - ball.vx, ball.y - ball.vy);
    }
  s.shots = s.shots.filter((shot) => shot.life > 0);
  s.balls = s.balls.filter((ball) => ball.life > 0);
  s.foes = s.foes.filter((foe) => foe.hp > 0);
}

function struck(g: Game, s: State, foe: Foe, vx: number, vy: number): void {
  const boss = foe.way === 'boss';
  foe.hp--;
  foe.hit = 6;
  foe.kx += vx * (boss ? 0.02 : 0.32);
  foe.ky += vy * (boss ? 0.02 : 0.32);
  foe.squash.kick(boss ? 0.06 : 0.22);
  const { palette } = g.design.theme;
  g.burst(foe.x, foe.y, { n: 4, angle: Math.atan2(vy, vx), spread: 1, speed: 5, size: 0.12, life: 0.3 });
  if (foe.hp > 0) return g.sound('hit', boss ? 0.8 : 1 + g.rand.next() * 0.2);
  s.combo = s.comboLeft > 0 ? Math.min(5, s.combo + 1) : 1;
  s.comboLeft = 75;
  g.addScore((boss ? 300 : foe.most * 10) * s.combo, foe.x, foe.y - 0.6);
  g.sound('explode', boss ? 0.6 : 1.1 + s.combo * 0.08);
  g.freeze(boss ? 14 : 3);
  g.shake(boss ? 1 : 0.22);
  g.burst(foe.x, foe.y, { n: boss ? 60 : 16, speed: boss ? 9 : 5, life: boss ? 1 : 0.5, size: boss ? 0.3 : 0.16 });
  g.burst(foe.x, foe.y, { n: 1, shape: 'ring', speed: 0, size: foe.size * 0.6, life: 0.35, colour: '#ffffff' });
  s.marks.push({ x: foe.x, y: foe.y + foe.size * 0.3, size: foe.size, colour: palette.near });
  if (s.marks.length > 30) s.marks.shift();
  if (foe.way === 'splitter' && foe.size > 1)
    for (const side of [-1, 1]) {
      const small = newFoe(g, 'splitter', foe.x + side * 0.2, foe.y, true);
      small.kx = -vy * 0.4 * side;
      small.ky = vx * 0.4 * side;
      s.foes.push(small);
    }
  if (boss) g.bar(null);
  drop(g, s, foe);
}

function drop(g: Game, s: State, foe: Foe): void {
  const { items } = g.design.cast;
  if (foe.way === 'boss' || g.rand.chance(foe.size < 0.8 ? 0.3 : 0.6)) {
    const n = foe.way === 'boss' ? 6 : 1;
    for (let i = 0; i < n; i++) {
      const at = { x: foe.x + (n > 1 ? Math.cos(i) * 1.3 : 0), y: foe.y + (n > 1 ? Math.sin(i) * 1.3 : 0) };
      const free = s.tiles.solid(at.x, at.y) ? foe : at;
      s.items.push({ x: free.x, y: free.y, actor: items[i % items.length] ?? g.design.cast.hero, life: 900 });
    }
  }
}

/** Touched by something that came from there. */
export function harm(g: Game, s: State, fromX: number, fromY: number): void {
  if (g.safe > 0) return;
  const { hero } = s;
  const d = dist(hero.x - fromX, hero.y - fromY) || 1;
  hero.vx = ((hero.x - fromX) / d) * 9;
  hero.vy = ((hero.y - fromY) / d) * 9;
  s.stun = 14;
  s.squash.kick(0.35);
  const bumped = (): void => {
    g.safe = 70;
    g.sound('bounce');
  };
  const lost = (): void => {
    if (s.need > 0) g.progress(s.got, s.need);
  };
  if (takeBlow(g, s, bumped, lost)) g.burst(hero.x, hero.y, { n: 16, shape: 'ring', colour: '#bfeaff', speed: 3 });
}

export const newHero = (x: number, y: number): State['hero'] => body(x, y, 0.34);
