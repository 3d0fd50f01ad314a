/** A load generator in a thread of its own: keeps `connections` sockets busy with one request after the other. */
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

export interface LoadOptions {
  readonly port: number;
  /** sent in turn: a body by POST as JSON, without one by GET */
  readonly requests: readonly { readonly path: string; readonly body?: string }[];
  /** several: each request has the next one */
  readonly cookie: string | readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** of one request, in milliseconds */
  readonly p50: number;
  readonly p99: number;
}

function textOf(cookie: string, { path, body }: LoadOptions['requests'][number]): string {
  const head = `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}content-type: application/json\r\naccept: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

async function run({ port, requests: wanted, cookie, connections, milliseconds }: LoadOptions): Promise<LoadResult> {
  const cookies = [cookie].flat();
  const requests = Array.from({ length: Math.max(wanted.length, cookies.length) }, (_, i) =>
    textOf(cookies[i % cookies.length]!, wanted[i % wanted.length]!),
  );
  let turn = 0;
  const times: number[] = [];
  const start = performance.now();
  const end = start + milliseconds;
  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      let sentAt = 0;
      const send = () => {
        if (performance.now() >= end) {
          socket.destroy();
          resolve();
          return;
        }
        text = '';
        sentAt = performance.now();
        socket.write(requests[turn++ % requests.length]!);
      };
      socket.setNoDelay(true);
      socket.setEncoding('latin1');
      socket.once('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk: string) => {
        text += chunk;
        const head = text.indexOf('\r\n\r\n');
        if (head < 0) return;
        const length = Number(/content-length: (\d+)/iu.exec(text)?.[1]);
        if (text.length < head + 4 + length) return;
        if (!/^HTTP\/1\.1 20[02] /u.test(text)) {
          reject(new Error(text.slice(0, 200)));
          return;
        }
        times.push(performance.now() - sentAt);
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, client));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    requests: times.length,
    requestsPerSecond: (times.length / (performance.now() - start)) * 1_000,
    p50: at(0.5),
    p99: at(0.99),
  };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
parentPort?.postMessage(await run(workerData as LoadOptions));
