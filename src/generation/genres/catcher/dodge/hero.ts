/** The one who dodges: how it moves, what strikes it, what comes near, and what it picks up. */
import { approach, clamp } from '../../../kit/juice.js';
import type { Game } from '../../../kit/types.js';
import { BODY, EDGE, HERO, HIGH, LOW, SPEED, W, xAt, yAt, type Find, type State, type Threat } from './state.js';

/** units between two bodies below which a miss was a near one */
const CLOSE = 0.55;
/** frames without a step after which nothing is dodged any more */
const AWAKE = 30;
/** frames of safety that a shield leaves behind */
const SHIELDED = 60;

/** Where the stick, the keys or a held pointer lead. */
function wanted(g: Game, s: State): { x: number; y: number } {
  const { pad } = g;
  const length = Math.sqrt(pad.ax * pad.ax + pad.ay * pad.ay);
  if (length > 0) return { x: pad.ax / Math.max(1, length), y: pad.ay / Math.max(1, length) };
  if (!pad.pointer?.down) return { x: 0, y: 0 };
  const dx = pad.pointer.x - s.hero.x;
  const dy = clamp(pad.pointer.y, HIGH, LOW) - s.hero.y;
  const far = Math.sqrt(dx * dx + dy * dy);
  return far < 0.15 ? { x: 0, y: 0 } : { x: dx / Math.max(0.8, far), y: dy / Math.max(0.8, far) };
}

export function moveHero(g: Game, s: State): void {
  const { hero } = s;
  s.squash.step();
  const to = wanted(g, s);
  if (s.dashWait > 0) s.dashWait--;
  if (g.has('dash') && g.pressed('a') && s.dashWait === 0) {
    s.dash = 10;
    s.dashWait = 50;
    hero.vx = (to.x || to.y ? to.x : s.dir) * 22;
    hero.vy = to.y * 22;
    s.squash.kick(-0.3);
    g.sound('jump', 1.3);
  }
  if (s.dash > 0) {
    s.dash--;
    g.burst(hero.x, hero.y + 0.4, { n: 1, shape: 'smoke', speed: 1, gravity: -1 });
  } else {
    hero.vx = approach(hero.vx, to.x * SPEED, to.x ? 1.1 : 1.5);
    hero.vy = approach(hero.vy, to.y * SPEED * 0.85, to.y ? 1 : 1.4);
  }
  const [x, y] = [hero.x, hero.y];
  hero.x = clamp(hero.x + hero.vx / 60, EDGE, W - EDGE);
  hero.y = clamp(hero.y + hero.vy / 60, HIGH, LOW);
  if (Math.abs(hero.vx) > 0.5) s.dir = Math.sign(hero.vx);
  s.still = Math.abs(hero.x - x) + Math.abs(hero.y - y) > 0.01 ? 0 : s.still + 1;
}

/** Everything that is on its way: it moves, strikes, comes near or is over. */
export function moveThreats(g: Game, s: State): void {
  const { hero } = s;
  if (s.streakLeft > 0 && --s.streakLeft === 0) s.streak = 0;
  for (const threat of s.threats) {
    const age = s.beat - threat.from;
    if (age < 0) continue;
    threat.x = xAt(threat, age);
    threat.y = yAt(threat, age);
    const dx = threat.x - hero.x;
    const dy = threat.y - hero.y;
    const far = Math.sqrt(dx * dx + dy * dy) - threat.r - BODY;
    if (far < 0) strike(g, s, threat);
    else if (far < CLOSE && !threat.close && g.safe === 0 && s.still < AWAKE) near(g, s, threat);
    if (age >= threat.life) over(g, s, threat);
  }
  if (s.threats.some(({ gone }) => gone)) s.threats = s.threats.filter(({ gone }) => !gone);
}

function strike(g: Game, s: State, threat: Threat): void {
  const { hero } = s;
  if (g.safe > 0) return;
  threat.gone = true;
  s.streak = s.streakLeft = 0;
  s.squash.kick(0.45);
  g.burst(threat.x, threat.y, { n: 14, speed: 5, colour: [g.design.theme.palette.danger, '#ffffff'] });
  if (s.shields > 0) {
    s.shields--;
    g.safe = SHIELDED;
    g.sound('break');
    g.shake(0.25);
    g.burst(hero.x, hero.y, { n: 20, shape: 'ring', speed: 5, gravity: 0, colour: '#bfeaff' });
    return;
  }
  g.hurt(hero.x, hero.y);
}

/** What came near and missed is worth something, the more the more often it goes on. */
function near(g: Game, s: State, threat: Threat): void {
  threat.close = true;
  s.streak = Math.min(8, s.streak + 1);
  s.streakLeft = 150;
  g.addScore(5 * s.streak, s.hero.x, s.hero.y - HERO * 0.7);
  g.sound('swap', 0.9 + s.streak * 0.09);
  s.squash.kick(-0.16);
  const x = (threat.x + s.hero.x) / 2;
  g.burst(x, (threat.y + s.hero.y) / 2, { n: 6, shape: 'star', speed: 3.5, life: 0.4, colour: '#ffffff' });
}

function over(g: Game, s: State, threat: Threat): void {
  threat.gone = true;
  g.addScore(1);
  if (threat.way !== 'fall' && threat.way !== 'arc') return;
  s.splats.push({ actor: threat.actor, x: threat.x, y: threat.y, size: threat.size, age: 0 });
  g.burst(threat.x, threat.y + 0.2, { n: threat.size > 2 ? 18 : 7, shape: 'smoke', speed: 2.6, gravity: -0.5 });
  g.sound(threat.size > 2 ? 'explode' : 'step', 0.8);
  if (threat.size > 2) g.shake(0.2);
}

/** Whatever lies near is picked up. */
export function pickUp(g: Game, s: State): void {
  const { hero } = s;
  const reach = g.has('magnet') ? 3.4 : 1.05;
  s.finds = s.finds.filter((find) => {
    const dx = hero.x - find.x;
    const dy = hero.y - find.y;
    const far = Math.sqrt(dx * dx + dy * dy) || 1;
    if (far > reach) return true;
    if (far > 1.05) {
      find.x += (dx / far) * 0.14;
      find.y += (dy / far) * 0.14;
      return true;
    }
    take(g, s, find);
    return false;
  });
}

function take(g: Game, s: State, { x, y, power }: Find): void {
  s.squash.kick(0.2);
  g.burst(x, y, { n: g.has('confetti') ? 20 : 11, shape: power ? 'ring' : 'star', speed: 4.5, gravity: power ? 0 : 4 });
  g.addScore(power ? 20 : 15, x, y - 0.6);
  g.sound(power ? 'power' : 'collect', 1 + Math.min(10, s.got) * 0.04);
  if (power === 'shield') s.shields = Math.min(2, s.shields + 1);
  else if (power === 'slow') s.slow = 300;
  else if (power === 'life') g.heal();
  else s.got++;
}
