import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultTerms } from '../business/business-terms.ts'
import { addDays, addMinutes, instantAt } from '../time/business-time.ts'
import {
  formatLateness,
  latePickupOf,
  latePickupTerms,
  latePickupSentence,
  pickupDueAt,
} from './late-pickup.ts'

const withFee = (latePickupCentavos: number | null, latePickupGraceMinutes = 0) => {
  const policy = { ...defaultTerms.policies.hotel, latePickupCentavos, latePickupGraceMinutes }
  const policies = { hotel: policy, dayCare: policy, grooming: policy, training: policy, event: policy }
  return { ...defaultTerms, policies }
}
const terms = withFee(80_00, 15)
const monday = '2026-10-12'
const day = { serviceType: 'Guardería', end: monday, dogs: 1 } as const
const at = (time: string) => `${monday}T${time}-06:00`

/** Under terms that are today as they were when it was sold. */
const lateUnder = (
  booked: Parameters<typeof latePickupOf>[0],
  instant: string,
  sold: Parameters<typeof latePickupOf>[2]['sold'],
) => latePickupOf(booked, instant, { sold, today: sold })

test('charges nothing by default', () => {
  expect(lateUnder(day, instantAt(addDays(monday, 30), '23:00'), defaultTerms).feeCentavos).toBe(0)
  expect(latePickupTerms({ serviceType: 'Hotel', ends: [monday] }, defaultTerms)).toBeNull()
})

test('a stay is due at the hour of leaving, a day when its weekday closes, a visit at its end', () => {
  expect(pickupDueAt({ serviceType: 'Hotel', end: monday }, terms)).toBe(instantAt(monday, '11:00'))
  expect(pickupDueAt(day, terms)).toBe(instantAt(monday, '18:00'))
  const end = instantAt(monday, '12:30')
  expect(pickupDueAt({ serviceType: 'Grooming', end }, terms)).toBe(end)
  const sunday = addDays(monday, -1)
  expect(pickupDueAt({ serviceType: 'Guardería', end: sunday }, terms)).toBe(instantAt(monday, '00:00'))
  const hours = { ...terms.hours, dayCare: [{ weekday: 0, opens: '09:00', closes: '14:00' }] }
  expect(pickupDueAt({ serviceType: 'Guardería', end: sunday }, { ...terms, hours })).toBe(
    instantAt(sunday, '14:00'),
  )
})

test.each([
  ['17:59:59', 0, 0],
  ['18:00:00', 0, 0],
  ['18:15:00', 15, 0],
  ['18:15:01', 16, 80_00],
  ['19:00:00', 60, 80_00],
  ['19:00:01', 61, 160_00],
])('at %s it is %i minutes late and costs %i', (time, minutesLate, feeCentavos) => {
  expect(lateUnder(day, at(time), terms)).toMatchObject({ minutesLate, feeCentavos })
})

test('without grace the first second costs an hour, and each dog pays', () => {
  expect(lateUnder({ ...day, dogs: 3 }, at('18:00:01'), withFee(80_00)).feeCentavos).toBe(240_00)
})

test('a guest who leaves a day later pays each hour, unless the stay was prolonged, and one whose stay was shortened from then on', () => {
  const stay = { serviceType: 'Hotel', end: monday, dogs: 1 } as const
  const tomorrow = instantAt(addDays(monday, 1), '11:00')
  expect(lateUnder(stay, tomorrow, terms)).toMatchObject({ minutesLate: 1440, feeCentavos: 24 * 80_00 })
  expect(lateUnder({ ...stay, end: addDays(monday, 1) }, tomorrow, terms).feeCentavos).toBe(0)
  expect(lateUnder({ ...stay, end: addDays(monday, -1) }, at('10:00:00'), terms).feeCentavos).toBe(23 * 80_00)
})

test('hours are as long in spring and autumn as ever: the zone keeps no summer time', () => {
  for (const spring of ['2027-04-04', '2027-10-31']) {
    const stay = { serviceType: 'Hotel', end: spring, dogs: 1 } as const
    expect(lateUnder(stay, instantAt(addDays(spring, 1), '11:00'), terms).minutesLate).toBe(1440)
  }
})

test('a fee is never negative, never falls while time passes, and is whole hours for each dog', () => {
  fc.assert(
    fc.property(
      fc.record({
        perHour: fc.integer({ min: 1, max: 10_000_00 }),
        grace: fc.integer({ min: 0, max: 240 }),
        dogs: fc.integer({ min: 1, max: 10 }),
        minute: fc.integer({ min: -3000, max: 3000 }),
        later: fc.integer({ min: 0, max: 600 }),
      }),
      ({ perHour, grace, dogs, minute, later }) => {
        const requested = addMinutes(instantAt(monday, '18:00'), minute)
        const feeAt = (instant: string) =>
          lateUnder({ ...day, dogs }, instant, withFee(perHour, grace)).feeCentavos
        const fee = feeAt(requested)
        expect(fee % (perHour * dogs)).toBe(0)
        expect(fee > 0).toBe(minute > grace)
        expect(feeAt(addMinutes(requested, later))).toBeGreaterThanOrEqual(fee)
      },
    ),
  )
})

test('states it in one sentence, with the hour where all days have the same', () => {
  const text = latePickupTerms({ serviceType: 'Guardería', ends: [monday, addDays(monday, 1)] }, terms)
  expect(text && latePickupSentence(text)).toBe(
    'Si se recoge después de las 18:00, con 15 min de tolerancia, cada hora empezada cuesta $80.00 MXN por perro.',
  )
  const hours = { ...terms.hours, dayCare: [{ weekday: 1, opens: '00:15', closes: '01:00' }] }
  const early = latePickupTerms({ serviceType: 'Guardería', ends: [monday] }, { ...withFee(80_00), hours })
  expect(early && latePickupSentence(early)).toBe(
    'Si se recoge después de la 1:00, cada hora empezada cuesta $80.00 MXN por perro.',
  )
  const differing = latePickupTerms(
    { serviceType: 'Guardería', ends: [monday, addDays(monday, 1)] },
    { ...terms, hours },
  )
  expect(differing && latePickupSentence(differing)).toContain(
    'después de la hora de cierre de cada día, con',
  )
})

test.each([
  [16, '16 min'],
  [60, '1 h'],
  [80, '1 h 20 min'],
])('%i minutes are written %s', (minutes, written) => expect(formatLateness(minutes)).toBe(written))

test('charges no late fee within today’s hour, also where the former hour was earlier', () => {
  const stay = { serviceType: 'Hotel', end: monday, dogs: 1 } as const
  const later = { ...terms, hotel: { ...terms.hotel, checkOut: '13:00' } }
  expect(latePickupOf(stay, at('12:30:00'), { sold: terms, today: later }).feeCentavos).toBe(0)
  expect(latePickupOf(stay, at('13:30:00'), { sold: terms, today: later })).toMatchObject({
    minutesLate: 30,
    feeCentavos: 80_00,
  })
  const earlier = { ...terms, hotel: { ...terms.hotel, checkOut: '09:00' } }
  expect(latePickupOf(stay, at('10:30:00'), { sold: terms, today: earlier }).feeCentavos).toBe(0)
})
