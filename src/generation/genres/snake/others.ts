/** The prompt's enemies, which walk about, and the rival snake, which eats what the player wants and shrinks with each bite that the player has. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { lerp, Spring } from '../../kit/juice.js';
import { at, DIRS, H, step, W, type Cell } from './level.js';
import { addFood, finish, pace, type Rival, type Roamer, type State, warmUp } from './state.js';
import { advance, covers, delta, flood, headOf, markWorm, NEVER, newWorm, shrink, type Worm } from './worm.js';

/** cells far from the den, spread over the board */
function spots(g: Game, s: State, count: number): Cell[] {
  const found: Cell[] = [];
  for (let i = 0; i < 200 && found.length < count; i++) {
    const cell = { x: g.rand.int(1, W - 2), y: g.rand.int(1, H - 2) };
    const { start } = s.level;
    if (s.level.walls[at(cell)] || (Math.abs(cell.y - start.y) < 2 && cell.x < start.x + 8)) continue;
    if (found.every((other) => Math.hypot(other.x - cell.x, other.y - cell.y) > 4)) found.push(cell);
  }
  return found;
}

/** A long way brings them in with an idea of their own, a short one bit by bit. */
function unnamed(g: Game, { idea }: State): number {
  if (!idea) return Math.min(2, Math.floor(g.skill + (g.level - 1) * 0.5));
  return idea === 'walkers' ? 2 : idea === 'rooms' || idea === 'dark' ? 1 : 0;
}

/** None with `noEnemies`; those that the prompt named from the first level on, others only later. */
export function newRoamers(g: Game, s: State): Roamer[] {
  const { enemies } = g.design.cast;
  // "a snake game" names no enemy
  const named = enemies.filter((actor) => actor.from === 'prompt' && actor.sprite !== 'snake');
  const count = g.has('noEnemies')
    ? 0
    : named.length > 0
      ? 1 + Math.round(g.skill * 2) + Number(g.level > 2)
      : unnamed(g, s);
  const cast = named.length > 0 ? named : enemies;
  // a rival takes room enough: one of the others stays at most
  return spots(g, s, s.rival ? Math.min(1, count) : count).map((cell, i) => ({
    x: cell.x + 0.5,
    y: cell.y + 0.5,
    from: cell,
    to: cell,
    dir: g.rand.pick(DIRS),
    t: 1,
    actor: cast[i % cast.length] as Actor,
    hop: new Spring(),
  }));
}

export function moveRoamers(g: Game, s: State): void {
  const head = s.worm.body[0] as Cell;
  const ahead = step(head, s.worm.dir, s.wraps);
  for (const roamer of s.roamers) {
    roamer.hop.step();
    roamer.t += ((0.9 + g.skill * 1.7) * warmUp(g, s)) / 60;
    if (roamer.t >= 1) {
      roamer.from = roamer.to;
      roamer.t = 0;
      const free = DIRS.filter((dir) => {
        const to = step(roamer.from, dir, false);
        if (!to || s.level.walls[at(to)] || covers(s.worm, to, s.worm.body.length)) return false;
        if (s.roamers.some((other) => other !== roamer && other.to.x === to.x && other.to.y === to.y)) return false;
        // not under the player's nose: a hit must be one that could be seen coming
        return !(ahead && Math.abs(ahead.x - to.x) + Math.abs(ahead.y - to.y) < 2);
      });
      const on = free.find((dir) => dir.x === roamer.dir.x && dir.y === roamer.dir.y);
      const back = free.filter((dir) => dir.x !== -roamer.dir.x || dir.y !== -roamer.dir.y);
      const dir = on && g.rand.chance(0.7) ? on : back.length > 0 ? g.rand.pick(back) : free[0];
      if (dir) {
        roamer.dir = dir;
        roamer.to = step(roamer.from, dir, false) as Cell;
        roamer.hop.kick(0.12);
      }
    }
    roamer.x = lerp(roamer.from.x, roamer.to.x, roamer.t) + 0.5;
    roamer.y = lerp(roamer.from.y, roamer.to.y, roamer.t) + 0.5;
  }
}

