/** Who is after the flock: one that stalks and carries off, and one with wheels that drives across. The hero frightens them away by coming near, or by a call. */
import type { Actor } from '../../design.js';
import { bossOn, chiefOf, crowdOf } from '../../kit/bosses.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { startle } from './flock.js';
import { CALL, dist, H, pace, W, type Animal, type Foe, type Spot, type State } from './state.js';

/** what has wheels or blades carries nothing off: it drives across the field */
const DRIVES =
  /car$|automobile|taxi|bus$|truck|tractor|sport-utility|motor|tram|locomotive|train|ambulance|fire-engine|scooter|bicycle|skateboard|airplane|rocket|robot/u;
/** frames of warning before something drives across */
export const WARNING = 70;
/** how near the hero must come */
const SHY = 2;

export const firstFoe = (g: Game, s: State): number =>
  g.has('noEnemies') || (g.level === 1 && g.levels > 1) ? Infinity : s.need > 6 && g.levels === 1 ? 900 : 420;

function spawn(g: Game, s: State, actor: Actor, boss: boolean): void {
  const { rand, skill } = g;
  const most = boss ? 3 + Math.round(skill * 2) : 1;
  const drives = !boss && DRIVES.test(actor.sprite);
  const side = rand.chance(0.5) ? -1 : 1;
  const out = s.flock.filter((one) => !one.in && !one.held);
  const goal = out.length > 0 ? rand.pick(out) : { x: W / 2, y: H - 4 };
  const y = Math.max(s.field.pen.edge + 2.5, drives ? goal.y : rand.range(7, H - 2));
  s.foes.push({
    actor,
    boss,
    hp: most,
    most,
    x: side < 0 ? -0.6 : W + 0.6,
    y,
    mode: drives ? 'warn' : 'stalk',
    t: 0,
    prey: null,
    vx: -side,
    vy: 0,
    hit: 0,
    squash: new Spring(),
  });
  if (boss) s.boss = 'here';
  g.sound('boss', boss ? 0.7 : 1.2);
}

/** Sends the next one when its time has come. */
function send(g: Game, s: State): void {
  if (s.boss === 'awaited' && (s.home * 3 >= s.need || g.time > 14)) {
    spawn(g, s, chiefOf(g.design), true);
    g.banner(g.design.texts.boss ?? chiefOf(g.design));
    return;
  }
  if (--s.nextFoe > 0 || s.home >= s.need) return;
  const crowd = crowdOf(g.design);
  spawn(g, s, crowd[s.sent % crowd.length] as Actor, false);
  s.sent++;
  s.nextFoe = Math.round((1150 - g.skill * 550) * g.rand.range(0.85, 1.15));
}

/** Whom it goes for: the nearest, and rather one that the hero is far from. */
function preyOf(s: State, foe: Foe): Animal | null {
  let best: Animal | null = null;
  let least = Infinity;
  for (const one of s.flock) {
    if (one.in || one.held) continue;
    const d = dist(one.x - foe.x, one.y - foe.y) - dist(one.x - s.hero.x, one.y - s.hero.y) * 0.4;
    if (d < least) {
      least = d;
      best = one;
    }
  }
  return best;
}

function steer(foe: Foe, to: Spot, speed: number): number {
  const dx = to.x - foe.x;
  const dy = to.y - foe.y;
  const d = dist(dx, dy) || 0.01;
  foe.vx += ((dx / d) * speed - foe.vx) * 0.12;
  foe.vy += ((dy / d) * speed - foe.vy) * 0.12;
  foe.x += foe.vx / 60;
  foe.y += foe.vy / 60;
  return d;
}

const exitOf = (foe: Foe): Spot => ({ x: foe.x < W / 2 ? -1.5 : W + 1.5, y: foe.y });

function drop(g: Game, foe: Foe): void {
  const one = foe.prey;
  foe.prey = null;
  if (!one) return;
  one.held = false;
  one.x = Math.max(1.5, Math.min(W - 1.5, one.x));
  one.y = Math.max(1.5, Math.min(H - 1.5, one.y));
  startle(g, one);
  g.addScore(30, one.x, one.y - 0.6);
}

