import { expect, test } from 'vitest'
import { bookingAddress, describedDogs } from './booking-address.ts'

test.each([
  [{ start: '', end: '' }, ''],
  [{ start: '2026-11-24', end: '' }, '&desde=2026-11-24'],
  [{ start: '2026-11-21', end: '2026-11-28' }, '&desde=2026-11-21&hasta=2026-11-28'],
  [
    { start: '2026-11-26', end: '2026-11-27', separateDays: ['2026-11-26', '2026-11-27'] },
    '&desde=2026-11-26&hasta=2026-11-27',
  ],
  [{ start: '2026-11-20', end: '2026-11-20', separateDays: ['2026-11-20'] }, '&desde=2026-11-20'],
  [
    { start: '2026-11-17', end: '2026-11-19', separateDays: ['2026-11-17', '2026-11-19'] },
    '&dias=2026-11-17%2C2026-11-19',
  ],
])('a booking of %j begins with those days', (days, query) => {
  expect(bookingAddress('un-plan', days)).toBe(`/mi-cuenta/reservar?servicio=un-plan${query}`)
})

test('a booking takes over the dogs and the extras that have an hour', () => {
  const family = [{ _id: 'canela', name: 'Canela', weightKg: 18 }]
  const draft = { dogs: 2, sizes: ['large' as const], own: [] }
  const stay = { start: '2026-11-21', end: '2026-11-23' }
  const extras = new Map([
    ['bath', '09:30'],
    ['nails', null],
  ])
  const addressWith = (dogs: ReturnType<typeof describedDogs>) =>
    new URL(bookingAddress('hotel', { ...stay, dogs, extras }), 'https://rumi.mx').searchParams
  const stranger = addressWith(describedDogs(draft, [], true))
  expect([stranger.get('perros'), stranger.get('extras')]).toEqual(['grande,-', 'bath*09:30'])
  expect(addressWith(describedDogs(draft, [], false)).get('perros')).toBe('-,-')
  const owner = addressWith(describedDogs({ ...draft, own: ['canela'] }, family, true))
  expect([owner.get('rumis'), owner.get('perros')]).toEqual(['canela', null])
})
