/**
 * `npm run bench:bytes`: how large answers are that clients ask for most. Twenty completed runs as a list and one of
 * them alone, and the log of one, as Server-Sent Events; in bytes of the body, and as gzip makes them.
 */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
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
});
