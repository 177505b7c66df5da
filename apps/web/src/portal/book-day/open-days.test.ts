import { addYears } from '@rumi/contract'
import { expect, test } from 'vitest'
import { openDays, type Guest } from './open-days.ts'

const today = '2026-10-12'
const now = '2026-10-12T16:00:00Z'
const verifiedAt = '2026-09-01T16:00:00Z'
const paper = { product: '', result: '', expiresOn: null, verifiedAt }
const vaccine = (product: string, appliedOn: string) =>
  ({ ...paper, kind: 'vaccine', product, appliedOn, expiresOn: addYears(appliedOn, 1) }) as const

const canela: Guest = {
  dog: { _id: 'canela', name: 'Canela', birthDate: '2023-01-10' },
  records: [
    vaccine('Múltiple', '2026-08-01'),
    vaccine('Rabia', '2025-10-15'),
    vaccine('Bordetella', '2026-08-01'),
    { ...paper, kind: 'deworming-internal', appliedOn: '2026-09-20' },
    { ...paper, kind: 'deworming-external', appliedOn: '2026-10-01' },
    { ...paper, kind: 'evaluation', appliedOn: '2026-08-01', result: 'passed' },
  ],
}

const week = ['10', '11', '12', '13', '14', '15', '16', '17'].map((day) => ({
  date: `2026-10-${day}`,
  remaining: 3,
}))

test('days that are over, closed, or beyond a paper’s end are not offered at all', () => {
  expect([...openDays(week, [canela], today, now).keys()]).toEqual([
    '2026-10-12',
    '2026-10-13',
    '2026-10-14',
    '2026-10-15',
  ])
})

test('a day with fewer places than dogs is full for them', () => {
  const two = [canela, { ...canela, dog: { ...canela.dog, _id: 'frijol', name: 'Frijol' } }]
  const days = [
    { date: '2026-10-13', remaining: 1 },
    { date: '2026-10-14', remaining: 2 },
  ]
  expect([...openDays(days, two, today, now)]).toEqual([
    ['2026-10-13', 0],
    ['2026-10-14', 2],
  ])
})

test('a dog without papers has no open day', () => {
  expect(openDays(week, [{ ...canela, records: [] }], today, now).size).toBe(0)
})
