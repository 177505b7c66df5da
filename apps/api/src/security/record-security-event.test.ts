import { expect, test } from 'vitest'
import { shortenedAddress } from './record-security-event.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:aaaa:bbbb:cccc::1', '2001:db8:aaaa::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['::1', '::/48'],
  ['nobody', null],
])('%s is kept as %s', (ip, stored) => {
  expect(shortenedAddress(ip)).toBe(stored)
})
