/** Which part a thing plays: the answers of the model, and how sure it is of the best. */
import { addWeights, type Weights } from '../linear/weights.js';
import type { Role } from '../roles.types.js';

/** What a thing may turn out to be; `free` is decided by the kind of game. */
export const ANSWERS = [
  'free',
  'hero',
  'enemy',
  'item',
  'goal',
  'obstacle',
  'projectile',
  'boss',
  'place',
  'ally',
] as const satisfies readonly Role[];
export type Answer = (typeof ANSWERS)[number];

export const scoresOf = (features: readonly string[], weights: Weights): number[] =>
  addWeights(
    ANSWERS.map(() => 0),
    features,
    weights,
  );

/** The best answer and its lead over the next. */
export function bestOf(scores: readonly number[]): { readonly answer: Answer; readonly lead: number } {
  let best = 0;
  scores.forEach((score, i) => {
    if (score > (scores[best] ?? 0)) best = i;
  });
  const next = Math.max(...scores.filter((_, i) => i !== best));
  return { answer: ANSWERS[best] ?? 'free', lead: (scores[best] ?? 0) - next };
}
