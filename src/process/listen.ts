import { createServer } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';

/**
 * Listens on sockets that this process inherited. They all stop listening when `app` closes.
 * @returns a function that resolves once the connections of every socket have ended
 */
export async function listenOn(
  app: FastifyInstance,
  [first, ...others]: readonly number[],
): Promise<() => Promise<void>> {
  // the same options as Node's HTTP server has for the sockets that it accepts by itself
  const more = others.map((fd) =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)).listen({
      fd,
    }),
  );
  for (const server of more) server.maxConnections = app.server.maxConnections;
  const ended = more.map((server) => new Promise<void>((resolve) => server.once('close', resolve)));
  app.addHook('preClose', async () => {
    for (const server of more) server.close();
  });
  // without a host Fastify looks for other addresses of "localhost"
  const options: FastifyListenOptions & { fd: number | undefined } = { fd: first, host: '' };
  await app.listen(options);
  return async () => void (await Promise.all(ended));
}
