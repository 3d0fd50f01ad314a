/** Those who come for it: how they get in, seize something, carry it off, and take fright. */
import { crowdOf, lastOf } from '../../../kit/bosses.js';
import { Spring } from '../../../kit/juice.js';
import { settledIn } from '../../../kit/skill.js';
import type { Game } from '../../../kit/types.js';
import { dist, pace, type Spot } from '../state.js';
import { drop, takeAway } from './pieces.js';
import { H, HOUSE, MIDDLE, W, type Coming, type Piece, type Sort, type State, type Thief } from './state.js';
import { aside } from './yard.js';

const HASTE: Readonly<Record<Sort, number>> = { plain: 1, nimble: 1.5, sly: 1.2, over: 1.12, sturdy: 0.82 };
const SIZE: Readonly<Record<Sort, number>> = { plain: 1.15, nimble: 0.98, sly: 1.1, over: 1.15, sturdy: 1.65 };
/** a sly one loses its patience after so many frames */
const PATIENCE = 420;
const FLEES = 6;
/** who is so far beyond the fence is gone */
const OUT = 2.6;

export function newThief(g: Game, s: State, { sort, gate, chief }: Coming): Thief {
  const crowd = crowdOf(g.design);
  const out = { x: gate.x < 0 ? -2 : gate.x > W ? W + 2 : gate.x, y: gate.y < 0 ? -2 : gate.y > H ? H + 2 : gate.y };
  return {
    ...out,
    actor: chief ? lastOf(g.design) : (crowd[s.came % crowd.length] ?? lastOf(g.design)),
    sort,
    size: chief ? 2.3 : SIZE[sort],
    gate: out,
    vx: 0,
    vy: 0,
    mode: 'come',
    t: 0,
    nerve: chief ? 3 : sort === 'sturdy' ? 2 : 1,
    piece: undefined,
    squash: new Spring(),
  };
}

/** The nearest that nobody else is after, or the nearest of all where each has its thief. */
function choose(s: State, thief: Thief): Piece | undefined {
  let best: Piece | undefined;
  let least = Infinity;
  for (const piece of s.pieces) {
    if (piece.at !== 'home' && piece.at !== 'lying') continue;
    const taken = !s.fixed && s.thieves.some((other) => other !== thief && other.piece === piece);
    const cost = dist(piece.x - thief.x, piece.y - thief.y) + (taken ? 30 : 0);
    if (cost < least) [least, best] = [cost, piece];
  }
  return best;
}

const isLoose = ({ at }: Piece): boolean => at === 'home' || at === 'lying';

function speedOf(g: Game, { sort, mode }: Thief): number {
  if (mode === 'flee') return FLEES;
  const easy = 0.72 + settledIn(g) * 0.28;
  const speed = (1.6 + g.skill * 1.8) * pace(g) * easy * HASTE[sort];
  return mode === 'carry' ? speed * 0.8 : speed;
}

/** Towards a place, round what stands there unless it flies; true when it is there. */
function go(g: Game, s: State, thief: Thief, to: Spot, near: number): boolean {
  const [dx, dy] = [to.x - thief.x, to.y - thief.y];
  const far = dist(dx, dy);
  if (far < near) {
    thief.vx *= 0.7;
    thief.vy *= 0.7;
    return true;
  }
  const straight = { x: dx / far, y: dy / far };
  const way = thief.sort === 'over' ? straight : aside(s.blocks, thief, straight, thief.size * 0.3);
  const speed = speedOf(g, thief);
  thief.vx += (way.x * speed - thief.vx) * 0.16;
  thief.vy += (way.y * speed - thief.vy) * 0.16;
  return false;
}

/** Whether the hero is far enough from what it is after, for one who waits. */
const dares = (s: State, { piece }: Thief): boolean =>
  piece === undefined || dist(s.hero.x - piece.x, s.hero.y - piece.y) > 5.5;

