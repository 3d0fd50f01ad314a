/** The hero's car: held direction is where it goes. Tyres slide in a hard turn; a long slide becomes a boost. */
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { START, topSpeed, type Hero, type State } from './state.js';
import { isWet, jump } from './ramps.js';
import { locate, VERGE } from './track.js';

const turnOf = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));
/** frames of sliding that earn a boost */
const EARNED = 26;

/** Where the player wants to go: a direction and how hard, or null. */
function wish(g: Game, s: State): { h: number; gas: number } | null {
  const { pad } = g;
  const { pointer } = pad;
  if (pointer) {
    if (s.at && Math.abs(pointer.x - s.at.x - s.hero.vx / 60) + Math.abs(pointer.y - s.at.y - s.hero.vy / 60) > 0.3)
      s.byPointer = true;
    if (pointer.down) s.byPointer = true;
    s.at = { x: pointer.x, y: pointer.y };
  }
  if (pad.ax !== 0 || pad.ay !== 0) {
    s.byPointer = false;
    return { h: Math.atan2(pad.ay, pad.ax), gas: Math.min(1, Math.sqrt(pad.ax * pad.ax + pad.ay * pad.ay)) };
  }
  if (!s.byPointer || !pointer) return null;
  const dx = pointer.x - s.hero.x;
  const dy = pointer.y - s.hero.y;
  const far = Math.sqrt(dx * dx + dy * dy);
  return far < 0.5 ? null : { h: Math.atan2(dy, dx), gas: clamp(far / 2, 0.4, 1) };
}

export function drive(g: Game, s: State): void {
  const car = s.hero;
  car.squash.step();
  if (car.boost > 0) car.boost--;
  if (car.wait > 0) car.wait--;
  const want = g.frame < START ? null : wish(g, s);
  const off = Math.abs(car.off);
  const flies = car.air > 0;
  const rough = !flies && off > s.track.road;
  const inPuddle = !flies && !rough && s.mud.some((one) => (one.x - car.x) ** 2 + (one.y - car.y) ** 2 < one.r * one.r);
  const icy = inPuddle && s.idea === 'ice';
  const muddy = (inPuddle && !icy) || (!flies && isWet(s, car.gone));
  const top = topSpeed(g, s) * (car.boost > 0 ? 1.34 : 1) * (rough ? 0.55 : muddy ? 0.62 : 1);
  const speed = Math.sqrt(car.vx * car.vx + car.vy * car.vy);
  if (car.spin > 0) {
    car.spin--;
    car.vx *= 0.95;
    car.vy *= 0.95;
    car.h += 0.3;
  } else if (flies) {
    // nothing to push off from: it goes on as it went
  } else if (want) {
    const turn = turnOf(car.h, want.h);
    car.h += clamp(turn, -0.085, 0.085) * (icy ? 0.5 : 1);
    // a turn back needs the brake first
    const gas = Math.abs(turn) > 2 ? 0.25 : want.gas;
    const goal = top * gas;
    const c = Math.cos(car.h);
    const n = Math.sin(car.h);
    const ahead = car.vx * c + car.vy * n;
    // what goes sideways is the slide: tyres take it away little by little
    const aside = (car.vy * c - car.vx * n) * gripOf(s, rough, icy);
    const next = ahead < goal ? Math.min(goal, ahead + (car.boost > 0 ? 0.28 : 0.17)) : Math.max(goal, ahead - 0.22);
    car.vx = c * next - n * aside;
    car.vy = n * next + c * aside;
  } else {
    car.vx *= 0.985;
    car.vy *= 0.985;
  }
  slide(g, s, speed);
  if (g.has('dash') && g.pressed('a') && car.wait === 0 && g.frame >= START && car.spin === 0) {
    car.boost = 50;
    car.wait = 240;
    car.squash.kick(-0.3);
    g.sound('jump', 0.7);
    g.burst(car.x, car.y, { n: 14, shape: 'ring', speed: 4, gravity: 0 });
  }
  jump(g, s, topSpeed(g, s));
  car.x += car.vx / 60;
  car.y += car.vy / 60;
  follow(g, s, car);
  if (car.boost > 0 && g.frame % 3 === 0)
    g.burst(car.x - Math.cos(car.h) * 0.6, car.y - Math.sin(car.h) * 0.6, {
      n: 2,
      speed: 2,
      gravity: 0,
      life: 0.35,
      size: 0.2,
      colour: [g.design.theme.palette.accent, '#ffffff'],
    });
  if ((rough || muddy) && speed > 2 && g.frame % 4 === 0)
    g.burst(car.x, car.y + 0.3, {
      n: 2,
      shape: 'smoke',
      speed: 1.5,
      size: 0.22,
      gravity: 0,
      colour: g.design.theme.palette.solid,
    });
}

