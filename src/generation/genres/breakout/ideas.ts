/** What each wall brings in that none before it had: from plain rows to one that sinks. */
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { send } from './pace.js';
import { BRICK_H, PADDLE_Y, RADIUS, W, type Ball, type Brick, type Field, type State, type WallIdea } from './state.js';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly WallIdea[] = ['rows', 'tough', 'drift', 'bar', 'twins', 'wind', 'mate', 'sink'];
export const BAR = { y: 6.9, w: 2.6, h: 0.36 } as const;
export const MATE = { y: 10.3, w: 1.9 } as const;
/** how far a wall comes down at a time, in how many frames, and where its lowest row stops */
const SINK = { by: 0.5, frames: 20, lowest: PADDLE_Y - 3.6 } as const;

/** A few levels have the ideas spread over them; one alone has any of the three that need nothing else. */
export function ideaOf(g: Game): WallIdea {
  const { level, levels } = g;
  if (levels === 1) return IDEAS[g.rand.int(0, 2)] as WallIdea;
  const at = levels < IDEAS.length ? Math.floor(((level - 1) * IDEAS.length) / levels) : (level - 1) % IDEAS.length;
  return IDEAS[at] as WallIdea;
}

export const newField = (): Field => ({
  barX: W / 2,
  wind: 0,
  mate: { x: W / 2, squash: new Spring() },
  sinkIn: 420,
  sinking: 0,
});

/** One frame of what the field itself does. */
export function moveField(g: Game, s: State): void {
  const { field } = s;
  if (s.idea === 'bar') field.barX = W / 2 + Math.sin(g.frame * (0.011 + g.skill * 0.008)) * (W / 2 - BAR.w / 2 - 0.3);
  else if (s.idea === 'wind') field.wind = Math.sin(g.frame * 0.006) * (3 + g.skill * 3);
  else if (s.idea === 'mate') {
    field.mate.squash.step();
    field.mate.x = W / 2 + Math.sin(g.frame * 0.014) * (W / 2 - MATE.w / 2 - 0.4);
  } else if (s.idea === 'sink') sink(g, s);
}

function sink(g: Game, s: State): void {
  const { field } = s;
  if (field.sinking === 0) {
    if (s.balls.every((ball) => ball.held !== null) || --field.sinkIn > 0) return;
    field.sinkIn = Math.round((8 - g.skill * 3) * 60);
    if (Math.max(...s.bricks.map((brick) => brick.y)) + BRICK_H / 2 + SINK.by > SINK.lowest) return;
    field.sinking = SINK.frames;
    g.sound('step', 0.6);
    g.shake(0.12);
  }
  field.sinking--;
  for (const brick of s.bricks) brick.y += SINK.by / SINK.frames;
}

/** What the field does to a ball in half a frame: the bar turns it on both sides, the helper what comes down. */
export function meetField(g: Game, s: State, ball: Ball, fromY: number): 'bar' | 'mate' | null {
  const { field } = s;
  if (s.idea === 'bar') {
    const dx = Math.abs(ball.x - field.barX);
    const reach = BAR.h / 2 + RADIUS;
    if (dx > BAR.w / 2 + RADIUS * 0.7 || Math.abs(ball.y - BAR.y) > reach) return null;
    const side = fromY < BAR.y ? -1 : 1;
    ball.y = BAR.y + side * reach;
    ball.vy = side * Math.abs(ball.vy);
    return 'bar';
  }
  if (s.idea !== 'mate' || ball.vy <= 0 || fromY > MATE.y || ball.y < MATE.y - RADIUS) return null;
  const off = (ball.x - field.mate.x) / (MATE.w / 2);
  if (Math.abs(off) > 1 + RADIUS / MATE.w) return null;
  ball.y = MATE.y - RADIUS;
  send(g, s, ball, clamp(off, -1, 1) * 0.7);
  field.mate.squash.kick(0.3);
  return 'mate';
}

/** The brick across the middle that breaks with this one. */
export function twinOf(s: State, { homeX, y }: Brick): Brick | undefined {
  if (s.idea !== 'twins' || Math.abs(homeX - W / 2) < 0.1) return undefined;
  return s.bricks.find((one) => one.y === y && Math.abs(one.homeX + homeX - W) < 0.1);
}
