/** Who is thrown at, who must not be hit, and what is thrown. */
import type { Actor, GameDesign } from '../../../design.js';
import { crowdOf } from '../../../kit/bosses.js';

type Cast = Pick<GameDesign, 'cast' | 'rules'>;

const named = (list: readonly Actor[]): readonly Actor[] => list.filter(({ from }) => from === 'prompt');
const has = ({ rules }: Cast, name: string): boolean => rules.some(({ rule }) => rule === name);

/** What is eaten gladly wherever it lands; nobody likes a tomato or an egg in the face. */
const FOOD = new RegExp(
  [
    'bread|croissant|bagel|pretzel|baguette|pizza|burger|sandwich|cookie|doughnut|cupcake|cake$|pancake|waffle',
    'cheese|carrot|corn|bone|fish|shrimp|meat|poultry|bacon|rice|dumpling|fries|popcorn|candy|lollipop|chocolate',
    'honey|ice-cream|shaved|banana|grapes|cherries|berr(?:y|ies)|kiwi|mango|apple$|pear|hot-dog|taco|burrito',
    'falafel|salad|leafy|peanuts|chestnut',
  ].join('|'),
  'u',
);
const SPLATS = /pineapple/u;

/** What is thrown: what the prompt says, else the first thing it names, else what the theme has. */
export function thrownOf({ cast }: Cast): Actor {
  const { projectile, items } = cast;
  if (projectile?.from === 'prompt') return projectile;
  const foes = named(cast.enemies).length > 0;
  const thing = foes ? named(items)[0] : undefined;
  return thing ?? projectile ?? (items[0] as Actor);
}

/** Whoever the prompt names to be thrown at; what stands there to be hit, where it names nobody; else the theme's. */
export function targetsOf(design: Cast): readonly Actor[] {
  const { enemies, items, goal } = design.cast;
  const thrown = thrownOf(design);
  const things = named(items).filter((one) => one !== thrown && one.sprite !== thrown.sprite);
  const aims = goal && goal.from === 'prompt' && goal.sprite !== thrown.sprite ? [goal] : [];
  if (has(design, 'noEnemies')) return things.length > 0 ? things : aims.length > 0 ? aims : items;
  if (named(enemies).length > 0) return named(crowdOf(design));
  return things.length > 0 ? things : aims.length > 0 ? aims : enemies;
}

/** Who walks about among them and must not be hit: only whom the prompt names. */
export const sparedOf = (design: Cast): readonly Actor[] => {
  const targets = targetsOf(design);
  return named(design.cast.obstacles).filter((one) => !targets.includes(one));
};

/** Hearts and stars are counted, not carried. */
const COUNTED = /heart|star$|trophy|hundred/u;

/** What those who are thrown at make off with: a thing of the prompt's that is not thrown. */
export function lootOf(design: Cast): Actor | null {
  const thrown = thrownOf(design);
  const targets = targetsOf(design);
  const free = named(design.cast.items).filter(
    (one) => one.sprite !== thrown.sprite && !targets.includes(one) && !COUNTED.test(one.sprite),
  );
  return named(design.cast.enemies).length > 0 ? (free[0] ?? null) : null;
}

/** Whether they like what they get. */
export const isFed = (design: Cast): boolean => {
  const { sprite } = thrownOf(design);
  return lootOf(design) === null && FOOD.test(sprite) && !SPLATS.test(sprite);
};
