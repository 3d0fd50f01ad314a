/** Integer weights of a linear model and their sums: the same answer on every machine. */

/** feature → weight by answer, in the order of the model's answers */
export type Weights = ReadonlyMap<string, readonly number[]>;

/** Adds the weights of the features to the scores; a feature that the model never saw counts for nothing. */
export function addWeights(scores: number[], features: readonly string[], weights: Weights): number[] {
  for (const feature of features) {
    const row = weights.get(feature);
    if (row) for (let i = 0; i < scores.length; i += 1) scores[i] = (scores[i] ?? 0) + (row[i] ?? 0);
  }
  return scores;
}

/** Weights of a model with so many answers from the lines of its `weights.ts`: `feature`, a tab, `place:weight place:weight`. */
export function parseWeights(lines: string, answers: number): Weights {
  const weights = new Map<string, number[]>();
  for (const line of lines.split('\n')) {
    const [feature = '', told = ''] = line.split('\t');
    const row = Array.from({ length: answers }, () => 0);
    for (const one of told.split(' ')) {
      const [place = '', weight = ''] = one.split(':');
      row[Number(place)] = Number(weight);
    }
    weights.set(feature, row);
  }
  return weights;
}
