/** The goals of the composer, and how far the games of a report are from them. */
import type { Comparison } from './compare.js';
import { mayRefuse, type Made } from './make.js';
import type { Prompt, Verdict } from './prompts.js';
import type { Seen } from './watch.js';

export interface Row {
  readonly made: Made;
  readonly comparison: Comparison | undefined;
  readonly seen: Seen | undefined;
  /** why the browser could not say more */
  readonly unseen: string | undefined;
  readonly judged: readonly { readonly line: string; readonly found: Verdict | undefined }[];
}

export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly kind: string;
  readonly part: number;
}

export interface Goal {
  readonly name: string;
  readonly wanted: string;
  readonly found: string;
  /** undefined: not measured in this run */
  readonly met: boolean | undefined;
}

export function allowed({ prompt, game, refused }: Made): boolean {
  return game !== undefined || (refused !== undefined && mayRefuse(prompt, refused.status));
}

/** The rank-nearest percentile of numbers, NaN of none. */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function share(name: string, answers: readonly boolean[], least: number): Goal {
  const yes = answers.filter(Boolean).length;
  return {
    name,
    wanted: least === 1 ? 'all' : `≥ ${Math.round(least * 100)} %`,
    found:
      answers.length === 0
        ? 'none asked'
        : `${yes} of ${answers.length}, ${((yes * 100) / answers.length).toFixed(0)} %`,
    met: answers.length === 0 ? undefined : yes / answers.length >= least,
  };
}

const none = (name: string, count: number | undefined): Goal => ({
  name,
  wanted: 'none',
  found: count === undefined ? 'no browser' : String(count),
  met: count === undefined ? undefined : count === 0,
});

export function goals(rows: readonly Row[], pairs: readonly Pair[] | undefined): Goal[] {
  const games = rows.flatMap(({ made }) => (made.game ? [made.game] : []));
  const seen = rows.flatMap((row) => (row.seen ? [row.seen] : []));
  const watched = seen.length > 0;
  const answers = <T>(pick: (comparison: Comparison) => readonly (T | undefined)[]): T[] =>
    rows.flatMap(({ comparison }) => (comparison ? pick(comparison) : [])).filter((one) => one !== undefined);
  const times = games.map(({ milliseconds }) => milliseconds);
  const cpu = games.map(({ cpuMilliseconds }) => cpuMilliseconds);
  const lines = rows.flatMap(({ judged }) => judged);
  const looked = lines.filter(({ found }) => found && found.verdict !== 'unseen');
  const slowest = percentile(times, 0.95);
  const largest = Math.max(0, ...games.map(({ bytes }) => bytes));
  return [
    share(
      'an artifact, or an allowed refusal',
      rows.map(({ made }) => allowed(made)),
      1,
    ),
    share(
      'started in the browser',
      watched ? rows.filter(({ made }) => made.game).map((row) => row.seen !== undefined) : [],
      1,
    ),
    none('console errors', watched ? seen.reduce((sum, { errors }) => sum + errors.length, 0) : undefined),
    none('requests', watched ? seen.reduce((sum, { requests }) => sum + requests.length, 0) : undefined),
    none(
      'names of the page’s own leaked by a prompt',
      watched ? seen.reduce((sum, { leaked }) => sum + leaked.length, 0) : undefined,
    ),
    share(
      'won by the bot',
      games.map(({ won }) => won !== undefined),
      1,
    ),
    share(
      'kind right',
      answers(({ kind }) => [kind]),
      0.95,
    ),
    share(
      'language right',
      answers(({ language }) => [language]),
      1,
    ),
    share(
      'cast in its role in the design',
      answers(({ cast }) => cast.map(({ inDesign }) => inDesign)),
      0.9,
    ),
    share(
      'cast on screen in its role',
      answers(({ cast }) => cast.map(({ onScreen }) => onScreen)),
      0.9,
    ),
    share(
      'numbers and rules kept',
      answers(({ rules }) => rules.map(({ kept }) => kept)),
      0.9,
    ),
    share(
      `judge lines met, of the ${looked.length} of ${lines.length} looked at`,
      looked.map(({ found }) => found?.verdict === 'met'),
      0.8,
    ),
    {
      name: 'milliseconds without a browser, p95',
      wanted: '≤ 1000',
      found: `${slowest.toFixed(0)} (p50 ${percentile(times, 0.5).toFixed(0)}; of processor time p95 ${percentile(cpu, 0.95).toFixed(0)}, p50 ${percentile(cpu, 0.5).toFixed(0)})`,
      met: slowest <= 1000,
    },
    {
      name: 'largest HTML',
      wanted: '≤ 200 KB',
      found: `${(largest / 1024).toFixed(0)} KB`,
      met: largest <= 200_000,
    },
    pairs === undefined
      ? { name: 'pixels that differ within a kind', wanted: '≥ 40 %', found: 'no browser', met: undefined }
      : {
          name: 'pixels that differ within a kind, least of all pairs',
          wanted: '≥ 40 %',
          found: `${(Math.min(1, ...pairs.map(({ part }) => part)) * 100).toFixed(0)} % of ${pairs.length} pairs; ${pairs.filter(({ part }) => part < 0.4).length} below`,
          met: pairs.every(({ part }) => part >= 0.4),
        },
  ];
}

/** The judge lines of a prompt with what was found of each. */
export function judgedLines(
  { id, expect }: Prompt,
  judged: Readonly<Record<string, Readonly<Record<string, Verdict>>>>,
): Row['judged'] {
  return expect.judge.map((line) => ({ line, found: judged[id]?.[line] }));
}
