/** Whom the title shows: of a prompt that names somebody or something, that alone. */
import type { Actor, GameDesign } from '../design.js';

export interface TitleCast {
  /** stands in the middle, large */
  readonly hero: Actor;
  readonly enemies: readonly Actor[];
  readonly items: readonly Actor[];
  readonly goal: Actor | undefined;
  /** what may stand in the place of a goal */
  readonly deco: readonly Actor[];
}

/** Whether the prompt names it. */
export const isAsked = (actor: Actor | undefined): boolean => actor?.from === 'prompt';

const isPlate = ({ sprite }: Actor): boolean => sprite.startsWith('label:');

/** Where the hero only fills a gap, what is gathered or fought stands in the middle; where nothing is asked for, everybody is shown. */
export function titleCast({ cast, rules }: Pick<GameDesign, 'cast' | 'rules'>): TitleCast {
  const { hero, items, goal, deco } = cast;
  const enemies = rules.some(({ rule }) => rule === 'noEnemies') ? cast.enemies.filter(isAsked) : cast.enemies;
  if (![hero, ...enemies, ...items].some(isAsked)) return { hero, enemies, items, goal, deco };
  const things = items.filter(isAsked);
  const foes = enemies.filter(isAsked);
  // a plate with a word on it is no picture of a game, where there is one
  const shown = [...things, ...foes].toSorted((a, b) => Number(isPlate(a)) - Number(isPlate(b)));
  const middle = isAsked(hero) ? hero : (shown[0] ?? hero);
  return {
    hero: middle,
    enemies: foes.filter((foe) => foe !== middle),
    items: things.filter((thing) => thing !== middle || things.length > 1),
    goal: isAsked(goal) ? goal : undefined,
    deco: deco.filter(isAsked),
  };
}
