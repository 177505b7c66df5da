import { expect, test } from 'vitest'
import { beginningOfVisit, cancellationOf, chargedOf, lateMoveOf, settledOf } from './cancellation.ts'
import { defaultTerms } from '../business/business-terms.ts'
import { addMinutes, instantAt } from '../time/business-time.ts'

const { grooming } = defaultTerms.policies
const terms = {
  ...defaultTerms,
  cancellation: { freeUntilHours: 48, keepPercent: 50 },
  policies: { ...defaultTerms.policies, grooming: { ...grooming, freeUntilHours: 0, keepPercent: 100 } },
}
const stay = { serviceType: 'Hotel', start: '2026-10-14', seasons: [], totalCentavos: 1001 } as const

test('cancellation is free by default', () => {
  const late = instantAt('2026-10-14', '18:00')
  expect(cancellationOf(stay, late, defaultTerms)).toEqual({
    freeUntil: null,
    keepPercent: 0,
    keptCentavos: 0,
  })
})

test('a stay begins at its arrival, a day at opening time, a visit at its hour', () => {
  expect(beginningOfVisit(stay, terms)).toBe(instantAt('2026-10-14', '15:00'))
  expect(beginningOfVisit({ serviceType: 'Guardería', start: '2026-10-14' }, terms)).toBe(
    instantAt('2026-10-14', '07:00'),
  )
  const onSundays = {
    ...terms,
    hours: { ...terms.hours, dayCare: [{ weekday: 0, opens: '09:00', closes: '14:00' }] },
  }
  expect(beginningOfVisit({ serviceType: 'Guardería', start: '2026-10-18' }, onSundays)).toBe(
    instantAt('2026-10-18', '09:00'),
  )
  const start = instantAt('2026-10-14', '10:00')
  expect(beginningOfVisit({ serviceType: 'Grooming', start }, terms)).toBe(start)
})

test('nothing is kept up to the last free moment, and the share from the next on', () => {
  const freeUntil = instantAt('2026-10-12', '15:00')
  expect(cancellationOf(stay, freeUntil, terms)).toEqual({ freeUntil, keepPercent: 50, keptCentavos: 0 })
  expect(cancellationOf(stay, addMinutes(freeUntil, 1), terms).keptCentavos).toBe(501)
})

test('a group has its own word', () => {
  const start = instantAt('2026-10-14', '10:00')
  const bath = { serviceType: 'Extra-Grooming', start, seasons: [], totalCentavos: 500_00 } as const
  expect(cancellationOf(bath, addMinutes(start, -1), terms)).toEqual({
    freeUntil: start,
    keepPercent: 100,
    keptCentavos: 0,
  })
})

test('the fee is the same whatever was paid, and what was paid beyond it is returned', () => {
  expect(settledOf({ keptCentavos: 500 }, 1200)).toEqual({ keptCentavos: 500, returnedCentavos: 700 })
  expect(settledOf({ keptCentavos: 500 }, 300)).toEqual({ keptCentavos: 500, returnedCentavos: 0 })
})

test('a booking that was not confirmed costs at most what was paid for it', () => {
  const fee = { freeUntil: null, keepPercent: 50, keptCentavos: 500 }
  expect(chargedOf(fee, 'confirmed', 0).keptCentavos).toBe(500)
  expect(chargedOf(fee, 'pending', 0).keptCentavos).toBe(0)
  expect(chargedOf(fee, 'pending', 300).keptCentavos).toBe(300)
})

test('a later move by the owner costs the earlier fee, or the higher one of its new days', () => {
  const freeUntil = instantAt('2026-10-12', '15:00')
  const tooLate = addMinutes(freeUntil, 1)
  expect(lateMoveOf(stay, freeUntil, terms)).toBeNull()
  expect(lateMoveOf(stay, tooLate, defaultTerms)).toBeNull()
  const movedLate = lateMoveOf(stay, tooLate, terms)
  expect(movedLate).toEqual({ freeUntil, keepPercent: 50 })
  const moved = { ...stay, start: '2026-12-14', movedLate }
  expect(cancellationOf(moved, tooLate, terms)).toEqual({ freeUntil, keepPercent: 50, keptCentavos: 501 })
  expect(cancellationOf(moved, tooLate, defaultTerms)).toMatchObject({ keptCentavos: 501 })
  const dearer = { ...terms, cancellation: { freeUntilHours: 48, keepPercent: 100 } }
  expect(cancellationOf(moved, tooLate, dearer)).toMatchObject({ keptCentavos: 1001 })
  expect(lateMoveOf(moved, tooLate, terms)).toEqual(movedLate)
})
