/** How much one socket may send: what is over it is not worked on, and the socket is closed. */
import { expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { openSocket, type Socket } from './client.js';

const shared = useApp();
const CREDITS = 'subscription { creditsChanged { heldBalance } }';
const TOO_MANY = { code: 4429, reason: 'Too many messages in too short a time' };
/** frames that a bucket holds, and what it gains while a busy machine gets through them */
const SOME = 1_000;
const open = async (): Promise<Socket> => openSocket(shared, await shared.signUp());

test('20,000 pings of the protocol are not answered', async () => {
  const socket = await open();
  let answers = 0;
  socket.raw.on('message', () => (answers += 1));
  for (let i = 0; i < 20_000; i += 1) socket.send({ type: 'ping' });
  expect(await socket.closed).toEqual(TOO_MANY);
  expect(answers).toBeLessThan(SOME);
});

test('20,000 pings of WebSocket itself are not answered', async () => {
  const socket = await open();
  let answers = 0;
  socket.raw.on('pong', () => (answers += 1));
  for (let i = 0; i < 20_000; i += 1) socket.raw.ping();
  expect(await socket.closed).toEqual(TOO_MANY);
  expect(answers).toBeLessThan(SOME);
});

test('nor are 20,000 pongs taken', async () => {
  const socket = await open();
  for (let i = 0; i < 20_000; i += 1) socket.raw.pong();
  expect(await socket.closed).toEqual(TOO_MANY);
});

test('subscriptions that come and go by the thousand', async () => {
  const socket = await open();
  for (let i = 0; i < 1_000; i += 1) {
    socket.subscribe(`${i}`, CREDITS);
    socket.send({ id: `${i}`, type: 'complete' });
  }
  expect(await socket.closed).toEqual(TOO_MANY);
});

test('large messages count for more', async () => {
  const socket = await open();
  for (let i = 0; i < 20; i += 1) socket.send({ type: 'pong', payload: { x: 'x'.repeat(60_000) } });
  expect(await socket.closed).toEqual(TOO_MANY);
});

test('a message in more pieces than any client makes', async () => {
  const socket = await open();
  for (let i = 0; i < 100; i += 1) socket.raw.send(' ', { fin: false });
  expect((await socket.closed).code).toBe(1008);
});

test('a busy client passes: 25 subscriptions at once, three times over, and pings of both kinds', async () => {
  const socket = await open();
  const pongs = new Promise((resolve) => socket.raw.once('pong', resolve));
  for (let round = 0; round < 3; round += 1) {
    // a page that is opened, and one a moment later
    await new Promise((resolve) => setTimeout(resolve, round === 0 ? 0 : 2_500));
    for (let i = 0; i < 25; i += 1) socket.subscribe(`${round}-${i}`, CREDITS);
    for (let i = 0; i < 25; i += 1) expect((await socket.next()).type).toBe('next');
    socket.raw.ping();
    socket.send({ type: 'ping' });
    expect((await socket.next()).type).toBe('pong');
    for (let i = 0; i < 25; i += 1) socket.send({ id: `${round}-${i}`, type: 'complete' });
  }
  await pongs;
  expect(socket.raw.readyState).toBe(socket.raw.OPEN);
  socket.close();
});
