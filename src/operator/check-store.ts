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

const USAGE = `Reads all bytes of artifacts and pictures in the store (DATA_DIR/artifacts) and tells which are damaged or missing:
a line each, with what is wrong, the artifact, its run, the path in it and the hash. Users get 503 for those meanwhile.

  npm run store:check                 tells of them
  npm run store:check -- --rebuild    makes them again; the service may run meanwhile

Damaged files are made of the artifact's zip, the zip of its files, a single file of its bundle, and everything of the
stored design. They are kept only where their hash is the recorded one; an artifact that another version of the program
made may give other bytes, and stays damaged. Pictures are drawn anew when somebody asks for them.
The database is the one of DATABASE_URL, or the embedded one below DATA_DIR.
Exit codes: 0 all is whole (again), 1 unexpected, 2 usage, 3 some is damaged, 4 there is no store in DATA_DIR,
5 no database, 130 stopped by Ctrl-C.`;

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
      `There is no store in ${folder}. Check DATA_DIR; make the folder if all is lost.`,
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
  if (damaged === 0) return `${looked}: all are whole.\n`;
  return `${looked}: ${number(damaged, 'content')} damaged or missing${rebuild ? `, ${rebuilt} of them rebuilt` : ''}.\n`;
}

function number(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}
