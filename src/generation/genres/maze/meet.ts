/** What happens where the hero meets something: a thing, the key, a foe, the huge one, the way out. */
import type { Game } from '../../kit/types.js';
import { between, H, spread, W } from './level.js';
import { apart, middle, walker, type State, type Thing } from './state.js';

const KNOCKED = 300;

/** Lays out as many of the things still owed as there is room for. */
export function layOut(g: Game, s: State, n: number, power: boolean): void {
  const { items } = g.design.cast;
  const taken = [...s.things.map(({ x, y }) => Math.floor(y) * W + Math.floor(x)), s.level.start, s.level.goal];
  const free = s.level.floor.filter((c) => between(s.level, s.hero.to, c) > 1);
  for (const c of spread(g.rand, free, n, taken)) {
    const nth = s.taken + s.things.filter((thing) => !thing.power).length;
    const actor = (power ? items.at(-1) : items[nth % items.length]) as Thing['actor'];
    s.things.push({ ...middle(c), actor, power });
  }
}

export function takeThings(g: Game, s: State): void {
  const { palette } = g.design.theme;
  const { hero } = s;
  for (const thing of s.things) {
    let far = apart(thing, hero);
    if (g.has('magnet') && far < 2.4) {
      thing.x += (hero.x - thing.x) * 0.12;
      thing.y += (hero.y - thing.y) * 0.12;
      far = apart(thing, hero);
    }
    if (far > 0.45) continue;
    s.things = s.things.filter((one) => one !== thing);
    s.squash.kick(-0.28);
    g.burst(thing.x, thing.y, {
      n: thing.power ? 30 : g.has('confetti') ? 26 : 10,
      shape: g.has('confetti') ? 'square' : 'star',
      colour: g.has('confetti')
        ? [palette.accent, palette.danger, '#ffffff', palette.solidEdge]
        : [palette.accent, '#ffffff'],
      speed: 4,
    });
    if (thing.power) {
      s.power = Math.round((8 - g.skill * 2.5) * 60);
      s.eaten = 0;
      s.alarm = 0;
      g.sound('power');
      g.addScore(50, thing.x, thing.y - 0.4);
      g.flash(palette.accent, 0.25);
      for (const foe of s.foes) foe.squash.kick(0.25);
      return;
    }
    s.taken++;
    g.sound('collect', 1 + (s.taken % 8) * 0.05);
    g.addScore(10, thing.x, thing.y - 0.4);
    g.progress(s.taken, s.need, g.design.cast.items[0]);
    if (s.owed > 0) {
      s.owed--;
      layOut(g, s, 1, false);
    }
    if (s.taken === s.need) allTaken(g, s);
    return;
  }
}

function allTaken(g: Game, s: State): void {
  if (!s.finale) return openGoal(g, s);
  // far from here and from the way out, so that there is a way back to dare
  const { level, hero } = s;
  const value = (c: number): number => between(level, hero.to, c) + between(level, level.goal, c);
  const [best] = level.floor.filter((c) => c !== level.goal).toSorted((a, b) => value(b) - value(a));
  s.key = middle(best as number);
  g.sound('power', 1.3);
  g.burst(s.key.x, s.key.y, { n: 40, shape: 'star', speed: 6, life: 0.9 });
}

function openGoal(g: Game, s: State): void {
  s.open = true;
  if (!s.wayOut) return;
  g.sound('level');
  const at = middle(s.level.goal);
  g.burst(at.x, at.y, { n: 30, shape: 'ring', speed: 5, gravity: 0 });
}

export function takeKey(g: Game, s: State): void {
  if (!s.key || apart(s.key, s.hero) > 0.5) return;
  g.addScore(100, s.key.x, s.key.y - 0.4);
  g.burst(s.key.x, s.key.y, { n: 40, shape: 'star', speed: 7, life: 0.8 });
  s.key = null;
  s.squash.kick(-0.35);
  openGoal(g, s);
  g.shake(0.5);
  g.flash(g.design.theme.palette.danger, 0.3);
  for (const foe of s.foes) foe.squash.kick(-0.35);
  if (!s.guardian || s.guardian.awake) return;
  s.guardian.awake = true;
  s.guardian.stunned = 60;
  s.guardian.squash.kick(-0.4);
  g.sound('boss');
  g.banner(s.guardian.actor);
}

