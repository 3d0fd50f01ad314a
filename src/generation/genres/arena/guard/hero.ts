/** Who guards: runs, frightens whoever it runs into, and shouts, or throws what the prompt gives to be thrown. */
import { approach } from '../../../kit/juice.js';
import { moveBody, slip } from '../../../kit/tiles.js';
import type { Game } from '../../../kit/types.js';
import { dist, pace } from '../state.js';
import { wanted } from '../steer.js';
import { H, HEARD, HOUSE, MIDDLE, SHOUT_WAIT, W, type State, type Thief } from './state.js';
import { scare } from './thieves.js';

const SPEED = 5.4;
const SHOT = 12;
/** how far it is thrown, and at whom without a pointer */
export const THROWN = 7;
const THROW_WAIT = 34;

/** Something is thrown where the prompt names it; elsewhere one shouts. */
export const throws = (g: Game): boolean => g.design.cast.projectile?.from === 'prompt' || g.has('shooting');

export function moveHero(g: Game, s: State): void {
  const { hero } = s;
  s.squash.step();
  s.shout++;
  if (s.wait > 0) s.wait--;
  if (s.comboLeft > 0) s.comboLeft--;
  const to = wanted(g, s.hero);
  const speed = SPEED * pace(g);
  hero.vx = approach(hero.vx, to.x * speed, 0.6);
  hero.vy = approach(hero.vy, to.y * speed, 0.6);
  if (to.x || to.y) s.angle = Math.atan2(to.y, to.x);
  moveBody(s.tiles, hero);
  slip(s.tiles, hero, to.x, to.y);
  // where all lies in one place, one runs round it: nobody can stand on all sides
  if (s.laid === 1 && s.pieces[0]?.at === 'home') goRound(hero);
  // the gates are for others
  hero.x = Math.max(1.4, Math.min(W - 1.4, hero.x));
  hero.y = Math.max(1.5, Math.min(H - 1.4, hero.y));
  if (Math.abs(hero.vx) + Math.abs(hero.vy) > 4 && g.frame % 9 === 0)
    g.burst(hero.x, hero.y + 0.5, { n: 1, shape: 'smoke', speed: 0.5, size: 0.16, life: 0.3 });
}

/** Nobody walks through the house, or over the only one. */
function goRound(hero: State['hero']): void {
  const [dx, dy] = [hero.x - MIDDLE.x, hero.y - MIDDLE.y];
  const far = dist(dx, dy) || 1;
  if (far >= HOUSE) return;
  hero.x = MIDDLE.x + (dx / far) * HOUSE;
  hero.y = MIDDLE.y + (dy / far) * HOUSE;
}

/** The nearest who is not running already. */
export function nearest(s: State): Thief | undefined {
  let best: Thief | undefined;
  let least = Infinity;
  for (const thief of s.thieves) {
    const far = dist(thief.x - s.hero.x, thief.y - s.hero.y);
    if (thief.mode !== 'flee' && far < least) [least, best] = [far, thief];
  }
  return best;
}

export function act(g: Game, s: State): void {
  const { hero } = s;
  for (const thief of s.thieves)
    if (dist(thief.x - hero.x, thief.y - hero.y) < thief.size * 0.42 + 0.46) {
      if (thief.mode !== 'flee' && thief.mode !== 'stun') s.squash.kick(0.3);
      scare(g, s, thief, hero);
    }
  if (throws(g)) throwOne(g, s);
  else if (g.pressed('a') && s.shout >= SHOUT_WAIT) {
    s.shout = 0;
    s.squash.kick(-0.35);
    g.sound('boss', 1.5);
    g.shake(0.2);
    for (const thief of s.thieves) if (dist(thief.x - hero.x, thief.y - hero.y) < HEARD) scare(g, s, thief, hero);
  }
  moveShots(g, s);
}

function throwOne(g: Game, s: State): void {
  if (!g.pad.a || s.wait > 0) return;
  const { hero } = s;
  const at = nearest(s);
  const far = at ? dist(at.x - hero.x, at.y - hero.y) : Infinity;
  // a little ahead of whoever runs
  const lead = far / SHOT;
  const angle =
    at && far < THROWN + 1 ? Math.atan2(at.y + at.vy * lead - hero.y, at.x + at.vx * lead - hero.x) : s.angle;
  s.wait = THROW_WAIT;
  s.shots.push({ x: hero.x, y: hero.y - 0.3, vx: Math.cos(angle) * SHOT, vy: Math.sin(angle) * SHOT, life: 35 });
  s.squash.kick(-0.2);
  g.sound('shoot', 0.8);
}

function moveShots(g: Game, s: State): void {
  for (const shot of s.shots) {
    shot.x += shot.vx / 60;
    shot.y += shot.vy / 60;
    shot.life--;
    for (const thief of s.thieves)
      if (
        shot.life > 0 &&
        thief.mode !== 'flee' &&
        dist(thief.x - shot.x, thief.y - shot.y) < thief.size * 0.45 + 0.3
      ) {
        shot.life = 0;
        scare(g, s, thief, { x: shot.x - shot.vx, y: shot.y - shot.vy });
      }
    if (shot.life > 0 && s.tiles.solid(shot.x, shot.y)) shot.life = 0;
    if (shot.life === 0) g.burst(shot.x, shot.y, { n: 5, shape: 'smoke', speed: 2, size: 0.16, life: 0.3 });
  }
  s.shots = s.shots.filter(({ life }) => life > 0);
}
