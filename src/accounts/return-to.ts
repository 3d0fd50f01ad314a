import { Problems } from '../validation.js';

const BASE = 'http://this.invalid';

/**
 * Where to go after signing in: a path of this site, `/` when absent. Everything else would let a link of ours, with our
 * name on it, send people anywhere: `//evil.example`, `/\evil.example` and `/.//evil.example` all leave the site.
 * @throws AppError validation_failed
 */
export function readReturnTo(value: unknown): string {
  if (value === undefined) return '/';
  const problems = new Problems();
  // kept in a cookie meanwhile, of which browsers store 4 KiB
  const text = problems.text('returnTo', value, { max: 1_000, required: true, singleLine: true });
  problems.throwIfAny();
  const url = text.startsWith('/') && !text.includes('\\') ? URL.parse(text, BASE) : null;
  // looked at after the parser has taken out `.` and `..`, and sent on as it was looked at
  const path = url ? url.pathname + url.search + url.hash : '';
  if (url?.origin !== BASE || path.startsWith('//'))
    problems.add('returnTo', 'invalid', 'Expected a path of this site that starts with a single slash.');
  problems.throwIfAny();
  return path;
}
