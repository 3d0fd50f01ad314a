import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** What a proxy adds. With one of them, the address on the socket is the proxy's and says nothing of the client. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * Lets operators through: with the token where there is one, else from this machine or a private network, directly.
 * To everybody else the route is not there. @throws AppError unauthenticated, route_not_found
 */
export function refuseOutsiders(request: FastifyRequest, token: string | undefined): void {
  if (token !== undefined) {
    const sent = /^Bearer (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1];
    if (sent !== undefined && timingSafeEqual(hash(sent), hash(token))) return;
    const message = 'Send METRICS_TOKEN as a bearer token.';
    throw new AppError('unauthenticated', { message, challenge: 'Bearer realm="gamewright"' });
  }
  const direct = FORWARDED.every((header) => request.headers[header] === undefined);
  if (!direct || !isPrivate(request.raw.socket.remoteAddress ?? '')) throw new AppError('route_not_found');
}

/** Loopback, RFC 1918, link-local, and their IPv6 kin; also IPv4 inside IPv6. */
export function isPrivate(ip: string): boolean {
  if (isIPv4(ip)) return privateNetworks.check(ip, 'ipv4');
  return isIPv6(ip) && privateNetworks.check(ip, 'ipv6');
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
