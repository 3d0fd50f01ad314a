/** Tanks drive and shoot; shells bounce off walls, break crates, and hit. */
import { clamp } from '../../kit/juice.js';
import { EMPTY, moveBody, slip } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import { sees } from './map.js';
import { dist, H, isShielded, pace, START, turned, W, type Shell, type State, type Tank, type Wish } from './state.js';

const SPEED = 3.1;
const SHELL = 7.2;
/** how far from the hull the barrel turns by itself to who is in sight */
const AIM = 0.75;

const other = (s: State, tank: Tank): Tank => (tank === s.me ? s.foe : s.me);

export function drive(g: Game, s: State, tank: Tank, wish: Wish, part: number): void {
  tank.squash.step();
  for (const key of ['reload', 'safe', 'hit'] as const) if (tank[key] > 0) tank[key]--;
  if (tank.out > 0) {
    if (--tank.out === 0) comeBack(g, s, tank);
    return;
  }
  const length = dist(wish.x, wish.y);
  let gas = 0;
  if (length > 0.2) {
    const diff = turned(Math.atan2(wish.y, wish.x) - tank.heading);
    tank.heading = turned(tank.heading + clamp(diff, -0.16, 0.16));
    gas = Math.max(0, Math.cos(diff)) * Math.min(1, length);
  }
  const speed = SPEED * pace(g) * part * gas;
  const [wantX, wantY] = [Math.cos(tank.heading) * speed, Math.sin(tank.heading) * speed];
  tank.vx = Math.abs(wantX) < 0.05 ? 0 : wantX;
  tank.vy = Math.abs(wantY) < 0.05 ? 0 : wantY;
  moveBody(s.tiles, tank);
  slip(s.tiles, tank, wantX, wantY);
  if (gas > 0.5 && g.frame % 14 === 0)
    g.burst(tank.x, tank.y, { n: 1, shape: 'smoke', speed: 0.4, size: 0.16, life: 0.4 });
  const foe = other(s, tank);
  const at = Math.atan2(foe.y - tank.y, foe.x - tank.x);
  const open = foe.out === 0 && sees(s.tiles, tank, foe);
  tank.sees = open ? tank.sees + 1 : 0;
  const aim = open && Math.abs(turned(at - tank.heading)) < AIM ? at : tank.heading;
  tank.turret = turned(tank.turret + clamp(turned(aim - tank.turret), -0.22, 0.22));
}

/** They do not drive through each other. */
export function keepApart({ me, foe, tiles }: State): void {
  if (me.out > 0 || foe.out > 0) return;
  const dx = foe.x - me.x;
  const dy = foe.y - me.y;
  const d = dist(dx, dy) || 0.01;
  if (d > 0.86) return;
  for (const [one, by] of [
    [me, -1],
    [foe, 1],
  ] as const) {
    const x = one.x + ((dx / d) * (0.86 - d) * by) / 2;
    const y = one.y + ((dy / d) * (0.86 - d) * by) / 2;
    if (!tiles.solid(x + Math.sign(dx) * by * 0.38, one.y)) one.x = x;
    if (!tiles.solid(one.x, y + Math.sign(dy) * by * 0.38)) one.y = y;
  }
}

/** `off`: how far beside, for who can't aim well; `slow`: how much longer it loads. */
export function shoot(g: Game, s: State, tank: Tank, off = 0, slow = 1): void {
  if (tank.out > 0 || tank.reload > 0) return;
  tank.reload = Math.round((g.has('rapidFire') ? 16 : 30) * slow);
  const fan = tank.fan > 0;
  if (fan) tank.fan--;
  for (const turn of fan ? [-0.22, 0, 0.22] : [0]) {
    const angle = tank.turret + off + turn;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const from = s.tiles.solid(tank.x + x * 0.6, tank.y + y * 0.6) ? 0.2 : 0.6;
    s.shells.push({
      x: tank.x + x * from,
      y: tank.y + y * from,
      vx: x * SHELL * pace(g),
      vy: y * SHELL * pace(g),
      mine: tank.mine,
      bounces: 1,
      life: 130,
    });
  }
  tank.squash.kick(0.14);
  g.sound('shoot', tank.mine ? 0.8 : 0.65);
  g.burst(tank.x + Math.cos(tank.turret) * 0.7, tank.y + Math.sin(tank.turret) * 0.7, {
    n: 5,
    shape: 'smoke',
    speed: 2,
    size: 0.16,
    life: 0.3,
  });
}

