/** Which of the two it is: things on a list, or whoever hides. */
import type { Actor, GameDesign } from '../../design.js';

export const isSeek = ({ mode }: Pick<GameDesign, 'mode'>): boolean => mode === 'seek';

type Cast = Pick<GameDesign, 'cast'>;
const named = (actors: readonly Actor[]): Actor[] => actors.filter(({ from }) => from === 'prompt');

/** Who hides: whom the prompt names beside its hero, else the hero, with whoever lives there. */
export function hidersOf({ cast: { hero, enemies } }: Cast): readonly Actor[] {
  const others = named(enemies);
  if (others.length > 0) return others;
  return hero.from === 'prompt' ? [hero] : enemies;
}

/** Who seeks; undefined where the hero is the one to be found. */
export const seekerOf = ({ cast }: Cast): Actor | undefined =>
  hidersOf({ cast }).includes(cast.hero) ? undefined : cast.hero;

/** What may be on the list, the prompt's own first; a hero alone ("find the cat") is what is looked for. */
export function wantedOf({ cast: { hero, items } }: Cast): readonly Actor[] {
  const said = named(items);
  const first = said.length > 0 ? said : hero.from === 'prompt' ? [hero] : [];
  return [...first, ...items.filter((item) => !first.includes(item))];
}
