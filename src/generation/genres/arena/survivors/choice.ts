/** The choice of a level: three cards, by keys, stick, pad or a tap; everything else stands still, the clock too. */
import type { Game } from '../../../kit/types.js';
import { CARD, UPGRADES, wantedXp, type State, type Upgrade } from './state.js';

/** so often each can be had */
const MOST = 5;
/** frames after which a card can be taken: a dash that was pressed a moment ago takes none */
const OPENS = 24;
const KEYS = [
  ['Digit1', 'Numpad1'],
  ['Digit2', 'Numpad2'],
  ['Digit3', 'Numpad3'],
] as const;

/** The middle of a card. */
export const cardAt = ({ x, y }: { x: number; y: number }, i: number): { x: number; y: number } => ({
  x: x + (i - 1) * CARD.step,
  y,
});

/** Opens it: three different ones, a weapon that is not there yet among them while there is one. */
export function openChoice(g: Game, s: State, x: number, y: number): void {
  s.xp -= wantedXp(s.level);
  s.level++;
  const free = UPGRADES.filter((one) => (one === 'upHeart' ? g.lives < 5 : s.owned[one] < MOST));
  const cards: Upgrade[] = [];
  const weapons = free.filter((one) => (one === 'upBlades' || one === 'upGlow' || one === 'upWave') && !s.owned[one]);
  if (weapons.length > 0) cards.push(g.rand.pick(weapons));
  while (cards.length < Math.min(3, free.length)) {
    const one = g.rand.pick(free);
    if (!cards.includes(one)) cards.push(one);
  }
  if (cards.length === 0) return;
  s.choice = { cards: g.rand.shuffle(cards), x, y, at: Math.min(1, cards.length - 1), age: 0, pushed: true };
  g.sound('level', 1.2);
}

/** One frame of it. */
export function choose(g: Game, s: State): void {
  const { choice } = s;
  if (!choice) return;
  g.hold();
  g.safe = Math.max(g.safe, 30);
  choice.age++;
  const { ax } = g.pad;
  const side = Math.abs(ax) > 0.5 ? Math.sign(ax) : 0;
  if (side && !choice.pushed) {
    choice.at = (choice.at + side + choice.cards.length) % choice.cards.length;
    g.sound('select');
  }
  choice.pushed = side !== 0;
  if (choice.age < OPENS) return;
  const { pointer } = g.pad;
  let taken = KEYS.findIndex((keys) => keys.some((code) => g.key(code)));
  if (g.clicked() && pointer)
    taken = choice.cards.findIndex((_, i) => {
      const card = cardAt(choice, i);
      return Math.abs(pointer.x - card.x) < CARD.w / 2 && Math.abs(pointer.y - card.y) < CARD.h / 2;
    });
  if (g.pressed('a')) taken = choice.at;
  const upgrade = choice.cards[taken];
  if (upgrade) take(g, s, upgrade);
}

function take(g: Game, s: State, upgrade: Upgrade): void {
  s.owned[upgrade]++;
  if (upgrade === 'upHeart') g.heal();
  s.choice = null;
  s.dashWait = Math.max(s.dashWait, 20);
  g.sound('power');
  g.burst(s.hero.x, s.hero.y, { n: 20, shape: 'star', speed: 5, size: 0.16 });
}
