/** How a side thinks of a shot: pieces are sent to pockets by geometry, the likeliest are tried in a copy of the table, one a frame. */
import { clamp } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { PULL } from '../../kit/pull.js';
import type { Game, Pad } from '../../kit/types.js';
import { judge, type Side, type Standing } from './pocket-rules.js';
import {
  EIGHT,
  freeOn,
  lineOf,
  middleOf,
  paceOf,
  QUEEN,
  sortOf,
  STRIKER,
  type Spot,
  type Table,
} from './pocket-table.js';
import { frame, leftOf, MOST, type Plan, type Shot, type State, type Watch } from './pocket-state.js';
import type { Ball } from './shapes.js';

const DRAW = 26;

export const standingOf = (s: Pick<State, 'table' | 'space' | 'sorts' | 'queen'>): Standing => ({
  sorts: s.sorts,
  left: [leftOf(s.table, s.space.balls, 0), leftOf(s.table, s.space.balls, 1)],
  queen: s.queen,
});

/** What the side may shoot at. */
export function aims({
  table,
  space,
  sorts,
  side,
  queen,
}: Pick<State, 'table' | 'space' | 'sorts' | 'side' | 'queen'>): Ball[] {
  const own = table.mode === 'pool' ? sorts[side] : side;
  const cleared = own !== null && leftOf(table, space.balls, own) === 0;
  // the last piece comes back while the queen is on the table
  const first = table.mode === 'plain' && queen === 'on' && leftOf(table, space.balls, side) === 1;
  return space.balls.filter(({ on, id }) => {
    if (!on || id === STRIKER) return false;
    if (id === QUEEN || first) return id === QUEEN;
    if (id === EIGHT && table.mode === 'pool') return cleared;
    return own === null || sortOf(table, id) === own;
  });
}

interface Rated extends Shot {
  readonly ease: number;
}

/** A piece to a pocket from there: where the striker must meet it, and how easy that is (0: it can't be). */
function toPocket(table: Table, from: Spot, piece: Ball, pocket: Spot): Rated | null {
  const [px, py] = [pocket.x - piece.x, pocket.y - piece.y];
  const far = Math.sqrt(px * px + py * py);
  const reach = piece.r + table.striker;
  const [gx, gy] = [piece.x - (px / far) * reach, piece.y - (py / far) * reach];
  const [dx, dy] = [gx - from.x, gy - from.y];
  const way = Math.sqrt(dx * dx + dy * dy);
  if (way < 0.1) return null;
  const cut = (dx * px + dy * py) / (way * far);
  if (cut < 0.2) return null;
  const pace = (Math.sqrt(2 * table.roll * (far + way)) * (1 + table.drag * 0.6)) / Math.max(0.4, cut) + 2.5;
  const power = clamp((pace - table.slow) / (table.fast - table.slow), 0.15, 1);
  return { x: from.x, angle: Math.atan2(dy, dx), power, ease: cut / (1 + way * 0.12 + far * 0.16) };
}

/** The likeliest shots, best last. */
function ideas(s: State, most: number, places: boolean): Shot[] {
  const { table, striker, side } = s;
  const line = lineOf(table, side);
  const spots: Spot[] = places
    ? [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1].map((part) => ({ x: line.from + part * (line.to - line.from), y: line.y }))
    : [striker];
  const targets = aims(s);
  const rated: Rated[] = [];
  for (const from of spots)
    for (const piece of targets)
      for (const pocket of table.pockets) {
        const shot = toPocket(table, from, piece, pocket);
        if (shot) rated.push(shot);
      }
  rated.sort((a, b) => b.ease - a.ease);
  // at the nearest, hard, where nothing can be pocketed, and to break up the first heap
  const from = spots[Math.floor(spots.length / 2)] as Spot;
  const { x, y } = middleOf(table);
  const straight = [...targets]
    .sort((a, b) => (a.x - from.x) ** 2 + (a.y - from.y) ** 2 - (b.x - from.x) ** 2 - (b.y - from.y) ** 2)
    .slice(0, 3)
    .map((piece) => ({ x: from.x, angle: Math.atan2(piece.y - from.y, piece.x - from.x), power: 0.5 }));
  const opening =
    s.turn === 0 && most > 1 ? [{ x: from.x, angle: Math.atan2(y - from.y, x - from.x + 0.05), power: 1 }] : [];
  return [...rated.slice(0, most), ...straight, ...opening].toReversed();
}

