/** What a throw gives or costs, and when a level is done. */
import type { Game } from '../../../kit/types.js';
import { bringBoss } from './comers.js';
import { GOLD, middleOf, PATIENCE, sizeOf, W, type Being, type Flight, type State } from './state.js';

/** what a hit is worth, by how far off it is */
const WORTH = [30, 20, 10] as const;
const BOSS_HIT = 60;
const BOSS_DOWN = 400;
/** hits in a row after which an escape is forgiven again */
const MAKES_UP = 6;
/** frames of joy after a level */
const CHEER = 50;

/** Tells how many are hit, or how the boss is. */
export function tell(g: Game, s: State): void {
  g.progress(Math.min(s.hits, s.need), s.need, s.targets[0]);
  if (s.boss && s.hits >= s.need) g.bar(Math.max(0, s.boss.hp) / s.boss.most, s.boss.actor);
}

function pop(g: Game, x: number, y: number, n: number): void {
  const { palette } = g.design.theme;
  const party = g.has('confetti');
  const colour = [palette.accent, palette.danger, '#ffffff'];
  g.burst(x, y, { n: party ? n * 2 : n, shape: party ? 'square' : 'star', colour, speed: 5.5 });
}

/** A level is done: stars for aim, or, against the clock, for how much there was. */
export function finish(g: Game, s: State): void {
  if (s.cheer > 0) return;
  pop(g, W / 2, g.height * 0.4, 50);
  const part = s.timed ? s.hits / s.need / 1.5 : s.hits / Math.max(1, s.tries);
  const stars = part > 0.85 ? 3 : part > 0.6 ? 2 : 1;
  g.banner('★★★☆☆'.slice(3 - stars, 6 - stars));
  g.addScore(stars * 100);
  g.bar(null);
  g.sound('power');
  s.cheer = CHEER;
}

/** A life, or the shield. */
function pay(g: Game, s: State, x: number, y: number): void {
  s.streak = 0;
  s.squash.kick(0.35);
  if (!s.shield) return void g.hurt(x, y);
  s.shield = false;
  g.sound('break');
  g.burst(x, y, { n: 24, shape: 'ring', speed: 5, gravity: 0 });
}

/** One who was to be hit has got away: three of them cost a life. */
export function escape(g: Game, s: State, one: Being): void {
  const { left, right } = { left: W / 2 - g.width / 2, right: W / 2 + g.width / 2 };
  const x = Math.min(right - 0.6, Math.max(left + 0.6, one.x));
  const y = one.y - sizeOf(g, one) / 2;
  s.streak = 0;
  g.sound('swap', 0.6);
  g.burst(x, y, { n: 9, shape: 'smoke', colour: g.design.theme.palette.solidEdge, speed: 2.4 });
  if (--s.patience > 0) return;
  s.patience = PATIENCE;
  pay(g, s, x, y);
}

function missed(g: Game, s: State, { x1, y1 }: Flight): void {
  s.streak = 0;
  g.sound('bounce', 0.7);
  g.burst(x1, y1, { n: 7, shape: 'smoke', colour: g.design.theme.palette.solidEdge, speed: 2 });
}

/** A boss that has had enough ends the level. */
function bossHit(g: Game, s: State, one: Being, x: number, y: number): void {
  const { boss } = s;
  if (!boss) return;
  boss.hp--;
  one.hp = boss.hp;
  one.numb = 14;
  one.squash.kick(0.3);
  g.addScore(BOSS_HIT, x, y);
  g.sound('hit', 0.6);
  g.shake(0.35);
  g.freeze(4);
  pop(g, x, y, 20);
  tell(g, s);
  if (boss.hp > 0) return;
  one.hit = 1;
  g.sound('explode');
  g.addScore(BOSS_DOWN, x, y - 1);
  finish(g, s);
}

/** The helmet flies off. */
function bare(g: Game, one: Being, x: number, y: number): void {
  one.hp--;
  one.numb = 10;
  one.squash.kick(0.25);
  g.sound('bounce', 1.3);
  g.shake(0.1);
  g.burst(x, y - 0.5, { n: 10, shape: 'square', colour: ['#9fb1c1', '#ffffff'], speed: 5 });
}

function counted(g: Game, s: State, one: Being, x: number, y: number): void {
  const worth = one.golden ? GOLD : 1;
  s.hits = s.hits < s.need ? Math.min(s.need, s.hits + worth) : s.hits + 1;
  s.streak++;
  one.hit = 1;
  one.squash.kick(0.4);
  g.addScore(WORTH[one.row] * worth + Math.min(50, s.streak * 5), x, y - 0.4);
  if (one.golden) g.float(`×${GOLD}`, x, y - 1.1);
  else if (s.fed) g.float('♥', x, y - 1, '#ff5d7a');
  g.sound(s.streak % 5 === 0 ? 'combo' : s.fed ? 'collect' : 'hit', 1 + Math.min(10, s.streak) * 0.05);
  g.shake(s.fed ? 0.05 : 0.14);
  g.freeze(2);
  pop(g, x, y, 14);
  if (s.streak % MAKES_UP === 0 && s.patience < PATIENCE) s.patience++;
  tell(g, s);
  if (s.hits < s.need || (s.timed && !s.boss)) return;
  if (!s.boss) return finish(g, s);
  if (s.hits > s.need) return;
  g.sound('boss');
  g.banner(g.design.texts.boss);
  bringBoss(g, s);
}

/** A throw has come down, on that one or on nobody. */
export function struck(g: Game, s: State, flight: Flight, one: Being | null): void {
  if (!one) return missed(g, s, flight);
  const { x, y } = middleOf(g, one);
  if (one.spared) {
    one.hit = 1;
    one.squash.kick(0.4);
    g.sound('hurt');
    g.flash(g.design.theme.palette.danger, 0.25);
    return pay(g, s, x, y);
  }
  if (one.boss) return bossHit(g, s, one, x, y);
  if (one.hp > 1) return bare(g, one, x, y);
  counted(g, s, one, x, y);
}
