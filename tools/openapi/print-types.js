/** `npm run openapi` and `openapi:check`: rest-compat/generated/openapi.ts, the types of rest-compat/generated/openapi.json. */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const BANNER =
  '/* Made by "npm run openapi" from rest-compat/generated/openapi.json. Do not edit. */\n/* eslint-disable */\n\n';
const at = (name) => new URL(`../../rest-compat/generated/${name}`, import.meta.url);

const file = at('openapi.ts');
// not `immutable`: openapi-fetch 0.17 takes a readonly list for an object; examples would be half of the file, and are in the document
const document = JSON.parse(await readFile(at('openapi.json'), 'utf8'), (key, value) =>
  key === 'example' || key === 'examples' ? undefined : value,
);
const text = BANNER + astToString(await openapiTS(document, { alphabetize: true }));

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(
      'rest-compat/generated/openapi.ts is not made of openapi.json: run "npm run openapi" and commit it.\n',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(file, text);
}
