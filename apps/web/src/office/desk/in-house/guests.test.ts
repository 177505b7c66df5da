import type { DeskBooking } from '@rumi/contract'
import { expect, test } from 'vitest'
import { guestsOf } from './guests.ts'

const deskBooking = (id: string, serviceType: string, dogs: string[]) =>
  ({
    booking: { id },
    service: { serviceType },
    dogs: dogs.map((name) => ({ _id: name, name, feeding: '' })),
  }) as unknown as DeskBooking

test('lists a dog with a bath inside its stay once, by the stay', () => {
  const guests = guestsOf([
    deskBooking('bath', 'Grooming', ['Nube']),
    deskBooking('stay', 'Hotel', ['Nube', 'Árbol']),
    deskBooking('training', 'Entrenamiento', ['Zeta']),
  ])
  expect(guests.map(({ dog, deskBooking: { booking } }) => [dog.name, booking.id])).toEqual([
    ['Árbol', 'stay'],
    ['Nube', 'stay'],
    ['Zeta', 'training'],
  ])
})

test('lists a dog without feeding instructions', () => {
  expect(guestsOf([deskBooking('day', 'Guardería', ['Callada'])])).toHaveLength(1)
})
