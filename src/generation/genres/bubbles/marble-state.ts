/** A level of marbles: how the chain rolls, how shots are aimed, what they do, and what happens at the hole. */
import type { Actor } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import {
  blastAt,
  drawTogether,
  insert,
  marble,
  push,
  runAt,
  touchedBy,
  type Chain,
  type Marble,
} from './marble-chain.js';
import { readHands, type MarbleAim } from './marble-hands.js';
import { bringIn, ideaOf, MARBLES, SURGE, surgeNow, tubesOf, type MarbleIdea, type Tube } from './marble-ideas.js';
import { isAhead, meets } from './marble-meets.js';
import { D, H, placeOf, TRACKS, trackOf, W, type Spot } from './marble-track.js';
import { BOMB, isPlain, STONE } from './marks.js';
import { sortsOf } from './sorts.js';

/** units a frame of a shot */
const SPEED = 0.46;
/** part of the track to which a new chain rolls at once */
const RUSH = 0.32;
/** part of the track from which it is in danger, and rolls more slowly */
export const DANGER = 0.8;
/** frames for which it rolls back after it cost a life, and parts of the track */
const RETREAT = { frames: 120, part: 0.42 } as const;
/** frames for which it rolls back where a marble with arrows burst, and parts of the track */
const BACK = { frames: 70, part: 0.12 } as const;

export interface State extends MarbleAim {
  readonly idea: MarbleIdea;
  /** parts of the way in which nothing is hit */
  readonly tubes: readonly Tube[];
  /** frames to the next surge, and how many it still goes on */
  readonly surge: { wait: number; left: number };
  readonly chain: Chain;
  readonly sorts: readonly Actor[];
  readonly total: number;
  rush: boolean;
  /** frames for which it still rolls back, and units a frame */
  retreat: number;
  retreatBy: number;
  /** bursts in a row that one shot led to */
  combo: number;
  readonly mood: Spring;
  done: boolean;
  readonly bot: { look: number; best: number; worth: number; swap: boolean };
}

export function newState(g: Game): State {
  const idea = ideaOf(g);
  const count = clamp(Math.round(3 + g.skill * 1.6), 3, 5);
  const total = Math.round(MARBLES[idea] + g.skill * 10);
  const track = trackOf(((g.design.seed >>> 3) + g.level) % TRACKS);
  const chain: Chain = [];
  let sort = -1;
  while (chain.length < total) {
    sort = (sort + g.rand.int(1, count - 1)) % count;
    for (let n = g.rand.int(1, g.skill > 0.6 ? 2 : 3); n > 0 && chain.length < total; n--) chain.push(marble(sort, 0));
  }
  chain.forEach((one, i) => (one.d = (i - total) * D));
  bringIn(g, idea, chain);
  const s: State = {
    idea,
    tubes: tubesOf(idea, track),
    surge: { wait: SURGE.every, left: 0 },
    track,
    chain,
    sorts: sortsOf(g, count),
    total,
    angle: -Math.PI / 2,
    turning: 0,
    now: 0,
    next: 0,
    shot: null,
    rush: true,
    retreat: 0,
    retreatBy: 0,
    combo: 0,
    aimed: false,
    recoil: new Spring(),
    mood: new Spring(),
    done: false,
    bot: { look: 0, best: 0, worth: -Infinity, swap: false },
  };
  s.now = drawSort(g, s);
  s.next = drawSort(g, s);
  return s;
}

export const headOf = ({ chain }: State): number => chain.at(-1)?.d ?? 0;

/** One of the sorts of the front of the chain; before any is seen, of those that come first. */
function drawSort(g: Game, { chain }: State): number {
  const plain = chain.filter(({ sort }) => isPlain(sort));
  const seen = plain.filter(({ d }) => d > 0);
  const from = seen.length > 0 ? seen : plain.slice(-8);
  return from.length > 0 ? g.rand.pick(from).sort : 0;
}

const paceOf = (g: Game, s: State): number => {
  if (s.rush) return 0.11;
  const head = headOf(s) / s.track.length;
  if (head > 0.985 && g.has('gentle')) return 0;
  const hurry = (g.has('fast') ? 1.35 : 1) * (g.has('slow') || g.has('gentle') ? 0.7 : 1);
  const surge = s.surge.left > 0 ? SURGE.times : 1;
  return (0.0055 + g.skill * 0.006) * surge * hurry * (head > DANGER ? 0.6 : 1);
};

function tell(g: Game, s: State): void {
  g.progress(Math.max(0, s.total - s.chain.length), s.total, s.sorts[0]);
}

const spot: Spot = { x: 0, y: 0 };

