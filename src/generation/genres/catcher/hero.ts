/** The hero under its basket, moved by keys, stick, mouse or finger; its dash, and its shots. */
import { approach, clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { GROUND, RIM, SPEED, W, type State } from './state.js';

const EDGE = 0.9;

export function moveHero(g: Game, s: State): void {
  const { pad } = g;
  s.squash.step();
  s.dip.step();
  const at = pad.pointer?.x ?? null;
  if (at !== null && s.pointerX !== null && Math.abs(at - s.pointerX) > 0.02) s.follow = true;
  if (pad.pointer?.down) s.follow = true;
  s.pointerX = at;
  const before = s.x;
  if (pad.ax !== 0) {
    s.follow = false;
    s.vx = approach(s.vx, pad.ax * SPEED, 1.6);
    s.dir = Math.sign(pad.ax);
  } else s.vx = approach(s.vx, 0, 2.2);
  if (s.dashWait > 0) s.dashWait--;
  if (g.has('dash') && g.pressed('a') && s.dashWait === 0) {
    s.dash = 11;
    s.dashWait = 50;
    s.squash.kick(-0.3);
    g.sound('jump', 1.3);
    g.burst(s.x, GROUND - 0.3, { n: 12, shape: 'smoke', speed: 3, gravity: -1 });
  }
  if (s.dash > 0) {
    s.dash--;
    s.x += (s.dir * 26) / 60;
  } else if (s.follow && at !== null) s.x += clamp(at - s.x, -0.34, 0.34);
  else s.x += s.vx / 60;
  if (g.has('wrap')) s.x = s.x < -0.4 ? W + 0.4 : s.x > W + 0.4 ? -0.4 : s.x;
  else s.x = clamp(s.x, EDGE, W - EDGE);
  const moved = s.x - before;
  s.still = Math.abs(moved) > 0.01 ? 0 : s.still + 1;
  if (Math.abs(moved) > 0.03) s.dir = Math.sign(moved);
  if (s.follow) s.vx = Math.abs(moved) < 1 ? moved * 60 : 0;
}

/** Shots go straight up and pop what is bad; with the prompt's word for it alone. */
export function shoot(g: Game, s: State): void {
  if (!g.has('shooting') && !g.has('rapidFire')) return;
  s.shotWait--;
  if (s.shotWait <= 0 && (g.pad.a || g.pad.pointer?.down)) {
    s.shotWait = g.has('rapidFire') ? 11 : 26;
    s.shots.push({ x: s.x, y: RIM - 0.4 });
    s.dip.kick(0.15);
    g.sound('shoot');
  }
  for (const shot of s.shots) {
    shot.y -= 16 / 60;
    const hit = s.drops.find(
      (drop) =>
        drop.kind === 'bad' && !drop.gone && Math.abs(drop.x - shot.x) < 0.75 && Math.abs(drop.y - shot.y) < 0.7,
    );
    const { boss } = s;
    if (hit) {
      hit.gone = true;
      g.addScore(15, hit.x, hit.y);
      g.burst(hit.x, hit.y, { n: 16, colour: [g.design.theme.palette.danger, '#ffffff'] });
      g.sound('explode', 1.3);
      shot.y = -9;
    } else if (boss && shot.y < 3.6 && Math.abs(shot.x - boss.x) < 1.4) {
      boss.hp -= 0.25;
      boss.hit = 6;
      g.sound('hit', 1.5);
      g.burst(shot.x, shot.y, { n: 6, speed: 3, life: 0.3 });
      shot.y = -9;
    }
  }
  s.shots = s.shots.filter((shot) => shot.y > -4);
}
