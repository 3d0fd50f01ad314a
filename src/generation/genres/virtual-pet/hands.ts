/** What a key, a tap or a rub does to the spot that it means. */
import { beside, SIDES } from '../../kit/spots.js';
import type { Game } from '../../kit/types.js';
import { feetOf, isSad, middleOf, NEED_OF, spotsOf, type Spot, type State } from './state.js';
import { enter, grant, STROKES } from './wishes.js';

function use(g: Game, s: State, { does }: Spot, at: number): void {
  s.pressed = at;
  s.press.kick(0.2);
  if (does.act === 'rub') return rub(g, s, does.i, 1);
  if (does.act === 'lane') {
    s.lane = does.i;
    return;
  }
  if (does.act === 'shoo') return shoo(g, s);
  const { wish } = s;
  if (does.act === 'pat') return stroke(g, s);
  if (does.act === 'feed' ? wish.act !== 'feed' || wish.food !== does.food : wish.act !== does.act) return refuse(g, s);
  g.sound('select');
  if (does.act === 'feed') {
    s.bite = does.food;
    enter(s, 'eat');
  } else if (does.act === 'wash') enter(s, 'bath');
  else if (does.act === 'play') {
    s.caught = 0;
    s.ball = null;
    s.lane = 2;
    enter(s, 'catch');
    s.cursor = 2;
  } else grant(g, s);
}

function refuse(g: Game, s: State): void {
  g.sound('hit', 0.9);
  const need = NEED_OF[s.wish.act];
  if (!g.has('gentle')) s.needs[need] = Math.max(1, s.needs[need] - 5);
  enter(s, 'no');
}

function stroke(g: Game, s: State): void {
  s.squash.kick(0.14);
  g.sound('note', 1.2 + (STROKES - s.strokes) * 0.15);
  const { x, y } = middleOf(s, g.height);
  g.burst(x, y - s.size * 0.3, { n: 4, shape: 'star', speed: 2, life: 0.6, colour: g.design.theme.palette.danger });
  if (s.wish.act !== 'pat' && !isSad(s)) return;
  if (--s.strokes <= 0) grant(g, s);
}

function shoo(g: Game, s: State): void {
  const { visitor } = s;
  if (!visitor) return;
  visitor.gone = true;
  g.addScore(20, visitor.x, feetOf(g.height) - 2);
  g.sound('bounce', 1.3);
  g.burst(visitor.x, feetOf(g.height) - 0.5, { n: 9, shape: 'smoke', speed: 2.5, colour: '#ffffff' });
}

export function rub(g: Game, s: State, i: number, by: number): void {
  const dirt = s.dirt[i];
  if (!dirt || dirt.left <= 0) return;
  dirt.left = Math.max(0, dirt.left - by);
  const { x, y } = middleOf(s, g.height);
  const at = { x: x + dirt.x * s.size, y: y + dirt.y * s.size };
  if (g.frame % 4 === 0 || by === 1)
    g.burst(at.x, at.y, { n: 3, shape: 'ring', speed: 1.6, life: 0.7, gravity: -1.5, colour: '#ffffff' });
  if (dirt.left > 0) return;
  g.sound('collect', 0.8 + i * 0.08);
  g.burst(at.x, at.y, { n: 8, shape: 'ring', speed: 2.4, life: 0.8, gravity: -2, colour: ['#ffffff', '#bfe6ff'] });
  s.squash.kick(0.08);
  if (s.dirt.every(({ left }) => left <= 0)) grant(g, s);
}

export function readHands(g: Game, s: State): void {
  const spots = spotsOf(s, g.height);
  if (spots.length === 0) return;
  s.cursor = Math.min(s.cursor, spots.length - 1);
  for (const side of SIDES)
    if (g.pressed(side)) {
      s.cursor = beside(spots, s.cursor, side);
      s.byKeys = true;
      g.sound('step', 1.3);
      if (s.phase === 'catch') use(g, s, spots[s.cursor] as Spot, s.cursor);
    }
  if (g.pressed('a')) {
    s.byKeys = true;
    return use(g, s, spots[s.cursor] as Spot, s.cursor);
  }
  const { pointer } = g.pad;
  if (!pointer) return;
  const at = nearest(spots, pointer.x, pointer.y, s.phase === 'catch');
  const spot = spots[at];
  if (!spot) return;
  if (g.clicked()) {
    s.byKeys = false;
    s.cursor = at;
    use(g, s, spot, at);
  } else if (pointer.down && spot.does.act === 'rub') rub(g, s, spot.does.i, 0.12);
  else if (pointer.down && spot.does.act === 'lane') s.lane = spot.does.i;
}

/** The one that is pointed at; those of the last, which lie before the others, first. */
function nearest(spots: readonly Spot[], px: number, py: number, anywhere: boolean): number {
  let [best, least] = [-1, 1e9];
  spots.forEach(({ x, y, size }, i) => {
    const off = anywhere ? Math.abs(x - px) : Math.max(Math.abs(x - px), Math.abs(y - py)) - size / 2;
    if ((!anywhere && off > 0.15) || off >= least) return;
    least = off;
    best = i;
  });
  return best;
}
