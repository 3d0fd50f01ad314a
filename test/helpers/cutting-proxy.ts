import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CuttingProxy {
  /** the database's address by way of the proxy */
  readonly url: string;
  /** The answer to the n-th COMMIT from now on is lost, and the connection with it; the COMMIT itself is done. */
  cutCommit(nth: number): void;
  /** how many answers were lost */
  readonly cuts: number;
  close(): Promise<void>;
}

/** A TCP proxy in front of PostgreSQL: what a network does when it fails at the worst moment. */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let countdown = 0;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let losing = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => {
      // a Query or Parse message whose text is "commit", or one with the statement that commits by itself
      if (/(?:^|\0)commit\0|\0accept_runs?\0/iu.test(chunk.toString('latin1').slice(5)) && countdown > 0)
        losing = (countdown -= 1) === 0;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (losing) {
        cuts += 1;
        client.destroy();
      } else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    cutCommit: (nth) => {
      countdown = nth;
    },
    get cuts() {
      return cuts;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
