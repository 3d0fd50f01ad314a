/** What goes on by itself on the stage: golden things, thieves, the rival, orders that end, and the boss. */
import type { Actor } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { clickOf, earn, incomeOf } from './economy.js';
import { HEART, W, type Boss, type Golden, type State, type Thief } from './state.js';

const tones = (g: Game): string[] => [g.design.theme.palette.accent, '#ffd54a', '#ffffff'];

export function moveGolden(g: Game, s: State): void {
  const { items, goal } = g.design.cast;
  if (--s.goldWait <= 0) {
    s.goldWait = g.rand.int(420, 760);
    // only for who plays: nothing golden comes to a hoard that nobody touched
    if (s.clicks > 5) {
      const left = g.rand.chance(0.5);
      s.golden.push({
        actor: g.rand.pick(goal ? [...items, goal] : items),
        x: left ? -0.5 : W + 0.5,
        y: g.rand.range(2.6, 8.4),
        vx: (left ? 1 : -1) * g.rand.range(1.3, 2) * (0.8 + g.skill * 0.5),
        age: 0,
      });
      g.sound('select', 1.5);
    }
  }
  for (const one of s.golden) {
    one.age++;
    one.x += one.vx / 60;
    one.y += Math.sin(one.age * 0.06) * 0.02;
  }
  if (s.golden.length > 0) s.golden = s.golden.filter((one) => one.age >= 0 && one.x > -1 && one.x < W + 1);
}

/** A golden thing is taken: a heap at once, or hands of gold for a while. */
export function takeGolden(g: Game, s: State, one: Golden): void {
  one.age = -999;
  s.goldTaken++;
  g.sound('power');
  g.burst(one.x, one.y, { n: g.has('confetti') ? 50 : 28, shape: 'star', colour: tones(g), speed: 6 });
  g.addScore(50, one.x, one.y);
  if (s.goldTaken % 2 === 1) {
    s.frenzy = 360;
    g.float('×3', one.x, one.y - 0.8, '#ffd54a');
  } else gain(g, s, clickOf(s.economy) * 12 + incomeOf(s.economy) * 5, one.x, one.y - 0.6);
}

function gain(g: Game, s: State, amount: number, x: number, y: number): void {
  earn(s.economy, amount);
  g.float(`+${short(amount)}`, x, y, '#ffe27a');
}

/** 1234 → 1.2k: short enough for a card. */
export function short(n: number): string {
  if (n < 1000) return String(Math.floor(n));
  return n < 100_000 ? `${(n / 1000).toFixed(1)}k` : `${Math.floor(n / 1000)}k`;
}

/** Takes a life, or a shield. */
export function blow(g: Game, s: State, x: number, y: number): void {
  s.squash.kick(0.4);
  if (s.shields > 0) {
    s.shields--;
    g.sound('break');
    g.shake(0.3);
    g.burst(x, y, { n: 24, shape: 'ring', speed: 5, gravity: 0 });
    return;
  }
  g.safe = 0;
  g.hurt(x, y);
}

export function moveThieves(g: Game, s: State): void {
  const { enemies } = g.design.cast;
  const hurry = g.has('speedUp') ? 1 + Math.min(0.5, g.time / 80) : 1;
  if (--s.thiefWait <= 0 && s.thieves.length < 3) {
    s.thiefWait = Math.round(((6.5 - g.skill * 3) / hurry) * 60);
    const from = g.rand.chance(0.5) ? -1 : 1;
    s.thieves.push({
      actor: g.rand.pick(enemies),
      x: from < 0 ? -0.8 : W + 0.8,
      y: g.rand.range(5.4, 8.6),
      from,
      hp: 2 + Math.round(g.skill * 2),
      hit: 0,
      fleeing: false,
    });
    g.sound('boss', 1.6);
  }
  for (const thief of s.thieves) {
    if (thief.hit > 0) thief.hit--;
    const pace = thief.fleeing ? 5.5 : (0.75 + g.skill * 0.5) * hurry;
    thief.x += ((thief.fleeing ? thief.from : -thief.from) * pace) / 60;
    if (thief.fleeing || Math.abs(thief.x - HEART.x) > 1.5) continue;
    // it is there: a part of the hoard goes, and a life
    thief.fleeing = true;
    const loot = Math.floor(s.economy.bank * 0.15);
    s.economy.bank -= loot;
    if (loot > 0) g.float(`−${short(loot)}`, thief.x, thief.y - 1, g.design.theme.palette.danger);
    blow(g, s, thief.x, thief.y);
  }
  s.thieves = s.thieves.filter((thief) => thief.hp > 0 && thief.x > -1.2 && thief.x < W + 1.2);
}

