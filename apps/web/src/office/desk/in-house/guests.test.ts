import type { DeskVisit } from '@rumi/contract'
import { expect, test } from 'vitest'
import { guestsOf } from './guests.ts'

const visit = (id: string, serviceType: string, dogs: string[]) =>
  ({
    booking: { id },
    service: { serviceType },
    dogs: dogs.map((name) => ({ _id: name, name, feeding: '' })),
  }) as unknown as DeskVisit

test('lists a dog with a bath inside its stay once, by the stay', () => {
  const guests = guestsOf([
    visit('bath', 'Grooming', ['Nube']),
    visit('stay', 'Hotel', ['Nube', 'Árbol']),
    visit('training', 'Entrenamiento', ['Zeta']),
  ])
  expect(guests.map(({ dog, visit: { booking } }) => [dog.name, booking.id])).toEqual([
    ['Árbol', 'stay'],
    ['Nube', 'stay'],
    ['Zeta', 'training'],
  ])
})

test('lists a dog without feeding instructions', () => {
  expect(guestsOf([visit('day', 'Guardería', ['Callada'])])).toHaveLength(1)
})
