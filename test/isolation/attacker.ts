/** The other side of every channel, on this machine: it answers nothing of use, and remembers who came. */
import { createSocket, type Socket } from 'node:dgram';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { expect, vi } from 'vitest';
import { callOut, type Targets } from '../artifacts/hostile.js';

export interface Attacker extends Omit<Targets, 'api'> {
  /** what arrived since the last `forget`, each once, in order of the alphabet */
  readonly reached: () => string[];
  readonly forget: () => void;
  readonly close: () => void;
}

/** `calls`: who calls out by WebRTC; each gets a port for STUN and one for TURN of its own, so that it is known by it. */
export async function openAttacker(calls: readonly string[]): Promise<Attacker> {
  const seen = new Set<string>();
  const servers: Server[] = [];
  const sockets: Socket[] = [];

  const listen = async (server: Server): Promise<number> => {
    servers.push(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return (server.address() as AddressInfo).port;
  };
  const heardBy = (name: string) =>
    listen(
      createServer((socket) => {
        seen.add(name);
        socket.on('error', () => undefined).destroy();
      }),
    );
  const web = createHttpServer((request, response) => {
    seen.add(request.url ?? '');
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('content-type', 'text/html')
      .end('<!doctype html>');
  });
  web.on('upgrade', (request, socket) => {
    seen.add(request.url ?? '');
    socket.destroy();
  });
  // a connection alone tells something
  web.on('connection', () => seen.add('connection'));

  const ports: Record<string, { stun: number; turn: number }> = {};
  for (const name of calls) {
    const socket = createSocket('udp4', () => seen.add(`${name}: STUN`));
    sockets.push(socket);
    await new Promise<void>((resolve) => {
      socket.bind(0, '127.0.0.1', resolve);
    });
    ports[name] = { stun: socket.address().port, turn: await heardBy(`${name}: TURN`) };
  }
  return {
    // another site than the application's 127.0.0.1
    outside: `http://localhost:${await listen(web)}`,
    hint: `http://localhost:${await heardBy('preconnect')}`,
    calls: ports,
    reached: () => [...seen].toSorted(),
    forget: () => seen.clear(),
    close() {
      web.closeAllConnections();
      for (const server of servers) server.close();
      for (const socket of sockets) socket.close();
    },
  };
}

export async function withAttacker<T>(calls: readonly string[], work: (attacker: Attacker) => Promise<T>): Promise<T> {
  const attacker = await openAttacker(calls);
  try {
    return await work(attacker);
  } finally {
    attacker.close();
  }
}

/**
 * Returns once what the pages of a browser sent until now has arrived: a page that is opened after them sends a request and
 * a call by WebRTC, and both have come.
 */
export async function everythingArrived(open: (url: string) => Promise<{ close: () => Promise<void> }>): Promise<void> {
  await withAttacker(['last'], async (attacker) => {
    const page = createHttpServer((_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<!doctype html><script>new Image().src = '${attacker.outside}/last'; ${callOut(attacker, 'last')}</script>`,
        ),
    );
    await new Promise<void>((resolve) => {
      page.listen(0, '127.0.0.1', resolve);
    });
    const tab = await open(`http://localhost:${(page.address() as AddressInfo).port}/`);
    try {
      await vi.waitFor(
        () => expect(attacker.reached()).toEqual(expect.arrayContaining(['/last', 'last: STUN', 'last: TURN'])),
        { timeout: 15_000 },
      );
    } finally {
      await tab.close();
      page.closeAllConnections();
      page.close();
    }
  });
}
