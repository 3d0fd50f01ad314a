/** What each table brings in that none before it had: a lamp, three alike, a prankster, shadows, a table that turns. */
import type { GameDesign } from '../../design.js';
import { bossOn } from '../../kit/bosses.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import { tableOf } from './layout.js';
import { isForTwo, type Card, type MemoryIdea, type State } from './state.js';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly MemoryIdea[] = ['plain', 'lantern', 'threes', 'prankster', 'shadows', 'turntable'];
/** tables of a game of questions, or with the prompt's own clock or turns: what those are good for is reckoned in pairs */
const PLAIN = 3;
/** misses between two turns of the table, and frames that one takes */
const TURNS_EVERY = 2;
const SPIN = 70;
/** frames that the lamp shows all cards */
const SHINE = 100;

const ideasFor = (rules: readonly { readonly rule: string }[]): readonly MemoryIdea[] =>
  IDEAS.filter((idea) => idea !== 'prankster' || !rules.some(({ rule }) => rule === 'noEnemies'));
const asks = ({ rules }: Pick<GameDesign, 'rules'>, ...names: readonly string[]): boolean =>
  rules.some(({ rule }) => names.includes(rule));
const isPlain = (design: GameDesign): boolean => Boolean(design.content) || asks(design, 'timer', 'moves');

export function levelsOf(design: GameDesign): number {
  if (isForTwo(design) || asks(design, 'collect', 'pairs')) return 1;
  return isPlain(design) ? PLAIN : ideasFor(design.rules).length;
}

/** A table alone has no idea, nor one whose limit is the prompt's, nor a boss's. */
export function ideaOf(g: Game): MemoryIdea | null {
  if (g.levels === 1 || bossOn(g) || isPlain(g.design) || asks(g.design, 'collect', 'pairs')) return null;
  return ideaAt(g, ideasFor(g.design.rules));
}

/** The lamp was turned up: all cards are seen for a moment, and it is used up. */
export function shine(g: Game, s: State, lamp: Card): void {
  lamp.up = lamp.seen = lamp.done = true;
  s.phase = 'shine';
  s.t = 0;
  g.sound('power');
  g.flash('#fff3b0');
  g.burst(lamp.x, lamp.y, { n: 30, shape: 'ring', speed: 7, gravity: 0, colour: ['#ffe45c', '#ffffff'] });
}

export function shineStep(s: State): void {
  for (const card of s.cards) card.seen = true;
  if (s.t < SHINE) return;
  s.phase = 'ready';
  s.t = 0;
}

/** Whether the table turns now: after so many misses, and not for the last few cards. */
export const isToTurn = (s: State): boolean =>
  s.idea === 'turntable' && s.misses % TURNS_EVERY === 0 && s.cards.filter((card) => !card.done).length > 4;

export function spin(g: Game, s: State): void {
  s.phase = 'spin';
  s.t = 0;
  g.sound('swap', 0.6);
}

/** One frame of half a turn: each card ends where the one opposite was. */
export function spinStep(g: Game, s: State): void {
  const { x, y, w, h } = tableOf(g);
  const t = Math.min(1, Math.max(0, (s.t - 10) / (SPIN - 10)));
  const part = t * t * (3 - 2 * t);
  const [cos, sin] = [Math.cos(part * Math.PI), Math.sin(part * Math.PI)];
  // halfway the corners would stand out over the rim
  const near = 1 - sin * 0.22;
  const last = s.cards.length - 1;
  const homes = s.cards.map(({ home }) => home);
  s.cards.forEach((card, i) => {
    const [dx, dy] = [(card.home.x - x) / w, (card.home.y - y) / h];
    const to = homes[last - i] as Card['home'];
    // a row of another length lies opposite now and then: there they come to lie by and by
    card.x = x + (dx * cos - dy * sin) * w * near + (to.x - x + dx * w) * part;
    card.y = y + (dy * cos + dx * sin) * h * near + (to.y - y + dy * h) * part;
  });
  if (s.t < SPIN) return;
  s.cards.forEach((card, i) => {
    card.home = homes[last - i] as Card['home'];
    ({ x: card.x, y: card.y } = card.home);
    card.squash.kick(0.1);
  });
  // the cursor stays on its place, the list in the order of the places
  s.cards.reverse();
  s.phase = 'ready';
  s.t = 0;
  g.sound('step');
}
