/** Find the pairs. Cards show the cast; misses run out, or the clock; the prompt's enemies swap cards before the player's eyes. */
import type { Actor } from '../../design.js';
import { secondsByLevels } from '../../kit/budget.js';
import { bossOn, chiefOf } from '../../kit/bosses.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { memoryBot } from './bot.js';
import { drawMemory } from './draw.js';
import { ideaOf, IDEAS, levelsOf, shineStep, spinStep } from './ideas.js';
import { LAYOUTS, TALLEST, tableOf, VIEW_H, VIEW_W, WIDEST, type Layout } from './layout.js';
import { deal, isForTwo, layAnew, MOST_PAIRS, type Card, type MemoryIdea, type State } from './state.js';
import { flip, judge, swapStep, tell } from './turn.js';

export const memory = defineKind<State>({
  genre: 'memory',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'pairs',
    'moves',
    'boss',
    'bossEvery',
    'shield',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'twoPlayers',
    'confetti',
  ],
  view: { kind: 'board', w: VIEW_W, h: VIEW_H, tallest: TALLEST, widest: WIDEST },
  touch: { move: 'none' },
  // misses are what runs out; with `lives` each life brings new ones
  lives: 0,
  levels: levelsOf,
  twoPlayers: isForTwo,
  budget: secondsByLevels({ base: 60, level: 70, levels: IDEAS.length, item: 7, wanted: ['collect', 'pairs'] }),
  backdrop: 'top',

  create(g) {
    const turn = g.levels > 1 ? g.level - 1 : g.rand.int(0, 2);
    const seconds = g.rule('timer')?.seconds;
    // a player needs some six seconds a pair
    const moves = g.rule('moves')?.n;
    // who forgets nothing needs some five turns for three pairs
    const worth = moves ? Math.max(2, Math.floor(moves / 2)) : 200;
    const most = Math.min(worth, seconds ? Math.max(3, Math.floor(seconds / 6)) : 200);
    const idea = ideaOf(g);
    // so many pairs as are asked for are so many, whatever the clock says
    const need = g.rule('pairs')?.n ?? Math.min(most, g.rule('collect')?.n ?? setsOf(g, idea));
    const layout = idea === 'turntable' ? 'grid' : (LAYOUTS[turn % LAYOUTS.length] as Layout);
    const { enemies, items } = g.design.cast;
    const two = isForTwo(g.design);
    // nobody comes between two who play against each other
    const bossy = !two && bossOn(g);
    const imp = bossy || (idea === null ? !two && turn > 0 && !g.has('noEnemies') : idea === 'prankster');
    const patience = PATIENCE[idea ?? 'plain'] ?? 1;
    const given = moves ?? Math.max(3, Math.round(2 + need * (2.1 - g.skill * 1.1) * patience));
    const s: State = {
      idea,
      layout,
      ...deal(g, { layout, idea }, Math.min(MOST_PAIRS, need), 0),
      phase: 'deal',
      t: 0,
      // small children see all cards first; of many tables the first ones are gentler anyway
      peek: Math.round(Math.max(0, (g.levels > 5 ? 0.3 : 0.5) - g.skill) * 400),
      cursor: 0,
      open: [],
      pairs: 0,
      need,
      tries: two || (seconds && !moves) ? null : given,
      given,
      shields: g.has('shield') ? 3 : 0,
      misses: 0,
      streak: 0,
      found: [],
      boss: bossy ? { actor: chiefOf(g.design), hit: 0 } : null,
      two: two ? { turn: 0, won: [0, 0], rival: (enemies[0] ?? items[0]) as Actor } : null,
      imp: imp
        ? { actor: bossy ? chiefOf(g.design) : (enemies[turn % enemies.length] as Actor), every: g.skill > 0.6 ? 2 : 3 }
        : null,
      swapping: null,
      jump: new Spring(),
      thought: 0,
    };
    if (idea && idea !== 'plain') g.idea(idea);
    tell(g, s);
    if (seconds) g.clock(90, 'lose');
    return s;
  },

  update(g, s) {
    s.t++;
    layAnew(g, s);
    s.jump.step();
    if (s.boss && s.boss.hit > 0) s.boss.hit--;
    for (const card of s.cards) {
      card.squash.step();
      if (card.done) card.gone++;
      const goal = card.up || card.done || isBared(s) ? 1 : 0;
      card.turn += clamp(goal - card.turn, -0.085, 0.085);
    }
    if (s.phase === 'deal') dealStep(g, s);
    else if (s.phase === 'peek') {
      for (const card of s.cards) card.seen = true;
      if (s.t > s.peek) s.phase = 'ready';
    } else if (s.phase === 'judge') judge(g, s);
    else if (s.phase === 'mischief') swapStep(g, s);
    else if (s.phase === 'shine') shineStep(s);
    else if (s.phase === 'spin') spinStep(g, s);
    else readHands(g, s);
  },

  draw: drawMemory,
  bot: memoryBot,

  state: (s) => {
    const at = s.cards[s.cursor]?.home ?? { x: 0, y: 0 };
    return {
      hero: { x: round(at.x), y: round(at.y) },
      cursor: { x: round(at.x), y: round(at.y) },
      busy: s.phase,
      tries: s.tries,
      shields: s.shields,
      needed: s.need - s.pairs,
      ...(s.two ? { turn: s.two.turn, won: [...s.two.won] } : {}),
      ground: s.layout,
      idea: s.idea,
      // only what a player sees: the face of an open card (−1 is the lamp), else null
      cards: s.cards.map((card) => ({
        x: round(card.x),
        y: round(card.y),
        face: card.up || isBared(s) ? card.type : null,
        done: card.done,
      })),
    };
  },
});

