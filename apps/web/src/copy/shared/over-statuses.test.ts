import { expect, test } from 'vitest'
import { bookingStatusCopy } from '../portal/bookings.ts'
import { orderStatusCopy } from '../portal/orders.ts'

test('a visit that took place and an order that arrived are over', () => {
  const tones = [bookingStatusCopy['checked-out'], orderStatusCopy.delivered].map(({ tone }) => tone)
  expect(tones).toEqual(['over', 'over'])
})
