/** A step, a push, a pull, and taking them back. */
import type { Game } from '../../kit/types.js';
import { next, SIDE } from './room.js';
import { canPass, move } from './rules.js';
import { at, cellsOf, doorIsOpen, look, patrol, restore, snapshot, type Box, type State } from './state.js';

const boxAt = (s: State, c: number): Box | undefined => s.boxes.find((box) => box.cell === c);

export const tell = (g: Game, s: State): void =>
  g.progress(s.boxes.filter(({ home }) => home).length, s.boxes.length, s.boxes[0]?.actor);

function bump(g: Game, s: State): void {
  s.queue = [];
  s.hero.squash.kick(0.12);
  g.sound('hit', 0.6);
}

/** One step that way, with the box before it, or with `pull` the one behind. Costs a step of the limit. */
export function step(g: Game, s: State, way: number, pull: boolean): void {
  s.facing = way;
  const from = s.hero.cell;
  const to = next(from, way);
  const box = boxAt(s, to);
  const before = cellsOf(s.boxes);
  const moved = move(s.room, { hero: from, boxes: before }, way, (c) => s.walkers.some(({ cell }) => cell === c));
  if (!moved) {
    box?.squash.kick(0.1);
    return bump(g, s);
  }
  const back = (way + 2) % 4;
  // pulled it lies where the hero was: nobody slides with a hand on it
  const behind =
    pull && !box && canPass(s.room, before, next(from, back), way) ? boxAt(s, next(from, back)) : undefined;
  const wasOpen = doorIsOpen(s);
  s.history.push(snapshot(s, way));
  if (s.walkers.some(({ cell }) => cell === to)) return caught(g, s);
  s.hero.cell = to;
  for (const [one, cell] of [
    [box, moved.boxes[moved.pushed] ?? to],
    [behind, from],
  ] as const) {
    if (!one) continue;
    const far = Math.abs(cell - one.cell);
    one.cell = cell;
    one.squash.kick(-0.14);
    s.hero.squash.kick(0.14);
    const place = at(s, from);
    g.burst(place.x, place.y + s.u * 0.3, { n: 4, shape: 'smoke', speed: 1, size: 0.16, life: 0.4, gravity: 0 });
    g.sound('bounce', far === 1 || far === SIDE ? 0.7 : 1.1);
  }
  if (!box && !behind) g.sound('step', 0.9 + (s.history.length % 3) * 0.08);
  if (doorIsOpen(s) !== wasOpen) g.sound(wasOpen ? 'hit' : 'select', 0.8);
  const cells = cellsOf(s.boxes);
  for (const walker of s.walkers) Object.assign(walker, patrol(s.room, cells, walker));
  if (s.walkers.some(({ cell }) => cell === to)) return caught(g, s);
  const was = s.stuck;
  look(s);
  for (const one of [box, behind]) if (one?.home) arrived(g, s, one);
  if (s.stuck && !was) {
    g.sound('hurt', 1.4);
    s.undoPop.kick(-0.5);
  }
  tell(g, s);
  if (s.boxes.every(({ home }) => home)) return solved(g, s);
  if (s.history.length >= s.limit) outOfSteps(g, s);
}

function arrived(g: Game, s: State, box: Box): void {
  const { palette } = g.design.theme;
  const { x, y } = at(s, box.cell);
  box.squash.kick(-0.25);
  g.sound('collect', 1 + s.boxes.filter(({ home }) => home).length * 0.12);
  g.burst(x, y, {
    n: g.has('confetti') ? 40 : 16,
    shape: g.has('confetti') ? 'square' : 'star',
    speed: 4,
    colour: g.has('confetti')
      ? [palette.accent, palette.danger, '#ffffff', palette.solidEdge]
      : [palette.accent, '#ffffff'],
  });
  if (s.paid.has(box)) return;
  s.paid.add(box);
  g.addScore(50, x, y - s.u * 0.6);
}

function solved(g: Game, s: State): void {
  s.solved = true;
  s.queue = [];
  const left = s.limit - s.history.length;
  g.addScore(100 + left, at(s, s.hero.cell).x, at(s, s.hero.cell).y - s.u);
  for (const box of s.boxes) {
    box.squash.kick(-0.25);
    g.burst(box.x, box.y, { n: g.has('confetti') ? 50 : 22, shape: 'star', speed: 7, life: 0.9 });
  }
  s.hero.squash.kick(-0.25);
  g.shake(0.2);
  g.levelDone();
}

/** Somebody was run into: a life, and the step is taken back. */
function caught(g: Game, s: State): void {
  s.queue = [];
  const { x, y } = s.hero;
  if (s.shields > 0 && g.safe === 0) {
    s.shields--;
    g.safe = 60;
    g.sound('bounce');
    g.burst(x, y, { n: 24, shape: 'ring', speed: 6, gravity: 0 });
  } else g.hurt(x, y);
  s.hero.squash.kick(0.35);
  const shot = s.history.pop();
  if (shot) restore(s, shot);
}

/** Steps can run out, since undone ones are given back: whoever gets here has not looked for long. */
function outOfSteps(g: Game, s: State): void {
  if (g.hurt(s.hero.x, s.hero.y) !== 'dead') again(g, s);
}

export function undo(g: Game, s: State): void {
  s.queue = [];
  const shot = s.history.pop();
  s.undoPop.kick(0.2);
  if (!shot) return g.sound('hit', 0.6);
  restore(s, shot);
  s.hero.squash.kick(-0.1);
  g.sound('swap', 1.2);
  tell(g, s);
}

/** The room as it was. */
export function again(g: Game, s: State): void {
  s.queue = [];
  s.againPop.kick(0.3);
  const [first] = s.history;
  if (!first) return;
  restore(s, first);
  s.history = [];
  g.sound('swap', 0.8);
  g.flash(g.design.theme.palette.panel, 0.25);
  tell(g, s);
}
