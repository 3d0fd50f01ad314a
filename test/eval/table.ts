/** Scores as a table: a line for all, then by set, language, author and form. */
import { MEASURES, total, type Measure, type Score } from './score.js';

export interface Line {
  readonly group: string;
  readonly name: string;
  readonly prompts: number;
  readonly shares: Readonly<Record<Measure, { readonly of: number; readonly won: number }>>;
}

/** What prompts are parted by; `set` tells apart those that the reader was made on. */
const GROUPS: Readonly<Record<string, (score: Score) => string>> = {
  all: () => 'all',
  set: ({ label }) => (label.tuned ? 'earlier' : 'new'),
  language: ({ label }) => label.language,
  author: ({ label }) => label.author,
  form: ({ label }) => label.form,
};

function lineOf(group: string, name: string, scores: readonly Score[]): Line {
  const shares = Object.fromEntries(MEASURES.map((measure) => [measure, total(scores, measure)])) as Line['shares'];
  return { group, name, prompts: scores.length, shares };
}

export function linesOf(scores: readonly Score[]): Line[] {
  return Object.entries(GROUPS).flatMap(([group, nameOf]) =>
    [...new Set(scores.map(nameOf))].sort().map((name) =>
      lineOf(
        group,
        name,
        scores.filter((score) => nameOf(score) === name),
      ),
    ),
  );
}

/** A share in whole per cent; a dash where there was no chance. */
export const percent = ({ of, won }: { readonly of: number; readonly won: number }): string =>
  of === 0 ? '–' : `${Math.round((100 * won) / of)}`;

/** One line of the table, in columns. */
const lineText = ({ name, prompts, shares }: Line): string =>
  [
    name.padEnd(12),
    String(prompts).padStart(6),
    ...MEASURES.map((one) => percent(shares[one]).padStart(one.length + 2)),
  ]
    .join('')
    .trimEnd();

/** The whole table; shares are per cent. */
export function tableText(lines: readonly Line[]): string {
  const head = `${''.padEnd(12)}${'n'.padStart(6)}${MEASURES.map((one) => `  ${one}`).join('')}`;
  const text = [head];
  let group = '';
  for (const line of lines) {
    if (line.group !== group && line.group !== 'all' && lines.length > 1) text.push('', `by ${line.group}`);
    group = line.group;
    text.push(lineText(line));
  }
  return text.join('\n');
}
