import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

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

/** What a proxy adds. Where it is not told of, the address on the socket is the proxy's and says nothing of the client. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/** Did a proxy pass this request on, or does it say so? */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return FORWARDED.some((header) => headers[header] !== undefined);
}

/** 127.0.0.0/8 and ::1, also as an IPv4 address inside IPv6. */
export function isLoopbackAddress(ip: string): boolean {
  if (isIPv4(ip)) return loopback.check(ip, 'ipv4');
  return isIPv6(ip) && loopback.check(ip, 'ipv6');
}

/** A host to listen on that only this machine reaches. */
export function isLoopbackHost(host: string): boolean {
  return host.toLowerCase() === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/u, '$1'));
}

/** Loopback, RFC 1918, link-local, and their IPv6 kin; also IPv4 inside IPv6. */
export function isPrivate(ip: string): boolean {
  if (isIPv4(ip)) return privateNetworks.check(ip, 'ipv4');
  return isIPv6(ip) && privateNetworks.check(ip, 'ipv6');
}

/**
 * What rate limits count a client by: an IPv4 address as it is, and the /64 of an IPv6 address, since every customer of
 * a provider has at least 2^64 of those to take turns with. Everything else shares one key.
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(ip)) return ip;
  const address = ip.split('%', 1)[0]!;
  if (!isIPv6(address)) return 'unknown';
  // the URL parser writes every spelling of an address in the same way
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
