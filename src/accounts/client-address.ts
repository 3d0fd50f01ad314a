import { BlockList, isIPv4, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** 127.0.0.0/8 and ::1, also as an IPv4 address inside IPv6. */
export function isLoopbackAddress(ip: string): boolean {
  if (isIPv4(ip)) return loopback.check(ip, 'ipv4');
  return isIPv6(ip) && loopback.check(ip, 'ipv6');
}

/** A host to listen on that only this machine reaches. */
export function isLoopbackHost(host: string): boolean {
  return host.toLowerCase() === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/u, '$1'));
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
