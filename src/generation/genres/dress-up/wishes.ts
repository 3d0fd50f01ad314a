/**
 * The wishes of a level. An outfit is made first, of what hangs in the wardrobe, and each wish is something that is true of it: so all of them can be
 * granted together. Level by level: pieces; their colours; what suits the occasion; patterns; what goes together; a colour that nobody wants to see;
 * a picture; a picture from memory.
 */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import type { Being } from './beings.js';
import { hang } from './closet.js';
import { occasionOf, type Occasion } from './mode.js';
import { costumeOf, PATTERNS, type Slot, type Tab } from './pieces.js';
import { newHands } from '../words/spots.js';
import { Spring } from '../../kit/juice.js';
import { beingOf } from './beings.js';
import { isMet, slotOf, suits, takeOffFor, tabOf, type Outfit, type State, type Wish, type Worn } from './state.js';

const THEMES = ['cuts', 'dyes', 'occasion', 'patterns', 'alike', 'never', 'portrait', 'memory'] as const;
type Theme = (typeof THEMES)[number];
const IDEA = {
  dyes: 'dye',
  occasion: 'occasion',
  patterns: 'print',
  alike: 'alike',
  never: 'unwanted',
  portrait: 'portrait',
  memory: 'glimpse',
} as const;

/** frames for which a hidden portrait is seen */
export const PEEK = 300;

/** So many levels are spread over the themes; the last is always from memory where there are more than three. */
const themeOf = (g: Game): Theme => {
  const last = THEMES.length - 1;
  const at = g.levels <= 1 ? 1 : Math.round(((g.level - 1) * last) / (Math.max(g.levels, 4) - 1));
  return THEMES[Math.min(at, last)] as Theme;
};

/** What it wears in the morning. */
function plainly(being: Being): Outfit {
  return being.hair ? { hair: { cut: being.hair, dye: being.hair === 'short' ? 9 : 8, pattern: 'plain' } } : {};
}

/** An outfit of the wardrobe: named pieces first, something for the body, and so many in all. */
function compose(
  g: Game,
  rails: ReadonlyMap<Tab, readonly Worn[]>,
  named: readonly string[],
  occasion: Occasion,
  theme: Theme,
  n: number,
): Outfit {
  const target: Outfit = {};
  const pool = [...rails.values()].flat().filter(({ cut }) => tabOf(cut) !== 'hair' || named.includes(cut));
  const want = (worn: Worn): number =>
    (named.includes(worn.cut) || worn.cut.startsWith('thing:') ? 2 : 0) +
    (theme === 'occasion' && suits(worn, occasion) ? 5 : 0) +
    g.rand.next() * 2.4;
  const ranked = pool.map((worn) => ({ worn, by: want(worn) })).toSorted((a, b) => b.by - a.by);
  for (const { worn } of ranked) {
    const slot = slotOf(worn.cut);
    const taken =
      target[slot] ??
      (slot === 'dress'
        ? (target.top ?? target.bottom)
        : slot === 'top' || slot === 'bottom'
          ? target.dress
          : undefined);
    // a hidden dress is no fun to choose
    const hidden =
      (slot === 'coat' && worn.cut !== 'cape' && target.dress) ||
      (slot === 'dress' && target.coat && target.coat.cut !== 'cape');
    if (taken || hidden) continue;
    target[slot] = worn;
    if (Object.keys(target).length >= n) break;
  }
  return target;
}

/** A dye each, and patterns where there is cloth enough to see them. */
function dyed(g: Game, target: Outfit, theme: Theme): void {
  const dyes = g.rand.shuffle([0, 1, 2, 3, 4, 5, 6, 7]);
  const slots = Object.keys(target) as Slot[];
  for (const [i, slot] of slots.entries()) {
    const worn = target[slot] as Worn;
    if (worn.cut.startsWith('thing:')) continue;
    const dye =
      theme === 'alike' && i % 2 === 1 ? (target[slots[i - 1] as Slot]?.dye ?? 0) : (dyes[i % dyes.length] as number);
    const pattern = theme === 'patterns' && isWide(slot) ? g.rand.pick(PATTERNS.slice(1)) : worn.pattern;
    target[slot] = { ...worn, dye, pattern };
  }
}
const isWide = (slot: Slot): boolean => ['dress', 'top', 'bottom', 'coat', 'hat', 'neck'].includes(slot);

