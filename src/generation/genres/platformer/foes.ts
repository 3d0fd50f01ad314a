/** Enemies walk to and fro, are stomped, dashed into or shot, and hurt whom they touch. */
import { touches } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { bump } from './meet.js';
import type { Foe, State } from './state.js';

/** One frame of one enemy; those far off stand still. */
export function moveFoe(g: Game, s: State, foe: Foe): void {
  const { hero } = s;
  const boss = foe.size > 1.6;
  if (Math.abs(foe.x - hero.x) > 16) return;
  if (foe.hit > 0) foe.hit--;
  foe.squash.step();
  foe.x += (foe.dir * (1.2 + g.skill * 1.3 + (boss ? (3 - foe.hp) * 0.7 : 0))) / 60;
  if (foe.x < foe.from + foe.size / 2) foe.dir = 1;
  if (foe.x > foe.to - foe.size / 2) foe.dir = -1;
  if (boss) g.bar(foe.hp / 3, foe.actor);
  if (!touches(hero, 0.6, 0.85, foe, foe.size * 0.8, foe.size * 0.8)) return;
  const stomp = hero.vy > 1 && hero.y < foe.y - foe.size * 0.25;
  if (stomp || hero.dash > 0) {
    if (foe.hit > 0) return;
    foe.hp--;
    foe.hit = boss ? 40 : 12;
    foe.squash.kick(0.5);
    if (stomp) {
      hero.vy = -s.e.jump * (boss ? 0.8 : 0.68);
      hero.jumps = 1;
      hero.squash.kick(-0.25);
    }
    beaten(g, foe);
  } else if (foe.hit === 0) bump(g, s, foe.x);
}

function beaten(g: Game, foe: Foe): void {
  g.sound(foe.hp > 0 ? 'hit' : foe.size > 1.6 ? 'explode' : 'bounce');
  g.freeze(3);
  g.shake(foe.size > 1.6 ? 0.6 : 0.2);
  g.burst(foe.x, foe.y, { n: foe.hp > 0 ? 10 : 18, speed: 5 });
  if (foe.hp <= 0) {
    g.addScore(foe.size > 1.6 ? 500 : 50, foe.x, foe.y - 0.6);
    if (foe.size > 1.6) g.bar(null);
  }
}

/** The hero's shots, for one frame. */
export function shoot(g: Game, s: State): void {
  const { hero } = s;
  if (s.shotWait > 0) s.shotWait--;
  if (g.pad.b && s.shotWait === 0) {
    s.shotWait = 18;
    s.shots.push({ x: hero.x + hero.dir * 0.5, y: hero.y, vx: hero.dir * 13, life: 50 });
    g.sound('shoot');
  }
  for (const shot of s.shots) {
    shot.x += shot.vx / 60;
    shot.life--;
    if (s.level.tiles.solid(shot.x, shot.y)) shot.life = 0;
    for (const foe of s.foes)
      if (shot.life > 0 && foe.hit === 0 && touches(shot, 0.4, 0.4, foe, foe.size, foe.size)) {
        shot.life = 0;
        foe.hp--;
        foe.hit = 12;
        beaten(g, foe);
      }
  }
  s.shots = s.shots.filter((shot) => shot.life > 0);
}
