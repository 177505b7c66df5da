import { expect, test } from 'vitest'
import { bookingStatusCopy } from '../portal/bookings.ts'
import { orderStatusCopy } from '../portal/orders.ts'

test('treats a past visit and a delivered order as over', () => {
  const tones = [bookingStatusCopy['checked-out'], orderStatusCopy.delivered].map(({ tone }) => tone)
  expect(tones).toEqual(['over', 'over'])
})
