import { expect, test } from 'vitest'
import { changedQuery } from '../../../ui/hooks/changed-query.ts'
import { lastDayOf, planIn, queryOf, shiftedAddress } from './plan-address.ts'

const today = '2026-11-20'
const read = (query: string) => planIn(new URLSearchParams(query), today)

test('an empty address shows the rooms for two weeks from this Monday', () => {
  const address = read('')
  expect(address).toEqual({ view: 'habitaciones', range: 'quincena', from: '2026-11-16' })
  expect(lastDayOf(address)).toBe('2026-11-29')
})

test.each([
  ['rango=semana&desde=2026-11-25', '2026-11-23', '2026-11-29', '2026-11-30', '2026-11-16'],
  ['rango=mes&desde=2026-02-10', '2026-02-01', '2026-02-28', '2026-03-01', '2026-01-01'],
  ['vista=equipo&desde=2026-11-25', '2026-11-25', '2026-11-25', '2026-11-26', '2026-11-24'],
  ['vista=equipo&rango=semana&desde=2026-11-25', '2026-11-23', '2026-11-29', '2026-11-30', '2026-11-16'],
  ['vista=guarderia&desde=2026-12-31', '2026-12-01', '2026-12-31', '2027-01-01', '2026-11-01'],
])('%s', (query, from, last, next, previous) => {
  const address = read(query)
  expect([address.from, lastDayOf(address), shiftedAddress(address, 1), shiftedAddress(address, -1)]).toEqual(
    [from, last, next, previous],
  )
  expect(read(changedQuery('', queryOf(address)))).toEqual(address)
})

test('a range of another view falls back to the default of this one', () => {
  expect(read('vista=equipo&rango=mes&desde=2026-11-25')).toMatchObject({ range: 'dia', from: '2026-11-25' })
  expect(read('rango=dia')).toMatchObject({ range: 'quincena' })
})

test('invalid values fall back to the default', () => {
  expect(read('vista=jardin&rango=siglo&desde=ayer')).toEqual(read(''))
})
