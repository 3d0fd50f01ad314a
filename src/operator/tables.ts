/** `npm run docs:tables`: writes the tables of docs/api.md of routes and error codes from the code; a test compares them. */
import { readFile, writeFile } from 'node:fs/promises';
import { fillTables } from '../../rest-compat/tables.js';

const FILE = 'docs/api.md';

await writeFile(FILE, fillTables(await readFile(FILE, 'utf8')));
