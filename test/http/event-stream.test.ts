import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eventStream, frame, type ServerSentEvent } from '../../src/http/event-stream.js';

async function* numbered(count: number, data = 'x', seen: number[] = []): AsyncGenerator<ServerSentEvent> {
  for (let id = 1; id <= count; id += 1) {
    seen.push(id);
    yield { id, event: 'progress', data };
  }
}

test('a frame is one id, one event and one line of JSON, whatever the text holds', () => {
  expect(frame({ id: 3, event: 'failed', data: { message: 'a\nb\r\u2028id: 9\n\n' } })).toBe(
    'id: 3\nevent: failed\ndata: {"message":"a\\nb\\r\u2028id: 9\\n\\n"}\n\n',
  );
});

test('all events in order, then the end, and stop once', async () => {
  let stops = 0;
  const stream = eventStream(numbered(3), () => (stops += 1));
  const text = (await stream.setEncoding('utf8').toArray()).join('');
  expect(text.match(/^id: \d+$/gmu)).toEqual(['id: 1', 'id: 2', 'id: 3']);
  expect(text.startsWith('retry: ')).toBe(true);
  expect(stops).toBe(1);
});

test('while nothing happens a comment keeps the connection alive', async () => {
  async function* silent(): AsyncGenerator<ServerSentEvent> {
    await gate;
    yield { id: 1, event: 'completed', data: null };
  }
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const stream = eventStream(silent(), () => undefined, 5).setEncoding('utf8');
  let text = '';
  for await (const chunk of stream) {
    text += chunk as string;
    if (text.split(': still here\n\n').length > 2) open();
  }
  expect(text).toContain('id: 1\n');
});

test('a client that does not read stops the source from being read', async () => {
  const seen: number[] = [];
  const stream = eventStream(numbered(10_000, 'x'.repeat(1_000), seen), () => undefined);
  let before = -1;
  while (seen.length !== before) {
    before = seen.length;
    await sleep(20);
  }
  expect(seen.length).toBeLessThan(40);
  stream.destroy();
});

test('a client that goes away stops the source, also one that waits', async () => {
  let stopped = (): void => undefined;
  const stop = new Promise<void>((resolve) => (stopped = resolve));
  async function* endless(): AsyncGenerator<ServerSentEvent> {
    yield { id: 1, event: 'started', data: null };
    await stop;
  }
  const stream = eventStream(endless(), () => stopped());
  stream.once('data', () => stream.destroy());
  await stop;
  expect(stream.destroyed).toBe(true);
});

test('a source that fails ends the stream without an end of its own', async () => {
  async function* failing(): AsyncGenerator<ServerSentEvent> {
    yield { id: 1, event: 'started', data: null };
    throw new Error('the database is gone');
  }
  await expect(eventStream(failing(), () => undefined).toArray()).rejects.toThrow('the database is gone');
});
