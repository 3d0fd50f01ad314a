/** Connections that a client holds open without a word: a gateway keeps so many of them, and serves again when one ends. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { withApp } from '../helpers/app.js';

/** Over a connection of its own. Resolves with the status, or with 0 where the connection was closed. */
const ask = (origin: string) =>
  new Promise<number>((resolve) => {
    const sent = request(`${origin}/healthz`, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0)).end();
  });

test('no more connections are open than MAX_CONNECTIONS, and one that ends makes room', async () => {
  const held: Socket[] = [];
  await withApp(
    async ({ app, listen }) => {
      const { hostname, port } = new URL(await listen());
      const open = () =>
        new Promise<number>((resolve, reject) =>
          app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
        );
      for (let i = 0; i < 10; i += 1) {
        const socket = connect(Number(port), hostname);
        held.push(socket);
        await once(socket, 'connect');
      }
      await expect.poll(open).toBe(10);
      expect(await ask(`http://${hostname}:${port}`)).toBe(0);
      held.pop()?.destroy();
      await expect.poll(open).toBe(9);
      expect(await ask(`http://${hostname}:${port}`)).toBe(200);
      for (const socket of held) socket.destroy();
    },
    { maxConnections: 10 },
  );
});
