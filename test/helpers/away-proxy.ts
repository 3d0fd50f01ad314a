import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * How a PostgreSQL is away: `recovering` answers that it starts up, `refused` listens to nobody, `dropped` takes a
 * connection and ends it, as one does that dies at that moment.
 */
export type Away = 'recovering' | 'refused' | 'dropped';

export interface AwayProxy {
  /** the database's address by way of the proxy */
  readonly url: string;
  /** Of the connections that are asked for from now on, `count` are turned away, after the first `letThrough`. */
  turnAway(how: Exclude<Away, 'refused'>, count: number, letThrough?: number): void;
  /** Ends the connections that are open. */
  cut(): void;
  /** Nobody listens until the returned function is called. */
  refuse(): Promise<() => Promise<void>>;
  /** connections that were asked for, and how many of them were turned away, since the last `turnAway` */
  readonly asked: number;
  readonly turnedAway: number;
  close(): Promise<void>;
}

/** Error of a PostgreSQL that replays its log: SQLSTATE 57P03. */
function startingUp(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A TCP proxy in front of PostgreSQL, on one port as long as it lives. */
export async function openAwayProxy(databaseUrl: string): Promise<AwayProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let first = 0;
  let toTurnAway = 0;
  let how: Away = 'recovering';
  let asked = 0;
  let turnedAway = 0;
  const serve = (client: Socket) => {
    sockets.add(client);
    client.on('error', () => undefined).on('close', () => sockets.delete(client));
    asked += 1;
    if (asked > first && asked <= first + toTurnAway) {
      turnedAway += 1;
      if (how === 'dropped') client.destroy();
      // the startup packet is read first, as the server does
      else client.once('data', () => client.end(startingUp()));
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    sockets.add(upstream);
    upstream
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(upstream);
        client.destroy();
      });
    client.on('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  };
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(serve);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  const stop = async (server: Server) => {
    cutAll();
    await new Promise((resolve) => server.close(resolve));
  };

  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    turnAway(kind, count, letThrough = 0) {
      [how, toTurnAway, first] = [kind, count, letThrough];
      [asked, turnedAway] = [0, 0];
    },
    cut: cutAll,
    async refuse() {
      await stop(server);
      return async () => void (server = await listen(port));
    },
    get asked() {
      return asked;
    },
    get turnedAway() {
      return turnedAway;
    },
    close: () => stop(server),
  };
}