export function flyShells(g: Game, s: State): void {
  for (const shell of s.shells) {
    shell.life--;
    step(g, s, shell, 'x');
    if (shell.life > 0) step(g, s, shell, 'y');
    const target = shell.mine ? s.foe : s.me;
    if (shell.life > 0 && target.out === 0 && dist(target.x - shell.x, target.y - shell.y) < 0.5) {
      shell.life = 0;
      struck(g, s, target);
    }
  }
  s.shells = s.shells.filter(({ life }) => life > 0);
}

function step(g: Game, s: State, shell: Shell, axis: 'x' | 'y'): void {
  const speed = axis === 'x' ? 'vx' : 'vy';
  shell[axis] += shell[speed] / 60;
  const [cx, cy] = [Math.floor(shell.x), Math.floor(shell.y)];
  if (!s.tiles.solid(shell.x, shell.y)) return;
  shell[axis] -= shell[speed] / 60;
  const crate = s.crates.find(({ x, y }) => x === cx && y === cy);
  if (crate) {
    s.crates = s.crates.filter((one) => one !== crate);
    s.tiles.set(cx, cy, EMPTY);
    shell.life = 0;
    g.sound('break');
    return g.burst(cx + 0.5, cy + 0.5, { n: 14, shape: 'square', speed: 4, size: 0.18, life: 0.5 });
  }
  shell[speed] *= -1;
  g.burst(shell.x, shell.y, { n: 3, speed: 2, size: 0.1, life: 0.2, colour: '#ffffff' });
  if (shell.bounces-- > 0) g.sound('bounce', 1.6);
  else shell.life = 0;
}

function struck(g: Game, s: State, tank: Tank): void {
  if (tank.safe > 0 || s.over > 0) return g.sound('bounce', 1.2);
  if (tank.shield) {
    tank.shield = false;
    tank.safe = 30;
    g.sound('break', 1.2);
    return g.burst(tank.x, tank.y, { n: 16, shape: 'ring', colour: '#bfeaff', speed: 4 });
  }
  tank.hp--;
  tank.hit = 8;
  tank.squash.kick(0.3);
  if (!tank.mine && tank.most > 1) g.bar(tank.hp / tank.most, tank.actor);
  if (tank.hp > 0) {
    g.sound('hit');
    return g.shake(0.2);
  }
  const winner = other(s, tank);
  winner.won++;
  winner.squash.kick(-0.25);
  tank.out = 70;
  s.marks.push({ x: tank.x, y: tank.y });
  g.sound('explode', 0.8);
  g.freeze(6);
  g.shake(0.45);
  g.burst(tank.x, tank.y, { n: 34, speed: 7, size: 0.22, life: 0.8 });
  g.burst(tank.x, tank.y, { n: 8, shape: 'smoke', speed: 2, size: 0.5, life: 0.9 });
  if (g.has('confetti')) g.burst(tank.x, tank.y, { n: 30, shape: 'square', speed: 8, life: 1 });
  if (winner.mine) {
    g.addScore(100, tank.x, tank.y - 0.7);
    g.progress(s.me.won, s.need, s.me.actor);
  }
  g.float(`${s.me.won} : ${s.foe.won}`, tank.x, tank.y + 0.5, '#ffffff');
}

/** In the corner that is farther from the other, and for a while nothing hits it. */
function comeBack(g: Game, s: State, tank: Tank): void {
  const foe = other(s, tank);
  const [a, b] = [START.me, START.foe];
  const at = dist(a.x - foe.x, a.y - foe.y) > dist(b.x - foe.x, b.y - foe.y) ? a : b;
  const heading = Math.atan2(H / 2 - at.y, W / 2 - at.x);
  Object.assign(tank, { ...at, vx: 0, vy: 0, hp: tank.most, safe: 80, heading, turret: heading, sees: 0 });
  tank.shield = tank.mine && isShielded(g, s);
  g.burst(at.x, at.y, { n: 14, shape: 'ring', speed: 3 });
  g.sound('power', tank.mine ? 1 : 0.8);
}
