import { expect, test } from 'vitest'
import { formatSeasons, readSeasons } from './season-lines.ts'

const seasons = [
  { name: 'Navidad', from: '2026-12-20', to: '2027-01-06', percent: 20 },
  { name: 'Baja: enero', from: '2027-01-07', to: '2027-01-31', percent: -10 },
  {
    name: 'Semana Santa',
    from: '2027-03-21',
    to: '2027-04-04',
    percent: 15,
    depositPercent: 50,
    freeUntilHours: 72,
    keepPercent: 0,
  },
]

test('parses formatted seasons', () => {
  expect(readSeasons(formatSeasons(seasons))).toEqual(seasons)
  expect(formatSeasons(seasons).split('\n')[0]).toBe('Navidad: 2026-12-20 a 2027-01-06, +20 %')
})

test('accepts terms of a season in any order', () => {
  expect(formatSeasons(seasons.slice(2))).toBe(
    'Semana Santa: 2027-03-21 a 2027-04-04, +15 %, anticipo 50 %, sin costo hasta 72 h, se cobra 0 %',
  )
  expect(readSeasons('Navidad: 2026-12-20 a 2027-01-06, 20, Se cobra 100%, Anticipo 50')).toEqual([
    { ...seasons[0], keepPercent: 100, depositPercent: 50 },
  ])
})

test('ignores empty lines, accepts a bare number, and returns no season without lines', () => {
  expect(readSeasons('\n Navidad: 2026-12-20 a 2027-01-06, 20\n\n')).toEqual([seasons[0]])
  expect(readSeasons(' \n')).toEqual([])
})

test.each([
  'Navidad',
  'Navidad: 2026-12-20, 20',
  'Navidad: 2026-12-20 a 2027-01-06, +20 %, anticipo',
  'Navidad: 2026-12-20 a 2027-01-06, +20 %, anticipo 50 %, anticipo 40 %',
  'Navidad: 2026-12-20 a 2027-01-06, +20 %, otra cosa 5 %',
  'Navidad: 2026-02-30 a 2026-03-02, 20',
  ': 2026-12-20 a 2026-12-21, 5',
])('returns null for an invalid line: %s', (line) => expect(readSeasons(line)).toEqual([null]))
