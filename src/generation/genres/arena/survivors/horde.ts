/** Who comes: more and tougher ones as time goes on, in waves, with a giant before the end. */
import type { Actor } from '../../../design.js';
import { crowdOf, lastOf } from '../../../kit/bosses.js';
import { Spring } from '../../../kit/juice.js';
import type { Game } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { dist, pace } from '../state.js';
import type { Foe, State } from './state.js';

/** frames of a wave */
const WAVE = 20 * 60;
const MOST = 55;
/** frames in which who comes is only seen */
const COMES = 34;
/** part of the time after which the giant comes */
const CHIEF_AT = 0.72;

function place(g: Game, s: State): { x: number; y: number } {
  let best = { x: 2, y: 2 };
  let far = -1;
  for (let i = 0; i < 6 && far < 6.5; i++) {
    const along = g.rand.next();
    const side = g.rand.int(0, 3);
    const x = side === 0 ? 1.8 : side === 1 ? W - 1.8 : 1.8 + along * (W - 3.6);
    const y = side === 2 ? 1.8 : side === 3 ? H - 1.8 : 1.8 + along * (H - 3.6);
    const d = dist(x - s.hero.x, y - s.hero.y);
    if (d > far) [best, far] = [{ x, y }, d];
  }
  return best;
}

export function newFoe(g: Game, s: State, sort: Foe['sort']): Foe {
  const crowd = crowdOf(g.design);
  const actor =
    sort === 'chief' ? lastOf(g.design) : (crowd[(sort === 'brute' ? 1 : s.beaten) % crowd.length] as Actor);
  const tough = 1 + s.wave * (0.2 + g.skill * 0.3);
  const most = Math.round((sort === 'chief' ? 26 : sort === 'brute' ? 3 : 1) * tough);
  return {
    ...place(g, s),
    actor,
    sort,
    size: sort === 'chief' ? 2.7 : sort === 'brute' ? 1.5 : 1,
    most,
    hp: most,
    vx: 0,
    vy: 0,
    kx: 0,
    ky: 0,
    hit: 0,
    spared: 0,
    age: 0,
    squash: new Spring(),
  };
}

export function gather(g: Game, s: State, seconds: number): void {
  const { texts } = g.design;
  const within = s.frames % WAVE;
  if (within === 1) {
    s.wave++;
    g.banner(`${texts.wave ?? ''} ${s.wave}`);
    g.sound('level');
    for (let i = 0; i < s.wave * (1.75 + g.skill * 0.8); i++) s.foes.push(newFoe(g, s, 'runner'));
  }
  const every = Math.max(16, Math.round(84 - g.skill * 24 - s.wave * 9));
  if (s.foes.length < MOST && s.frames % every === 0)
    s.foes.push(newFoe(g, s, s.wave > 1 && g.rand.chance(0.16) ? 'brute' : 'runner'));
  if (s.chief === 'none' && s.frames > seconds * 60 * CHIEF_AT) {
    s.chief = 'here';
    s.foes.push(newFoe(g, s, 'chief'));
    g.banner(texts.boss ?? '');
    g.sound('boss');
  }
}

/** Straight at the hero, none in another; true where one touches. */
export function advance(g: Game, s: State): Foe | undefined {
  let touching: Foe | undefined;
  const { foes, hero } = s;
  for (const foe of foes) {
    foe.age++;
    foe.squash.step();
    if (foe.hit > 0) foe.hit--;
    if (foe.spared > 0) foe.spared--;
    const far = dist(hero.x - foe.x, hero.y - foe.y) || 1;
    const sort = foe.sort === 'runner' ? 1 : foe.sort === 'brute' ? 0.72 : 0.8;
    const speed = foe.age < COMES ? 0.3 : (1.2 + g.skill * 1.2 + Math.min(0.6, s.wave * 0.07)) * sort * pace(g);
    foe.vx = ((hero.x - foe.x) / far) * speed + foe.kx;
    foe.vy = ((hero.y - foe.y) / far) * speed + foe.ky;
    foe.kx *= 0.84;
    foe.ky *= 0.84;
    foe.x = Math.max(1.3, Math.min(W - 1.3, foe.x + foe.vx / 60));
    foe.y = Math.max(1.3, Math.min(H - 1.3, foe.y + foe.vy / 60));
    if (foe.age > COMES && far < foe.size * 0.38 + 0.28) touching = foe;
  }
  for (let i = 1; i < foes.length; i++)
    for (let k = 0; k < i; k++) {
      const a = foes[i] as Foe;
      const b = foes[k] as Foe;
      const room = (a.size + b.size) * 0.36;
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      if (dx > room || dx < -room || dy > room || dy < -room) continue;
      const d = dist(dx, dy) || 0.01;
      if (d > room) continue;
      const push = ((room - d) / d) * 0.12;
      a.x += dx * push;
      a.y += dy * push;
      b.x -= dx * push;
      b.y -= dy * push;
    }
  return touching;
}
