/** A document with the guard in front of it, and its validator. */
import { pipeline, type Readable, type Transform } from 'node:stream';
import { GUARD_PREFIX, GUARD_TAG, disableParserShadowRoots } from './guard.js';

/** The guard, then the document. */
export function guardedBytes(document: Readable, base = ''): Transform {
  const body = disableParserShadowRoots();
  body.push(GUARD_PREFIX + base);
  // either end that fails or leaves takes the other one with it
  pipeline(document, body, () => undefined);
  return body;
}

/** Other than that of the artifact, and of the same one behind another guard. */
export function guardedEtag(sha256: string): string {
  return `"${sha256}-${GUARD_TAG}"`;
}
