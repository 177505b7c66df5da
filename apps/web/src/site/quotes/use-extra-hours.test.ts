import { defaultTerms, instantAt } from '@rumi/contract'
import { expect, test } from 'vitest'
import { extraHours } from './use-extra-hours.ts'

const stay = { serviceType: 'Hotel', start: '2026-11-21', end: '2026-11-24' } as const
const slotsAt = (...times: string[]) =>
  times.map((time) => ({
    start: instantAt(stay.end, time),
    end: instantAt(stay.end, time),
    remaining: 1,
  }))

test('extras take the last free hours before departure, one after the other', () => {
  const slots = slotsAt('08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '12:00')
  const extras = [
    { id: 'bath', minutes: 60 },
    { id: 'nails', minutes: 60 },
    { id: 'spa', minutes: 120 },
    { id: 'unknown', minutes: 60 },
  ]
  const slotsOf = new Map(['bath', 'nails', 'spa'].map((id) => [id, slots]))
  expect([...extraHours(extras, slotsOf, stay, defaultTerms)]).toEqual([
    ['bath', '10:00'],
    ['nails', '09:00'],
    ['spa', null],
  ])
})

test('an hour that is taken is no hour', () => {
  const taken = slotsAt('10:00').map((slot) => ({ ...slot, remaining: 0 }))
  const slotsOf = new Map([['bath', taken]])
  expect(extraHours([{ id: 'bath', minutes: 60 }], slotsOf, stay, defaultTerms).get('bath')).toBeNull()
})
