import type { RecordOf, Resources } from '@rumi/contract'
import type { ReportCard } from '@rumi/data-layer'
import { expect, test } from 'vitest'
import { guestsOf } from './guests-of.ts'

type Booking = RecordOf<Resources['bookings']>

const booking = (id: string, status: Booking['status'], rumiIds: string[]) =>
  ({ id, status, rumiIds }) as Booking
const card = (bookingId: string, rumiId: string, sentAt: string | null, day = '2026-10-13') =>
  ({ bookingId, rumiId, sentAt, day }) as ReportCard

test('lists present dogs: started cards first, sent ones last, without cards of other days', () => {
  const guests = guestsOf({
    booked: [
      booking('b1', 'checked-in', ['canela', 'frijol']),
      booking('b2', 'confirmed', ['taco']),
      booking('b3', 'checked-out', ['nube']),
    ],
    cards: [
      card('b1', 'canela', '2026-10-13T20:00:00Z'),
      card('b3', 'nube', null),
      card('b1', 'frijol', null, '2026-10-12'),
    ],
    day: '2026-10-13',
  })
  expect(guests.map(({ rumiId, card: own }) => [rumiId, own !== undefined])).toEqual([
    ['nube', true],
    ['frijol', false],
    ['canela', true],
  ])
})
