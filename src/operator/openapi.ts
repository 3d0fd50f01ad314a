/**
 * `npm run openapi`: writes rest-compat/generated/openapi.json from the routes, the schema and the error catalogue; with
 * `--check` it only says whether it is current.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createOpenApi } from '../../rest-compat/openapi/document.js';
import { buildSchema } from '../graphql/schema.js';

const file = path.resolve('rest-compat/generated/openapi.json');
const text = `${JSON.stringify(createOpenApi({ schema: buildSchema() }), null, 2)}\n`;

if (process.argv.includes('--check')) {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== text) {
    process.stderr.write(
      'rest-compat/generated/openapi.json is not what the code says: run "npm run openapi" and commit it.\n',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(file, text);
}
