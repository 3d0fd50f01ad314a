/** `npm run import:legacy -- FILE.ndjson`: historical generator runs and retired balances, from a file into the database. */
import { parseArgs } from 'node:util';
import { openWakeups } from '../db/wakeups.js';
import { importLegacy, type ImportCounts } from '../legacy/import/import.js';
import { openSource } from '../legacy/import/source.js';
import { CommandFailure, EXIT, namedFile, runCommand } from './command.js';
import { withOperatorDatabase } from './database.js';
import { createProgressBar } from './progress-bar.js';
import { openReport } from './refused-lines.js';

const USAGE = `Imports historical generator runs and retired balances from NDJSON: one JSON object per line, in UTF-8.

  npm run import:legacy -- FILE.ndjson
  npm run import:legacy -- FILE.ndjson.gz --refused refused.ndjson

  --refused FILE   writes every refused line as {"line": 12, "reason": "…"}; without it, the first 50 are shown

Lines:
  {"kind": "generatorRun", "id": "gen_1", "userEmail": "ada@example.com", "status": "succeeded", "prompt": "a penguin",
   "provider": "acme", "usePaidFallback": false, "resultUrl": "https://old.example/1",
   "createdAt": "2024-05-06T07:08:09Z", "finishedAt": "2024-05-06T07:09:00Z"}
  {"kind": "retiredBalance", "userEmail": "ada@example.com", "balance": 12}

  Each line names its user by userEmail or userId; the account must exist. provider, usePaidFallback, resultUrl and
  finishedAt are optional; other fields are ignored. A run's ID has at most 200 characters, its prompt at most 8,000, and
  a line at most 256 KiB. A balance is shown as the retired free balance; it can't be spent and is not in the ledger.

Importing the same file again changes nothing. A line that differs from what was imported replaces it; of two lines for
one run or balance, the later one counts. A run never moves to another user. If you stop an import, what it has written
stays: run it again for the rest. Refused lines don't stop the others.

The database is the one in DATABASE_URL, or the embedded one in DATA_DIR; the service may be running or not.
Exit codes: 0 all imported, 1 unexpected error, 2 wrong usage, 3 some lines were refused, 4 another import is running,
5 no database, 130 stopped by Ctrl-C.`;

/** Any constant of this project's own: two imports at once would report each other's work. */
const IMPORT_LOCK = 0x67_77_6d_02;

runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { refused: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new CommandFailure(EXIT.usage, 'Expected the name of one file.');
  const file = namedFile(name);
  const report = await openReport(values.refused === undefined ? undefined : namedFile(values.refused), file);
  const source = await openSource(file).catch(() => {
    throw new CommandFailure(EXIT.usage, `The file ${file} can't be read.`);
  });
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const bar = createProgressBar(process.stderr);
  let done: Readonly<ImportCounts> | undefined;
  let tenth = 0;
  try {
    const startedAt = performance.now();
    const counts = await withOperatorDatabase(async ({ database, url }) => {
      const wakeups = await openWakeups(url, () => undefined);
      const client = await database.pool.connect();
      try {
        const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [IMPORT_LOCK]);
        if (!(rows as { free: boolean }[])[0]?.free) throw new CommandFailure(4, 'Another import is running.');
        return await importLegacy({
          db: client,
          source: source.bytes,
          onRefused: (line, reason) => report.add(line, reason),
          onProgress: (counts) => {
            done = counts;
            const percent = source.percent();
            // a log gets a line for each tenth, a terminal one that moves
            if (!process.stderr.isTTY && percent < tenth + 10) return;
            tenth = percent - (percent % 10);
            bar.show(percent, inLines(counts.lines));
          },
          onBalances: (ids) => ids.forEach((id) => wakeups.wake('user', id)),
          signal: stop.signal,
        });
      } finally {
        // closed, not kept: the lock goes with it
        client.release(true);
        await wakeups.close();
      }
    });
    bar.end();
    await report.end();
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(`${summary(counts)} (${inLines(Math.round(counts.lines / seconds))} a second)\n`);
    if (stop.signal.aborted) {
      process.stderr.write('Stopped before the end of the file. Run it again for the rest.\n');
      return EXIT.interrupted;
    }
    return counts.refused > 0 ? 3 : EXIT.done;
  } catch (error) {
    bar.end();
    await report.end();
    if (done) process.stderr.write(`Until then: ${summary(done)}. Run it again: what was imported stays as it is.\n`);
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new CommandFailure(EXIT.unexpected, `${file} is not a complete gzip file.`);
    throw error;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
});

function summary({ lines, added, changed, unchanged, refused }: Readonly<ImportCounts>): string {
  return `${inLines(lines)}: ${counted(added)} added, ${counted(changed)} changed, ${counted(unchanged)} unchanged, ${counted(refused)} refused`;
}

function counted(number: number): string {
  return number.toLocaleString('en-GB');
}

function inLines(count: number): string {
  return `${counted(count)} ${count === 1 ? 'line' : 'lines'}`;
}
