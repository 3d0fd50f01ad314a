/** Watches runs by WebSocket from a thread of its own, and tells when each event came. Also writes the bursts of events. */
import { parentPort } from 'node:worker_threads';
import pg from 'pg';
import { WebSocket } from 'ws';

export interface OpenOrder {
  readonly kind: 'open';
  readonly url: string;
  readonly query: string;
  /** a socket each */
  readonly sockets: readonly { readonly cookie: string; readonly runIds: readonly string[] }[];
}
/** Writes one event for each run in one transaction and then sends the wake-ups; without a database somebody else does. */
export interface BurstOrder {
  readonly kind: 'burst';
  readonly database: string | undefined;
  readonly runIds: readonly string[];
}
export type Order = OpenOrder | BurstOrder | { readonly kind: 'close' };
/** Of the events of a burst: milliseconds since 1970. */
export interface BurstReport {
  readonly committedAt: number;
  readonly receivedAt: readonly number[];
}

/** Sockets that open at the same time. */
const AT_ONCE = 20;
const IDS_PER_NOTIFY = 120;
const BURST_MS = 20_000;

const sockets: WebSocket[] = [];
let received: number[] = [];
let expected = 0;
let complete: () => void = () => undefined;
const now = () => performance.timeOrigin + performance.now();

const take = () => {
  received.push(now());
  if (received.length === expected) complete();
};

function untilReceived(count: number): Promise<void> {
  received = [];
  expected = count;
  return new Promise((resolve) => (complete = resolve));
}

function openSocket(order: OpenOrder, { cookie, runIds }: OpenOrder['sockets'][number]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(order.url, 'graphql-transport-ws', { headers: { cookie }, perMessageDeflate: false });
    sockets.push(socket);
    let left = runIds.length;
    socket.once('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1');
      if (text.includes('"type":"next"')) {
        take();
        if ((left -= 1) === 0) resolve();
      } else if (text.includes('"type":"connection_ack"')) {
        for (const [index, runId] of runIds.entries()) {
          const payload = { query: order.query, variables: { id: runId } };
          socket.send(JSON.stringify({ id: String(index), type: 'subscribe', payload }));
        }
      } else if (!text.includes('"type":"ping"')) reject(new Error(text.slice(0, 300)));
    });
  });
}

async function open(order: OpenOrder): Promise<void> {
  const all = [...order.sockets];
  const next = async (): Promise<void> => {
    for (let one = all.shift(); one; one = all.shift()) await openSocket(order, one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

const WRITE = `with moved as (
    update runs set progress = 50, stage = 'generating', last_seq = last_seq + 1, updated_at = now()
     where id = any($1::uuid[]) returning *
  ) insert into run_events (run_id, seq, type, payload)
    select id, last_seq, 'progress', '{"stage": "generating", "progress": 50}' from moved`;

/** When it was committed. */
async function write(url: string, runIds: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(WRITE, [runIds]);
  const committedAt = now();
  const payloads: string[] = [];
  for (let at = 0; at < runIds.length; at += IDS_PER_NOTIFY)
    payloads.push(['run', ...runIds.slice(at, at + IDS_PER_NOTIFY)].join(' '));
  await client.query(`select pg_notify('gamewright', payload) from unnest($1::text[]) payload`, [payloads]);
  await client.end();
  return committedAt;
}

async function burst({ database, runIds }: BurstOrder): Promise<BurstReport> {
  const all = untilReceived(runIds.length);
  const committedAt = database === undefined ? 0 : await write(database, runIds);
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, BURST_MS))]);
  return { committedAt, receivedAt: received };
}

const port = parentPort!;
port.on('message', (order: Order) => {
  const work = async (): Promise<unknown> => {
    if (order.kind === 'open') return open(order);
    if (order.kind === 'burst') return burst(order);
    for (const socket of sockets.splice(0)) socket.terminate();
    return undefined;
  };
  void work().then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
    (result) => port.postMessage({ result }),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
    (error: unknown) => port.postMessage({ error: String(error) }),
  );
});
