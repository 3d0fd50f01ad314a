/** The thread that sends documents, so that the gateway's thread does nothing but answer. */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

export type Door = 'http' | 'socket' | 'stream';

export interface SendRequest {
  readonly door: Door;
  /** sent one after the other */
  readonly texts: readonly string[];
}

const { origin, cookie } = workerData as { readonly origin: string; readonly cookie: string };
const agent = new Agent({ keepAlive: true });
let socket: Promise<WebSocket> | undefined;
let sent = 0;

parentPort?.on('message', ({ door, texts }: SendRequest) => {
  const send = door === 'socket' ? overSocket : (text: string) => overHttp(text, door);
  (async () => {
    for (const text of texts) await send(text);
  })().then(
    () => answer(null),
    (error: unknown) => answer(String(error)),
  );
});

function answer(problem: string | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
  parentPort?.postMessage(problem);
}

/** Without a session by HTTP; event streams are for users. */
function overHttp(query: string, door: Door): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    ...(door === 'stream' ? { accept: 'text/event-stream', cookie } : {}),
  };
  return new Promise((resolve, reject) => {
    const sending = request(`${origin}/graphql`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', resolve);
      if ((response.statusCode ?? 500) >= 500) reject(new Error(`HTTP ${response.statusCode}`));
    });
    sending.once('error', reject);
    sending.end(JSON.stringify({ query }));
  });
}

async function overSocket(query: string): Promise<void> {
  // a socket may send so much at once
  if (sent % 5 === 0) {
    const last = await socket;
    last?.removeAllListeners('close').close();
    socket = open();
  }
  const ready = await socket!;
  sent += 1;
  const id = String(sent);
  const answered = new Promise<void>((resolve, reject) => {
    ready.on('message', function listen(data: Buffer) {
      const message = JSON.parse(data.toString()) as { readonly id?: string; readonly type: string };
      if (message.id !== id) return;
      ready.off('message', listen);
      resolve();
    });
    ready.once('close', (code) => reject(new Error(`The socket was closed with ${code}.`)));
  });
  ready.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }));
  await answered;
}

function open(): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const opened = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie },
    }).setMaxListeners(0);
    opened.once('error', reject);
    opened.once('open', () => opened.send(JSON.stringify({ type: 'connection_init' })));
    opened.once('message', () => resolve(opened));
  });
}