export function hitThief(g: Game, thief: Thief): void {
  thief.hp--;
  thief.hit = 8;
  thief.x += thief.from * 0.25;
  g.sound('hit', 1.2);
  g.burst(thief.x, thief.y, { n: 7, colour: [g.design.theme.palette.danger, '#ffffff'] });
  if (thief.hp > 0) return;
  g.addScore(30, thief.x, thief.y - 0.6);
  g.sound('explode', 1.4);
  g.burst(thief.x, thief.y, { n: 18, shape: 'smoke', speed: 4 });
}

/** The rival's part of its way, 0…1: slow at first, then faster and faster, as the player's. */
export function rivalPart(g: Game, s: State): number {
  const hurry = g.has('speedUp') ? 1.06 : 1;
  return Math.min(1, ((g.time * hurry) / ((s.deadlines[0] as number) + s.grace / 60)) ** 2);
}

/** Orders end one after the other; a missed one costs a life, and gives a little time. */
export function moveOrders(g: Game, s: State): void {
  const need = s.milestones[s.order];
  const until = s.deadlines[s.order];
  if (need === undefined || until === undefined) return;
  if (s.economy.earned >= need) {
    s.order++;
    g.addScore(60, HEART.x, 2);
    g.sound('level', 1.2);
    g.burst(HEART.x, 1.6, { n: 24, shape: 'star', colour: tones(g), speed: 5 });
    return;
  }
  if (g.time < until + s.grace / 60) return;
  s.grace += 480;
  blow(g, s, HEART.x, 2);
}

export function newBoss(g: Game, s: State): Boss {
  const actor = g.design.cast.enemies.at(-1) as Actor;
  // as strong as what the player has become, so that it lasts some seconds for everybody
  const most = Math.round((clickOf(s.economy) * 4 + incomeOf(s.economy)) * (9 + g.skill * 5));
  g.bar(1, actor);
  g.banner(g.design.texts.boss ?? '');
  g.sound('boss');
  g.shake(0.5);
  return { actor, most, hp: most, hit: 0, age: 0, charge: 0, wait: 200, guard: 0, squash: new Spring() };
}

export function strikeBoss(g: Game, s: State, boss: Boss, amount: number): void {
  boss.hp -= amount;
  boss.hit = 6;
  boss.squash.kick(0.14);
  g.sound('hit', 1 + (1 - boss.hp / boss.most) * 0.5);
  g.burst(HEART.x + ((s.clicks * 37) % 20) / 10 - 1, HEART.y - 1, {
    n: 6,
    colour: [g.design.theme.palette.danger, '#ffffff'],
  });
  if (boss.charge === 0 || --boss.guard > 0) return;
  // the blow is broken before it comes
  boss.charge = 0;
  boss.wait = Math.round((5.2 - g.skill * 1.6) * 60);
  boss.squash.kick(0.5);
  g.sound('break');
  g.freeze(4);
  g.burst(HEART.x, HEART.y, { n: 26, shape: 'ring', speed: 7, gravity: 0 });
}

/** True when it is beaten. */
export function moveBoss(g: Game, s: State, boss: Boss): boolean {
  boss.age++;
  boss.squash.step();
  if (boss.hit > 0) boss.hit--;
  boss.hp -= incomeOf(s.economy) / 60;
  if (boss.charge > 0) {
    if (--boss.charge === 0) {
      boss.wait = Math.round((5.2 - g.skill * 1.6) * 60);
      boss.squash.kick(-0.4);
      blow(g, s, HEART.x, HEART.y + 2.4);
      boss.hp = Math.min(boss.most, boss.hp + boss.most * 0.06);
    }
  } else if (--boss.wait <= 0) {
    boss.charge = chargeFrames(g);
    boss.guard = Math.round(4 + g.skill * 4);
    g.sound('boss', 1.3);
  }
  g.bar(clamp(boss.hp / boss.most, 0, 1), boss.actor);
  return boss.hp <= 0;
}

export const chargeFrames = (g: Game): number => Math.round((3.2 - g.skill * 1.1) * 60);