/** Three or more of a sort that touch burst, and stones beside them; a bomb that is touched takes along what is near it. Whether anything did. */
function burst(g: Game, s: State, one: Marble): boolean {
  const i = s.chain.indexOf(one);
  if (i < 0) return false;
  const [first, last] = runAt(s.chain, i);
  const bomb = touchedBy(s.chain, i, BOMB)[0];
  if (bomb !== undefined) return blowUp(g, s, blastAt(s.chain, bomb), one);
  if (last - first + 1 < 3) return false;
  const stones = [...touchedBy(s.chain, first, STONE), ...touchedBy(s.chain, last, STONE)];
  return blowUp(g, s, [Math.min(first, ...stones), Math.max(last, ...stones)], one);
}

function blowUp(g: Game, s: State, [first, last]: readonly [number, number], one: Marble): true {
  const count = last - first + 1;
  const { palette } = g.design.theme;
  s.combo++;
  const gone = s.chain.splice(first, count);
  // what no shot bursts does not stay behind alone
  if (!s.chain.some(({ sort }) => isPlain(sort))) gone.push(...s.chain.splice(0));
  for (const { d } of gone) {
    placeOf(s.track, d, spot);
    g.burst(spot.x, spot.y, { n: 7, shape: 'ring', speed: 4, gravity: 0, colour: ['#ffffff', palette.accent] });
  }
  if (gone.some(({ back }) => back)) rollBack(g, s, BACK);
  const { x, y } = placeOf(s.track, one.d, spot);
  g.addScore(count * 10 * s.combo, x, y);
  if (gone.some(({ sort }) => sort === BOMB)) g.sound('explode');
  g.sound(s.combo > 1 ? 'combo' : 'break', 0.9 + Math.min(8, count + s.combo) * 0.06);
  if (s.combo > 1) g.float(`×${s.combo}`, x, y - 0.9, palette.accent);
  if (s.combo > 1 || count > 5) g.shake(0.1 * s.combo);
  s.mood.kick(-0.25);
  tell(g, s);
  if (s.chain.length === 0) clear(g, s);
  return true;
}

/** The whole chain goes back some way. */
function rollBack(g: Game, s: State, { frames, part }: { readonly frames: number; readonly part: number }): void {
  s.retreat = frames;
  s.retreatBy = (s.track.length * part) / frames;
  g.sound('swap', 0.6);
}

function clear(g: Game, s: State): void {
  s.done = true;
  g.addScore(100 + g.lives * 50, W / 2, H / 2 - 1);
  g.burst(W / 2, H / 2, { n: g.has('confetti') ? 90 : 45, shape: 'star', speed: 8, life: 1.1 });
  g.levelDone();
}

/** The chain has reached the hole: a life, and it rolls back some way. */
function swallowed(g: Game, s: State): void {
  const hole = placeOf(s.track, s.track.length, spot);
  s.mood.kick(0.4);
  g.safe = 0;
  if (g.hurt(hole.x, hole.y) === 'dead') s.done = true;
  rollBack(g, s, RETREAT);
}

function roll(g: Game, s: State): void {
  const { chain, track } = s;
  if (s.retreat > 0) {
    s.retreat--;
    for (const one of chain) one.d -= s.retreatBy;
    return;
  }
  if (s.rush ? headOf(s) >= track.length * RUSH : headOf(s) < track.length * 0.12) s.rush = !s.rush;
  if (s.idea === 'surges' && !s.rush) surgeNow(g, s.surge);
  push(chain, paceOf(g, s));
  for (const one of chain.filter(({ settle }) => settle > 0))
    if (--one.settle === 0 && !burst(g, s, one)) g.sound('bounce', 1.1);
  for (const one of drawTogether(chain)) {
    g.sound('hit', 1.3);
    burst(g, s, one);
  }
  if (!s.done && headOf(s) >= track.length) swallowed(g, s);
}

function fly(g: Game, s: State): void {
  const { shot } = s;
  if (!shot) return;
  const { i, t } = meets(s, shot.x, shot.y, shot.dx, shot.dy, SPEED);
  shot.x += shot.dx * t;
  shot.y += shot.dy * t;
  if (i < 0) {
    // past everything: it is gone, and costs the time alone
    if (shot.x < -1 || shot.x > W + 1 || shot.y < -1 || shot.y > H + 1) reload(g, s);
    return;
  }
  s.combo = 0;
  insert(s.chain, i, isAhead(s, i, shot.x, shot.y), s.now, shot.x, shot.y);
  push(s.chain, 0);
  tell(g, s);
  reload(g, s);
}

function reload(g: Game, s: State): void {
  s.shot = null;
  s.now = s.next;
  const left = new Set(s.chain.map(({ sort }) => sort));
  if (!left.has(s.now)) s.now = drawSort(g, s);
  s.next = drawSort(g, s);
}

export function step(g: Game, s: State): void {
  s.recoil.step();
  s.mood.step();
  if (s.done) return;
  readHands(g, s);
  fly(g, s);
  if (!s.done) roll(g, s);
}
