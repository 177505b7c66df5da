import { defaultTerms, instantAt, type BookingStatus, type ServiceType } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { expect, test } from 'vitest'
import { addOnBookings } from './add-on-bookings.ts'

const booking = (id: string, serviceId: ServiceType, start: string, end: string): Booking => ({
  id,
  clientId: 'ana',
  serviceId,
  rumiIds: ['canela'],
  start,
  end,
  status: 'pending',
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
const visit = (id: string, from: string, to: string, type: ServiceType = 'Grooming') =>
  booking(id, type, instantAt('2026-10-15', from), instantAt('2026-10-15', to))
const stay = booking('stay', 'Hotel', '2026-10-13', '2026-10-15')

const inside = (...others: Booking[]) =>
  addOnBookings(
    stay,
    [stay, ...others],
    (serviceId) => {
      const serviceType = serviceId as ServiceType
      return { serviceType, name: serviceType }
    },
    defaultTerms,
  ).map(({ id }) => id)

test('assigns a visit of the same dogs during their stay to the stay', () => {
  expect(inside(visit('bath', '09:00', '10:00'), visit('class', '10:00', '11:00', 'Entrenamiento'))).toEqual([
    'bath',
    'class',
  ])
})

test('excludes visits after the departure, of other dogs, and cancelled ones', () => {
  const status: BookingStatus = 'cancelled'
  expect(
    inside(
      visit('late', '11:00', '12:00'),
      { ...visit('other', '09:00', '10:00'), rumiIds: ['frijol'] },
      { ...visit('gone', '09:00', '10:00'), status },
    ),
  ).toEqual([])
  expect(
    addOnBookings({ ...stay, status }, [visit('bath', '09:00', '10:00')], () => undefined, defaultTerms),
  ).toEqual([])
})
