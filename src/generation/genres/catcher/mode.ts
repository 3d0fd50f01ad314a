/** Which of the catchers it is: one who catches, one who dodges what comes, or one who steers on a way between what lies there. */
import type { GameDesign } from '../../design.js';

export type CatcherMode = 'plain' | 'dodge' | 'dodge_way';

/** What carries somebody along: on it one is on the way to somewhere. */
const CARRIES =
  /boat|ship$|canoe|rowing|surfing|swimming|biking|bicycle|scooter|motor|sled|skier|snowboard|skateboard|automobile|bus$|taxi|truck|tractor|racing-car|police-car|rocket|saucer/u;

/** Of a kind by its name and mode alone, nothing says who is in it. */
type Asked = Pick<GameDesign, 'mode'> & { readonly cast?: GameDesign['cast'] | undefined };

/**
 * On a way where the prompt says where one gets to, or one rides on something; never where somebody throws at one.
 */
export function catcherMode({ mode, cast }: Asked): CatcherMode {
  if (mode === 'dodge_way') return mode;
  if (mode !== 'dodge') return 'plain';
  if (!cast) return mode;
  const { hero, goal, projectile } = cast;
  if (projectile?.from === 'prompt') return 'dodge';
  return goal?.from === 'prompt' || (hero.from === 'prompt' && CARRIES.test(hero.sprite)) ? 'dodge_way' : 'dodge';
}

/** What is dodged: what the prompt names of those who come, of what lies in the way and of what is thrown; else whom the theme has. */
export function dodgedOf({ cast }: Pick<GameDesign, 'cast'>): GameDesign['cast']['enemies'] {
  const { enemies, obstacles, projectile } = cast;
  if (projectile?.from === 'prompt') return [projectile];
  const named = [...enemies, ...obstacles].filter(({ from }) => from === 'prompt');
  return named.length > 0 ? named : enemies;
}
