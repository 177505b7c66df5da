import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAwaited, isShownAtArrival } from '../bookings/awaited-reasons.ts'
import { bookableDays } from '../bookings/booking-window.ts'
import { usualCalendar } from '../time/opening-hours.ts'
import type { EligibilityInput } from './eligibility.ts'
import { addDays, addMonths, addYears, daysBetween, eachDay, instantAt } from '../time/business-time.ts'
import { medicalRecordKinds } from './medical-record-kinds.ts'
import type { MedicalRecordInput } from './medical-records.ts'
import { today, eligibilityFor, eligibleFrom } from '../testing/dog-file.ts'
import { multipleAntigens, type Antigen } from './antigens.ts'
import { antigensOf } from './vaccines.ts'

const dayNear = (min: number, max: number) => fc.integer({ min, max }).map((days) => addDays(today, days))
const verifiedAt = fc.option(fc.constantFrom('2026-10-01T15:00:00Z', '2026-10-02T15:00:00Z'), { freq: 4 })

const record: fc.Arbitrary<MedicalRecordInput> = fc.record({
  kind: fc.constantFrom(...medicalRecordKinds),
  product: fc.constantFrom(
    'Múltiple',
    'Quíntuple + Rabia',
    'Rabia',
    'Bordetella',
    'Puppy',
    'Leptospira',
    'Otra',
  ),
  appliedOn: dayNear(-400, 10),
  expiresOn: fc.option(dayNear(-30, 200)),
  result: fc.constantFrom('passed', 'passed', 'failed', ''),
  verifiedAt,
})

/** Medical records of which most are in order, so that passing is not a rarity. */
const nearlyComplete = fc
  .tuple(
    ...(
      [
        ['vaccine', 'Múltiple'],
        ['vaccine', 'Rabia'],
        ['vaccine', 'Bordetella'],
        ['deworming-internal', ''],
        ['deworming-external', ''],
        ['evaluation', ''],
      ] as const
    ).map(([kind, product]) =>
      fc.record({
        kind: fc.constant(kind),
        product: fc.constant(product),
        appliedOn: kind === 'vaccine' ? dayNear(-370, 0) : dayNear(-32, 0),
        expiresOn: fc.option(dayNear(-5, 100), { freq: 1 }),
        result: fc.constant('passed'),
        verifiedAt: fc.constant('2026-10-01T15:00:00Z'),
      }),
    ),
  )
  .map((records): MedicalRecordInput[] => records)

const inputs: fc.Arbitrary<EligibilityInput> = fc
  .record({
    serviceType: fc.constantFrom('Guardería' as const, 'Hotel' as const),
    start: dayNear(0, 60),
    length: fc.integer({ min: 0, max: 20 }),
    birthDate: fc.oneof(dayNear(-3000, -130), dayNear(-130, -60)),
    most: nearlyComplete,
    others: fc.array(record, { maxLength: 6 }),
    ownerIdentified: fc.boolean(),
  })
  .map(({ start, length, birthDate, most, others, ...rest }) => ({
    ...rest,
    start,
    end: addDays(start, length),
    dog: { birthDate },
    records: [...most, ...others],
    today,
  }))

/** Dogs whose medical records are all there, some too fresh and some about to run out, for days before the first of them counts. */
const nearlyReady: fc.Arbitrary<EligibilityInput> = fc
  .tuple(
    inputs,
    fc.array(dayNear(-8, 0), { minLength: 6, maxLength: 6 }),
    fc.array(dayNear(4, 40), { minLength: 6, maxLength: 6 }),
  )
  .map(([input, applied, expires]) => ({
    ...input,
    start: addDays(today, 1),
    end: addDays(today, 2),
    ownerIdentified: true,
    records: input.records.slice(0, 6).map((medicalRecord, index) => ({
      ...medicalRecord,
      appliedOn: applied[index]!,
      expiresOn: medicalRecord.kind === 'evaluation' ? null : expires[index]!,
    })),
  }))

const from = (input: EligibilityInput, start: string): EligibilityInput => ({
  ...input,
  start,
  end: addDays(start, daysBetween(input.start, input.end)),
})

const daysUpTo = (last: string) => eachDay(today, last)

/** Returns the requirement of a reason's code. */
const requirementIn = (code: string) =>
  code.replace(/-(missing|expired|refused|unverified|too-recent|failed|first-day)$/, '')

const isGone = (input: EligibilityInput, code: string) =>
  !eligibilityFor(input).reasons.some(
    (reason) => !isAwaited(reason.code) && requirementIn(reason.code) === requirementIn(code),
  )

const coversSeries = (product: string) =>
  antigensOf(product).has('parvovirus') && antigensOf(product).has('distemper')

/**
 * Reference implementation of the medical-record rules, day by day and without optimisation. Pending checks
 * count as passed unless `certain` is set.
 */
