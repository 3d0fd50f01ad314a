/** `npm run schema`: writes schema/schema.graphql from the resolvers; with `--check` it only says whether it is current. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, printSdl } from '../graphql/schema.js';

const file = path.resolve('schema/schema.graphql');
const sdl = printSdl(buildSchema());

if (process.argv.includes('--check')) {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== sdl) {
    process.stderr.write('schema/schema.graphql is not what the resolvers say: run "npm run schema" and commit it.\n');
    process.exitCode = 1;
  }
} else {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, sdl);
}
