/** Holds the stick towards a point ahead on the road: on the middle, round stones and mud, over boosts. */
import { clamp } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { START, type State } from './state.js';
import { placeAt } from './track.js';

export function racingBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  if (g.frame < START) return;
  const { hero, track } = s;
  const speed = Math.sqrt(hero.vx * hero.vx + hero.vy * hero.vy);
  const ahead = 2 + speed * 0.3;
  const bend = track.bend[Math.floor((hero.i + ahead) % track.n)] ?? 0;
  // the inner side of a bend
  let off = clamp(bend * 5, -0.9, 0.9);
  const left = (one: { along: number }): number => (one.along - hero.i + track.long) % track.long;
  let near = 9;
  for (const boost of s.boosts)
    if (boost.gone === 0 && left(boost) < near && left(boost) > 0.5) {
      near = left(boost);
      off = boost.off;
    }
  for (const rival of s.rivals) {
    const gap = rival.gone - hero.gone;
    if (gap > 0.3 && gap < 3.5 && Math.abs(rival.off - off) < 1.2 && hero.boost === 0)
      off = rival.off + (rival.off > 0 ? -1.5 : 1.5);
  }
  for (const mud of s.mud)
    if (left(mud) < 7 && Math.abs(mud.off - off) < mud.r + 0.5) off = mud.off + (mud.off > 0 ? -1 : 1) * (mud.r + 0.7);
  // a chord through a bend could lead over the stone: near one it looks less far
  let look = ahead;
  for (const stone of s.stones) {
    if (stone.gone > 0 || left(stone) > 9.5) continue;
    look = Math.min(look, 3.2);
    if (Math.abs(stone.off - off) < 1.5)
      off =
        stone.off + (Math.abs(stone.off) < 0.4 ? Math.sign(hero.off - stone.off || 1) : stone.off > 0 ? -1 : 1) * 1.7;
  }
  const to = placeAt(track, hero.i + look, clamp(off, -track.road + 0.4, track.road - 0.4));
  const dx = to.x - hero.x;
  const dy = to.y - hero.y;
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  pad.ax = dx / far;
  pad.ay = dy / far;
  pad.a = g.has('dash') && Math.abs(bend) < 0.05 && g.frame % 20 === 0;
}
