import { expect, test } from 'vitest'
import { formatSeasons, readSeasons } from './season-lines.ts'

const seasons = [
  { name: 'Navidad', from: '2026-12-20', to: '2027-01-06', percent: 20 },
  { name: 'Baja: enero', from: '2027-01-07', to: '2027-01-31', percent: -10 },
]

test('seasons are read as they are written', () => {
  expect(readSeasons(formatSeasons(seasons))).toEqual(seasons)
  expect(formatSeasons(seasons).split('\n')[0]).toBe('Navidad: 2026-12-20 a 2027-01-06, +20 %')
})

test('empty lines and a bare figure are as good, and no line at all is no season', () => {
  expect(readSeasons('\n Navidad: 2026-12-20 a 2027-01-06, 20\n\n')).toEqual([seasons[0]])
  expect(readSeasons(' \n')).toEqual([])
})

test.each([
  'Navidad',
  'Navidad: 2026-12-20, 20',
  'Navidad: 2026-02-30 a 2026-03-02, 20',
  ': 2026-12-20 a 2026-12-21, 5',
])('a line that tells no season is told apart: %s', (line) => expect(readSeasons(line)).toEqual([null]))
