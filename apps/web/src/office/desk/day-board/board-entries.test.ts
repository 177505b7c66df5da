import type { DeskVisit } from '@rumi/contract'
import { expect, test } from 'vitest'
import { bySection, countDogs, isLate, isOverdue, matches, type Booking } from './board-entries.ts'

const visit = (dog: string, status: Booking['status'], owner = 'Lucía Barrera', start = '2026-11-20') => {
  const [name = '', lastName = ''] = owner.split(' ')
  return {
    booking: { id: dog, rumiIds: [dog], status, start, end: start },
    dogs: [{ _id: dog, name: dog, breed: 'Xoloitzcuintle' }],
    owner: { id: owner, name, lastName, phone: '55 3318 9052', email: 'lucia@demo.rumi.mx' },
  } as unknown as DeskVisit
}

test("groups bookings by status, hours first, then by the dogs' names", () => {
  const sections = bySection([
    visit('Nube', 'confirmed'),
    visit('Árbol', 'pending'),
    visit('Zeta', 'confirmed', 'Lucía Barrera', '2026-11-20T16:00:00Z'),
    visit('Churro', 'checked-in'),
    visit('Kira', 'checked-out'),
    visit('Pulga', 'no-show'),
    visit('Mole', 'cancelled'),
  ])
  const names = Object.entries(sections).map(([name, list]) => [name, list.map(({ booking }) => booking.id)])
  expect(Object.fromEntries(names)).toEqual({
    expected: ['Zeta', 'Árbol', 'Nube'],
    inHouse: ['Churro'],
    gone: ['Kira'],
    notComing: ['Mole', 'Pulga'],
  })
  expect(countDogs(sections.expected)).toBe(3)
})

test('keeps a booking with an undo offer in its section', () => {
  const sections = bySection([visit('Nube', 'checked-in'), visit('Churro', 'checked-in')], (id) =>
    id === 'Nube' ? 'confirmed' : undefined,
  )
  expect(sections.expected.map(({ booking }) => booking.id)).toEqual(['Nube'])
  expect(sections.inHouse.map(({ booking }) => booking.id)).toEqual(['Churro'])
})

test.each(['tlaloc', 'TLÁLOC', 'xolo', 'lucia', 'barrera', '3318', '3318-90'])(
  '%s finds Tláloc',
  (search) => {
    expect(matches(visit('Tláloc', 'confirmed'), search)).toBe(true)
  },
)

test.each(['canela', '99', '55 0000'])('%s does not', (search) => {
  expect(matches(visit('Tláloc', 'confirmed'), search)).toBe(false)
})

test('an arrival is late and a departure overdue from the next day on', () => {
  const { booking: awaited } = visit('Nube', 'confirmed')
  const { booking: here } = visit('Nube', 'checked-in')
  expect([isLate(awaited, '2026-11-20'), isLate(awaited, '2026-11-21')]).toEqual([false, true])
  expect([isOverdue(here, '2026-11-20'), isOverdue(here, '2026-11-21')]).toEqual([false, true])
  expect(isLate(here, '2026-11-21') || isOverdue(awaited, '2026-11-21')).toBe(false)
})
