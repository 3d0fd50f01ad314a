/**
 * The proof of a course, and the bot's eye: a search over shots with the game's own physics. Each shot begins when the patrols begin their round,
 * a moment that comes again every `period` frames, so whoever waits for it can do the same.
 */
import { shootBall, stepWorld, type World } from './world.js';

export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly power: number;
}
/** a shot of more frames than the longest flight there is means a fault */
const LONGEST = 720;

/** Plays a shot to its end on a copy. */
export function after(w: World, angle: number, power: number, t = 0): World {
  const copy = w.engine.copy(w);
  shootBall(copy, angle, power);
  for (let i = 0; i < LONGEST && copy.ball.state === 'fly'; i++) stepWorld(copy, t + i);
  if (copy.ball.state === 'lost') Object.assign(copy.ball, { ...copy.from, vx: 0, vy: 0, state: 'lost' });
  return copy;
}

interface Node {
  readonly world: World;
  readonly shots: readonly Shot[];
  readonly rate: number;
}

/** Every shot that the search looks at from here, best first; only the one that clears it, if there is one. */
function tries({ world: from, shots }: Node, t: number): Node[] {
  const { engine } = from;
  const { x, y } = from.ball;
  const rate = engine.rating(from);
  const all: Node[] = [];
  for (const [angle, power] of engine.shots(from)) {
    const world = after(from, angle, power, t);
    const node = { world, shots: [...shots, { x, y, angle, power }], rate: rate(world) };
    if (engine.cleared(world)) return [node];
    all.push(node);
  }
  return all.sort((a, b) => a.rate - b.rate);
}

/** How far the last shot of a course's own way may be off and still be tried: what fits a wide gate may miss a narrow one by a little. */
const ASIDE = [0, 0.025, -0.025, 0.05, -0.05, 0.09, -0.09];
const HARDER = [0, -0.06, 0.05, -0.12];

/** The shots of the world's own way, where they clear it. */
function ownWay(w: World, t: number): readonly Shot[] | null {
  const shots: Shot[] = [];
  let at = w;
  const last = w.way.at(-1);
  if (!last) return null;
  const shot = (angle: number, power: number): Shot => ({ x: at.ball.x, y: at.ball.y, angle, power });
  for (const [angle, power] of w.way.slice(0, -1)) {
    shots.push(shot(angle, power));
    at = after(at, angle, power, t);
    w.engine.reload(at);
  }
  for (const harder of HARDER)
    for (const aside of ASIDE) {
      const end = shot(last[0] + aside, Math.min(1, last[1] + harder));
      if (w.engine.cleared(after(at, end.angle, end.power, t))) return [...shots, end];
    }
  return null;
}

/** Shots that clear the world from where the ball lies, at most `most`; null where the search finds none. */
export function plan(w: World, most: number, t = 0): readonly Shot[] | null {
  const { engine } = w;
  const own = w.way.length > most ? null : ownWay(w, t);
  if (own) return own;
  let beam: Node[] = [{ world: w, shots: [], rate: engine.rating(w)(w) }];
  for (let depth = 0; depth < most && beam.length > 0; depth++) {
    const next: Node[] = [];
    for (const node of beam) {
      const all = tries(node, t);
      if (all[0] && engine.cleared(all[0].world)) return all[0].shots;
      next.push(...all.filter((one) => one.rate < 900 && one.rate < node.rate + 2));
    }
    next.sort((a, b) => a.rate - b.rate);
    beam = [];
    for (const node of next) {
      engine.reload(node.world);
      const { x, y } = node.world.ball;
      if (beam.some(({ world: { ball } }) => Math.abs(ball.x - x) + Math.abs(ball.y - y) < 0.8)) continue;
      if (beam.push(node) === engine.wide) break;
    }
  }
  return null;
}

/** The best single shot from here, for whoever has left the way of the plan. */
export const bestShot = (w: World, t = 0): Shot => tries({ world: w, shots: [], rate: 0 }, t)[0]?.shots[0] as Shot;

/** Every second place of the ball on the way of these shots. */
export function wayOf(w: World, shots: readonly Shot[]): { x: number; y: number }[] {
  const copy = w.engine.copy(w);
  const way: { x: number; y: number }[] = [];
  for (const { angle, power } of shots) {
    shootBall(copy, angle, power);
    for (let i = 0; i < LONGEST && copy.ball.state === 'fly'; i++) {
      stepWorld(copy, i);
      if (i % 2 && !copy.ball.tube) way.push({ x: copy.ball.x, y: copy.ball.y });
    }
    w.engine.reload(copy);
  }
  return way;
}