/** What part of the way sideways is left after a frame. */
const gripOf = ({ idea }: State, rough: boolean, icy: boolean): number =>
  icy ? 0.99 : rough ? 0.95 : idea === 'rain' ? 0.945 : 0.91;

function slide(g: Game, s: State, speed: number): void {
  const car = s.hero;
  const slip = speed > 4 ? Math.abs(turnOf(Math.atan2(car.vy, car.vx), car.h)) : 0;
  if (slip > 0.24 && car.spin === 0) {
    car.slide++;
    if (g.frame % 3 === 0) {
      const strong = car.slide > EARNED;
      s.marks.push({ x: car.x, y: car.y, h: car.h, strong });
      g.burst(car.x, car.y + 0.25, {
        n: 1,
        shape: strong ? 'star' : 'smoke',
        speed: 1.4,
        size: 0.2,
        gravity: 0,
        life: 0.4,
        colour: strong ? g.design.theme.palette.accent : '#ffffff',
      });
    }
    if (s.marks.length > 90) s.marks.shift();
    if (car.slide === EARNED) g.sound('select', 1.4);
    return;
  }
  if (car.slide > EARNED) {
    car.boost = Math.max(car.boost, 32);
    car.squash.kick(-0.2);
    g.sound('jump', 1.3);
    g.addScore(15, car.x, car.y - 0.8);
  }
  car.slide = Math.max(0, car.slide - 6);
}

/** Where it is on the track; the fence holds it. */
function follow(g: Game, s: State, car: Hero): void {
  const { track } = s;
  const at = locate(track, car.x, car.y, car.i);
  const edge = track.road + VERGE - 0.45;
  if (Math.abs(at.off) > edge) {
    const h = track.h[at.i] as number;
    const side = Math.sign(at.off);
    const over = Math.abs(at.off) - edge;
    // out of the fence, and what was left of the speed along it
    car.x += Math.sin(h) * side * over;
    car.y -= Math.cos(h) * side * over;
    const across = (car.vy * Math.cos(h) - car.vx * Math.sin(h)) * side;
    if (across > 0) {
      car.vx += Math.sin(h) * side * across * 1.5;
      car.vy -= Math.cos(h) * side * across * 1.5;
      if (across > 3) crash(g, s, across > 5);
    }
    at.off = side * edge;
  }
  let by = at.along - car.seen;
  if (by > track.long / 2) by -= track.long;
  if (by < -track.long / 2) by += track.long;
  car.gone += by;
  car.seen = at.along;
  car.i = at.i;
  car.off = at.off;
}

/** A blow: a hard one spins the car, and costs a life where lives were asked for. */
export function crash(g: Game, s: State, hard: boolean): void {
  const car = s.hero;
  car.squash.kick(0.3);
  g.shake(hard ? 0.35 : 0.15);
  g.burst(car.x, car.y, { n: hard ? 16 : 6, speed: 4, gravity: 0 });
  if (!hard || car.spin > 0 || g.safe > 0) return g.sound('bounce', 0.8);
  if (s.shield) {
    s.shield = false;
    g.safe = 60;
    g.sound('break');
    g.burst(car.x, car.y, { n: 18, shape: 'ring', colour: '#bfeaff', speed: 4, gravity: 0 });
    return;
  }
  g.sound('hit', 0.7);
  car.boost = 0;
  if (!g.has('gentle')) car.spin = 26;
  car.vx *= 0.4;
  car.vy *= 0.4;
  if (g.has('lives')) g.hurt(car.x, car.y);
  else g.safe = 60;
}