const passesByTheLetter = (input: EligibilityInput, { certain = false } = {}): boolean => {
  const known = input.records.filter((medicalRecord) => medicalRecord.appliedOn <= input.today)
  const verified = known.filter((medicalRecord) => medicalRecord.verifiedAt !== null)
  const counted = certain ? verified : known
  const usual = {
    vaccine: (day: string) => addYears(day, 1),
    'deworming-internal': (day: string) => addDays(day, 90),
    'deworming-external': (day: string) => addDays(day, 30),
  }
  const stay = eachDay(input.start, input.end)
  const inForce = (kind: keyof typeof usual, antigen?: Antigen) => {
    const doses = counted
      .filter(
        (medicalRecord) =>
          medicalRecord.kind === kind &&
          (antigen === undefined || antigensOf(medicalRecord.product).has(antigen)),
      )
      .filter((medicalRecord) => addDays(medicalRecord.appliedOn, 5) <= input.start)
      .map((medicalRecord) => medicalRecord.expiresOn ?? usual[kind](medicalRecord.appliedOn))
    return stay.every((day) => doses.some((last) => day <= last))
  }
  const vaccinated = (antigens: readonly Antigen[]) =>
    antigens.every((antigen) => inForce('vaccine', antigen))
  if (input.serviceType === 'Hotel') return vaccinated(['rabies', 'parvovirus', 'distemper'])
  if (!inForce('deworming-internal') || !inForce('deworming-external')) return false
  const vaccines = vaccinated([...multipleAntigens, 'rabies', 'bordetella'])
  const turn = ({ appliedOn, verifiedAt: at, result }: MedicalRecordInput) =>
    `${appliedOn} ${at ?? ''} ${result === 'passed' ? 'before' : 'decides'}`
  const passedAmong = (records: readonly MedicalRecordInput[]) => {
    const evaluations = records.filter((medicalRecord) => medicalRecord.kind === 'evaluation')
    const latest = evaluations.toSorted((one, other) => (turn(one) > turn(other) ? -1 : 1))[0]
    if (!latest) return !certain && !known.some((medicalRecord) => medicalRecord.kind === 'evaluation')
    return (
      latest.result === 'passed' &&
      latest.appliedOn <= input.start &&
      (latest.expiresOn === null || input.end <= latest.expiresOn)
    )
  }
  const passed = passedAmong(verified) || passedAmong(counted)
  const seriesDays = counted
    .filter(({ kind, product }) => kind === 'vaccine' && coversSeries(product))
    .map(({ appliedOn }) => addDays(appliedOn, 5))
  const hasSeries = new Set(seriesDays.filter((day) => day <= input.start)).size >= 3
  const oldEnough = addMonths(input.dog.birthDate, vaccines && hasSeries ? 3 : 4) <= input.start
  return vaccines && passed && oldEnough
}

/** Hundreds of cases each against a slow second opinion: they take a second, and more on a busy machine. */
describe('eligibility, whatever the medical records', { timeout: 60_000 }, () => {
  test('agrees with the domain read to the letter, and never says no without a reason', () => {
    const answers = { yes: 0, no: 0 }
    fc.assert(
      fc.property(inputs, (input) => {
        const { ok, reasons } = eligibilityFor(input)
        answers[ok ? 'yes' : 'no'] += 1
        expect(ok).toBe(passesByTheLetter(input))
        const lacking = reasons.filter(({ code }) => !isShownAtArrival(code))
        expect(lacking.length === 0).toBe(passesByTheLetter(input, { certain: true }))
      }),
      { numRuns: 400 },
    )
    expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(10)
  })

  test('eligibleFrom is exact: that day passes, and no day from today to the day before does', () => {
    let named = 0
    fc.assert(
      fc.property(inputs, (input) => {
        const first = eligibleFrom(input)
        if (first === null)
          return !daysUpTo(addDays(today, 60)).some((day) => passesByTheLetter(from(input, day)))
        if (first > today) named += 1
        return (
          eligibilityFor(from(input, first)).ok &&
          passesByTheLetter(from(input, first)) &&
          !daysUpTo(addDays(first, -1)).some((day) => eligibilityFor(from(input, day)).ok)
        )
      }),
      { numRuns: 150 },
    )
    expect(named).toBeGreaterThan(3)
  })

  test('a reason is gone on the day it names, and on no earlier day together with all others', () => {
    let named = 0
    fc.assert(
      fc.property(inputs, (input) =>
        eligibilityFor(input).reasons.every(({ code, eligibleFrom: first }) => {
          if (first === null || isAwaited(code)) return true
          named += 1
          const before = eachDay(input.start, addDays(first, -1))
          const mayComeBefore = before.some((day) => passesByTheLetter(from(input, day)))
          return isGone(from(input, first), code) && !mayComeBefore
        }),
      ),
      { numRuns: 300 },
    )
    expect(named).toBeGreaterThan(5)
  })

  test('where every reason names a day, the whole stay passes on the last of them and on none before', () => {
    let promised = 0
    fc.assert(
      fc.property(nearlyReady, (input) => {
        const { ok, reasons } = eligibilityFor(input)
        const standing = reasons.filter(({ code }) => !isAwaited(code))
        const days = standing.flatMap(({ eligibleFrom: day }) => day ?? [])
        const isPromise = !ok && days.length === standing.length
        const last = isPromise ? days.toSorted().at(-1)! : addDays(input.start, 60)
        if (isPromise) promised += 1
        const before = eachDay(input.start, addDays(last, -1))
        if (ok) return true
        return (
          passesByTheLetter(from(input, last)) === isPromise &&
          !before.some((day) => passesByTheLetter(from(input, day)))
        )
      }),
      { numRuns: 300 },
    )
    expect(promised).toBeGreaterThan(5)
  })

  test('with the calendar of the business, the named day is bookable too, and none before it is both', () => {
    let named = 0
    fc.assert(
      fc.property(inputs, (input) => {
        const bookable = bookableDays(input.serviceType, {
          now: instantAt(today, '10:00'),
          calendar: usualCalendar,
        })
        const first = eligibleFrom(input, { bookable })
        if (first !== null) named += 1
        const isFine = (day: string) => {
          const moved = from(input, day)
          return bookable(moved.start, moved.end) && passesByTheLetter(moved)
        }
        const before = first === null ? addDays(today, 60) : addDays(first, -1)
        return (first === null || isFine(first)) && !daysUpTo(before).some(isFine)
      }),
      { numRuns: 60 },
    )
    expect(named).toBeGreaterThan(3)
  })
})
