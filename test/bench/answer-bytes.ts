/**
 * `npm run bench:bytes`: how large answers are that clients ask for most. Twenty completed runs as a list and one of
 * them alone, and the log of one, as Server-Sent Events; in bytes of the body, and as gzip makes them. Then the same twenty
 * as the Studio's list of games asks for them by GraphQL, as they come to a client that takes brotli, gzip or neither.
 */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { stringifyDocument } from '@urql/core';
import { GamesDocument } from '../../src/studio/web/generated/operations.js';
import { withBenchApp } from './world.js';

const RUNS = 20;

await withBenchApp(RUNS, async ({ origin, cookie, runId }) => {
  const bodies: readonly (readonly [what: string, path: string])[] = [
    [`${RUNS} runs`, `/api/studio/runs?limit=${RUNS}`],
    ['one run', `/api/studio/runs/${runId}`],
    ['events of one run', `/api/studio/runs/${runId}/events`],
  ];
  for (const [what, path] of bodies) {
    const response = await fetch(`${origin}${path}`, { headers: { cookie, 'accept-encoding': 'identity' } });
    assert.equal(response.status, 200);
    const body = await response.text();
    const events = body.match(/^id: /gmu)?.length ?? 0;
    const bytes = Buffer.byteLength(body);
    const note = events > 0 ? `, ${events} events` : '';
    process.stdout.write(
      `${what.padEnd(18)} ${String(bytes).padStart(7)} bytes, gzip ${gzipSync(body).length}${note}\n`,
    );
  }
  const variables = { first: RUNS, after: null, filter: {}, sort: 'changed' };
  for (const encoding of ['identity', 'gzip', 'br']) {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'accept-encoding': encoding },
      body: JSON.stringify({ query: stringifyDocument(GamesDocument), variables }),
    });
    const { data } = (await response.json()) as { data: { viewer: { threads: { edges: readonly unknown[] } } } };
    assert.equal(data.viewer.threads.edges.length, RUNS);
    // of what was sent, not of what it was unpacked to
    const bytes = response.headers.get('content-length') ?? '?';
    process.stdout.write(`${`${RUNS} games, ${encoding}`.padEnd(18)} ${bytes.padStart(7)} bytes\n`);
  }
});
