/** The platformer's hero: run, jump with coyote time and buffer, double jump, dash. Forgiving by a few frames each way. */
import { approach, Spring } from '../../kit/juice.js';
import type { Body } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import type { Envelope, Level } from './level.types.js';
import { stepBody } from './way.js';

const COYOTE = 6;
const BUFFER = 7;

export interface Hero extends Body {
  dir: number;
  air: number;
  buffer: number;
  jumps: number;
  rising: boolean;
  dash: number;
  dashWait: number;
  squash: Spring;
}

export function newHero(x: number, y: number): Hero {
  return {
    x,
    y,
    vx: 0,
    vy: 0,
    hw: 0.32,
    hh: 0.45,
    grounded: false,
    wall: 0,
    dir: 1,
    air: 0,
    buffer: 0,
    jumps: 0,
    rising: false,
    dash: 0,
    dashWait: 0,
    squash: new Spring(),
  };
}

export function envelope(g: Game): Envelope {
  const speed = 6.2 + (g.has('fast') ? 1.4 : 0) - (g.has('slow') ? 1.2 : 0);
  return g.has('lowGravity') ? { speed, jump: 13, gravity: 20 } : { speed, jump: 14.6, gravity: 34 };
}

export function moveHero(g: Game, hero: Hero, level: Level, e: Envelope): void {
  const { pad } = g;
  if (Math.abs(pad.ax) > 0.1) hero.dir = Math.sign(pad.ax);
  hero.vx = approach(hero.vx, pad.ax * e.speed, hero.grounded ? 0.9 : 0.62);
  const jump = g.pressed('a') || g.pressed('up');
  hero.buffer = jump ? BUFFER : Math.max(0, hero.buffer - 1);
  hero.air = hero.grounded ? 0 : hero.air + 1;
  if (hero.grounded) hero.jumps = 0;
  const first = hero.air <= COYOTE && hero.jumps === 0;
  const second = g.has('doubleJump') && hero.jumps < 2 && jump;
  if (hero.buffer > 0 && (first || second)) {
    hero.vy = first ? -e.jump : -e.jump * 0.88;
    hero.jumps = first ? 1 : 2;
    hero.buffer = 0;
    hero.rising = true;
    hero.squash.kick(-0.3);
    g.sound('jump', first ? 1 : 1.25);
    g.burst(hero.x, hero.y + 0.45, {
      n: first ? 7 : 12,
      colour: '#ffffff',
      shape: first ? 'smoke' : 'ring',
      speed: 2.5,
      size: 0.18,
      gravity: 0,
      life: 0.4,
    });
  }
  if (hero.vy >= 0) hero.rising = false;
  if (hero.rising && !(pad.a || pad.up)) {
    hero.vy *= 0.55;
    hero.rising = false;
  }
  if (hero.dashWait > 0) hero.dashWait--;
  if (g.has('dash') && g.pressed('b') && hero.dashWait === 0) {
    hero.dash = 10;
    hero.dashWait = 45;
    g.sound('swap', 1.4);
  }
  if (hero.dash > 0) {
    hero.dash--;
    hero.vx = hero.dir * e.speed * 2.6;
    hero.vy = 0;
    g.burst(hero.x, hero.y, { n: 2, shape: 'smoke', speed: 1, gravity: 0, colour: '#ffffff' });
  } else hero.vy = Math.min(24, hero.vy + e.gravity / 60);
  const fall = hero.vy;
  const wasUp = !hero.grounded;
  const spring = stepBody(level.tiles, level, hero, g.frame);
  if (spring) {
    spring.since = 0;
    hero.rising = false;
    hero.air = COYOTE + 1;
    hero.jumps = 1;
    hero.buffer = 0;
    hero.squash.kick(-0.4);
    g.sound('bounce', 1.3);
    g.burst(spring.x, spring.y - 0.4, { n: 10, shape: 'ring', speed: 3, gravity: 0, life: 0.4 });
  }
  if (wasUp && hero.grounded && fall > 5) {
    hero.squash.kick(Math.min(0.34, fall * 0.02));
    g.sound('step');
    g.burst(hero.x, hero.y + 0.45, {
      n: 6,
      colour: '#ffffff',
      shape: 'smoke',
      speed: 2,
      size: 0.16,
      gravity: 0,
      life: 0.35,
    });
  }
  hero.squash.step();
}
