/** `npm run store:sweep`: finds bytes of artifacts that nothing names any more, and removes them when told to. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDiskStore } from '../artifacts/disk-store.js';
import { sweepStore, type StoreCounts } from '../artifacts/unnamed-content.js';
import { CommandFailure, EXIT, runCommand } from './command.js';
import { dataDir, withOperatorDatabase } from './database.js';
import { createProgressBar } from './progress-bar.js';

const USAGE = `Finds files in the store (DATA_DIR/artifacts) that no artifact has used for a day: leftovers of runs that were
canceled, or failed at the very end.

  npm run store:sweep                       counts them
  npm run store:sweep -- --remove           removes them; the service may keep running
  npm run store:sweep -- --remove --force   removes them even if they are more than half of the store

The database is the one in DATABASE_URL, or the embedded one in DATA_DIR. It must be the one that belongs to the store:
with any other, every file would look unused, which is why --force exists.
Exit codes: 0 done, 1 unexpected error, 2 wrong usage, 4 more than half would be removed, 5 no database, 130 stopped by
Ctrl-C.`;

runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: { remove: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
  });
  const store = createDiskStore(path.join(dataDir(), 'artifacts'));
  const stop = new AbortController();
  const { signal } = stop;
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  return withOperatorDatabase(async ({ database }) => {
    const pass = async (remove: boolean): Promise<StoreCounts> => {
      const bar = createProgressBar(process.stderr);
      const label = remove ? 'removing' : 'looking';
      try {
        return await sweepStore({
          db: database.pool,
          store,
          remove,
          signal,
          onProgress: (percent) => bar.show(percent, label),
        });
      } finally {
        bar.end();
      }
    };
    const found = await pass(false);
    if (signal.aborted) return EXIT.interrupted;
    process.stdout.write(`${told(found.files, found.bytes)} in the store, ${unnamed(found)} unused.\n`);
    if (!values.remove || found.unnamedFiles === 0) return EXIT.done;
    if (found.unnamedFiles * 2 > found.files && !values.force)
      throw new CommandFailure(
        4,
        'Nothing was removed, since these are more than half of the store. If this is the right database, add --force.',
      );
    process.stdout.write(`${unnamed(await pass(true))} removed.\n`);
    return signal.aborted ? EXIT.interrupted : EXIT.done;
  });
});

function unnamed({ unnamedFiles, unnamedBytes }: StoreCounts): string {
  return told(unnamedFiles, unnamedBytes);
}

function told(files: number, bytes: number): string {
  return `${files} ${files === 1 ? 'file' : 'files'} (${(bytes / 1_048_576).toFixed(1)} MiB)`;
}
