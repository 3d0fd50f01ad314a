/** The player's snake from cell to cell: turns kept in order, a moment of grace at what is in the way, a crash and a new start from the den. */
import type { Game } from '../../kit/types.js';
import { at, DIRS, step, type Cell } from './level.js';
import { settled, type State } from './state.js';
import { advance, covers, headOf, newWorm } from './worm.js';

export const LENGTH = 4;
/** frames before it sets off by itself */
export const REST = 55;

function comeOut(s: State, length: number): void {
  s.worm = newWorm(s.level.start, length, DIRS[0]);
  s.turns = [];
  s.rest = REST;
  s.stuck = 0;
  s.bulges = [];
  s.look = 0;
  s.steps++;
}

function turn(s: State, dir: Cell): void {
  s.rest = 0;
  const last = s.turns.at(-1) ?? s.worm.dir;
  // neither straight on nor back into its own neck
  if (Math.abs(dir.x) !== Math.abs(last.x) && s.turns.length < 3) s.turns.push(dir);
}

/** Keys, stick and swipes press directions; a short tap turns towards its side of the head. */
export function readTurns(g: Game, s: State): void {
  const { pointer } = g.pad;
  if (g.clicked() && pointer) s.tap = { x: pointer.x, y: pointer.y, frame: g.frame };
  (['right', 'down', 'left', 'up'] as const).forEach((button, i) => {
    if (!g.pressed(button)) return;
    turn(s, DIRS[i] as Cell);
    // a quick flick comes in the frame in which the finger does: it is no tap
    s.tap = null;
  });
  if (g.clicked()) return;
  if (s.tap && !pointer?.down) {
    const { x, y, frame } = s.tap;
    s.tap = null;
    if (!pointer || g.frame - frame > 18 || Math.hypot(pointer.x - x, pointer.y - y) > 0.5) return;
    const head = headOf(s.worm);
    const last = s.turns.at(-1) ?? s.worm.dir;
    if (last.x !== 0) turn(s, DIRS[y > head.y ? 1 : 3]);
    else turn(s, DIRS[x > head.x ? 0 : 2]);
  }
}

/** Whether the head may enter that cell. A rival's tail may be bitten. */
function open(s: State, cell: Cell | null): cell is Cell {
  return cell !== null && !s.level.walls[at(cell)] && !covers(s.worm, cell) && !(s.rival && covers(s.rival.worm, cell));
}

/** Frames that it waits at what is in the way: at first long enough to find the key. */
const graceOf = (g: Game, s: State): number => 7 + (1 - g.skill) * 12 + (1 - settled(g, s)) * 20;

/** At the end of a cell: turn, then on, or wait a moment at what is in the way; a late turn still saves. */
export function move(g: Game, s: State): void {
  const head = s.worm.body[0] as Cell;
  const asked = s.turns[0];
  const to = step(head, asked ?? s.worm.dir, s.wraps);
  if (asked && (open(s, to) || s.stuck > 2)) {
    s.worm.dir = asked;
    s.turns.shift();
    g.sound('step', 1.3);
  }
  const next = step(head, s.worm.dir, s.wraps);
  if (open(s, next)) {
    s.worm.t = Math.min(0.9, s.worm.t - 1);
    s.stuck = 0;
    s.steps++;
    advance(s.worm, next);
    return;
  }
  s.worm.t = 1;
  if (s.stuck++ === 0) s.bite.kick(0.22);
  if (s.stuck <= graceOf(g, s)) return;
  if (crash(g, s) === 'shield') {
    const out = DIRS.find((dir) => open(s, step(head, dir, s.wraps)));
    if (!out) return comeOut(s, LENGTH);
    s.worm.dir = out;
    s.turns = [];
    s.stuck = 0;
  }
}

export function crash(g: Game, s: State): 'safe' | 'shield' | 'hurt' | 'dead' {
  const head = headOf(s.worm);
  if (s.shield && g.safe === 0) {
    s.shield = false;
    g.safe = 60;
    g.sound('break');
    g.shake(0.3);
    g.burst(head.x, head.y, { n: 22, shape: 'ring', speed: 6, gravity: 0 });
    return 'shield';
  }
  const { palette } = g.design.theme;
  const result = g.hurt(head.x, head.y);
  if (result === 'safe') return result;
  s.worm.body.forEach((part, i) => {
    if (i % 2 === 0) g.burst(part.x + 0.5, part.y + 0.5, { n: 4, colour: [palette.accent, '#ffffff'], gravity: 3 });
  });
  s.combo = 0;
  if (result === 'dead') s.dead = true;
  else {
    comeOut(s, Math.max(LENGTH, Math.floor(s.worm.body.length * 0.6)));
    s.shield = g.has('shield');
  }
  return result;
}
