/** A level of marbles: how the chain rolls, how shots are aimed, what they do, and what happens at the hole. */
import type { Actor } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { drawTogether, insert, marble, push, runAt, type Chain, type Marble } from './marble-chain.js';
import { D, H, headingOf, placeOf, TRACKS, trackOf, W, type Spot, type Track } from './marble-track.js';
import { sortsOf } from './sorts.js';

/** units a frame of a shot */
const SPEED = 0.46;
const TURN = 0.008;
const TURN_HELD = 0.06;
/** part of the track to which a new chain rolls at once */
const RUSH = 0.32;
/** part of the track from which it is in danger, and rolls more slowly */
export const DANGER = 0.8;
/** frames for which it rolls back after it cost a life */
const RETREAT = 120;
/** marbles so far along are seen, and can be hit */
export const SEEN = 0.3;

export interface State {
  readonly track: Track;
  readonly chain: Chain;
  readonly sorts: readonly Actor[];
  readonly total: number;
  /** radians, 0 right, clockwise */
  angle: number;
  turning: number;
  now: number;
  next: number;
  shot: { x: number; y: number; readonly dx: number; readonly dy: number } | null;
  rush: boolean;
  retreat: number;
  /** bursts in a row that one shot led to */
  combo: number;
  aimed: boolean;
  readonly recoil: Spring;
  readonly mood: Spring;
  done: boolean;
  readonly bot: { look: number; best: number; worth: number; swap: boolean };
}

