/** Requests to a server of this process, from a thread of its own, and what they cost the main thread. */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { LoadOptions, LoadResult } from '../load.js';
import type { Line, Sent } from './subjects.js';

const CONNECTIONS = 16;

export interface Round extends LoadResult {
  /** milliseconds of a request */
  readonly cpu: number;
}

export interface Target {
  readonly server: FastifyInstance;
  readonly requests: readonly Sent[];
}

const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port;

export async function measure({ server, requests }: Target, cookie: string, milliseconds: number): Promise<Round> {
  const before = process.threadCpuUsage();
  const result = await load({ port: portOf(server), requests, cookie, connections: CONNECTIONS, milliseconds });
  const { user, system } = process.threadCpuUsage(before);
  return { ...result, cpu: (user + system) / 1_000 / result.requests };
}

function load(workerData: LoadOptions): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('../load.js', import.meta.url), { workerData });
    thread.once('message', resolve).once('error', reject);
  });
}

/** Throws where a peer's answer to a line is not what ours is. */
export async function checkSame({ server, requests, peers, isSame, name }: Line, cookie: string): Promise<void> {
  if (!isSame) return;
  const [first] = requests as [Sent];
  for (const peer of peers) {
    // a preview token tells the second that it was made in: two answers may lie on both sides of its end
    for (let tries = 1; ; tries += 1) {
      const [ours, theirs] = await Promise.all([ask(server, first, cookie), ask(peer.server, first, cookie)]);
      if (isDeepStrictEqual(theirs, ours)) break;
      if (tries === 5)
        throw new Error(
          `${name}: ${peer.name} answers something else:\n${JSON.stringify(theirs)}\n${JSON.stringify(ours)}`,
        );
    }
  }
}

async function ask(server: FastifyInstance, { path, body }: Sent, cookie: string): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${portOf(server)}${path}`, {
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  assert.equal(response.status, 200);
  return response.json();
}
