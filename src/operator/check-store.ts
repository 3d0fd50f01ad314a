/** `npm run store:check`: finds stored bytes that are damaged or missing, and makes them again when told to. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  damagedContents,
  type CheckedCounts,
  type DamagedArtifact,
  type DamagedPicture,
} from '../artifacts/check-store.js';
import { createDiskStore } from '../artifacts/disk-store.js';
import { rebuildArtifact } from '../artifacts/rebuild-content.js';
import type { ArtifactStore } from '../artifacts/store.js';
import { prepared, type Queryable } from '../db/sql.js';
import { CommandFailure, EXIT, runCommand } from './command.js';
import { dataDir, withOperatorDatabase } from './database.js';
import { createProgressBar } from './progress-bar.js';

const USAGE = `Reads every file of artifacts and pictures in the store (DATA_DIR/artifacts) and lists those that are damaged or
missing, one per line: what is wrong, the artifact, its run, the path in it and the hash. Users get 503 for them meanwhile.

  npm run store:check                 lists them
  npm run store:check -- --rebuild    also rebuilds them; the service may keep running

Damaged files are rebuilt from the artifact's zip, the zip from its files, a single file from its bundle, and anything
from the stored design. The result is kept only if its hash matches the recorded one: an artifact made by another version
of the program may come out differently, and stays damaged. Pictures are drawn again when someone requests them.
The database is the one in DATABASE_URL, or the embedded one in DATA_DIR.
Exit codes: 0 nothing is damaged (any more), 1 unexpected error, 2 wrong usage, 3 something is damaged, 4 no store in
DATA_DIR, 5 no database, 130 stopped by Ctrl-C.`;

const DAMAGED = 3;
const NO_STORE = 4;

interface Totals {
  damaged: number;
  rebuilt: number;
}

const forgetPicture = prepared<never, [key: string, sha256: string]>(
  'check_forget_picture',
  'delete from pictures where key = $1 and sha256 = $2',
);

runCommand(USAGE, async (args) => {
  const { values } = parseArgs({ args: [...args], options: { rebuild: { type: 'boolean', default: false } } });
  const folder = path.join(dataDir(), 'artifacts');
  // with a wrong DATA_DIR everything would look lost, and be rebuilt where the service does not read
  if (!existsSync(folder))
    throw new CommandFailure(
      NO_STORE,
      `There is no store in ${folder}. Check DATA_DIR, or create the folder if everything is lost.`,
    );
  const store = createDiskStore(folder);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  return withOperatorDatabase(async ({ database: { pool: db } }) => {
    const totals: Totals = { damaged: 0, rebuilt: 0 };
    const bar = createProgressBar(process.stderr);
    const found = damagedContents({
      db,
      store,
      signal: stop.signal,
      onProgress: (percent) => bar.show(percent, 'reading'),
    });
    let step = await found.next();
    for (; !step.done; step = await found.next()) {
      bar.clear();
      await tell(step.value, { db, store }, values.rebuild, totals);
    }
    bar.end();
    process.stdout.write(summary(step.value, totals, values.rebuild));
    if (stop.signal.aborted) return EXIT.interrupted;
    return totals.damaged > totals.rebuilt ? DAMAGED : EXIT.done;
  });
});

async function tell(
  found: DamagedArtifact | DamagedPicture,
  deps: { readonly db: Queryable; readonly store: ArtifactStore },
  rebuild: boolean,
  totals: Totals,
): Promise<void> {
  const { done, reasons } = rebuild ? await mend(found, deps) : { done: new Set<string>(), reasons: [] };
  for (const { path: name, sha256, damage } of found.contents) {
    totals.damaged += 1;
    if (done.has(sha256)) totals.rebuilt += 1;
    const whose = found.kind === 'artifact' ? `artifact ${found.id}  run ${found.runId}` : 'picture';
    const what = found.kind === 'artifact' ? `  ${name === null ? 'the zip' : JSON.stringify(name)}` : '';
    const outcome = !rebuild ? '' : done.has(sha256) ? '  REBUILT' : `  NOT REBUILT: ${reasons.join(' ')}`;
    process.stdout.write(`${damage.reason}  ${whose}${what}  ${sha256}  (${damage.message})${outcome}\n`);
  }
}

async function mend(found: DamagedArtifact | DamagedPicture, deps: { db: Queryable; store: ArtifactStore }) {
  if (found.kind === 'artifact') return rebuildArtifact(deps, found);
  // nothing refers to the damaged bytes then: the next sweep removes them, unless the same picture is drawn again
  await forgetPicture(deps.db, found.key, found.contents[0].sha256);
  return { done: new Set([found.contents[0].sha256]), reasons: [] };
}

function summary({ artifacts, pictures }: CheckedCounts, { damaged, rebuilt }: Totals, rebuild: boolean): string {
  const looked = `${number(artifacts, 'artifact')} and ${number(pictures, 'picture')} checked`;
  if (damaged === 0) return `${looked}: nothing is damaged.\n`;
  return `${looked}: ${number(damaged, 'file')} damaged or missing${rebuild ? `, ${rebuilt.toLocaleString('en')} of them rebuilt` : ''}.\n`;
}

function number(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}
