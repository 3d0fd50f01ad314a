/** How a tank is driven by the computer: to where it sees the other, then at it, and out of the way of shells. The bot thinks so too, only sooner and better. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { spread } from './map.js';
import { dist, turned, W, type Spot, type State, type Tank } from './state.js';

const WAYS = Array.from({ length: 8 }, (_, i) => ({
  x: Math.cos((i / 8) * 6.2832),
  y: Math.sin((i / 8) * 6.2832),
}));
const LOOKS = [0.12, 0.3, 0.5];

/** Where it wants to be: at what lies there for it, at the other, or nearer to it. */
function goal(s: State, tank: Tank, foe: Tank): Spot {
  const { item } = s;
  const to = item && dist(item.x - tank.x, item.y - tank.y) < 5 ? item : foe;
  if (to === foe && tank.sees > 0) {
    const d = dist(foe.x - tank.x, foe.y - tank.y);
    // at it until it has shot, then across its line
    if (tank.reload < 8 || d > 7) return foe;
    const side = Math.sin(tank.x * 3 + tank.y) > 0 ? 1 : -1;
    return { x: tank.x - ((foe.y - tank.y) / d) * 2 * side, y: tank.y + ((foe.x - tank.x) / d) * 2 * side };
  }
  spread(s.tiles, to, s.ways);
  let [x, y] = [Math.floor(tank.x), Math.floor(tank.y)];
  for (let i = 0; i < 2; i++) {
    const here = s.ways[y * W + x] as number;
    const next = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ].find(([cx, cy]) => {
      const step = s.ways[(cy as number) * W + (cx as number)] as number;
      return step >= 0 && step < here;
    });
    if (!next) break;
    [x, y] = next as [number, number];
    if (i === 0 && dist(x + 0.5 - tank.x, y + 0.5 - tank.y) > 1.1) break;
  }
  return { x: x + 0.5, y: y + 0.5 };
}

function cost(s: State, tank: Tank, way: Spot, to: Spot, careful: boolean): number {
  const reach = way.x === 0 && way.y === 0 ? 0 : 0.45;
  const x1 = tank.x + way.x * reach;
  const y1 = tank.y + way.y * reach;
  let sum = dist(to.x - x1, to.y - y1) * 1.2;
  if (reach > 0) {
    if (s.tiles.solid(x1 + way.x * 0.3, y1 + way.y * 0.3)) sum += 1;
    // it is sooner where it points already
    sum += (1 - Math.cos(turned(Math.atan2(way.y, way.x) - tank.heading))) * 0.12;
  }
  if (!careful) return sum;
  for (const shell of s.shells) {
    if (shell.mine === tank.mine) continue;
    for (const t of LOOKS) {
      const d = dist(
        shell.x + shell.vx * t - tank.x - way.x * 2.6 * t,
        shell.y + shell.vy * t - tank.y - way.y * 2.6 * t,
      );
      if (d < 0.95) sum += (0.95 - d) * 9;
    }
  }
  return sum;
}

function decide(s: State, tank: Tank, foe: Tank, careful: boolean): void {
  const to = foe.out > 0 && !s.item ? tank : goal(s, tank, foe);
  let least = cost(s, tank, { x: 0, y: 0 }, to, careful) + 0.1;
  tank.plan.x = tank.plan.y = 0;
  for (const way of WAYS) {
    const c = cost(s, tank, way, to, careful);
    if (c >= least) continue;
    least = c;
    tank.plan.x = way.x;
    tank.plan.y = way.y;
  }
}

/** Whether the barrel points at the other, and nothing is between. */
function onTarget(tank: Tank, foe: Tank, wide: number): boolean {
  if (tank.sees === 0 || foe.out > 0) return false;
  return Math.abs(turned(Math.atan2(foe.y - tank.y, foe.x - tank.x) - tank.turret)) < wide;
}

/** 1 before the hero has hit, 0 once it has twice: until then the rival is still warming up. */
export const warmth = ({ me }: State): number => Math.max(0, 1 - me.won / 2);

/** The rival's: slow to see and to shoot where it is gentle. */
export function think(g: Game, s: State): void {
  const { foe, me } = s;
  if (--foe.plan.left <= 0) {
    foe.plan.left = Math.round(18 - g.skill * 11);
    decide(s, foe, me, g.rand.chance(g.skill * 0.6));
  }
  foe.plan.a = foe.sees > 58 - g.skill * 38 + 34 * warmth(s) && onTarget(foe, me, 0.35);
}

export function tankBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  const { me, foe } = s;
  if (me.out > 0 || s.over > 0) return;
  if (--me.plan.left <= 0) {
    me.plan.left = 4;
    decide(s, me, foe, true);
  }
  pad.ax = me.plan.x;
  pad.ay = me.plan.y;
  pad.a = me.reload === 0 && onTarget(me, foe, 0.16) && foe.safe < 20 && g.frame % 2 === 0;
}
