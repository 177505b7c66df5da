import type { DeskBooking, Visit } from '@rumi/contract'
import { expect, test } from 'vitest'
import type { VisitCard } from '../visit-card/visit-cards.ts'
import { openPointsOf } from './open-points.ts'

const today = '2026-11-20'

function card(name: string, visit: Partial<Visit>, leftCentavos = 0): VisitCard {
  const bookings = [{ booking: { status: 'confirmed' }, leftCentavos } as DeskBooking]
  const at = { day: today, expectedUntil: `${today}T23:00:00Z`, lateSince: null, ...visit } as Visit
  const dog = { _id: name, name } as VisitCard['dogs'][number]
  return { key: name, dogs: [dog], members: [{ dog, visit: at, bookings }], bookings } as unknown as VisitCard
}

test('lists who is still in, who stays overnight, who did not come or comes later, and who left without paying', () => {
  const points = openPointsOf(
    [
      card('Sigue aquí', { status: 'in-house' }),
      card('Duerme aquí', { status: 'in-house', expectedUntil: '2026-11-22T18:00:00Z' }, 900_00),
      card('No llegó', { status: 'expected', lateSince: `${today}T15:30:00Z` }),
      card('Ni ayer', { status: 'expected', day: '2026-11-19' }),
      card('Viene en la tarde', { status: 'expected' }),
      card('Viene mañana', { status: 'expected', day: '2026-11-21' }),
      card('Debe', { status: 'gone' }, 350_00),
      card('Pagó', { status: 'gone' }),
    ],
    today,
  )
  const namesOf = (list: readonly { dog: { name: string } }[]) => list.map(({ dog }) => dog.name)
  expect([points.stillIn, points.overnight, points.notCome, points.toCome].map(namesOf)).toEqual([
    ['Sigue aquí'],
    ['Duerme aquí'],
    ['No llegó', 'Ni ayer'],
    ['Viene en la tarde'],
  ])
  expect(points.unpaid.map(({ key }) => key)).toEqual(['Debe'])
})
