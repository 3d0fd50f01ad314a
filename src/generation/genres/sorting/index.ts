/** Sorting: things ride along a belt into the bins where they belong, by kind or by colour; or numbered things are put in order. */
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { setPlaces, stepBelt } from './belt.js';
import { aimOf, sortingBot } from './bot.js';
import { drawSorting } from './draw.js';
import { byColour, isOrdering } from './mode.js';
import { dealOrder, fuseOf, stepOrder } from './order.js';
import { binY, FLIGHT, H, TALLEST, W, type Idea, type Sort, type State } from './state.js';

const IDEAS: readonly Idea[] = ['plain', 'wrapped', 'moving', 'strays'];
const COLOURS = ['#e5484d', '#3d82f0', '#f2b01e', '#37a862'] as const;
/** bins of what is wanted: more do not fit a phone */
const MOST_BINS = 4;

/** What things are told apart by in this level; later ones have more of it, and the last what nobody wants. */
function sortsOf(g: Game, idea: Idea): Sort[] {
  const { items, enemies } = g.design.cast;
  const many = Math.min(MOST_BINS, g.level + (g.skill > 0.4 || g.level > 1 ? 2 : 1));
  const sorts: Sort[] = byColour(g.design)
    ? COLOURS.slice(0, many).map((colour) => ({ actor: null, colour }))
    : [...new Map(items.map((actor) => [actor.sprite, actor])).values()]
        .slice(0, Math.max(many, askedFor(g)))
        .slice(0, MOST_BINS)
        .map((actor) => ({ actor, colour: null }));
  const [stray] = enemies;
  if (idea === 'strays' && stray && !g.has('noEnemies')) sorts.push({ actor: stray, colour: null });
  return sorts;
}

/** Sorts that the prompt names are there from the first level on. */
const askedFor = (g: Game): number => g.design.cast.items.filter(({ from }) => from === 'prompt').length;

export const sorting = defineKind<State>({
  genre: 'sorting_game',
  rules: ['lives', 'timer', 'collect', 'levels', 'speedUp', 'fast', 'slow', 'noEnemies', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST },
  touch: { move: 'none' },
  lives: 3,
  levels: levelsUnless(4, 'collect'),
  budget: secondsByLevels({ base: 120, level: 60, levels: 4, item: 4 }),
  backdrop: 'side',

  create(g) {
    const ordering = isOrdering(g.design);
    const seconds = g.rule('timer')?.seconds;
    const most = seconds ? Math.max(3, Math.floor(seconds / 3)) : 200;
    const need = Math.min(most, g.rule('collect')?.n ?? Math.round(8 + g.level * 2 + g.skill * 6));
    const idea = g.levels === 1 ? 'plain' : IDEAS[(g.level - 1) % IDEAS.length]!;
    const sorts = ordering ? [] : sortsOf(g, idea);
    const s: State = {
      ordering,
      idea,
      sorts,
      bins: sorts.map((_, sort) => ({ sort, x: 0, toX: 0, squash: new Spring() })),
      things: [],
      line: [],
      flights: [],
      coming: need,
      nextIn: 0,
      done: 0,
      need,
      streak: 0,
      cursor: 0,
      held: null,
      fuse: 0,
      most: fuseOf(g),
      change: 420,
      shown: null,
      belt: 0,
      looked: 0,
    };
    setPlaces(s.bins, true);
    if (ordering) dealOrder(g, s);
    g.progress(0, need, g.design.cast.items[0]);
    if (seconds) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    if (s.shown && --s.shown.t <= 0) s.shown = null;
    for (const flight of s.flights) flight.t++;
    s.flights = s.flights.filter(({ t }) => t < FLIGHT);
    if (s.done >= s.need) {
      if (s.flights.length > 0) return;
      g.burst(W / 2, 4, { n: g.has('confetti') ? 90 : 40, shape: 'star', speed: 8, life: 1 });
      return g.levelDone();
    }
    if (s.ordering) stepOrder(g, s);
    else stepBelt(g, s);
  },

  draw: drawSorting,
  bot: sortingBot,

  state(s, g) {
    const at = s.ordering ? s.things[s.cursor] : s.bins[s.cursor];
    const y = s.ordering ? (at as { y: number } | undefined)?.y : binY(g.height);
    const aim = aimOf(g, s);
    return {
      cursor: { x: round(at?.x ?? 0), y: round(y ?? 0) },
      idea: s.idea,
      next: aim && { x: round(aim.x), y: round(aim.y) },
      items: s.things.map((thing) => ({
        x: round(thing.x),
        y: round(thing.y),
        ...(s.ordering ? { number: thing.number } : { sort: thing.sort }),
      })),
      bins: s.bins.map(({ x, sort }) => ({
        x: round(x),
        sort,
        name: s.sorts[sort]?.actor?.name ?? s.sorts[sort]?.colour,
      })),
      needed: s.need - s.done,
      fuse: s.fuse === Infinity || !s.ordering ? null : Math.ceil(s.fuse / 60),
    };
  },
});
