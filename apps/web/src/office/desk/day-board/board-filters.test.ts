import type { DeskBooking, Visit } from '@rumi/contract'
import { expect, test } from 'vitest'
import { namesOf, type VisitCard } from '../visit-card/visit-cards.ts'
import { choicesIn, filterCards, filtersIn, noFilters, type BoardFilters } from './board-filters.ts'
import { dogsWithGaps } from './missing-data.ts'

type Written = {
  medication?: string
  late?: boolean
  leftCentavos?: number
  reasons?: string[]
  type?: string
  resource?: string
}

function card(name: string, { type = 'Guardería', ...of }: Written = {}): VisitCard {
  const dog = { _id: name, name, medication: of.medication ?? '', feeding: 'Croquetas', allergies: '' }
  const deskBooking = {
    booking: { id: name, status: 'confirmed', resource: of.resource ?? null },
    service: { serviceType: type, name: type },
    dogs: [dog],
    medicalRecords: [{ rumiId: name, ok: false, reasons: (of.reasons ?? []).map((code) => ({ code })) }],
    overrides: [],
    leftCentavos: of.leftCentavos ?? 0,
  } as unknown as DeskBooking
  const visit = { id: name, status: 'expected', lateSince: of.late ? 'now' : null } as unknown as Visit
  const members = [{ dog: deskBooking.dogs[0]!, visit, bookings: [deskBooking] }]
  return { dogs: deskBooking.dogs, members, bookings: [deskBooking] } as unknown as VisitCard
}

const cards = [
  card('Con medicina', { medication: 'Benazepril' }),
  card('Tarde', { late: true }),
  card('Debe', { leftCentavos: 350_00 }),
  card('Sin papeles', { reasons: ['vaccine-missing'] }),
  card('Primera vez', { reasons: ['evaluation-first-day'] }),
  card('De baño', { type: 'Grooming', resource: 'Rosa' }),
  card('En cuarto', { type: 'Hotel', resource: 'Nopal' }),
]

test.each<[Partial<BoardFilters>, string]>([
  [{ fact: 'medicine' }, 'Con medicina'],
  [{ fact: 'late' }, 'Tarde'],
  [{ fact: 'owes' }, 'Debe'],
  [{ fact: 'records' }, 'Sin papeles'],
  [{ fact: 'first' }, 'Primera vez'],
  [{ service: 'Grooming' }, 'De baño'],
  [{ person: 'Rosa' }, 'De baño'],
])('%o shows %s alone', (filters, name) => {
  expect(filterCards(cards, { ...noFilters, ...filters }).map(namesOf)).toEqual([name])
})

test('offers the services and the people of the day, and no room as a person', () => {
  expect(choicesIn(cards)).toEqual({ services: ['Grooming', 'Guardería', 'Hotel'], people: ['Rosa'] })
})

test('an unknown filter in an address shows everything', () => {
  expect(filtersIn(new URLSearchParams('solo=nada'))).toEqual(noFilters)
  expect(filtersIn(new URLSearchParams('solo=late&con=Rosa'))).toEqual({
    ...noFilters,
    fact: 'late',
    person: 'Rosa',
  })
})

test('lists what is not known of a dog, food and medicine only where it stays', () => {
  const both = [card('De día'), card('De baño', { type: 'Grooming' })]
  const [stay, bath] = dogsWithGaps(both, () => false)
  expect(stay?.missing).toEqual(['medication', 'allergies'])
  expect(bath?.missing).toEqual(['allergies'])
  const [planned] = dogsWithGaps(both, (dogId, kind) => dogId === 'De día' && kind === 'medicine')
  expect(planned?.missing).toEqual(['allergies'])
})
