/** What hangs in the wardrobe: the prompt's own pieces first, as many of them as it says, and something of every other part. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { CUTS, cutsOf, DYES, PATTERNS, TABS, type Pattern, type Tab } from './pieces.js';
import { tabOf, type Worn } from './state.js';

/** pieces of one part: more would be too small for a finger */
const MOST = 12;

export interface Closet {
  readonly things: readonly Actor[];
  readonly rails: Map<Tab, Worn[]>;
  /** cuts that the prompt named, in its order */
  readonly named: readonly string[];
}

export function hang(g: Game, person: boolean): Closet {
  const { hero, items, goal, obstacles } = g.design.cast;
  const said = [...items, ...obstacles, ...(goal ? [goal] : [])].filter(({ from }) => from === 'prompt');
  const named = [...new Set(said.flatMap(({ sprite }) => cutsOf(sprite)))];
  const things = items
    .filter(({ sprite, from }) => from === 'prompt' && sprite !== hero.sprite && cutsOf(sprite).length === 0)
    .slice(0, 3);
  const rails = new Map<Tab, Worn[]>();
  const first = (cut: string): number => (named.includes(cut) ? named.indexOf(cut) : 99);
  for (const tab of TABS) {
    if (tab === 'hair' && !person) continue;
    const cuts = CUTS.filter((cut) => cut.tab === tab);
    const rail = cuts
      .map(({ id, dye }): Worn => ({ cut: id, dye, pattern: 'plain' }))
      .toSorted((a, b) => first(a.cut) - first(b.cut));
    rails.set(tab, rail);
  }
  rails.get('extra')?.unshift(...things.map((_, i): Worn => ({ cut: `thing:${i}`, dye: 7, pattern: 'plain' })));
  const n = Math.min(MOST, g.rule('collect')?.n ?? 0);
  for (const tab of new Set(named.map(tabOf))) {
    const rail = rails.get(tab);
    const own = named.filter((cut) => tabOf(cut) === tab);
    if (!rail || n === 0) continue;
    // "10 dresses" are ten of them, each in a dye and pattern of its own
    const copies = Array.from({ length: n }, (_, i): Worn => {
      const cut = own[i % own.length] as string;
      return { cut, dye: (rail[0]?.dye ?? 0) + i * 3, pattern: PATTERNS[Math.floor(i / 3) % 4] as Pattern };
    }).map((one) => ({ ...one, dye: one.dye % DYES.length }));
    rails.set(tab, [...copies, ...rail.filter(({ cut }) => !own.includes(cut))].slice(0, Math.max(n, own.length)));
  }
  for (const [tab, rail] of rails) rails.set(tab, rail.slice(0, MOST));
  // what was named opens first
  const order = [...new Set([...named.map(tabOf), ...TABS])];
  return {
    things,
    named,
    rails: new Map(order.flatMap((tab) => (rails.has(tab) ? [[tab, rails.get(tab) ?? []]] : []))),
  };
}
