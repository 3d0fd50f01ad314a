/**
 * What is played with which device. Each way to play a kind is won with one device, and the devices take turns (`turns.ts`)
 * within the kinds of one engine that a phone shows the same controls for: each of these groups is won by keyboard, by touch
 * and by gamepad. A kind whose fingers have habits of their own is won by touch too, since nothing else shows them.
 */
import type { GameDesign, GameMode, Genre } from '../../../../src/generation/design.js';
import { designLike, penguin } from '../../designs.js';
import { engineOf, GENRES, takeTurns } from '../turns.js';
import { habitsOf, touchOf } from './table.js';

export const DEVICES = ['keyboard', 'touch', 'gamepad'] as const;
export type Device = (typeof DEVICES)[number];

export interface Play {
  readonly name: string;
  readonly design: GameDesign;
  readonly device: Device;
}

/** modes, and a seed where it is one that decides, that make another game of the same kind */
const WAYS: Partial<Record<Genre, readonly (readonly [mode: GameMode | undefined, seed?: number])[]>> = {
  aim_physics: [['golf', 20260], ['golf', 20262], ['archery']],
  arena: [[undefined], ['growing'], ['survivors'], ['bosses'], ['guard']],
  carrom: [[undefined], ['pool']],
  catcher: [[undefined], ['dodge'], ['dodge_way']],
  duel: [['court'], ['fight'], ['ring']],
  hidden_objects: [[undefined], ['seek']],
  maze: [[undefined], ['stealth'], ['dots']],
  platformer: [[undefined], ['ascent']],
  quiz: [[undefined], ['typing']],
  race_board: [['ludo'], ['snakes']],
  shuffleboard: [[undefined], ['petanque']],
  snap: [[undefined], ['war']],
  serving: [[undefined], ['cooking'], ['feeding']],
  stealth_game: [[undefined], ['red_light']],
  timing_game: [[undefined], ['rope']],
  reaction: [['holes'], ['slice'], ['fish'], ['lamp']],
};

type Way = Omit<Play, 'device'>;

/** Easy and short, of two levels: the second finds hands that are still in the middle of something. */
function waysOf(genre: Genre): Way[] {
  const easy = designLike(penguin, { genre, difficulty: 'easy', rules: [{ rule: 'levels', n: 2 }] });
  const ways = WAYS[genre];
  if (!ways) return [{ name: genre, design: easy }];
  return ways.map(([mode, seed = easy.seed]) => ({
    name: `${genre}: ${mode ?? 'plain'}, seed ${seed}`,
    design: designLike(easy, { mode, seed }),
  }));
}

/** Kinds of one engine with the same controls on a phone. */
export const groupOf = ({ design }: Way): string => `${engineOf(design.genre)} ${touchOf(design).move}`;
const hasHabits = ({ design }: Way): boolean => Object.keys(habitsOf(design)).length > 0;

export const PLAYS: readonly Play[] = takeTurns(GENRES.flatMap(waysOf), DEVICES, groupOf).flatMap(([way, device]) => {
  const devices: readonly Device[] = device !== 'touch' && hasHabits(way) ? [device, 'touch'] : [device];
  return devices.map((one) => ({ ...way, device: one }));
});
