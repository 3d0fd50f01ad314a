/** Hops, rides, blows and what is found on the way. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { gone } from './beat.js';
import { carried, HIT, isFree, landing, struck } from './search.js';
import { COLS, HOP, type Row, type State, type Way } from './state.js';

const STEP = { up: [1, 0], down: [-1, 0], left: [0, -1], right: [0, 1] } as const;
const WAYS = ['up', 'down', 'left', 'right'] as const;
/** frames of warning before the swoop */
export const WARNING = 160;

export const yOf = (row: number): number => -row;

/** Keys, stick and flicks give a way at once; a click or tap when it ends, towards where it was. */
export function readHands(g: Game, s: State): void {
  const { pointer } = g.pad;
  // before the ways: a quick flick comes in the frame in which the finger does, and is no tap when it goes
  if (pointer?.down) s.finger ??= { x: pointer.x, y: pointer.y, age: 0, used: false };
  for (const way of WAYS)
    // a long flick reaches us as several: one finger, one hop
    if (g.pressed(way) && !s.finger?.used) {
      s.next = way;
      if (s.finger) s.finger.used = true;
    }
  if (g.pressed('a')) s.next = 'up';
  if (pointer?.down) {
    if (s.finger) s.finger.age++;
    return;
  }
  const { finger } = s;
  s.finger = null;
  if (!finger || finger.used || finger.age > 30) return;
  const dx = finger.x - s.hero.x;
  const dy = finger.y - yOf(s.hero.row);
  if (Math.abs(dx) > Math.abs(dy) && Math.abs(dx) > 0.8) s.next = dx < 0 ? 'left' : 'right';
  else s.next = dy > 0.8 ? 'down' : 'up';
}

function hop(g: Game, s: State, way: Way): void {
  const { hero } = s;
  const [dr, dx] = STEP[way];
  let to = hero.x + dx;
  if (g.has('wrap')) to = to < 0 ? to + COLS : to > COLS ? to - COLS : to;
  let row = hero.row + dr;
  let x = landing(s.rows, row, to);
  // two at once, if both are free: what the prompt calls a dash
  if (g.has('dash') && g.pad.b && x !== null) {
    const far = landing(s.rows, row + dr, x + dx);
    if (far !== null) {
      row += dr;
      x = far;
    }
  }
  if (dx !== 0) hero.dir = dx;
  if (x === null) {
    hero.squash.kick(0.2);
    g.sound('bounce', 0.6);
    return;
  }
  Object.assign(hero, { fromRow: hero.row, fromX: Math.abs(x - hero.x) > 3 ? x : hero.x, row, x, hop: HOP });
  hero.squash.kick(-0.2);
  g.sound('jump', 1.2 + row * 0.02);
}

function landed(g: Game, s: State): void {
  const { hero } = s;
  const row = s.rows[hero.row] as Row;
  hero.squash.kick(0.22);
  const { palette } = g.design.theme;
  if (row.ground === 'river')
    g.burst(hero.x, yOf(hero.row) + 0.3, { n: 5, colour: '#ffffff', speed: 2, life: 0.35, shape: 'ring' });
  else g.burst(hero.x, yOf(hero.row) + 0.35, { n: 4, colour: palette.solidEdge, speed: 2, life: 0.3, shape: 'smoke' });
  if (hero.row > s.best) {
    s.best = hero.row;
    s.linger = 0;
    g.addScore(10);
  }
  if (row.ground === 'grass') {
    s.safeRow = hero.row;
    s.safeX = hero.x;
  }
  const reach = g.has('magnet') ? 1 : 0;
  const column = Math.floor(hero.x);
  for (let c = column - reach; c <= column + reach; c++) pick(g, s, row, c);
}

function pick(g: Game, s: State, row: Row, column: number): void {
  const item = row.items[column];
  if (!item) return;
  row.items[column] = null;
  s.collected++;
  s.linger = 0;
  const x = column + 0.5;
  const y = yOf(s.hero.row);
  g.addScore(25, x, y - 0.5);
  g.sound('collect', 1 + Math.min(8, s.collected) * 0.05);
  g.burst(x, y, { n: g.has('confetti') ? 18 : 10, shape: 'star', speed: 4 });
  tell(g, s);
}

export function tell(g: Game, s: State): void {
  const { goal, items, hero } = g.design.cast;
  if (s.need > 0) g.progress(Math.min(s.collected, s.need), s.need, items[0]);
  else g.progress(s.reached, s.homes, goal ?? hero);
}

/** Back to the last safe strip, with a life less unless a shield took it. */
function caught(g: Game, s: State, drowned: boolean): void {
  const { hero } = s;
  const y = yOf(hero.row);
  if (!drowned && g.safe > 0) return;
  s.ghosts.push({ x: hero.x, y, age: 0, drowned });
  if (drowned)
    g.burst(hero.x, y, { n: 22, colour: ['#ffffff', '#9fd8ff'], shape: 'ring', speed: 4, gravity: 2, life: 0.7 });
  if (s.shields > 0 && g.safe === 0) {
    s.shields--;
    g.safe = 60;
    g.sound('break');
    g.shake(0.3);
    g.burst(hero.x, y, { n: 24, shape: 'ring', speed: 5, gravity: 0 });
  } else g.hurt(hero.x, y);
  const row = s.rows[s.safeRow] as Row;
  let x = s.safeX;
  if (!isFree(row, Math.floor(x))) x = [...row.blocks.keys()].find((c) => isFree(row, c)) ?? 5;
  Object.assign(hero, { row: s.safeRow, fromRow: s.safeRow, x, fromX: x, hop: 0 });
  hero.squash.kick(-0.3);
  s.next = null;
  s.linger = 0;
  s.plan = [];
  s.waits = 0;
}

/** One frame of the hero: a hop goes on, a float carries, what drives by strikes. */
export function moveHero(g: Game, s: State): void {
  const { hero } = s;
  hero.squash.step();
  if (hero.hop === 0 && s.next) {
    hop(g, s, s.next);
    s.next = null;
  }
  if (hero.hop > 0) {
    const over = hero.hop > HOP / 2 ? hero.fromRow : hero.row;
    const x = hero.hop > HOP / 2 ? hero.fromX : hero.x;
    const row = s.rows[over] as Row;
    if (--hero.hop === 0) landed(g, s);
    else if (struck(row, x, s.t, HIT)) caught(g, s, false);
    return;
  }
  const row = s.rows[hero.row] as Row;
  if (row.ground === 'river') {
    hero.x += gone(row, s.t) - gone(row, s.t - s.pace);
    if (g.has('wrap')) hero.x = hero.x < 0 ? COLS : hero.x > COLS ? 0 : hero.x;
    else if (hero.x < 0.1 || hero.x > COLS - 0.1) return caught(g, s, true);
    if (!carried(row, hero.x, s.t, 0)) caught(g, s, true);
  } else if (struck(row, hero.x, s.t, HIT)) caught(g, s, false);
}

/** Who stays too long is looked for from above: a shadow, then a swoop. */
export function swoop(g: Game, s: State, actor: Actor | undefined): void {
  if (!actor) return;
  if (s.swoop > 0) {
    s.swoop--;
    return;
  }
  s.linger++;
  if (s.linger === s.patience - WARNING) g.sound('boss', 1.2);
  if (s.linger < s.patience) return;
  s.swoop = 40;
  s.linger = 0;
  g.safe = 0;
  g.shake(0.4);
  caught(g, s, false);
}
