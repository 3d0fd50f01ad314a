/** A linear model over integer weights: the same answer on every machine. */
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

/** feature → weight by answer, in the order of `ANSWERS` */
export type Weights = ReadonlyMap<string, readonly number[]>;

export function scoresOf(features: readonly string[], weights: Weights): number[] {
  const scores = ANSWERS.map(() => 0);
  for (const feature of features) {
    const row = weights.get(feature);
    if (row) for (let i = 0; i < scores.length; i += 1) scores[i] = (scores[i] ?? 0) + (row[i] ?? 0);
  }
  return scores;
}

/** The best answer and its lead over the next. */
export function bestOf(scores: readonly number[]): { readonly answer: Answer; readonly lead: number } {
  let best = 0;
  scores.forEach((score, i) => {
    if (score > (scores[best] ?? 0)) best = i;
  });
  const next = Math.max(...scores.filter((_, i) => i !== best));
  return { answer: ANSWERS[best] ?? 'free', lead: (scores[best] ?? 0) - next };
}

/** Weights from the lines of `weights.ts`. */
export function parseWeights(lines: string): Weights {
  const weights = new Map<string, number[]>();
  for (const line of lines.split('\n')) {
    const [feature = '', told = ''] = line.split('\t');
    const row = ANSWERS.map(() => 0);
    for (const one of told.split(' ')) {
      const [place = '', weight = ''] = one.split(':');
      row[Number(place)] = Number(weight);
    }
    weights.set(feature, row);
  }
  return weights;
}
