/** Integer weights of a linear model and their sums: the same answer on every machine. */

/** feature → weight by answer, in the order of the model's answers */
export interface Weights {
  get(feature: string): ArrayLike<number> | undefined;
}

/** Adds the weights of the features to the scores; a feature that the model never saw counts for nothing. */
export function addWeights(scores: number[], features: readonly string[], weights: Weights): number[] {
  for (const feature of features) {
    const row = weights.get(feature);
    if (row) for (let i = 0; i < scores.length; i += 1) scores[i] = (scores[i] ?? 0) + (row[i] ?? 0);
  }
  return scores;
}

/** The feature that every example has. */
export const BIAS = 'bias';
/** What an answer starts with that the model was not trained on: it is never the best. */
const NEVER = -1_000_000;

/** What a `weights.ts` holds: its answers, parted by spaces, and lines of `feature`, a tab, `place:weight place:weight`. */
export interface Written {
  readonly answers: string;
  readonly default: string;
}

/**
 * Weights for the answers of today. They are told apart by name, so that one that came later, or one that went, moves no
 * other: who was not trained on is not answered with. A line is parsed when its feature is first seen: most never are.
 */
export function parseWeights({ answers: written, default: lines }: Written, answers: readonly string[]): Weights {
  const names = written.split(' ');
  const places = names.map((name) => answers.indexOf(name));
  const rows = new Map<string, string | Int32Array>();
  for (const line of lines.split('\n')) {
    const tab = line.indexOf('\t');
    rows.set(line.slice(0, tab), line.slice(tab + 1));
  }
  const parse = (feature: string, told: string): Int32Array => {
    const row = Int32Array.from(answers, (name) => (feature === BIAS && !names.includes(name) ? NEVER : 0));
    for (const one of told.split(' ')) {
      const [place = '', weight = ''] = one.split(':');
      const at = places[Number(place)] ?? -1;
      if (at >= 0) row[at] = Number(weight);
    }
    rows.set(feature, row);
    return row;
  };
  return {
    get: (feature) => {
      const row = rows.get(feature);
      return typeof row === 'string' ? parse(feature, row) : row;
    },
  };
}
