import type { DeskBooking, Visit } from '@rumi/contract'
import { expect, test } from 'vitest'
import { guestsOf } from './guests.ts'

const deskBooking = (id: string, serviceType: string, dogs: string[]) =>
  ({
    booking: { id, status: 'checked-in' },
    service: { serviceType },
    dogs: dogs.map((name) => ({ _id: name, name, feeding: '' })),
  }) as unknown as DeskBooking
const visit = (rumiId: string, ...bookingIds: string[]) => ({ rumiId, bookingIds }) as unknown as Visit

test('lists a dog with a bath inside its stay once, by the stay', () => {
  const guests = guestsOf({
    visits: [visit('Nube', 'bath', 'stay'), visit('Árbol', 'stay'), visit('Zeta', 'training')],
    bookings: [
      deskBooking('bath', 'Grooming', ['Nube']),
      deskBooking('stay', 'Hotel', ['Nube', 'Árbol']),
      deskBooking('training', 'Entrenamiento', ['Zeta']),
    ],
  })
  expect(guests.map((guest) => [guest.dog.name, guest.deskBooking.booking.id])).toEqual([
    ['Árbol', 'stay'],
    ['Nube', 'stay'],
    ['Zeta', 'training'],
  ])
})

test('leaves out a dog that left alone while its booking goes on', () => {
  const bookings = [deskBooking('day', 'Guardería', ['Callada', 'Salió'])]
  expect(guestsOf({ visits: [visit('Callada', 'day')], bookings }).map(({ dog }) => dog.name)).toEqual([
    'Callada',
  ])
})
