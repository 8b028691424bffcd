import { expect, it } from '@jest/globals';
import { networkOf, siteOf } from './client-address.js';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('a network of IPv6 belongs to a site, one of IPv4 to none', () => {
  expect(siteOf(networkOf('2001:db8:1:2::9'))).toBe('2001:db8:1');
  expect(siteOf(networkOf('192.0.2.7'))).toBeNull();
});