export function newRival(g: Game, s: State): Rival {
  const from = spots(g, s, 1)[0] ?? { x: W - 2, y: 1 };
  const most = Math.max(3, Math.min(s.need, Math.round(6 + g.skill * 6)));
  const actor = g.design.cast.enemies.at(-1) as Actor;
  g.bar(1, actor);
  g.sound('boss');
  return {
    worm: newWorm(from, 4 + Math.round(most / 2), DIRS[2]),
    actor,
    hp: most,
    most,
    hit: 0,
    look: Math.PI,
    stuck: 0,
  };
}

/** After the nearest item, slower than the player; it keeps off the player's head and never bites, it steals. */
export function moveRival(g: Game, s: State, rival: Rival): void {
  const { worm } = rival;
  if (rival.hit > 0) rival.hit--;
  g.bar(rival.hp / rival.most, rival.actor);
  bitten(g, s, rival);
  if (rival.hp <= 0) return beaten(g, s, rival);
  worm.t += (pace(g, s) * (0.42 + g.skill * 0.16)) / 60;
  rival.look = Math.atan2(worm.dir.y, worm.dir.x);
  if (worm.t < 1) return;
  const here = worm.body[0] as Cell;
  const to = hunt(s, worm);
  if (!to) {
    worm.t = 1;
    // shut in: it turns round in its own skin
    if (++rival.stuck > 60) {
      worm.body.reverse();
      rival.stuck = 0;
    }
    return;
  }
  rival.stuck = 0;
  worm.t -= 1;
  worm.dir = { x: delta(here.x, to.x, W), y: delta(here.y, to.y, H) };
  advance(worm, to);
  const food = s.foods.find((entry) => entry.homeX === to.x && entry.homeY === to.y);
  if (!food || s.eaten >= s.need) return;
  s.foods = s.foods.filter((entry) => entry !== food);
  g.burst(food.x + 0.5, food.y + 0.5, { n: 10, colour: g.design.theme.palette.danger });
  g.sound('bounce', 0.7);
  if (rival.hp < rival.most) {
    rival.hp++;
    worm.grow++;
  }
  addFood(g, s);
}

function hunt(s: State, worm: Worm): Cell | null {
  const here = worm.body[0] as Cell;
  const freeAt = new Uint16Array(W * H);
  s.level.walls.forEach((wall, c) => wall && (freeAt[c] = NEVER));
  markWorm(freeAt, worm.body, worm.grow);
  for (const part of s.worm.body) freeAt[at(part)] = NEVER;
  const head = s.worm.body[0] as Cell;
  for (const dir of DIRS) {
    const near = step(head, dir, s.wraps);
    if (near) freeAt[at(near)] = Math.max(freeAt[at(near)] as number, 2);
  }
  const { steps, back } = flood(here, freeAt, s.wraps);
  let target = -1;
  for (const food of s.foods) {
    const c = at({ x: food.homeX, y: food.homeY });
    if ((steps[c] as number) > 0 && (target < 0 || (steps[c] as number) < (steps[target] as number))) target = c;
  }
  if (target < 0) target = steps.findIndex((d) => d === 1);
  if (target < 0) return null;
  while (steps[target] !== 1) target = back[target] as number;
  return { x: target % W, y: Math.floor(target / W) };
}

/** the player's head on its tail: a bite */
function bitten(g: Game, s: State, rival: Rival): void {
  const head = headOf(s.worm);
  const tail = rival.worm.body.at(-1) as Cell;
  if (rival.hit > 0 || Math.hypot(tail.x + 0.5 - head.x, tail.y + 0.5 - head.y) > 0.6) return;
  rival.hp = Math.max(0, rival.hp - 1);
  rival.hit = 30;
  shrink(rival.worm, 1);
  s.bite.kick(-0.3);
  g.sound('hit');
  g.freeze(3);
  g.addScore(30, head.x, head.y - 0.5);
}

function beaten(g: Game, s: State, rival: Rival): void {
  const { palette } = g.design.theme;
  for (const part of rival.worm.body)
    g.burst(part.x + 0.5, part.y + 0.5, { n: 8, colour: [palette.danger, '#ffffff'], speed: 6 });
  const head = headOf(rival.worm);
  g.addScore(300, head.x, head.y);
  g.sound('explode');
  g.shake(0.7);
  g.freeze(8);
  g.bar(null);
  s.rival = null;
  if (s.eaten >= s.need) finish(g, s);
}
