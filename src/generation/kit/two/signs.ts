/** What is written over a half of the window: points, lives, what is wanted, the level and the time. */
import { clockTime } from '../elements.js';
import { showsLives, showsPoints } from '../points.js';
import type { Session } from '../session.js';

type Seen = Pick<
  Session<unknown>,
  'design' | 'score' | 'lives' | 'livesAtFirst' | 'goal' | 'level' | 'levels' | 'clockLeft'
>;

export const signsOf = ({ design, score, lives, livesAtFirst, goal, level, levels, clockLeft }: Seen): string[] => [
  ...(showsPoints(design) ? [`★ ${score}`] : []),
  ...(livesAtFirst > 0 && showsLives(design) ? [`♥ ${lives}`] : []),
  ...(goal ? [`${goal.done}/${goal.of}`] : []),
  ...(levels > 1 ? [`⚑ ${level}/${levels}`] : []),
  ...(clockLeft === null ? [] : [clockTime(Math.ceil(clockLeft))]),
];