/** One frame of one of them; true when it is gone for good. */
export function moveThief(g: Game, s: State, thief: Thief): boolean {
  thief.squash.step();
  if (thief.t > 0) thief.t--;
  if (thief.mode === 'come') come(g, s, thief);
  else if (thief.mode === 'wait') {
    thief.vx *= 0.8;
    thief.vy *= 0.8;
    if (thief.t === 0 || dares(s, thief)) [thief.mode, thief.t] = ['come', 0];
  } else if (thief.mode === 'grab') grab(g, s, thief);
  else if (thief.mode === 'stun') {
    thief.vx *= 0.88;
    thief.vy *= 0.88;
    if (thief.t === 0) thief.mode = 'come';
  } else if (go(g, s, thief, thief.gate, 0.3) || isOutside(thief)) {
    if (thief.mode === 'carry' && thief.piece) takeAway(g, s, thief.piece, thief);
    return true;
  }
  thief.x += thief.vx / 60;
  thief.y += thief.vy / 60;
  if (thief.mode === 'carry' && thief.piece) [thief.piece.x, thief.piece.y] = [thief.x, thief.y - thief.size * 0.62];
  return false;
}

/** Out of the yard and out of sight. */
const isOutside = ({ x, y }: Spot): boolean => x < -OUT || y < -OUT || x > W + OUT || y > H + OUT;

function come(g: Game, s: State, thief: Thief): void {
  if (!thief.piece || !isLoose(thief.piece)) thief.piece = choose(s, thief);
  const { piece } = thief;
  // nothing is left for it: it looks on from the middle
  const to = piece ?? MIDDLE;
  const far = dist(to.x - thief.x, to.y - thief.y);
  if (thief.sort === 'sly' && thief.t === 0 && far < 4.6 && far > 3.6 && !dares(s, thief)) {
    [thief.mode, thief.t] = ['wait', PATIENCE];
    return;
  }
  if (!go(g, s, thief, to, piece ? (s.fixed ? HOUSE + 0.45 : 0.5) : 3) || !piece) return;
  [thief.mode, thief.t] = [
    'grab',
    Math.round((s.fixed ? 62 : s.laid === 1 ? 26 : 42) * (1.3 - settledIn(g) * 0.3) - g.skill * 20),
  ];
  g.sound('swap', 0.8);
}

/** It pulls at what it found for a moment: the last one to stop it. */
function grab(g: Game, s: State, thief: Thief): void {
  thief.vx *= 0.7;
  thief.vy *= 0.7;
  const { piece } = thief;
  if (!piece || !isLoose(piece)) {
    thief.mode = 'come';
    return;
  }
  if (thief.t % 12 === 0) piece.squash.kick(0.16);
  if (thief.t > 0) return;
  if (s.fixed) {
    takeAway(g, s, piece, thief);
    [thief.mode, thief.piece] = ['flee', undefined];
    return;
  }
  piece.at = 'thief';
  thief.mode = 'carry';
  thief.squash.kick(-0.3);
  g.sound('hit', 0.7);
  g.burst(piece.x, piece.y, { n: 8, shape: 'star', speed: 3, size: 0.16 });
}

/** Takes fright: lets go of what it has and runs; a sturdy one only stumbles at first. */
export function scare(g: Game, s: State, thief: Thief, from: Spot): void {
  if (thief.mode === 'flee' || thief.mode === 'stun') return;
  const far = dist(thief.x - from.x, thief.y - from.y) || 1;
  if (thief.piece && thief.mode === 'carry') drop(g, thief.piece, thief);
  thief.piece = undefined;
  thief.nerve--;
  const push = thief.nerve > 0 ? 6.5 : 5;
  thief.vx = ((thief.x - from.x) / far) * push;
  thief.vy = ((thief.y - from.y) / far) * push;
  thief.squash.kick(0.4);
  g.burst(thief.x, thief.y - 0.3, { n: 9, shape: 'star', colour: '#ffe27a', speed: 4, size: 0.16, life: 0.45 });
  if (thief.nerve > 0) {
    [thief.mode, thief.t] = ['stun', 55];
    g.sound('bounce', 0.7);
    g.freeze(2);
    return;
  }
  thief.mode = 'flee';
  s.combo = s.comboLeft > 0 ? Math.min(5, s.combo + 1) : 1;
  s.comboLeft = 110;
  g.addScore(10 * s.combo * (thief.sort === 'sturdy' ? 2 : 1), thief.x, thief.y - 0.8);
  g.sound('combo', 0.8 + s.combo * 0.1);
  g.burst(thief.x, thief.y, { n: 1, shape: 'ring', speed: 0, size: thief.size * 0.7, life: 0.35, colour: '#ffffff' });
  g.freeze(3);
  g.shake(0.15);
}