/** more misses are forgiven where more is to be remembered */
const PATIENCE: Readonly<Partial<Record<MemoryIdea, number>>> = { threes: 2.6, prankster: 1.2, turntable: 1.3 };

/** How many pairs, or threes, are to be found: more from table to table. */
function setsOf(g: Game, idea: MemoryIdea | null): number {
  if (idea === 'threes') return Math.round(3 + g.skill * 2);
  // twelve cards lie in rows alike, whichever way they are turned
  if (idea === 'turntable') return 6;
  if (idea !== null) return Math.round(4 + g.skill * 3 + (g.level > 1 ? 1 : 0));
  const grow = g.levels > 1 ? Math.min(g.level - 1, 4) : 1;
  return clamp(Math.round(5 + g.skill * 2) + grow * 2, 4, 12);
}

/** All cards lie open for a moment. */
const isBared = (s: State): boolean => s.phase === 'peek' || s.phase === 'shine';

/** Cards fly to their places, one after the other. */
function dealStep(g: Game, s: State): void {
  const from = { x: tableOf(g).x, y: g.height + 1.5 };
  s.cards.forEach((card, i) => {
    const t = clamp((s.t - i * 3) / 20, 0, 1);
    const part = 1 - (1 - t) ** 3;
    card.x = from.x + (card.home.x - from.x) * part;
    card.y = from.y + (card.home.y - from.y) * part;
    if (s.t === i * 3 + 20) {
      card.squash.kick(0.1);
      g.sound('step', 1 + i * 0.02);
    }
  });
  if (s.t < s.cards.length * 3 + 22) return;
  s.phase = s.peek > 0 ? 'peek' : 'ready';
  s.t = 0;
}

const WAY = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/** The nearest card that way that is still there; the same one where there is none. */
function beside(s: State, side: keyof typeof WAY): number {
  const from = (s.cards[s.cursor] as Card).home;
  const [dx, dy] = WAY[side];
  let best = s.cursor;
  let least = 1e9;
  s.cards.forEach(({ home, done }, i) => {
    const ahead = (home.x - from.x) * dx + (home.y - from.y) * dy;
    const off = Math.abs((home.x - from.x) * dy) + Math.abs((home.y - from.y) * dx);
    if (done || ahead < 0.2 || ahead + off * 2.5 > least) return;
    least = ahead + off * 2.5;
    best = i;
  });
  return best;
}

/** Click a card, or go there with the arrows and press; the second person has keys of their own. */
function readHands(g: Game, s: State): void {
  const pad = s.two?.turn === 1 ? g.pad2 : g.pad;
  for (const side of ['left', 'right', 'up', 'down'] as const)
    if (g.pressed(side, pad)) {
      s.cursor = beside(s, side);
      g.sound('step', 1.3);
    }
  const card = s.cards[s.cursor];
  if (g.pressed('a', pad) && card) flip(g, s, card);
  const { pointer } = g.pad;
  if (!pointer || !g.clicked()) return;
  const half = s.cell / 2;
  const i = s.cards.findIndex((one) => Math.abs(one.x - pointer.x) < half && Math.abs(one.y - pointer.y) < half);
  const over = s.cards[i];
  if (!over) return;
  s.cursor = i;
  flip(g, s, over);
}
