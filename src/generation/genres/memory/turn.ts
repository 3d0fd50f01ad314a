/** A turn: one card, another, the verdict; then whoever makes mischief swaps two cards before everybody's eyes. */
import type { Game } from '../../kit/types.js';
import { tableOf } from './layout.js';
import { tellingAt } from './top.js';
import { isToTurn, shine, spin } from './ideas.js';
import { alikeOf, deal, LANTERN, MOST_PAIRS, type Card, type State } from './state.js';

/** frames of a swap */
export const SWAP = 62;

export function flip(g: Game, s: State, card: Card): void {
  if (card.up || card.done || s.phase !== 'ready') return;
  if (card.type === LANTERN) return shine(g, s, card);
  card.up = card.seen = true;
  card.squash.kick(-0.12);
  s.open.push(card);
  g.sound('select', 0.85 + s.open.length * 0.15);
  // the first that differs is a miss, also where three are alike
  if (s.open.length < alikeOf(s) && card.type === s.open[0]?.type) return;
  s.phase = 'judge';
  s.t = 0;
}

/** Frames that two cards of no pair stay open. */
function shown(g: Game, s: State): number {
  const haste = g.has('speedUp') ? Math.max(0.5, 1 - s.pairs * 0.05) : 1;
  return Math.round((80 - g.skill * 35) * haste * (g.has('fast') ? 0.75 : g.has('slow') ? 1.35 : 1));
}

export function judge(g: Game, s: State): void {
  const { open } = s;
  const pair = open.every(({ type }) => type === open[0]?.type);
  if (pair ? s.t < 20 : s.t < shown(g, s) && !(s.t > 24 && (g.clicked() || g.pressed('a')))) return;
  s.open = [];
  s.phase = 'ready';
  s.t = 0;
  if (pair) return match(g, s, open);
  for (const card of open) card.up = false;
  s.streak = 0;
  s.misses++;
  g.sound('swap', 0.8);
  if (s.two) {
    s.two.turn = s.two.turn === 0 ? 1 : 0;
    return;
  }
  const at = tellingAt(g);
  if (s.shields > 0) {
    s.shields--;
    g.sound('power');
    g.burst(at.hero.x, at.hero.y, { n: 14, shape: 'ring', speed: 4, gravity: 0 });
  } else if (spend(g, s)) return;
  if (s.imp && s.misses % s.imp.every === 0) mischief(g, s);
  else if (isToTurn(s)) spin(g, s);
}

/** One try less; true where it was the last of the last life. */
function spend(g: Game, s: State): boolean {
  if (s.tries === null || --s.tries > 0) return false;
  const { hero } = tellingAt(g);
  if (g.hurt(hero.x, hero.y) === 'dead') return true;
  s.tries = Math.ceil(s.given / 2);
  return false;
}

function match(g: Game, s: State, cards: readonly Card[]): void {
  const { palette } = g.design.theme;
  const middle = (axis: 'x' | 'y'): number => cards.reduce((sum, card) => sum + card[axis], 0) / cards.length;
  for (const card of cards) card.done = true;
  s.pairs++;
  s.streak++;
  if (s.two) s.two.won[s.two.turn]++;
  s.found.push((cards[0] as Card).actor);
  s.jump.kick(-0.34);
  g.addScore(50 * Math.min(5, s.streak), middle('x'), middle('y'));
  g.sound(s.streak > 1 ? 'combo' : 'collect', 1 + Math.min(6, s.streak) * 0.1);
  for (const card of cards)
    g.burst(card.x, card.y, {
      n: g.has('confetti') ? 26 : 14,
      shape: g.has('confetti') ? 'square' : 'star',
      colour: [palette.accent, palette.danger, '#ffffff'],
      speed: 5,
    });
  // a streak gives back what a miss took
  if (s.streak > 1 && s.tries !== null && s.tries < s.given && !g.has('moves')) {
    s.tries++;
    const { tries } = tellingAt(g);
    g.float('+1', tries.x, tries.y + 0.2, palette.accent);
  }
  if (s.boss) {
    s.boss.hit = 16;
    g.shake(0.25);
    g.freeze(3);
  }
  tell(g, s);
  if (s.pairs >= s.need) {
    g.addScore((s.tries ?? 5) * 15);
    const { x, y } = tableOf(g);
    g.burst(x, y, { n: g.has('confetti') ? 80 : 45, shape: 'star', speed: 9, life: 1 });
    return g.levelDone();
  }
  // the prompt's moves are turns, found or not
  if (g.has('moves') && spend(g, s)) return;
  if (s.cards.every((card) => card.done)) {
    Object.assign(s, deal(g, s, Math.min(MOST_PAIRS, s.need - s.pairs), s.pairs));
    s.phase = 'deal';
    s.cursor = 0;
    s.found = [];
  }
}

export function tell(g: Game, s: State): void {
  g.progress(s.pairs, s.need, g.design.cast.items[0]);
  if (s.boss) g.bar(1 - s.pairs / s.need, s.boss.actor);
}

function mischief(g: Game, s: State): void {
  const free = g.rand.shuffle(s.cards.filter((card) => !card.done && !card.up));
  const [one, two] = free;
  // with four cards left a swap would only be a nuisance
  if (!one || !two || free.length < 5) return;
  s.swapping = [one, two];
  s.phase = 'mischief';
  s.t = 0;
  g.sound('boss', 1.4);
}

/** One frame of a swap: both cards travel in a bow. */
export function swapStep(g: Game, s: State): void {
  const [one, two] = s.swapping as [Card, Card];
  const t = Math.min(1, Math.max(0, (s.t - 16) / (SWAP - 16)));
  const part = t * t * (3 - 2 * t);
  const bow = Math.sin(part * Math.PI) * 0.7;
  const [a, b] = [one.home, two.home];
  const long = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) || 1;
  const [nx, ny] = [-(b.y - a.y) / long, (b.x - a.x) / long];
  one.x = a.x + (b.x - a.x) * part + nx * bow;
  one.y = a.y + (b.y - a.y) * part + ny * bow;
  two.x = b.x + (a.x - b.x) * part - nx * bow;
  two.y = b.y + (a.y - b.y) * part - ny * bow;
  if (s.t < SWAP) return;
  [one.home, two.home] = [b, a];
  for (const card of [one, two]) card.squash.kick(0.14);
  // the cursor stays on its place, the list in the order of the places
  const [i, j] = [s.cards.indexOf(one), s.cards.indexOf(two)];
  [s.cards[i], s.cards[j]] = [two, one];
  s.swapping = null;
  s.phase = 'ready';
  s.t = 0;
  g.sound('step');
}
