import { expect, test } from 'vitest'
import { bySection, countDogs, matches, placesTaken, type BoardEntry, type Booking } from './board-entries.ts'

const stamp = '2026-10-13T14:00:00Z'

const entry = (dog: string, status: Booking['status'], owner = 'Lucía Barrera', phone = '55 3318 9052') => {
  const [name = '', lastName = ''] = owner.split(' ')
  return {
    booking: { id: dog, serviceId: 'day-care', rumiIds: [dog], status } as Booking,
    dogs: [{ _id: dog, name: dog, breed: 'Xoloitzcuintle' }],
    owner: { name, lastName, phone, email: 'lucia@demo.rumi.mx', createdAt: stamp },
    serviceName: 'Día de guardería',
  } as unknown as BoardEntry
}

test('each booking stands where its dogs are, in the order of their names', () => {
  const sections = bySection([
    entry('Nube', 'confirmed'),
    entry('Árbol', 'pending'),
    entry('Churro', 'checked-in'),
    entry('Kira', 'checked-out'),
    entry('Pulga', 'no-show'),
    entry('Mole', 'cancelled'),
  ])
  const names = Object.entries(sections).map(([name, list]) => [name, list.map(({ booking }) => booking.id)])
  expect(Object.fromEntries(names)).toEqual({
    expected: ['Árbol', 'Nube'],
    inHouse: ['Churro'],
    gone: ['Kira'],
    notComing: ['Mole', 'Pulga'],
  })
})

test.each(['tlaloc', 'TLÁLOC', 'xolo', 'lucia', 'barrera', '3318', '3318-90'])(
  '%s finds Tláloc',
  (search) => {
    expect(matches(entry('Tláloc', 'confirmed'), search)).toBe(true)
  },
)

test.each(['canela', '99', '55 0000'])('%s does not', (search) => {
  expect(matches(entry('Tláloc', 'confirmed'), search)).toBe(false)
})

test('whoever is cancelled or did not come takes no place; whoever has left did', () => {
  const entries = (
    ['pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show'] as const
  ).map((status) => entry(status, status))
  expect(placesTaken(entries, new Set(['day-care']))).toBe(4)
  expect(placesTaken(entries, new Set(['hotel']))).toBe(0)
  expect(countDogs(entries)).toBe(6)
})
