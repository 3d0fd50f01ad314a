/** Server-Sent Events as the HTML standard frames them (section 9.2.5), over any source of events. */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';

export interface ServerSentEvent {
  readonly id: number;
  readonly event: string;
  readonly data: unknown;
}

/** Under Fastify's `connectionTimeout` of 15 s, which ends a silent socket, and what proxies allow by default (60 s). */
export const HEARTBEAT_MS = 10_000;
/** How long a browser waits before it comes back with `Last-Event-ID`. */
const RETRY_MS = 1_000;

/** JSON holds no raw line break, so one `data:` line is enough. */
export function frame({ id, event, data }: ServerSentEvent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A client that stopped reading costs at most twice this (a side each), some 40 events. */
const BUFFER_BYTES = 16 * 1024;

/**
 * The bytes of an event stream: a frame an event, a comment line while nothing happens, the end where `source` ends.
 * A client that reads slowly stops the source from being read (no more than the stream's own buffer is held for it); one
 * that goes away destroys the stream, and `stop` is called. `stop` is also called at the end, once in all.
 */
export function eventStream(
  source: AsyncIterable<ServerSentEvent>,
  stop: () => void,
  heartbeatMs: number = HEARTBEAT_MS,
): PassThrough {
  const stream = new PassThrough({ highWaterMark: BUFFER_BYTES });
  const heartbeat = setInterval(() => {
    // a full buffer means that the client has enough to read
    if (!stream.writableNeedDrain && !stream.writableEnded) stream.write(': still here\n\n');
  }, heartbeatMs);
  const closed = new AbortController();
  stream.once('close', () => {
    clearInterval(heartbeat);
    closed.abort();
    stop();
  });
  stream.write(`retry: ${RETRY_MS}\n\n`);
  const pump = async () => {
    for await (const event of source) {
      if (stream.destroyed) return;
      if (!stream.write(frame(event))) await once(stream, 'drain', { signal: closed.signal });
    }
    stream.end();
  };
  // a failing source ends the stream: the headers are gone, and the client resumes from its last id
  pump().catch((error: unknown) => stream.destroy(closed.signal.aborted ? undefined : (error as Error)));
  return stream;
}