/** What a shot is worth: what falls, by the rules. */
function worth(s: State, shot: Shot): number {
  const { table, side } = s;
  const balls = s.space.balls.map((ball) => ({ ...ball }));
  launch(table, balls, shot, side, s.placing);
  const copy = { ...s.space, balls, movers: [] };
  const watch: Watch = { fell: [], first: null };
  for (let i = 0; i < MOST && frame(table, copy, watch); i++);
  const verdict = judge(table, standingOf(s), side, watch);
  if (verdict.winner !== null) return verdict.winner === side ? 100 : -100;
  const own = table.mode === 'pool' ? verdict.sorts[side] : side;
  let value = (verdict.foul ? -3 : 0) - verdict.back.length * 0.7;
  for (const id of watch.fell) {
    const sort = sortOf(table, id);
    if (id === QUEEN) value += 0.8;
    else if (sort !== null) value += sort === own || own === null ? 1 : -0.8;
  }
  return value + (verdict.again ? 0.5 : 0) + (watch.first === null ? -1 : 0);
}

/** Puts the striker where it is to be, and sends it off. */
export function launch(
  table: Table,
  balls: readonly Ball[],
  { x, angle, power }: Shot,
  side: Side,
  placing: boolean,
): void {
  const striker = balls[0] as Ball;
  if (placing) {
    const line = lineOf(table, side);
    Object.assign(striker, { x: freeOn(line, balls, striker, x), y: line.y });
  }
  const pace = paceOf(table, power);
  Object.assign(striker, { vx: Math.cos(angle) * pace, vy: Math.sin(angle) * pace, on: true });
}

/** Tries one more; the plan when all are tried, or one is good enough. */
function ponder(s: State, most: number, places: boolean): Plan | null {
  if (s.plan?.turn !== s.turn)
    s.plan = { shots: ideas(s, most, places), best: null, value: -Infinity, wait: 0, turn: s.turn };
  const { plan } = s;
  const shot = plan.value >= 1.5 ? undefined : plan.shots.pop();
  if (!shot) return plan;
  const value = worth(s, shot);
  if (value > plan.value) Object.assign(plan, { value, best: shot });
  return null;
}

/** The computer's shot, when it has thought; how well it is made is the game's difficulty. */
export function think(g: Game, s: State): Shot | null {
  const plan = ponder(s, 6, s.placing);
  if (!plan?.best) return null;
  const { best } = plan;
  if (s.placing) s.striker.x += (best.x - s.striker.x) * 0.15;
  if (++plan.wait < DRAW + 14) {
    s.angle = best.angle;
    s.power = Math.max(0, (plan.wait - 14) / DRAW) * best.power;
    return null;
  }
  const wide = (0.08 - g.skill * 0.035) * (g.has('gentle') ? 1.5 : 1);
  return { ...best, angle: best.angle + g.rand.range(-wide, wide) };
}

/** frames that the bot takes at most to put the striker */
const PUTTING = 90;

/** Shoots what it has thought of; where two persons play, for the other one as well. */
export function pocketBot(s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  if (s.phase !== 'aim' || !(s.side === 0 || s.human)) return;
  // first along the line, as far as the keys bring it; then what can be done from there
  if (s.placing && s.t < PUTTING && s.plan?.turn !== s.turn) {
    const off = bestPlace(s) - s.striker.x;
    if (Math.abs(off) > 0.07) {
      pad.ay = off > 0 ? -1 : 1;
      pad.up = off > 0;
      pad.down = off < 0;
      return;
    }
  }
  const plan = ponder(s, s.side === 0 ? 14 : 4, false);
  if (!plan?.best) return;
  const { best } = plan;
  const { table } = s;
  const wait = ++plan.wait;
  const pull = wait < 5 ? 0 : Math.min(1, wait / DRAW) * best.power * PULL;
  pad.pointer = {
    x: table.w / 2 - Math.cos(best.angle) * pull,
    y: table.h / 2 - Math.sin(best.angle) * pull,
    down: wait <= DRAW + 4 && wait > 2,
  };
}

/** Where on the line the likeliest shot is. */
const bestPlace = (s: State): number => ideas(s, 1, true).at(-1)?.x ?? s.striker.x;
