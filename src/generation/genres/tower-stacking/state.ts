/** A tower of blocks: how the next one swings, falls and lands, how the tower sways, and what a miss costs. */
import type { Actor } from '../../design.js';
import { clamp, lerp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';

export const W = 10;
export const H = 13;
export const GROUND = H - 1.2;
/** height of a block */
export const TALL = 1.5;
/** where the trolley runs, and the upper edge of a block that hangs from it */
export const RAIL = 1.9;
export const HANGS = 3.1;
/** as high as the top of the tower is seen; beyond that the world moves down */
const TOP = 8.4;
const GRAVITY = 0.013;
/** units off the middle of the block below that count as exactly on it */
export const EXACT = 0.17;
/** frames between a landing and the next block */
const PAUSE = 16;

export interface Block {
  /** its middle, while the tower stands still */
  readonly x: number;
  readonly actor: Actor;
  readonly hue: number;
}

export interface Falling {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turned: number;
  /** past the tower: it tumbles */
  missed: boolean;
}

export interface State {
  readonly tower: Block[];
  readonly width: number;
  readonly need: number;
  readonly actors: readonly Actor[];
  /** of the trolley's way there and back, radians */
  phase: number;
  falling: Falling | null;
  pause: number;
  /** units that the tower leans over in all; what lands exactly steadies it */
  lean: number;
  /** exact ones in a row */
  streak: number;
  /** units that the world has moved down, and is to */
  camera: number;
  readonly land: Spring;
  readonly mood: Spring;
  done: boolean;
}

export function newState(g: Game): State {
  const { items, hero } = g.design.cast;
  const named = items.filter(({ from }) => from === 'prompt');
  const actors = named.length > 0 ? named : items;
  const width = (g.has('gentle') ? 3 : 2.6 - g.skill * 0.35) - (g.level - 1) * 0.12;
  return {
    tower: [],
    width,
    need: g.rule('collect')?.n ?? Math.round(7 + g.skill * 5 + (g.level - 1) * 2),
    actors: actors.length > 0 ? actors : [hero],
    phase: g.rand.range(0, Math.PI * 2),
    falling: null,
    pause: PAUSE,
    lean: 0,
    streak: 0,
    camera: 0,
    land: new Spring(),
    mood: new Spring(),
    done: false,
  };
}

/** How far the tower has come, 0…1: the higher, the faster the next block swings. */
const part = (s: State): number => s.tower.length / s.need;

/** Where the block hangs in so many frames. */
export function hangsAt(g: Game, s: State, frames: number): number {
  return W / 2 + Math.sin(s.phase + frames * hasteOf(g, s)) * reachOf(g, s);
}
const reachOf = (g: Game, s: State): number => 1.9 + part(s) * 1.1 + g.skill * 0.35;
function hasteOf(g: Game, s: State): number {
  const seconds = lerp(5.2 - g.skill, 3.7 - g.skill * 1.1, part(s));
  const hurry = (g.has('fast') ? 1.3 : 1) * (g.has('slow') || g.has('gentle') ? 0.75 : 1);
  return (Math.PI * 2 * hurry) / (seconds * 60);
}

/** How far the tower sways at its top in a frame. */
export function swayAt(s: State, frame: number): number {
  const most = Math.min(0.75, s.lean * 0.28) * Math.min(1, s.tower.length / 5);
  return Math.sin(frame / 38) * most;
}
/** The middle of the highest block in a frame; of the ground, anywhere. */
export const topAt = (s: State, frame: number): number => (s.tower.at(-1)?.x ?? W / 2) + swayAt(s, frame);
/** The upper edge of the tower, as it is seen. */
export const edgeOf = (s: State): number => GROUND - s.tower.length * TALL + s.camera;
/** Frames that a block falls from its hook to the tower. */
export const fallOf = (s: State): number => Math.ceil(Math.sqrt((2 * (edgeOf(s) - HANGS - TALL)) / GRAVITY));
export const actorOf = (s: State): Actor => s.actors[s.tower.length % s.actors.length] as Actor;

function drop(g: Game, s: State): void {
  s.falling = { x: hangsAt(g, s, 0), y: HANGS, vx: 0, vy: 0, turned: 0, missed: false };
  g.sound('swap', 0.8);
}

/** The block has come down to the tower: on it, or past it. */
function arrive(g: Game, s: State, block: Falling): void {
  const off = block.x - topAt(s, g.frame);
  const first = s.tower.length === 0;
  const most = s.width * (g.has('gentle') ? 0.7 : 0.56);
  if (!first && Math.abs(off) > most) {
    block.missed = true;
    block.vx = Math.sign(off) * 0.05;
    block.vy *= -0.18;
    s.streak = 0;
    g.sound('hit', 0.7);
    return;
  }
  const exact = !first && Math.abs(off) < EXACT;
  const y = edgeOf(s);
  const x = first ? clamp(block.x, W / 2 - 1.6, W / 2 + 1.6) : exact ? block.x - off : block.x;
  const below = s.tower.at(-1)?.x ?? x;
  // what lands exactly stands straight on the one below
  s.tower.push({
    x: exact ? below : x - swayAt(s, g.frame),
    actor: actorOf(s),
    hue: (s.tower.length * 7 + g.level) % 5,
  });
  s.falling = null;
  s.pause = PAUSE;
  s.land.kick(0.22);
  s.mood.kick(-0.25);
  s.lean = exact ? Math.max(0, s.lean - 0.35) : s.lean + (first ? 0 : Math.abs(off));
  s.streak = exact ? s.streak + 1 : 0;
  g.addScore(exact ? 25 * Math.min(5, s.streak) + 25 : 20, x, y - 1.2);
  g.sound(exact ? 'power' : 'bounce', exact ? 0.9 + Math.min(8, s.streak) * 0.06 : 0.7);
  const { accent } = g.design.theme.palette;
  if (exact)
    g.burst(x, y, { n: g.has('confetti') ? 34 : 16, shape: 'star', speed: 5, gravity: 6, colour: [accent, '#ffffff'] });
  else g.burst(x, y, { n: 8, shape: 'smoke', speed: 2, colour: '#ffffff' });
  g.progress(s.tower.length, s.need, s.actors[0]);
  if (s.tower.length >= s.need) finish(g, s);
}

function finish(g: Game, s: State): void {
  s.done = true;
  g.addScore(g.lives * 50, W / 2, 4);
  g.burst(W / 2, 4, { n: g.has('confetti') ? 90 : 50, shape: 'star', speed: 9, life: 1.2 });
  g.levelDone();
}

/** It has fallen past the tower: a life, unless nothing can be lost. */
function lost(g: Game, s: State): void {
  s.falling = null;
  s.pause = PAUSE;
  if (g.has('gentle')) return;
  s.mood.kick(0.35);
  g.safe = 0;
  if (g.hurt(W / 2, H - 2.5) === 'dead') s.done = true;
}

export function step(g: Game, s: State): void {
  s.land.step();
  s.mood.step();
  const down = Math.max(0, TOP - (GROUND - s.tower.length * TALL));
  s.camera += (down - s.camera) * 0.08;
  if (s.done) return;
  if (s.pause > 0) s.pause--;
  const { falling } = s;
  if (!falling) {
    s.phase += hasteOf(g, s);
    if (s.pause === 0 && (g.pressed('a') || g.pressed('down') || g.clicked())) drop(g, s);
    return;
  }
  falling.vy += GRAVITY;
  falling.y += falling.vy;
  falling.x += falling.vx;
  if (falling.missed) {
    falling.turned += falling.vx * 0.7;
    if (falling.y > H + 1) lost(g, s);
  } else if (falling.y + TALL >= edgeOf(s)) arrive(g, s, falling);
}
