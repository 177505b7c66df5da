import { defaultTerms, instantAt, type ServiceType } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { expect, test } from 'vitest'
import { nextOf } from './next-visit.tsx'

const today = '2026-10-13'
const booking = (id: ServiceType, start: string, end: string): Booking => ({
  id,
  clientId: 'ana',
  serviceId: id,
  rumiIds: ['canela'],
  start,
  end,
  status: 'confirmed',
  resource: null,
  lines: [],
  totalCentavos: 0,
  agreedCentavos: null,
  keptCentavos: 0,
  owedCentavos: 0,
  awaits: [],
  heldUntil: null,
  notes: '',
  version: 1,
  createdAt: '2026-10-01T00:00:00Z',
  updatedAt: '2026-10-01T00:00:00Z',
})
const visit = (type: ServiceType, day: string, from: string, to: string) =>
  booking(type, instantAt(day, from), instantAt(day, to))

const shown = (...bookings: Booking[]) => {
  const next = nextOf(bookings, {
    serviceOf: (id) => ({ serviceType: id as ServiceType, name: id }),
    terms: defaultTerms,
    today,
  })
  return next && [next.booking.id, ...next.inside.map(({ id }) => id)]
}

test('shows a day with its inner bath, in any order', () => {
  const day = booking('Guardería', '2026-10-14', '2026-10-14')
  const bath = visit('Grooming', '2026-10-14', '10:00', '11:00')
  expect(shown(bath, day)).toEqual(['Guardería', 'Grooming'])
  expect(shown(day, bath)).toEqual(['Guardería', 'Grooming'])
})

test('shows a separate bath first if it precedes the stay', () => {
  const stay = booking('Hotel', '2026-10-15', '2026-10-17')
  expect(shown(stay, visit('Grooming', '2026-10-14', '10:00', '11:00'))).toEqual(['Grooming'])
  expect(shown({ ...stay, status: 'cancelled' })).toBeUndefined()
})
