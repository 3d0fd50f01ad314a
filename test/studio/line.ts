/** A TCP line between browser and gateway that can be cut and mended. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Line {
  /** the origin that the browser uses */
  readonly origin: string;
  /** where it leads, once that is known */
  lead(origin: string): void;
  /** Everything that is open breaks off, and nothing comes through any more. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(): Promise<Line> {
  const sockets = new Set<Socket>();
  let target: URL | undefined;
  let broken = false;
  const server = createServer((client) => {
    if (broken || !target) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (origin) => void (target = new URL(origin)),
    cut: () => {
      broken = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => void (broken = false),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