/** Sent off: it lets go of what it has, and runs. */
function scare(g: Game, s: State, foe: Foe): void {
  drop(g, foe);
  foe.mode = 'flee';
  foe.t = 0;
  foe.hp--;
  foe.hit = 8;
  foe.squash.kick(0.3);
  g.sound('hit');
  g.freeze(2);
  g.shake(0.15);
  g.burst(foe.x, foe.y, { n: 12, speed: 4, size: 0.14, life: 0.4 });
  if (!foe.boss) return g.addScore(25, foe.x, foe.y - 0.6);
  g.bar(foe.hp / foe.most, foe.actor);
  if (foe.hp > 0) return;
  s.boss = 'beaten';
  g.bar(null);
  g.addScore(200, foe.x, foe.y - 0.8);
  g.sound('explode', 0.7);
  g.freeze(8);
  g.burst(foe.x, foe.y, { n: 40, speed: 8, size: 0.22, life: 0.9 });
}

/** One is gone: it costs a life, unless it is a gentle game, and comes back by itself after a while. */
function lose(g: Game, s: State, one: Animal): void {
  s.flock = s.flock.filter((other) => other !== one);
  s.back.push(150);
  const [x, y] = [Math.max(1, Math.min(W - 1, one.x)), one.y];
  if (g.has('gentle')) g.sound('hurt');
  else {
    g.safe = 0;
    g.hurt(x, y);
  }
}

function stalk(g: Game, s: State, foe: Foe): void {
  const speed = (1.45 + g.skill * 1.15) * pace(g) * (foe.boss ? 1.1 : 1);
  if (!foe.prey || foe.prey.in || foe.prey.held || foe.t % 90 === 0) foe.prey = preyOf(s, foe);
  const gate = { x: (s.field.pen.left + s.field.pen.right) / 2, y: s.field.pen.edge + 1.6 };
  if (!foe.prey && !foe.boss) {
    foe.mode = 'flee';
    foe.t = 0;
    return;
  }
  const d = steer(foe, foe.prey ?? gate, speed);
  if (!foe.prey || d > 0.6) return;
  foe.mode = 'carry';
  foe.t = 0;
  foe.prey.held = true;
  foe.squash.kick(-0.25);
  g.sound('hurt', 1.3);
  g.shake(0.2);
}

function carry(g: Game, s: State, foe: Foe): void {
  const one = foe.prey as Animal;
  steer(foe, exitOf(foe), (1.5 + g.skill * 0.9) * pace(g));
  one.x = foe.x - Math.sign(foe.vx) * 0.35;
  one.y = foe.y - 0.3;
  if (foe.x > -1 && foe.x < W + 1) return;
  foe.mode = 'flee';
  foe.prey = null;
  lose(g, s, one);
}

function rush(g: Game, s: State, foe: Foe): void {
  const speed = (4 + g.skill * 2) * pace(g);
  foe.x += (Math.sign(foe.vx) * speed) / 60;
  if (g.frame % 4 === 0)
    g.burst(foe.x - Math.sign(foe.vx) * 0.5, foe.y + 0.4, { n: 1, shape: 'smoke', speed: 0.5, size: 0.2 });
  for (const one of s.flock)
    if (!one.in && !one.held && one.bolt < 20 && dist(one.x - foe.x, one.y - foe.y) < 0.75) {
      startle(g, one);
      g.shake(0.25);
      g.burst(one.x, one.y, { n: 8, shape: 'star' });
      if (!g.has('gentle')) g.hurt(one.x, one.y);
    }
}

export function moveFoes(g: Game, s: State): void {
  send(g, s);
  const { hero } = s;
  for (const foe of s.foes) {
    foe.squash.step();
    foe.t++;
    if (foe.hit > 0) foe.hit--;
    const d = dist(foe.x - hero.x, foe.y - hero.y);
    if (foe.mode === 'warn') {
      if (foe.t > WARNING) foe.mode = 'rush';
    } else if (foe.mode === 'rush') rush(g, s, foe);
    else if (foe.mode === 'flee') {
      steer(foe, exitOf(foe), 5);
      // a boss only steps back, until it has had enough
      if (foe.boss && foe.hp > 0 && foe.t > 170 - g.skill * 60) {
        foe.mode = 'stalk';
        foe.t = 0;
      }
    } else if (d < SHY || (s.called < 3 && d < CALL)) scare(g, s, foe);
    else if (foe.mode === 'carry') carry(g, s, foe);
    else stalk(g, s, foe);
  }
  s.foes = s.foes.filter(
    (foe) =>
      (foe.boss && foe.hp > 0) ||
      !((foe.mode === 'flee' && foe.t > 10) || foe.mode === 'rush') ||
      (foe.x > -1.4 && foe.x < W + 1.4),
  );
}

export const newBoss = (g: Game): State['boss'] => (bossOn(g) ? 'awaited' : 'none');
