/** What tells bubbles and marbles apart: who is on them. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';

/** Who is on the bubbles: the things of the prompt first, whoever shoots last; so many sorts. */
export function sortsOf({ design }: Game, count: number): Actor[] {
  const { items, enemies, obstacles, deco, hero, goal } = design.cast;
  const all = [...items, ...(goal ? [goal] : []), ...obstacles, ...deco, ...enemies, hero].filter(
    (actor, i, list) => list.findIndex(({ sprite }) => sprite === actor.sprite) === i,
  );
  // a place is scenery, and on no bubble
  const named = all.filter((actor) => actor.from === 'prompt' && actor !== hero && !deco.includes(actor));
  const order = [...named, ...all.filter((actor) => !named.includes(actor))];
  return Array.from({ length: count }, (_, i) => order[i % order.length] as Actor);
}
