import type { HttpBindings } from '@hono/node-server'
import { expect, test } from 'vitest'
import { nodeClient } from './node-country-source.ts'

/** Whose calls count as one's: the peer, or what a proxy of ours says; of IPv6 the first four groups. */
test.each([
  ['203.0.113.7', undefined, 0, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  ['10.0.0.1', '203.0.113.9, 198.51.100.1', 1, '198.51.100.1'],
  ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
  ['2001:DB8:0001:0002::6', undefined, 0, '2001:db8:1:2'],
  ['2001:db8::6', undefined, 0, '2001:db8:0:0'],
  ['2001:db8:0:0:1::', undefined, 0, '2001:db8:0:0'],
  ['2001:db8:0:0:1:0:0:6', undefined, 0, '2001:db8:0:0'],
  ['2001:0:0:5:1:2:3:4', undefined, 0, '2001:0:0:5'],
  ['2001:0:0:6:1:2:3:4', undefined, 0, '2001:0:0:6'],
  ['::1', undefined, 0, '0:0:0:0'],
  ['::', undefined, 0, '0:0:0:0'],
  ['2001:db8:0:0:0:0:0:6', undefined, 0, '2001:db8:0:0'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0'],

  ['10.0.0.1', 'nonsense', 1, undefined],
  [undefined, undefined, 0, undefined],
])('%s, forwarded for %s behind %i: %s', (remoteAddress, forwarded, trustedProxyCount, expected) => {
  const request = new Request('http://localhost/', forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {})
  const environment = { incoming: { socket: { remoteAddress } } } as unknown as HttpBindings
  expect(nodeClient({ trustedProxyCount, countryHeader: undefined })(request, environment)).toBe(expected)
})
