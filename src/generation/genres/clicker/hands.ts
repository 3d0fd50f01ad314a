/** Clicks by mouse or finger on what they hit; by keys: the button clicks, up takes what is golden, the sides choose an upgrade, down buys it. */
import type { Game } from '../../kit/types.js';
import { buy, clickOf, earn } from './economy.js';
import { hitThief, short, strikeBoss, takeGolden } from './stage.js';
import { HEART, RADIUS, SHOP, W, type State } from './state.js';

export const cardX = (i: number): number => (W / 4) * (i + 0.5);

function purchase(g: Game, s: State, i: number): boolean {
  s.cursor = i;
  if (!buy(s.economy, i)) {
    s.cards[i]?.kick(0.08);
    g.sound('bounce', 0.6);
    return false;
  }
  s.cards[i]?.kick(-0.22);
  g.sound('power', 1 + i * 0.1);
  g.addScore(5);
  g.burst(cardX(i), SHOP.y + 1, { n: g.has('confetti') ? 26 : 14, shape: 'star', speed: 5 });
  return true;
}

/** One click on the hoard, or on the boss that stands before it. */
function strike(g: Game, s: State, x: number, y: number): void {
  s.clicks++;
  s.poke = 6;
  s.squash.kick(0.16);
  const amount = clickOf(s.economy) * (s.frenzy > 0 ? 3 : 1);
  if (s.boss) return strikeBoss(g, s, s.boss, amount);
  earn(s.economy, amount);
  g.addScore(1);
  g.sound('collect', 0.9 + ((s.clicks % 8) / 8) * 0.35);
  g.float(`+${short(amount)}`, x + (((s.clicks * 29) % 16) - 8) / 10, y - 0.6, s.frenzy > 0 ? '#ffd54a' : '#ffffff');
  const { items } = g.design.cast;
  const actor = items[s.clicks % items.length];
  if (actor && s.flying.length < 26)
    s.flying.push({ x, y, vx: ((s.clicks * 53) % 90) / 10 - 4.5, vy: -6 - ((s.clicks * 31) % 30) / 10, age: 0, actor });
  g.burst(x, y, { n: s.frenzy > 0 ? 8 : 4, shape: 'star', speed: 4, life: 0.4, size: 0.14 });
}

function pointed(g: Game, s: State, x: number, y: number): void {
  const gold = s.golden.find((one) => Math.abs(one.x - x) < 1 && Math.abs(one.y - y) < 1);
  if (gold) return takeGolden(g, s, gold);
  const thief = s.thieves.find((one) => !one.fleeing && Math.abs(one.x - x) < 1.1 && Math.abs(one.y - y) < 1.2);
  if (thief) return hitThief(g, thief);
  if (y > SHOP.y) {
    const i = Math.floor((x / W) * 4);
    if (i >= 0 && i < 4) purchase(g, s, i);
    return;
  }
  const dx = x - HEART.x;
  const dy = y - HEART.y;
  if (dx * dx + dy * dy < (RADIUS + 0.5) ** 2) strike(g, s, x, y);
}

export function readHands(g: Game, s: State): void {
  const { pointer, a } = g.pad;
  if (pointer && g.clicked()) pointed(g, s, pointer.x, pointer.y);
  const press = (): void => {
    const near = s.thieves
      .filter((one) => !one.fleeing)
      .toSorted((one, other) => Math.abs(one.x - HEART.x) - Math.abs(other.x - HEART.x))[0];
    if (near) hitThief(g, near);
    else strike(g, s, HEART.x, HEART.y - 0.6);
  };
  if (g.pressed('a')) press();
  // hands that never rest: the prompt's rapid fire
  const over =
    pointer?.down && (pointer.x - HEART.x) ** 2 + (pointer.y - HEART.y) ** 2 < RADIUS ** 2 && !s.thieves.length;
  s.held = a || over ? s.held + 1 : 0;
  if (g.has('rapidFire') && s.held > 12 && s.held % 9 === 0) press();
  if (g.pressed('up')) {
    const [gold] = s.golden;
    if (gold) takeGolden(g, s, gold);
  }
  if (g.pressed('left')) choose(g, s, -1);
  if (g.pressed('right')) choose(g, s, 1);
  if (g.pressed('down') || g.pressed('b')) purchase(g, s, s.cursor);
  for (let i = 0; i < 4; i++) if (g.key(`Digit${i + 1}`)) purchase(g, s, i);
}

function choose(g: Game, s: State, by: number): void {
  s.cursor = (s.cursor + by + 4) % 4;
  g.sound('step', 1.3);
}
