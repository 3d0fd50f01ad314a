/**
 * The address of the gateway, held by the supervisor and never accepted on there. Gateways inherit the sockets and listen
 * on them; while one is replaced, the kernel keeps new connections in the queue of the socket instead of refusing them, and
 * no other program can take the port.
 */
import { lookup } from 'node:dns/promises';
import net from 'node:net';
// by its default, since an older Node has no such export and is told so below
import util from 'node:util';

export interface Address {
  /** e.g. `http://127.0.0.1:4000` */
  readonly url: string;
  /** file descriptors, to be inherited by children */
  readonly sockets: readonly number[];
  /** Afterwards connections are refused while no gateway listens, instead of waiting. */
  close(): void;
}

/** Takes the port; 0 takes a free one. @throws Error with a sentence where it is taken or not allowed. */
export async function holdAddress(host: string, port: number): Promise<Address> {
  if (!('BoundSocket' in net))
    throw new Error(`Node ${process.versions.node} is too old. Use the one of npm start: node_modules/.bin/node.`);
  const [first, ...others] = await lookup(host, { all: true });
  const sockets = [bind(first?.address ?? host, port)];
  const taken = sockets[0]!.address().port;
  // clients take either of the two that this name usually has; a machine may have one of them only
  if (host === 'localhost')
    for (const { address } of others) {
      try {
        sockets.push(bind(address, taken));
      } catch {
        // the first one is enough
      }
    }
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    sockets: sockets.map((socket) => socket.fd()),
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

function bind(host: string, port: number): net.BoundSocket {
  try {
    return new net.BoundSocket({ host, port });
  } catch (error) {
    const { code, errno } = error as NodeJS.ErrnoException;
    if (errno === undefined) throw error;
    throw new Error(`listen ${code}: ${util.getSystemErrorMessage(errno)} ${host}:${port}`, { cause: error });
  }
}