function wishesOf(g: Game, theme: Theme, target: Outfit, occasion: Occasion): Wish[] {
  const slots = Object.keys(target) as Slot[];
  const isThing = (slot: Slot): boolean => target[slot]?.cut.startsWith('thing:') ?? false;
  const cut = (slot: Slot, more: 'dye' | 'pattern' | 'all' | 'none'): Wish => {
    const worn = target[slot] as Worn;
    const all = more === 'all' && !isThing(slot);
    return {
      want: 'cut',
      slot,
      cut: worn.cut,
      ...((more === 'dye' || all) && !isThing(slot) && { dye: worn.dye }),
      ...((more === 'pattern' || all) && isWide(slot) && { pattern: worn.pattern }),
    };
  };
  if (theme === 'cuts') return slots.map((slot) => cut(slot, 'none'));
  if (theme === 'occasion') {
    const n = Object.values(target).filter((worn) => suits(worn, occasion)).length;
    const other = slots.filter((slot) => !suits(target[slot] as Worn, occasion) || slot === slots[0]);
    return [{ want: 'occasion', n }, ...other.slice(0, 2).map((slot) => cut(slot, 'dye'))];
  }
  if (theme === 'alike')
    return slots.flatMap((slot, i): Wish[] => {
      const before = slots[i - 1];
      if (i % 2 === 0 || !before || isThing(slot) || isThing(before)) return [cut(slot, 'dye')];
      return [{ want: 'alike', slots: [before, slot] }];
    });
  if (theme === 'never') {
    const used = new Set(Object.values(target).map(({ dye }) => dye));
    const dye = g.rand.pick([0, 1, 2, 3, 4, 5, 6].filter((one) => !used.has(one)));
    return [{ want: 'never', dye }, ...slots.map((slot) => cut(slot, slot === slots[0] ? 'dye' : 'none'))];
  }
  // only where they matter are prints asked for
  return slots.map((slot) =>
    cut(slot, theme === 'dyes' ? 'dye' : theme === 'patterns' && isWide(slot) ? 'pattern' : 'all'),
  );
}

/** A costume that somebody of the prompt wears. */
function costume(as: Actor, rails: ReadonlyMap<Tab, readonly Worn[]>): Outfit {
  const target: Outfit = {};
  for (const part of costumeOf(as.sprite)) {
    const cut = part.slice(0, -1);
    // of what hangs here
    if (rails.get(tabOf(cut))?.some((worn) => worn.cut === cut))
      target[slotOf(cut)] = { cut, dye: Number(part.at(-1)), pattern: 'plain' };
  }
  return target;
}

export function newLevel(g: Game): State {
  const { cast } = g.design;
  const being = beingOf(g.design);
  const occasion = occasionOf(g.design);
  const { things, rails, named } = hang(g, being.person);
  const others = [...cast.enemies, ...cast.items, ...(cast.goal ? [cast.goal] : [])];
  const dressers = others.filter(
    ({ from, sprite }) => from === 'prompt' && costumeOf(sprite).length > 0 && sprite !== cast.hero.sprite,
  );
  // whoever is to be played at comes in turn, in the order of the prompt
  const as = dressers.length > 0 ? (dressers[(g.level - 1) % dressers.length] ?? null) : null;
  const own = themeOf(g);
  const theme: Theme =
    as && own !== 'memory' ? (g.level > dressers.length ? 'portrait' : g.skill < 0.25 ? 'cuts' : 'dyes') : own;
  const n = 2 + Math.round(g.skill * 1.5) + (g.level > 1 ? 1 : 0) + (theme === 'alike' ? 1 : 0);
  const target = as
    ? costume(as, rails)
    : compose(g, rails, named, occasion, theme, theme === 'memory' ? Math.min(n, 4) : n);
  if (!as) dyed(g, target, theme);
  const wishes = wishesOf(g, theme, target, occasion);
  const outfit = plainly(being);
  const never = wishes.find((wish) => wish.want === 'never');
  // somebody has already dressed it, and not as it likes
  if (never?.want === 'never')
    for (const cut of ['tee', 'shorts', 'sneakers']) outfit[slotOf(cut)] = { cut, dye: never.dye, pattern: 'plain' };
  if (theme in IDEA) g.idea(IDEA[theme as keyof typeof IDEA]);
  const [tab = 'dress'] = rails.keys();
  return {
    being,
    occasion,
    things,
    rails,
    wishes,
    target,
    portrait: theme === 'portrait' ? 'seen' : theme === 'memory' ? 'hidden' : 'none',
    as,
    outfit,
    met: wishes.map((wish) => isMet(wish, outfit, occasion)),
    phase: 'dress',
    t: 0,
    tab,
    touched: null,
    peek: theme === 'memory' ? PEEK : 0,
    no: 0,
    glad: 0,
    thought: 0,
    hands: newHands(`tab:${tab}`),
    squash: new Spring(),
  };
}

/** Puts a piece on; what can't be worn with it comes off. */
export function putOn(s: State, worn: Worn): void {
  const slot = slotOf(worn.cut);
  takeOffFor(s.outfit, slot);
  s.outfit[slot] = worn;
  s.touched = slot;
}