export function newState(g: Game): State {
  const count = clamp(Math.round(3 + g.skill * 1.6 + (g.level - 1) * 0.25), 3, 5);
  const total = Math.round(26 + g.skill * 16 + (g.level - 1) * 5);
  const track = trackOf(((g.design.seed >>> 3) + g.level) % TRACKS);
  const chain: Chain = [];
  let sort = -1;
  while (chain.length < total) {
    sort = (sort + g.rand.int(1, count - 1)) % count;
    for (let n = g.rand.int(1, g.skill > 0.6 ? 2 : 3); n > 0 && chain.length < total; n--) chain.push(marble(sort, 0));
  }
  chain.forEach((one, i) => (one.d = (i - total) * D));
  const s: State = {
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
  const seen = chain.filter(({ d }) => d > 0);
  const from = seen.length > 0 ? seen : chain.slice(-8);
  return from.length > 0 ? g.rand.pick(from).sort : 0;
}

const paceOf = (g: Game, s: State): number => {
  if (s.rush) return 0.11;
  const head = headOf(s) / s.track.length;
  if (head > 0.985 && g.has('gentle')) return 0;
  const hurry = (g.has('fast') ? 1.35 : 1) * (g.has('slow') || g.has('gentle') ? 0.7 : 1);
  return (0.006 + g.skill * 0.007) * hurry * (head > DANGER ? 0.6 : 1);
};

function tell(g: Game, s: State): void {
  g.progress(Math.max(0, s.total - s.chain.length), s.total, s.sorts[0]);
}

const spot: Spot = { x: 0, y: 0 };

/** Three or more of a sort that touch burst; whether they did. */
function burst(g: Game, s: State, one: Marble): boolean {
  const i = s.chain.indexOf(one);
  if (i < 0) return false;
  const [first, last] = runAt(s.chain, i);
  const count = last - first + 1;
  if (count < 3) return false;
  s.combo++;
  const { palette } = g.design.theme;
  for (const gone of s.chain.splice(first, count)) {
    placeOf(s.track, gone.d, spot);
    g.burst(spot.x, spot.y, { n: 7, shape: 'ring', speed: 4, gravity: 0, colour: ['#ffffff', palette.accent] });
  }
  const { x, y } = placeOf(s.track, one.d, spot);
  g.addScore(count * 10 * s.combo, x, y);
  g.sound(s.combo > 1 ? 'combo' : 'break', 0.9 + Math.min(8, count + s.combo) * 0.06);
  if (s.combo > 1) {
    g.float(`×${s.combo}`, x, y - 0.9, palette.accent);
    g.shake(0.1 * s.combo);
  }
  s.mood.kick(-0.25);
  tell(g, s);
  if (s.chain.length === 0) clear(g, s);
  return true;
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
  s.retreat = RETREAT;
}

function roll(g: Game, s: State): void {
  const { chain, track } = s;
  if (s.retreat > 0) {
    s.retreat--;
    const by = (track.length * 0.42) / RETREAT;
    for (const one of chain) one.d -= by;
    return;
  }
  if (s.rush ? headOf(s) >= track.length * RUSH : headOf(s) < track.length * 0.12) s.rush = !s.rush;
  push(chain, paceOf(g, s));
  for (const one of chain.filter(({ settle }) => settle > 0))
    if (--one.settle === 0 && !burst(g, s, one)) g.sound('bounce', 1.1);
  for (const one of drawTogether(chain)) {
    g.sound('hit', 1.3);
    burst(g, s, one);
  }
  if (!s.done && headOf(s) >= track.length) swallowed(g, s);
}

/** Which marble a way from the muzzle meets first, how far away, and how far off its middle (0…1). */
export function meets(
  s: State,
  x: number,
  y: number,
  dx: number,
  dy: number,
  most: number,
): { i: number; t: number; off: number } {
  const found = { i: -1, t: most, off: 0 };
  const reach = D * 0.9;
  for (let i = s.chain.length - 1; i >= 0; i--) {
    const { d } = s.chain[i] as Marble;
    if (d < SEEN) break;
    placeOf(s.track, d, spot);
    const ox = spot.x - x;
    const oy = spot.y - y;
    const along = ox * dx + oy * dy;
    const off = ox * ox + oy * oy - along * along;
    if (along < 0 || off > reach * reach) continue;
    const t = Math.max(0, along - Math.sqrt(reach * reach - off));
    if (t < found.t) {
      found.t = t;
      found.i = i;
      found.off = Math.sqrt(off) / reach;
    }
  }
  return found;
}

/** Whether a ball at that place goes in ahead of the marble that it met. */
export function isAhead(s: State, i: number, x: number, y: number): boolean {
  const { d } = s.chain[i] as Marble;
  const way = headingOf(s.track, d);
  placeOf(s.track, d, spot);
  return (x - spot.x) * way.x + (y - spot.y) * way.y > 0;
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

function shoot(g: Game, s: State): void {
  if (s.shot) return;
  s.shot = { ...s.track.muzzle, dx: Math.cos(s.angle), dy: Math.sin(s.angle) };
  s.recoil.kick(0.25);
  g.sound('shoot');
}

function swap(g: Game, s: State): void {
  if (s.shot) return;
  [s.now, s.next] = [s.next, s.now];
  g.sound('swap');
}

/** Pointing aims at once; letting go shoots. Arrows turn, finely at first. A tap on whoever shoots changes the marble for the next one. */
function readHands(g: Game, s: State): void {
  const { pad } = g;
  const { pointer } = pad;
  if (pointer) {
    const dx = pointer.x - s.track.muzzle.x;
    const dy = pointer.y - s.track.muzzle.y;
    const off = dx * dx + dy * dy > 1;
    if (off && (pointer.down || g.clicked())) s.angle = Math.atan2(dy, dx);
    if (g.clicked()) s.aimed = true;
    if (s.aimed && !pointer.down) {
      s.aimed = false;
      return off ? shoot(g, s) : swap(g, s);
    }
  }
  const way = Number(pad.right) - Number(pad.left);
  s.turning = way === 0 ? 0 : s.turning + 1;
  if (way !== 0) {
    s.angle += way * clamp(TURN + s.turning * 0.0022, TURN, TURN_HELD);
    if (Math.abs(s.angle) > Math.PI) s.angle -= Math.sign(s.angle) * Math.PI * 2;
  }
  if (g.pressed('b') || g.pressed('down')) swap(g, s);
  else if (g.pressed('a') || g.pressed('up')) shoot(g, s);
}

export function step(g: Game, s: State): void {
  s.recoil.step();
  s.mood.step();
  if (s.done) return;
  readHands(g, s);
  fly(g, s);
  if (!s.done) roll(g, s);
}