function knock(g: Game, s: State, x: number, y: number): void {
  s.eaten++;
  g.addScore(100 * s.eaten, x, y - 0.5);
  g.sound('hit', 0.8 + s.eaten * 0.2);
  g.burst(x, y, { n: 22, speed: 6 });
  g.freeze(5);
  g.shake(0.3);
}

function meetGuardian(g: Game, s: State): void {
  const { guardian, hero } = s;
  if (!guardian?.awake) return;
  // what beats it must be there as long as it is
  if (s.power === 0 && !s.things.some((thing) => thing.power) && g.frame % 120 === 0) layOut(g, s, 1, true);
  if (guardian.stunned > 0 || apart(guardian, hero) > 0.9) return;
  if (s.power === 0) return caught(g, s);
  guardian.hp--;
  guardian.squash.kick(0.45);
  knock(g, s, guardian.x, guardian.y);
  g.bar(guardian.hp / guardian.most, guardian.actor);
  if (guardian.hp > 0) {
    guardian.stunned = 90;
    guardian.x = hero.x < W / 2 ? W - 1.2 : 1.2;
    guardian.y = hero.y < H / 2 ? H - 1.4 : 1.4;
    g.burst(guardian.x, guardian.y, { n: 24, shape: 'smoke', speed: 3, gravity: 0 });
    return;
  }
  g.addScore(500, guardian.x, guardian.y - 1);
  g.burst(guardian.x, guardian.y, { n: 70, shape: 'star', speed: 9, life: 1 });
  g.sound('explode');
  g.shake(0.9);
  g.freeze(10);
  g.bar(null);
  s.guardian = null;
}

export function meetFoes(g: Game, s: State): void {
  const { hero } = s;
  meetGuardian(g, s);
  for (const foe of s.foes) {
    if (foe.rest > 90 || apart(foe, hero) > 0.6) continue;
    if (s.power === 0) return caught(g, s);
    knock(g, s, foe.x, foe.y);
    // a guard lies where it was knocked out, a chaser is back at its den
    if (s.stealth) foe.rest = KNOCKED;
    else Object.assign(foe, walker(foe.den ?? foe.home), { rest: 200 });
    foe.sees = false;
    foe.squash.kick(0.5);
  }
  if (s.alarm >= 1) caught(g, s);
}

function caught(g: Game, s: State): void {
  if (g.safe > 0) return;
  s.alarm = 0;
  if (s.shield) {
    s.shield = false;
    g.safe = 90;
    g.sound('bounce');
    g.burst(s.hero.x, s.hero.y, { n: 24, shape: 'ring', speed: 6, gravity: 0 });
    return;
  }
  if (g.hurt(s.hero.x, s.hero.y) === 'dead') return;
  s.hero = walker(s.level.start);
  s.wanted = s.goTo = s.planned = -1;
  s.running = false;
  // from a den they come one after the other
  s.foes.forEach((foe, i) => {
    const rest = foe.den === undefined ? 60 : 60 + i * 110;
    Object.assign(foe, walker(foe.den ?? foe.home), { rest, sees: false, beat: foe.home });
  });
  if (s.guardian) Object.assign(s.guardian, { x: W / 2, y: 1.4, stunned: 120 });
}

/** Out, if it is open and nobody huge bars it. */
export function leave(g: Game, s: State): void {
  const at = s.wayOut ? middle(s.level.goal) : s.hero;
  if (!s.open || apart(at, s.hero) > 0.35) return;
  if (s.guardian && s.guardian.most > 1) return;
  g.addScore(150, at.x, at.y - 0.6);
  g.burst(at.x, at.y, { n: g.has('confetti') ? 80 : 45, shape: 'star', speed: 8, life: 1 });
  s.squash.kick(-0.4);
  g.levelDone();
}
