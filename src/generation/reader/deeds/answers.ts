/** What a prompt that names no game may ask for by its deeds: a kind, or a game of the table that is none of today's kinds. */
import { GENRES, type Genre } from '../../design.js';
import { GAMES } from '../../games/games.js';

/** Games that are known by what one does in them; rows of `games/table.ts`, which say what is made instead. */
export const DEEDS = [
  'ordering_game',
  'rescue_game',
  'spelling_game',
  'hide_and_seek',
  'red_light_green_light',
  'collecting_game',
  'throwing_game',
  'dodge_game',
  'eating_game',
  'guard_game',
  'firefighting',
  'lighting_game',
  'feeding_game',
  'cooking_game',
  'restaurant_game',
  'shop_simulator',
  'tag_game',
  'drawing_game',
  'logic_puzzle',
  'detective_game',
  'interactive_story',
  'card_game',
  'board_game',
  'wheel_of_fortune',
  'parking_game',
  'train_game',
  'city_builder',
  'survival_crafting',
  'turn_based_strategy',
  'horror_game',
] as const;
export type Deed = (typeof DEEDS)[number];

/** `free`: any kind will do */
export const ANSWERS = ['free', ...GENRES, ...DEEDS] as const;
export type Answer = (typeof ANSWERS)[number];

const isDeed = (id: string): id is Deed => (DEEDS as readonly string[]).includes(id);
const isKind = (id: string): id is Genre => (GENRES as readonly string[]).includes(id);

/** Games that are one of the answers under another name. */
const ALSO: Readonly<Record<string, Answer>> = {
  recall_game: 'memory',
  counting_game: 'quiz',
  maths_game: 'quiz',
  cloze_game: 'quiz',
  clock_game: 'quiz',
  word_puzzle: 'ordering_game',
  egg_hunt: 'hidden_objects',
  snowball_fight: 'arena',
  horse_game: 'virtual_pet',
  okey: 'card_game',
  hanafuda: 'card_game',
  durak: 'card_game',
  thousand: 'card_game',
  rummy: 'card_game',
  gateball: 'aim_physics',
  gorodki: 'aim_physics',
  lawn_bowls: 'shuffleboard',
  stratego: 'board_game',
  infinite_stairs: 'platformer',
  gravity_flip: 'platformer',
  obby: 'platformer',
  doodle_jump: 'platformer',
  agar_io: 'eating_game',
  feeding_frenzy: 'eating_game',
  rpg: 'arena',
  roguelike: 'arena',
  boss_rush: 'arena',
  fighting_game: 'duel',
  plants_vs_zombies: 'tower_defense',
  rush_hour: 'sokoban',
  fnaf: 'horror_game',
  roulette: 'wheel_of_fortune',
  landing_game: 'lander',
  pet_care: 'virtual_pet',
  chase_game: 'collecting_game',
  shooting_gallery: 'throwing_game',
  duck_hunt: 'throwing_game',
  moorhuhn: 'throwing_game',
  hiding_game: 'stealth_game',
  mirror_puzzle: 'logic_puzzle',
  makeup_game: 'dress_up',
  painting_game: 'drawing_game',
  colouring_game: 'drawing_game',
  paperboy: 'delivery_game',
  horse_race: 'racing',
  motorbike_race: 'racing',
  petanque: 'shuffleboard',
  space_invaders: 'shmup',
  scopa: 'card_game',
};

/** The answer that a game's id stands for; undefined for a game that only its name tells. */
export function answerOf(id: string): Answer | undefined {
  if (id === '*') return 'free';
  if (isDeed(id) || isKind(id)) return id;
  const also = ALSO[id];
  if (also) return also;
  const game = GAMES.get(id);
  return game?.fit === 'exact' ? game.kind : undefined;
}

/** Whether that kind is what is asked for, and not only near it. */
export function isItself(answer: Answer, kind: string): boolean {
  const game = GAMES.get(answer);
  return kind === answer || (game?.fit === 'exact' && game.kind === kind);
}

/** The kind that is made for an answer; undefined for `free`. */
export function kindOf(answer: Answer): Genre | undefined {
  if (answer === 'free') return undefined;
  return isKind(answer) ? answer : GAMES.get(answer)?.kind;
}
