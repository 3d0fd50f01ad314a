/** Looks after all sockets of a process by one timer: who answers no ping, or reads nothing of much, is ended. */
import type { WebSocket } from '@fastify/websocket';

export interface SocketWatchLimits {
  /** what a client may leave unread, and for how long */
  readonly bufferedBytes: number;
  readonly bufferedMs: number;
  readonly pingMs: number;
}

interface Watched {
  fullSince: number | undefined;
  pingedAt: number;
  alive: boolean;
}

/** Gives the function that takes a socket into the watch; what that returns takes it out. */
export function createSocketWatch(limits: SocketWatchLimits): (socket: WebSocket) => () => void {
  const tickMs = Math.min(1_000, limits.bufferedMs, limits.pingMs);
  const sockets = new Map<WebSocket, Watched>();
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const now = performance.now();
    for (const [socket, state] of sockets) {
      if (socket.bufferedAmount <= limits.bufferedBytes) state.fullSince = undefined;
      else if (now - (state.fullSince ??= now) >= limits.bufferedMs) socket.terminate();
      if (now - state.pingedAt < limits.pingMs) continue;
      if (!state.alive) socket.terminate();
      state.pingedAt = now;
      state.alive = false;
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  };
  return (socket) => {
    const state: Watched = { fullSince: undefined, pingedAt: performance.now(), alive: true };
    sockets.set(socket, state);
    socket.on('pong', () => (state.alive = true));
    timer ??= setInterval(look, tickMs).unref();
    return () => {
      sockets.delete(socket);
      if (sockets.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}
