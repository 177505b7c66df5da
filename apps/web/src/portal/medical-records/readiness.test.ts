import { addYears, usualCalendar } from '@rumi/contract'
import { expect, test } from 'vitest'
import { readinessOf } from './readiness.ts'

// A Tuesday, ten in the morning at the business.
const today = '2026-10-13'
const now = '2026-10-13T16:00:00Z'
const verifiedAt = '2026-09-01T16:00:00Z'
const medicalRecord = { product: '', result: '', expiresOn: null, verifiedAt }
const vaccine = (product: string, appliedOn: string) =>
  ({ ...medicalRecord, kind: 'vaccine', product, appliedOn, expiresOn: addYears(appliedOn, 1) }) as const

const inOrder = [
  vaccine('Múltiple', '2026-08-01'),
  vaccine('Rabia', '2026-08-01'),
  vaccine('Bordetella', '2026-08-01'),
  { ...medicalRecord, kind: 'deworming-internal', appliedOn: '2026-09-20' },
  { ...medicalRecord, kind: 'deworming-external', appliedOn: '2026-10-01' },
  { ...medicalRecord, kind: 'evaluation', appliedOn: '2026-08-01', result: 'passed' },
] as const
const adult = { birthDate: '2023-01-10' }
const visit = { dog: adult, records: inOrder, today, now, calendar: usualCalendar }

test('a dog with all medical records can come today', () => {
  expect(readinessOf(visit)).toEqual({ is: 'ready', from: today, awaits: [] })
})

test('after closing time on a Friday, the first day is Monday', () => {
  expect(readinessOf({ ...visit, today: '2026-10-16', now: '2026-10-17T01:00:00Z' })).toEqual({
    is: 'ready',
    from: '2026-10-19',
    awaits: [],
  })
})

test('a recent vaccine counts from its fifth day, shown as the next open day', () => {
  const fresh = inOrder.map((record) =>
    'product' in record && record.product === 'Rabia' ? vaccine('Rabia', '2026-10-12') : record,
  )
  expect(readinessOf({ ...visit, records: fresh })).toEqual({
    is: 'ready-from',
    from: '2026-10-19',
    awaits: [],
    recent: 'vaccine',
  })
})

test('counts missing and expired records; records in review do not prevent a booking', () => {
  expect(readinessOf({ ...visit, records: inOrder.slice(2) })).toEqual({
    is: 'needs-medical-records',
    count: 2,
    mayFollow: true,
  })
  const unseen = inOrder.map((record) => ({ ...record, verifiedAt: null }))
  expect(readinessOf({ ...visit, records: unseen })).toEqual({
    is: 'ready',
    from: today,
    awaits: ['papers'],
  })
  const unmet = inOrder.slice(0, 5)
  expect(readinessOf({ ...visit, records: unmet })).toMatchObject({ is: 'ready', awaits: ['evaluation'] })
  const failed = [...unmet, { ...inOrder[5], result: 'failed' }]
  expect(readinessOf({ ...visit, records: failed })).toEqual({ is: 'evaluation-failed' })
})

test("ranks a dog's age before everything else", () => {
  const puppy = { birthDate: '2026-08-10' }
  expect(readinessOf({ ...visit, dog: puppy, records: [] })).toEqual({ is: 'too-young', on: '2026-12-10' })
})

test('the hotel checks its own records, for at least one night', () => {
  const hotel = { ...visit, serviceType: 'Hotel' } as const
  expect(readinessOf({ ...hotel, records: inOrder.slice(0, 2) })).toEqual({
    is: 'ready',
    from: today,
    awaits: [],
  })
  expect(readinessOf({ ...hotel, records: [] })).toEqual({
    is: 'needs-medical-records',
    count: 3,
    mayFollow: true,
  })
})

test('a service without required records accepts a dog as it is', () => {
  expect(readinessOf({ ...visit, records: [], serviceType: 'Grooming' })).toEqual({
    is: 'ready',
    from: today,
    awaits: [],
  })
})
