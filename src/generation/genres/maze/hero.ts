/** The hero's steps: keys held, a flick that runs on, or a tap on the place to go to. */
import type { Game } from '../../kit/types.js';
import { beside, between, WAYS, xOf } from './level.js';
import { cellOf } from './foes.js';
import { walk, type State } from './state.js';

const SIDES = ['right', 'down', 'left', 'up'] as const;
/** a touch no longer than this, that went nowhere, is a tap */
const TAP = 15;

/** cells a second */
export const heroPace = (g: Game): number => 4.3 + (g.has('fast') ? 0.7 : g.has('slow') ? -0.5 : 0);

/** The first way from here that leads nearer to the cell, or −1. */
function wayTo(s: State, here: number, goal: number): number {
  if (here === goal) return -1;
  const far = between(s.level, goal, here);
  return WAYS.findIndex((way) => {
    const n = beside(s.level, here, way);
    return n >= 0 && between(s.level, goal, n) < far;
  });
}

function readPointer(g: Game, s: State): void {
  const { pointer } = g.pad;
  if (!pointer) return;
  if (g.clicked()) s.held = 0;
  if (s.held < 0) return;
  const goal = cellOf(pointer);
  const there = between(s.level, goal, goal) === 0;
  if (pointer.down) {
    s.held++;
    // held: the hero comes along
    if (s.held > TAP && there) s.goTo = goal;
    return;
  }
  if (s.held <= TAP && there) {
    s.goTo = goal;
    g.burst(pointer.x, pointer.y, { n: 6, shape: 'ring', speed: 1.5, gravity: 0, life: 0.3 });
  } else s.goTo = -1;
  s.held = -1;
}

/** The way asked for by keys, stick or flick, −1 none. */
function asked(g: Game, s: State): number {
  let way = -1;
  for (const [i, side] of SIDES.entries()) {
    if (g.pressed(side)) {
      // a flick comes while the finger is down: it runs on by itself, for there is nothing to hold
      s.running = !s.stealth || (g.pad.pointer?.down ?? false);
      s.held = -1;
      return i;
    }
    if (g.pad[side] && (way < 0 || i === s.wanted)) way = i;
  }
  return way;
}

export function moveHero(g: Game, s: State): void {
  const { hero, level } = s;
  readPointer(g, s);
  const way = asked(g, s);
  if (way >= 0) s.goTo = -1;
  if (s.goTo >= 0) s.wanted = wayTo(s, hero.to, s.goTo);
  else if (way >= 0 || (s.stealth && !s.running)) s.wanted = way;
  const back = s.wanted >= 0 && s.wanted === (hero.way + 2) % 4 && hero.from !== hero.to && s.goTo < 0;
  if (back && Math.abs(xOf(hero.from) - xOf(hero.to)) < 2) {
    [hero.from, hero.to] = [hero.to, hero.from];
    hero.way = s.wanted;
  }
  if (s.dash > 0) s.dash--;
  if (s.tired > 0) s.tired--;
  if (g.has('dash') && g.pressed('b') && s.tired === 0) {
    s.dash = 20;
    s.tired = 90;
    s.squash.kick(0.3);
    g.sound('jump', 1.3);
    g.burst(hero.x, hero.y + 0.3, { n: 10, shape: 'smoke', speed: 2, gravity: 0 });
  }
  const turned = hero.way;
  const stood = walk(level, hero, (heroPace(g) * (s.dash > 0 ? 2.1 : 1)) / 60, () => {
    if (s.goTo >= 0) {
      if (hero.to === s.goTo) s.goTo = -1;
      else return (s.wanted = wayTo(s, hero.to, s.goTo));
      s.wanted = -1;
      return -1;
    }
    if (s.wanted >= 0 && beside(level, hero.to, s.wanted) >= 0) return s.wanted;
    return s.stealth && !s.running ? -1 : hero.way;
  });
  if (hero.way !== turned) s.squash.kick(0.1);
  if (stood) s.running &&= !s.stealth;
  s.walking = !stood;
  if (s.walking && g.frame % 16 === 0) {
    g.sound('step', 0.9 + (g.frame % 32) / 120);
    g.burst(hero.x, hero.y + 0.35, { n: 2, shape: 'smoke', speed: 0.6, size: 0.12, life: 0.35, gravity: 0 });
  }
}
