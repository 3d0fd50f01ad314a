/** What a pet wishes in a day, and how long it waits for it. Each day has something new: a bath, another food, a visitor. */
import type { Actor } from '../../design.js';
import { clamp, lerp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { State, Wish } from './state.js';

/** The prompt's own foods first; three at the most are laid out. */
function foodsOf(g: Game): Actor[] {
  const { items } = g.design.cast;
  const named = items.filter(({ from }) => from === 'prompt');
  const rest = items.filter((item) => !named.includes(item));
  return [...named, ...rest].slice(0, Math.min(3, Math.max(named.length, g.level < 3 ? 2 : 3)));
}

/** The day's part of what is to be eaten in all. */
function mealsOf(g: Game): { meals: number; before: number; all: number } {
  const all = g.rule('collect')?.n ?? 0;
  const upTo = (day: number): number => Math.round((all * day) / g.levels);
  return { meals: upTo(g.level) - upTo(g.level - 1), before: upTo(g.level - 1), all };
}

function wishesOf(g: Game, foods: readonly Actor[], meals: number): Wish[] {
  const seconds = g.rule('timer')?.seconds;
  const most = seconds ? Math.max(2, Math.floor(seconds / 9)) : 99;
  const count = clamp(Math.round(3 + g.skill * 1.5) + (g.level > 2 ? 1 : 0), 2, Math.max(1, most - 1));
  const feed = (i: number): Wish => ({ act: 'feed', food: foods[(i + g.level - 1) % foods.length] as Actor });
  const games: Wish[] =
    g.level === 1 ? [{ act: 'pat' }, { act: 'play' }] : [{ act: 'wash' }, { act: 'play' }, { act: 'pat' }];
  const others = g.rand.shuffle(games).slice(0, Math.max(1, count - Math.max(1, Math.floor(count / 2))));
  const fed = Array.from({ length: meals || Math.max(1, count - others.length) }, (_, i) => feed(i));
  // the first one of all is easy to grant
  const [first, ...more] = fed;
  const rest = g.rand.shuffle([...more, ...others]);
  return [...(g.level === 1 && first ? [first, ...rest] : g.rand.shuffle([...fed, ...others])), { act: 'sleep' }];
}

/** Seconds that it waits. */
const patienceOf = (g: Game): number => (g.has('gentle') ? 70 : lerp(34, 16, g.skill));

export function newDay(g: Game): State {
  const foods = foodsOf(g);
  const { meals, ...shares } = mealsOf(g);
  const wishes = wishesOf(g, foods, meals);
  return {
    foods,
    needs: { food: 78, clean: 84, joy: 72, rest: 96 },
    wishes,
    granted: 0,
    eaten: 0,
    ...shares,
    wish: wishes[0] as Wish,
    phase: 'glad',
    t: 0,
    drain: 62 / (patienceOf(g) * 60),
    size: Math.min(5.1, 3 + (g.level - 1) * (2.1 / Math.max(3, g.levels - 1))),
    x: 7,
    lane: 2,
    dirt: [],
    caught: 0,
    toCatch: Math.round(3 + g.skill * 2),
    ball: null,
    fall: (g.has('gentle') ? 2.6 : 3.2 + g.skill * 2.2) / 60,
    strokes: 0,
    bite: null,
    visitor: null,
    visits: g.level < 3 || g.has('noEnemies') || g.has('gentle') ? 0 : 1 + Math.round(g.skill),
    cursor: 0,
    byKeys: false,
    squash: new Spring(),
    press: new Spring(),
    pressed: -1,
    thought: 0,
  };
}
