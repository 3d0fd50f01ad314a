import { expect, test } from 'vitest';
import { addressKey, isLoopbackAddress, isLoopbackHost } from '../../src/accounts/client-address.js';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['', 'unknown'],
  ['evil, 203.0.113.7', 'unknown'],
])('%j is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('loopback is this machine, however it is written, and nothing else', () => {
  for (const ip of ['127.0.0.1', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])
    expect(isLoopbackAddress(ip)).toBe(true);
  for (const ip of ['128.0.0.1', '0.0.0.0', '::', '::2', '::ffff:10.0.0.1', '', 'localhost', '127.1'])
    expect(isLoopbackAddress(ip)).toBe(false);
  for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '::1', '[::1]']) expect(isLoopbackHost(host)).toBe(true);
  for (const host of ['0.0.0.0', '::', 'localhost.evil.example', '127.0.0.1.nip.io', ''])
    expect(isLoopbackHost(host)).toBe(false);
});
