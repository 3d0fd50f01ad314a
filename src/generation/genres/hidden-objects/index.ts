/** Find what is on the list in a full scene, or whoever hides in it. Wrong guesses run out; a hint comes back; each level has an idea of its own. */
import type { Actor } from '../../design.js';
import { secondsByLevels } from '../../kit/budget.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { drawScene } from './draw.js';
import { hidersOf, isSeek } from './mode.js';
import { deal, nextOf, paint, restOf, step, tell } from './play.js';
import { makeCovers, makeHiders } from './scene.js';
import { H, LIT, PATIENCE, RECHARGE, TALLEST, W, type Idea, type State } from './state.js';

const FINDING: readonly Idea[] = ['plain', 'night', 'shapes', 'crowd'];
const SEEKING: readonly Idea[] = ['plain', 'movers', 'night', 'decoys'];
/** frames that the bot looks before it taps */
const LOOKS = 66;

/** How many a level has: where a number is asked for, each level has its part of it. */
function sharesOf(g: Game, seek: boolean): { before: number; need: number; all: number } {
  const asked = g.rule('collect')?.n;
  const own = (level: number): number =>
    seek ? Math.round(3 + g.skill * 2 + Math.min(4, level) * 0.6) : Math.round(5 + g.skill * 3 + Math.min(5, level));
  if (asked === undefined) return { before: 0, need: own(g.level), all: own(g.level) };
  const upTo = (level: number): number => Math.round((asked * level) / g.levels);
  return { before: upTo(g.level - 1), need: Math.max(1, upTo(g.level) - upTo(g.level - 1)), all: asked };
}

function ideaOf(g: Game, seek: boolean): Idea {
  const ideas = seek ? SEEKING : FINDING;
  const idea = ideas[(g.level - 1) % ideas.length] as Idea;
  return (idea === 'crowd' || idea === 'decoys') && g.has('noEnemies') ? 'plain' : idea;
}

function walkersOf(g: Game, idea: Idea): State['walkers'] {
  const { enemies, deco } = g.design.cast;
  if (idea !== 'crowd' && idea !== 'decoys') return [];
  const who: readonly Actor[] = enemies.length > 0 ? enemies : deco;
  return Array.from({ length: Math.min(3, 1 + Math.round(g.skill * 2)) }, (_, i) => ({
    actor: who[i % who.length] as Actor,
    x: g.rand.range(0, W),
    y: 3.2 + i * 2.4,
    v: (i % 2 ? -1 : 1) * (0.016 + g.skill * 0.016),
    wobble: new Spring(),
  }));
}

function hide(g: Game, s: State): void {
  const who = hidersOf(g.design);
  s.things = makeCovers(g);
  const most = Math.min(s.need - s.done, s.things.filter(({ piece }) => piece !== null).length - 3);
  const actors = Array.from({ length: most }, (_, i) => who[i % who.length] as Actor);
  s.hiders = makeHiders(g, s.things, actors, restOf(g));
  s.list.length = 0;
  for (const { thing } of s.hiders) s.list.push({ actor: thing.actor as Actor, left: 1 });
  paint(s);
}

export const hiddenObjects = defineKind<State>({
  genre: 'hidden_objects',
  rules: ['lives', 'timer', 'collect', 'levels', 'noEnemies', 'gentle', 'fast', 'slow', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST },
  touch: { move: 'none' },
  // every third wrong guess costs one
  lives: 5,
  levels: 4,
  budget: secondsByLevels({ base: 60, level: 45, levels: 4, item: 6 }),
  backdrop: 'side',

  create(g) {
    const seek = isSeek(g.design);
    const idea = ideaOf(g, seek);
    const middle = { x: W / 2, y: H / 2 };
    const s: State = {
      still: {},
      stillFor: g.height,
      idea,
      things: [],
      order: [[], []],
      hiders: [],
      seek,
      list: [],
      ...sharesOf(g, seek),
      done: 0,
      patience: PATIENCE,
      streak: 0,
      sinceFind: 999,
      cursor: { ...middle },
      lamp: { ...middle },
      byKeys: false,
      held: 0,
      lastPointer: g.pad.pointer && { x: g.pad.pointer.x, y: g.pad.pointer.y },
      hint: RECHARGE,
      hinted: null,
      marks: [],
      walkers: walkersOf(g, idea),
      mood: new Spring(),
      ends: 0,
      looked: 0,
    };
    if (seek) hide(g, s);
    else deal(g, s);
    tell(g, s);
    if (g.rule('timer')) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    step(g, s);
    // more are to be found than covers hide at once
    if (s.seek && s.ends === 0 && s.hiders.every(({ thing }) => thing.found > 30)) hide(g, s);
  },

  draw: drawScene,

  bot(g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    const seconds = g.clockLeft;
    const haste = seconds === null ? LOOKS : clamp((seconds * 30) / Math.max(1, s.need - s.done), 12, LOOKS);
    if (s.ends > 0 || ++s.looked < haste) return;
    const at = nextOf(g, s);
    if (!at) return;
    // in the dark the lamp comes first
    const dark = s.idea === 'night' && (s.lamp.x - at.x) ** 2 + (s.lamp.y - at.y) ** 2 > LIT * LIT;
    pad.pointer = { x: at.x, y: at.y, down: !dark || s.looked > haste + 12 };
    if (pad.pointer.down) s.looked = 0;
  },

  state: (s, g) => ({
    cursor: { x: round(s.cursor.x), y: round(s.cursor.y) },
    idea: s.idea,
    needed: s.need - s.done,
    patience: s.patience,
    hint: round(s.hint / RECHARGE),
    next: roundedNext(g, s),
    list: s.list.map(({ actor, left }) => `${actor.sprite} ${left}`),
  }),
});

function roundedNext(g: Game, s: State): { x: number; y: number } | null {
  const at = nextOf(g, s);
  return at ? { x: round(at.x), y: round(at.y) } : null;
}
