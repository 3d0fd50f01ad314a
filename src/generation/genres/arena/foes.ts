/** How the enemies fight. Each says what it is about to do: a shooter glows, a dasher trembles, a boss does both. */
import { moveBody, SOLID } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import { downhill, H, sees, W } from './field.js';
import { pace, type Foe, type State, dist } from './state.js';
import { newFoe } from './waves.js';

const SPEED = { chaser: 1, shooter: 0.85, dasher: 0.9, splitter: 0.7, boss: 0.62 } as const;

export function moveFoe(g: Game, s: State, foe: Foe): void {
  const { hero } = s;
  const dx = hero.x - foe.x;
  const dy = hero.y - foe.y;
  const far = dist(dx, dy) || 1;
  const boss = foe.way === 'boss';
  const angry = boss && foe.hp < foe.most / 2;
  if ((g.frame + foe.most) % 5 === 0) foe.seen = boss || sees(s.tiles, foe, hero);
  const { seen } = foe;
  foe.squash.step();
  if (foe.hit > 0) foe.hit--;
  if (foe.t > 0) foe.t--;
  const late = g.has('speedUp') ? Math.min(0.5, g.time / 120) : 0;
  let speed =
    (1.5 + g.skill * 2.4 + Math.min(0.6, s.wave * 0.08) + late) *
    SPEED[foe.way] *
    pace(g) *
    (foe.size < 0.8 ? 1.25 : angry ? 1.4 : 1);
  let x = dx / far;
  let y = dy / far;
  if (!seen) {
    const to = downhill(s.tiles, s.ways, foe);
    const d = dist(to.x - foe.x, to.y - foe.y) || 1;
    x = (to.x - foe.x) / d;
    y = (to.y - foe.y) / d;
  } else if (foe.way === 'shooter' && foe.mode === 'go') {
    // circles at its distance
    const along = far < 4 ? -1 : far > 6.5 ? 0.9 : 0;
    [x, y] = [x * along - y * 0.75 * foe.turn, y * along + x * 0.75 * foe.turn];
  }
  if (foe.mode === 'go') {
    if (foe.t === 0 && seen) attack(s, foe, far);
  } else if (foe.t === 0) {
    if (foe.mode === 'aim' && (foe.way === 'dasher' || (boss && foe.turn > 0))) {
      foe.mode = 'dash';
      foe.t = boss ? 34 : 24;
      g.sound('swap', boss ? 0.6 : 1);
    } else {
      if (foe.mode === 'aim') fire(g, s, foe);
      rest(g, foe);
    }
  }
  if (foe.mode === 'aim') speed = 0;
  else if (foe.mode === 'rest') speed *= 0.3;
  else if (foe.mode === 'dash') {
    speed = (boss ? 8.5 : 9.5) * pace(g) * (0.75 + g.skill * 0.35);
    x = foe.tx;
    y = foe.ty;
    if (g.frame % 3 === 0) g.burst(foe.x, foe.y + foe.size * 0.3, { n: 1, shape: 'smoke', speed: 0.5, size: 0.22 });
  }
  foe.vx = x * speed + foe.kx;
  foe.vy = y * speed + foe.ky;
  foe.kx *= 0.86;
  foe.ky *= 0.86;
  if (boss) crush(g, s, foe);
  moveBody(s.tiles, foe);
  if (foe.mode === 'dash' && (foe.wall !== 0 || (foe.vx === 0 && x !== 0) || (foe.vy === 0 && y !== 0))) {
    foe.squash.kick(0.3);
    if (boss) g.shake(0.4);
    rest(g, foe);
  }
}

/** something after its wait: announce the next blow */
function attack(s: State, foe: Foe, far: number): void {
  if (foe.way === 'shooter' ? far > 9 : foe.way === 'dasher' ? far > 6 : foe.way !== 'boss') {
    foe.t = 12;
    return;
  }
  foe.mode = 'aim';
  foe.t = foe.way === 'boss' ? 42 : 34;
  if (foe.way !== 'shooter') {
    foe.turn = -foe.turn;
    foe.tx = (s.hero.x - foe.x) / far;
    foe.ty = (s.hero.y - foe.y) / far;
  }
  foe.squash.kick(0.25);
}

function rest(g: Game, foe: Foe): void {
  foe.mode = foe.way === 'dasher' && foe.mode === 'dash' ? 'rest' : 'go';
  foe.t =
    foe.mode === 'rest'
      ? 40
      : Math.round(
          (foe.way === 'boss' ? 90 : 120) - g.skill * 45 + g.rand.int(0, 40) - (foe.hp < foe.most / 2 ? 15 : 0),
        );
}

function fire(g: Game, s: State, foe: Foe): void {
  const speed = (3.4 + g.skill * 3.4) * pace(g);
  const ball = (angle: number): void => {
    const out = foe.size * 0.35;
    s.balls.push({
      x: foe.x + Math.cos(angle) * out,
      y: foe.y + Math.sin(angle) * out,
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed,
      life: 200,
    });
  };
  const to = Math.atan2(s.hero.y - foe.y, s.hero.x - foe.x);
  g.sound('shoot', 0.6);
  foe.squash.kick(-0.25);
  if (foe.way !== 'boss') return ball(to);
  const n = Math.round(8 + g.skill * 4);
  for (let i = 0; i < n; i++) ball(to + ((i + 0.5) / n) * 6.2832);
  if (foe.hp < foe.most / 2 && s.foes.length < 5)
    for (const side of [-1, 1]) s.foes.push(newFoe(g, 'chaser', clampX(foe.x + side), foe.y, true));
}

const clampX = (x: number): number => Math.max(1.5, Math.min(W - 1.5, x));

/** a boss walks through cover, and nothing is left of it */
function crush(g: Game, s: State, foe: Foe): void {
  for (let y = Math.max(1, Math.floor(foe.y - 1.2)); y <= Math.min(H - 2, foe.y + 1.2); y++)
    for (let x = Math.max(1, Math.floor(foe.x - 1.2)); x <= Math.min(W - 2, foe.x + 1.2); x++)
      if (s.tiles.get(x, y) === SOLID) {
        s.tiles.set(x, y, 0);
        g.sound('break');
        g.shake(0.25);
        g.burst(x + 0.5, y + 0.5, {
          n: 12,
          shape: 'square',
          colour: g.design.theme.palette.solid,
          speed: 4,
          gravity: 6,
        });
      }
}

/** they don't stand in each other */
export function spreadOut(s: State): void {
  const { foes } = s;
  for (let i = 1; i < foes.length; i++)
    for (let k = 0; k < i; k++) {
      const a = foes[i] as Foe;
      const b = foes[k] as Foe;
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      const room = (a.size + b.size) * 0.4;
      if (Math.abs(dx) > room || Math.abs(dy) > room) continue;
      const d = dist(dx, dy) || 0.01;
      if (d > room) continue;
      const push = (room - d) * 1.6;
      a.kx += (dx / d) * push;
      a.ky += (dy / d) * push;
      b.kx -= (dx / d) * push;
      b.ky -= (dy / d) * push;
    }
}
