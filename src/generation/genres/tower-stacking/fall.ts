/** How a block falls and lands, what is left of it, and what a miss costs. */
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { cutOf, GIVEN_BACK, gustOf, NARROWEST } from './ideas.js';
import {
  actorOf,
  edgeOf,
  EXACT,
  fallOf,
  GRAVITY,
  GROUND,
  H,
  HANGS,
  hangsAt,
  hasteOf,
  hueOf,
  PAUSE,
  raftAt,
  swayAt,
  TALL,
  W,
  widthOf,
  type Block,
  type Falling,
  type State,
} from './state.js';

/** as high as the top of the tower is seen; beyond that the world moves down */
const TOP = 8.4;

function drop(g: Game, s: State): void {
  const frames = fallOf(s);
  const blown = (2 * s.wind) / (frames * (frames + 1));
  s.falling = { x: hangsAt(g, s, 0), y: HANGS, vx: 0, vy: 0, blown, turned: 0, missed: false };
  g.sound('swap', 0.8);
}

/** Whether a block that comes down so far off the one below stays on it. */
function holdsOn(g: Game, s: State, below: Block, block: { readonly x: number; readonly w: number }): boolean {
  if (s.idea === 'trim') return cutOf(below, block, leastOf(g)) !== null;
  return Math.abs(block.x - below.x) <= below.w * (g.has('gentle') ? 0.7 : 0.56);
}

/** Where blocks are cut, none gets narrower than that. */
const leastOf = (g: Game): number => (g.has('gentle') ? 1.6 : NARROWEST);

/** It tumbles past the tower. */
function miss(g: Game, s: State, block: Falling, off: number): void {
  block.missed = true;
  block.vx = Math.sign(off) * 0.05;
  block.vy *= -0.18;
  s.streak = 0;
  g.sound('hit', 0.7);
}

/** Where and how wide a block stands that came down on another one: straight if exact, otherwise as it fell, or cut. */
function placed(
  g: Game,
  s: State,
  below: Block,
  block: { readonly x: number; readonly w: number },
): { x: number; w: number } {
  if (Math.abs(block.x - below.x) < EXACT) {
    const most = s.widths[0] as number;
    return { x: below.x, w: s.idea === 'trim' ? Math.min(most, block.w + GIVEN_BACK) : block.w };
  }
  const cut = s.idea === 'trim' ? cutOf(below, block, leastOf(g)) : null;
  if (!cut) return block;
  const shift = raftAt(s, g.frame) + swayAt(s, g.frame);
  s.cut = { x: cut.off.x + shift, y: edgeOf(s) - TALL, vy: 0, w: cut.off.w, hue: hueOf(g, s) };
  return cut;
}

/** The block has come down to the tower: on it, or past it. */
function arrive(g: Game, s: State, block: Falling): void {
  const moved = swayAt(s, g.frame) + raftAt(s, g.frame);
  const below = s.tower.at(-1);
  const came = { x: block.x - moved, w: widthOf(s) };
  const off = below ? came.x - below.x : 0;
  if (below && !holdsOn(g, s, below, came)) return miss(g, s, block, off);
  const exact = below !== undefined && Math.abs(off) < EXACT;
  const y = edgeOf(s);
  const stands = below ? placed(g, s, below, came) : { x: clamp(came.x, W / 2 - 1.6, W / 2 + 1.6), w: came.w };
  const x = stands.x + moved;
  s.tower.push({ ...stands, actor: actorOf(s), hue: hueOf(g, s) });
  s.wind = gustOf(g, s.idea);
  s.falling = null;
  s.pause = PAUSE;
  s.land.kick(0.22);
  s.mood.kick(-0.25);
  // what is cut stands within the one below
  if (s.idea !== 'trim') s.lean = exact ? Math.max(0, s.lean - 0.35) : s.lean + Math.abs(off);
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
  if (s.cut) {
    s.cut.vy += GRAVITY;
    s.cut.y += s.cut.vy;
    if (s.cut.y > H + 2) s.cut = null;
  }
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
  if (!falling.missed) falling.vx += falling.blown;
  falling.x += falling.vx;
  if (falling.missed) {
    falling.turned += falling.vx * 0.7;
    if (falling.y > H + 1) lost(g, s);
  } else if (falling.y + TALL >= edgeOf(s)) arrive(g, s, falling);
}
