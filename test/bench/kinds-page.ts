/** docs/kinds.md, row by row: what was measured before stays until its kind is measured again, so that a long table can be made in pieces. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { LATE } from '../generation/newcomer.js';

const NAME = /^\| (\w+) \|/;

/** The rows of a page that stands, by their kinds; none where there is no page, or where it has other columns. */
export function rowsOf(text: string, columns: readonly string[]): Map<string, string> {
  const lines = text.split('\n');
  const head = lines.indexOf(tableRow('kind', columns));
  const rows = head < 0 ? [] : lines.slice(head + 2);
  return new Map(
    rows.flatMap((line) => {
      const kind = NAME.exec(line)?.[1];
      return kind === undefined ? [] : [[kind, line] as const];
    }),
  );
}

export const tableRow = (kind: string, cells: readonly string[]): string => `| ${[kind, ...cells].join(' | ')} |`;

/** The whole page, its rows in the order of `kinds`; rows of kinds that are no more are left out. */
export function pageOf(
  kinds: readonly string[],
  columns: readonly string[],
  rows: ReadonlyMap<string, string>,
): string {
  const [processor] = cpus();
  return `<!-- Written by \`npm run docs:kinds\`; \`-- --missing\` measures kinds without a row, and \`-- KIND …\` those alone. -->
# Every kind of game

Each kind is played without a browser by its bot, as many seeds a difficulty as **of** says. **easy, normal, hard**: wins. **won in**: the median of
them, a good player's first game. **newcomer, at hard**: how long a first game of somebody else lasts at normal and at hard, the median of as many
seeds (the bot's hands, ${Math.round((LATE * 1000) / 60)} ms late and idle a third of the time; at most the kind's limit). **µs/frame** and **worst µs**: what a frame costs to
think, in the mean and at most. **made ms**: the longest that a level takes to make. **page KB** and **sent KB**: the page, and what of it travels
(brotli at 5). Wins are the same on each machine, times are this machine's, which was busy with other work. A picture of each kind is in
[games.webp](games.webp).

${cpus().length} × ${processor?.model.trim() ?? 'processor'}, Node ${process.versions.node}.

${tableRow('kind', columns)}
${tableRow(
  '---',
  columns.map(() => '---:'),
)}
${kinds.flatMap((kind) => rows.get(kind) ?? []).join('\n')}
`;
}

/** The page in that file as it stands; '' where there is none. */
export const standing = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Puts one row into the page in that file, as it stands at that moment: two processes may measure different kinds. */
export function putRow(
  file: string,
  { kinds, columns, kind, row }: { kinds: readonly string[]; columns: readonly string[]; kind: string; row: string },
): void {
  const rows = rowsOf(standing(file), columns).set(kind, row);
  writeFileSync(file, pageOf(kinds, columns, rows));
}
