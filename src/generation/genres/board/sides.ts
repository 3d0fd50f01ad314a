/** Who plays against whom. */
import type { Actor, GameDesign } from '../../design.js';
import { lastOf } from '../../kit/bosses.js';

/** a computer that is played against, and the game's own board, are no tokens */
const NO_TOKEN = /computer|laptop|chess|game|joystick/u;

/** Who plays against whom on this level: those of the prompt first, and things where it names no one. */
export function sidesOf({ cast }: Pick<GameDesign, 'cast'>, level: number, last: boolean): readonly [Actor, Actor] {
  const { hero } = cast;
  const named = cast.enemies.filter(({ from }) => from === 'prompt');
  const enemies = named.length > 0 ? named : cast.enemies;
  const things = cast.items.filter(({ from, sprite }) => from === 'prompt' && !NO_TOKEN.test(sprite));
  const mine = hero.from === 'prompt' ? hero : (things.shift() ?? hero);
  // each game against another of them, the last against the strongest
  const foe = last ? lastOf({ cast: { ...cast, enemies } }) : (enemies[(level - 1) % enemies.length] as Actor);
  const thing = named.length > 0 ? undefined : things[(level - 1) % Math.max(1, things.length)];
  return [mine, thing ?? foe];
}
