/** One error catalogue: the contract's codes, the tables of docs/api.md, the SDL's enum and the code say the same. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { ERROR_CATALOGUE, ERROR_CODES, type ErrorCode } from '../../src/errors.js';
import { routes } from '../../rest-compat/routes.js';
import { OTHER_ROUTES } from '../../rest-compat/openapi/other-routes.js';
import { fillTables } from '../../rest-compat/tables.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const read = (file: string) => readFile(path.join(import.meta.dirname, '../..', file), 'utf8');

/** Contract, section 2, as it stands there. */
const CONTRACT: Readonly<Record<number, readonly ErrorCode[]>> = {
  401: ['unauthenticated', 'session_expired', 'preview_token_invalid'],
  402: ['studio_credits_required', 'studio_credits_insufficient'],
  403: ['csrf_rejected'],
  404: [
    'studio_run_not_found',
    'generator_run_not_found',
    'artifact_not_found',
    'publication_not_found',
    'route_not_found',
  ],
  405: ['method_not_allowed'],
  406: ['not_acceptable'],
  409: ['public_url_unavailable', 'idempotency_in_progress', 'run_already_finished'],
  410: ['publication_withdrawn'],
  413: ['payload_too_large'],
  415: ['unsupported_media_type'],
  416: ['range_not_satisfiable'],
  422: [
    'validation_failed',
    'malformed_json',
    'context_required',
    'prompt_refused',
    'artifact_not_publishable',
    'idempotency_key_reused',
  ],
  429: ['rate_limited', 'too_many_active_runs'],
  500: ['internal_error'],
  503: ['generation_queue_unavailable', 'service_unavailable', 'artifact_damaged'],
};

test('every code of the contract has its status', () => {
  for (const [status, codes] of Object.entries(CONTRACT)) {
    for (const code of codes) expect([code, ERROR_CATALOGUE[code].status]).toEqual([code, Number(status)]);
  }
});

test('every message is a sentence', () => {
  for (const code of ERROR_CODES)
    expect([code, ERROR_CATALOGUE[code].message]).toEqual([code, expect.stringMatching(/^[A-Z].*\.$/u)]);
});

test('what may succeed later says so: 408, 429 and 5xx, and a key that is being worked on', () => {
  const retryable = ERROR_CODES.filter((code) => 'retryable' in ERROR_CATALOGUE[code]);
  const expected = ERROR_CODES.filter((code) => {
    const { status } = ERROR_CATALOGUE[code];
    return status === 408 || status === 429 || status >= 500 || code === 'idempotency_in_progress';
  });
  expect(retryable).toEqual(expected);
});

test('the tables of docs/api.md are those of the code: npm run docs:tables', async () => {
  const readme = await read('docs/api.md');
  expect(readme).toBe(fillTables(readme));
  // and by name in both directions, should the rendering ever change
  const codes = readme.slice(readme.indexOf('<!-- codes -->'), readme.indexOf('<!-- /codes -->'));
  const told = [...codes.matchAll(/^\| (\d{3}) \| `(\w+)` \|/gmu)].map(([, status, code]) => `${status} ${code}`);
  expect(told.sort()).toEqual(ERROR_CODES.map((code) => `${ERROR_CATALOGUE[code].status} ${code}`).sort());
});

test('the SDL’s enum ErrorCode is the catalogue', async () => {
  const type = buildSchema(await read('schema/schema.graphql')).getType('ErrorCode');
  const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  expect(values.sort()).toEqual([...ERROR_CODES].sort());
});

test('every documented route exists', async () => {
  await gateway.app.ready();
  for (const { method, path: url } of [...routes, ...OTHER_ROUTES]) {
    // single sign-on is there where it is configured
    if (url.startsWith('/api/auth/oidc')) continue;
    expect([method, url, gateway.app.hasRoute({ method: method as 'GET', url })]).toEqual([method, url, true]);
  }
});
