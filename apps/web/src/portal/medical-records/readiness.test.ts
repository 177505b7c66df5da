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
const asked = { dog: adult, records: inOrder, today, now, calendar: usualCalendar }

test('with every medical record in order a dog may come today', () => {
  expect(readinessOf(asked)).toEqual({ is: 'ready', from: today, awaits: [] })
})

test('after the doors have closed on a Friday, Monday is as soon as it gets', () => {
  expect(readinessOf({ ...asked, today: '2026-10-16', now: '2026-10-17T01:00:00Z' })).toEqual({
    is: 'ready',
    from: '2026-10-19',
    awaits: [],
  })
})

test('a fresh vaccine counts from its fifth day, said as the day the house would open', () => {
  const fresh = inOrder.map((record) =>
    'product' in record && record.product === 'Rabia' ? vaccine('Rabia', '2026-10-12') : record,
  )
  expect(readinessOf({ ...asked, records: fresh })).toEqual({
    is: 'ready-from',
    from: '2026-10-19',
    awaits: [],
    recent: 'vaccine',
  })
})

test('what is missing or over is counted, what waits for the house lets the dog be booked', () => {
  expect(readinessOf({ ...asked, records: inOrder.slice(2) })).toEqual({
    is: 'needs-medical-records',
    count: 2,
    mayFollow: true,
  })
  const unseen = inOrder.map((record) => ({ ...record, verifiedAt: null }))
  expect(readinessOf({ ...asked, records: unseen })).toEqual({
    is: 'ready',
    from: today,
    awaits: ['papers'],
  })
  const unmet = inOrder.slice(0, 5)
  expect(readinessOf({ ...asked, records: unmet })).toMatchObject({ is: 'ready', awaits: ['evaluation'] })
  const failed = [...unmet, { ...inOrder[5], result: 'failed' }]
  expect(readinessOf({ ...asked, records: failed })).toEqual({ is: 'evaluation-failed' })
})

test('a dog that is too young is told from when it may come before anything else', () => {
  const puppy = { birthDate: '2026-08-10' }
  expect(readinessOf({ ...asked, dog: puppy, records: [] })).toEqual({ is: 'too-young', on: '2026-12-10' })
})

test('for the hotel its own medical records count, for a night at least', () => {
  const hotel = { ...asked, serviceType: 'Hotel' } as const
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

test('a service that asks for no medical records takes a dog as it is', () => {
  expect(readinessOf({ ...asked, records: [], serviceType: 'Grooming' })).toEqual({
    is: 'ready',
    from: today,
    awaits: [],
  })
})
