/** The ship: flown by keys, stick or pointer; and its shots. */
import { approach, clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { hurtShip, strike } from './hits.js';
import { H, near, W, type State } from './state.js';

const SPEED = 8.4;
const SHOT = 18;

export function moveShip(g: Game, s: State): void {
  const { ship } = s;
  const { pad } = g;
  const { pointer } = pad;
  ship.squash.step();
  const before = { x: ship.x, y: ship.y };
  if (pointer) {
    if (s.seenX !== null && s.seenY !== null && Math.abs(pointer.x - s.seenX) + Math.abs(pointer.y - s.seenY) > 0.02)
      s.follow = true;
    if (pointer.down) s.follow = true;
    s.seenX = pointer.x;
    s.seenY = pointer.y;
  }
  if (pad.ax !== 0 || pad.ay !== 0) {
    s.follow = false;
    const long = Math.max(1, Math.sqrt(pad.ax * pad.ax + pad.ay * pad.ay));
    ship.vx = approach(ship.vx, (pad.ax / long) * SPEED, 1.5);
    ship.vy = approach(ship.vy, (pad.ay / long) * SPEED, 1.5);
  } else if (s.follow && pointer) {
    // above the finger, where it can be seen
    const dx = pointer.x - ship.x;
    const dy = pointer.y - 0.9 - ship.y;
    const far = Math.sqrt(dx * dx + dy * dy) || 1;
    const by = Math.min(far * 14, SPEED * 1.5);
    ship.vx = (dx / far) * by;
    ship.vy = (dy / far) * by;
  } else {
    ship.vx = approach(ship.vx, 0, 1.2);
    ship.vy = approach(ship.vy, 0, 1.2);
  }
  ship.x += ship.vx / 60;
  ship.y = clamp(ship.y + ship.vy / 60, 5.5, H - 0.9);
  if (g.has('wrap') && !s.follow) ship.x = ship.x < -0.4 ? W + 0.4 : ship.x > W + 0.4 ? -0.4 : ship.x;
  else ship.x = clamp(ship.x, 0.6, W - 0.6);
  s.still = Math.abs(ship.x - before.x) + Math.abs(ship.y - before.y) > 0.01 ? 0 : s.still + 1;
}

export function shoot(g: Game, s: State): void {
  const { ship } = s;
  s.wait--;
  if (s.rapid > 0) s.rapid--;
  if ((g.pad.a || g.pad.pointer?.down) && s.wait <= 0) {
    const quick = s.rapid > 0 || g.has('rapidFire');
    s.wait = quick ? 8 : 13;
    const ways = s.fan === 1 ? [0] : s.fan === 2 ? [-0.05, 0.05] : [-0.17, 0, 0.17];
    for (const turn of ways)
      s.shots.push({ x: ship.x + turn * 3, y: ship.y - 0.6, vx: Math.sin(turn) * SHOT, vy: -SHOT });
    ship.squash.kick(0.06);
    g.sound('shoot', 1.1);
  }
  for (const shot of s.shots) {
    shot.x += shot.vx / 60;
    shot.y += shot.vy / 60;
    for (const foe of s.foes) {
      if (foe.hp <= 0 || !near(foe, shot, foe.size * 0.46 + 0.14)) continue;
      strike(g, s, foe, 1);
      g.burst(shot.x, shot.y, { n: 4, speed: 3.5, life: 0.25, size: 0.11, angle: 1.57, spread: 2 });
      shot.y = -9;
      break;
    }
  }
  s.shots = s.shots.filter((shot) => shot.y > -1);
  s.foes = s.foes.filter((foe) => foe.hp > 0);
}

export function moveBolts(g: Game, s: State): void {
  for (const bolt of s.bolts) {
    bolt.x += bolt.vx / 60;
    bolt.y += bolt.vy / 60;
    if (g.safe === 0 && near(bolt, s.ship, 0.46)) {
      bolt.y = H + 9;
      hurtShip(g, s);
    }
  }
  s.bolts = s.bolts.filter((bolt) => bolt.y < H + 1 && bolt.y > -2 && bolt.x > -1 && bolt.x < W + 1);
}
