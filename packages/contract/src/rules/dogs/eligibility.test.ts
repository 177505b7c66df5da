import { describe, expect, test } from 'vitest'
import { bookableDays } from '../bookings/booking-window.ts'
import { usualCalendar } from '../time/opening-hours.ts'
import type { EligibilityInput } from './eligibility.ts'
import { defaultTerms } from '../business/business-terms.ts'
import { addDays, instantAt } from '../time/business-time.ts'
import type { MedicalRecordInput } from './medical-records.ts'
import {
  aDay,
  aStay,
  completeFile,
  evaluation,
  externalDeworming,
  internalDeworming,
  multiple,
  medicalRecord,
  rabies,
  today,
  completeFileWithout,
  eligibilityFor,
  eligibleFrom,
} from '../testing/dog-file.ts'

const reasonsOf = (input: EligibilityInput) => eligibilityFor(input).reasons

describe('the guardería', () => {
  test('takes a grown dog whose medical records are all in force', () => {
    expect(eligibilityFor(aDay())).toEqual({ ok: true, reasons: [] })
    expect(eligibleFrom(aDay())).toBe(today)
  })

  test('requires each of its medical records by name', () => {
    expect(reasonsOf(aDay({ records: [] })).map(({ code }) => code)).toEqual([
      'multiple-missing',
      'rabies-missing',
      'bordetella-missing',
      'deworming-internal-missing',
      'deworming-external-missing',
      'evaluation-first-day',
    ])
  })

  test('says the age first, then the medical records, then what waits', () => {
    const born = { birthDate: '2026-08-01' }
    const [first, ...others] = reasonsOf(aDay({ dog: born, records: [] }))
    expect(first).toEqual({
      code: 'too-young',
      message:
        'Todavía es muy joven. Podrá venir desde el martes 1 de diciembre; desde los 3 meses, solo con todas sus vacunas y 3 dosis de la múltiple.',
      eligibleFrom: '2026-12-01',
    })
    expect(others.map(({ code }) => code).at(-1)).toBe('evaluation-first-day')
  })

  test('says what is missing, and that no date is known without it', () => {
    expect(reasonsOf(aDay({ records: completeFileWithout(rabies) }))).toEqual([
      {
        code: 'rabies-missing',
        message: 'Nos falta la vacuna de la rabia. Sube una foto de su cartilla.',
        eligibleFrom: null,
      },
    ])
    expect(eligibleFrom(aDay({ records: completeFileWithout(rabies) }))).toBeNull()
  })

  test('does not require the owner’s identification', () => {
    expect(eligibilityFor(aDay({ ownerIdentified: false })).ok).toBe(true)
  })
})

describe('in force', () => {
  test('is an evaluation that has a last day up to that day', () => {
    const records = [...completeFileWithout(evaluation), { ...evaluation, expiresOn: '2026-10-14' }]
    expect(eligibilityFor(aDay({ records })).ok).toBe(true)
    expect(eligibilityFor(aDay({ records, end: '2026-10-15' })).ok).toBe(false)
  })

  test('is up to its last day, itself included', () => {
    const records = [...completeFileWithout(rabies), { ...rabies, expiresOn: '2026-10-14' }]
    expect(eligibilityFor(aDay({ records })).ok).toBe(true)
    expect(eligibilityFor(aDay({ records, start: '2026-10-15', end: '2026-10-15' })).ok).toBe(false)
  })

  test('is a year for a vaccine, 90 and 30 days for dewormings, where the medical record does not say', () => {
    const far = { ...aDay(), records: completeFile }
    const last = (records: MedicalRecordInput[], day: string) => [
      eligibilityFor({ ...far, records, start: day, end: day }).ok,
      eligibilityFor({ ...far, records, start: addDays(day, 1), end: addDays(day, 1) }).reasons.map(
        ({ code }) => code,
      ),
    ]
    const lasting = { expiresOn: '2028-01-01' }
    const others = (left: MedicalRecordInput) =>
      completeFileWithout(left).map((record) => ({ ...record, ...lasting }))
    expect(last([...others(rabies), rabies], '2027-06-01')).toEqual([true, ['rabies-expired']])
    expect(last([...others(internalDeworming), internalDeworming], '2026-12-24')).toEqual([
      true,
      ['deworming-internal-expired'],
    ])
    expect(last([...others(externalDeworming), externalDeworming], '2026-10-25')).toEqual([
      true,
      ['deworming-external-expired'],
    ])
  })

  test('means on every day of the stay, not on its first alone', () => {
    const records = [...completeFileWithout(rabies), { ...rabies, expiresOn: '2026-10-21' }]
    const week = aDay({ records, start: '2026-10-19', end: '2026-10-23' })
    expect(reasonsOf(week)).toEqual([
      {
        code: 'rabies-expired',
        message:
          'Su vacuna de la rabia vence el miércoles 21 de octubre, antes de que termine la reserva. Renuévala y sube una foto de su cartilla.',
        eligibleFrom: null,
      },
    ])
    expect(eligibilityFor({ ...week, end: '2026-10-21' }).ok).toBe(true)
    expect(eligibleFrom(week)).toBe(today)
  })

  test('needs five days before the stay begins', () => {
    const records = [...completeFileWithout(rabies), { ...rabies, appliedOn: '2026-10-12' }]
    expect(reasonsOf(aDay({ records }))).toEqual([
      {
        code: 'rabies-too-recent',
        message: 'Su vacuna de la rabia es muy reciente. Puede venir desde el sábado 17 de octubre.',
        eligibleFrom: '2026-10-17',
      },
    ])
    expect(eligibilityFor(aDay({ records, start: '2026-10-16', end: '2026-10-16' })).ok).toBe(false)
    expect(eligibilityFor(aDay({ records, start: '2026-10-17', end: '2026-10-17' })).ok).toBe(true)
  })

  test('is not what the old dose did and the new one does not yet, when the stay lies across both', () => {
    const old = { ...rabies, appliedOn: '2025-10-15', expiresOn: '2026-10-15' }
    const renewed = { ...rabies, appliedOn: '2026-10-12' }
    const records = [...completeFileWithout(rabies), old, renewed]
    const stay = aDay({ records, start: '2026-10-14', end: '2026-10-16' })
    expect(reasonsOf(stay)).toMatchObject([{ code: 'rabies-too-recent', eligibleFrom: '2026-10-17' }])
    expect(eligibilityFor({ ...stay, end: '2026-10-15' }).ok).toBe(true)
  })

  test('uses the past tense where it already ended, with the year where it was another', () => {
    const records = [...completeFileWithout(rabies), { ...rabies, appliedOn: '2024-12-02' }]
    expect(reasonsOf(aDay({ records }))[0]?.message).toBe(
      'Su vacuna de la rabia venció el martes 2 de diciembre de 2025. Renuévala y sube una foto de su cartilla.',
    )
  })
})

describe('products and antigens', () => {
  test('the hotel’s parvovirus and distemper are met by Múltiple, and by Puppy', () => {
    expect(eligibilityFor(aStay({ records: [multiple, rabies] })).ok).toBe(true)
    const puppy = medicalRecord('vaccine', 'Puppy', '2026-06-01')
    expect(eligibilityFor(aStay({ records: [puppy, rabies] })).ok).toBe(true)
  })

  test('the guardería’s Múltiple is met by doses that cover it together, not by half of them', () => {
    const parts = ['Puppy', 'Hepatitis + Leptospira', 'Parainfluenza'].map((name) =>
      medicalRecord('vaccine', name, '2026-06-01'),
    )
    expect(eligibilityFor(aDay({ records: [...completeFileWithout(multiple), ...parts] })).ok).toBe(true)
    const half = parts.slice(0, 2)
    expect(reasonsOf(aDay({ records: [...completeFileWithout(multiple), ...half] }))[0]?.code).toBe(
      'multiple-missing',
    )
  })

  test('a combined dose answers for all it names', () => {
    const combined = medicalRecord('vaccine', 'SÉXTUPLE + rabia', '2026-06-01')
    expect(eligibilityFor(aDay({ records: [...completeFileWithout(multiple, rabies), combined] })).ok).toBe(
      true,
    )
  })

  test('a vaccine’s name on a record of another kind is no vaccine', () => {
    const talk = medicalRecord('consultation', 'Rabia', '2026-06-01')
    expect(reasonsOf(aDay({ records: [...completeFileWithout(rabies), talk] }))[0]?.code).toBe(
      'rabies-missing',
    )
  })
})

describe('the hotel', () => {
  test('requires rabies, parvovirus, distemper and the owner’s identification', () => {
    expect(reasonsOf(aStay({ records: [], ownerIdentified: false }))).toMatchObject([
      { code: 'rabies-missing' },
      { code: 'parvovirus-missing' },
      { code: 'distemper-missing' },
      { code: 'owner-unidentified', eligibleFrom: null },
    ])
  })

  test('counts the day of leaving as a day in the house', () => {
    const records = [multiple, { ...rabies, expiresOn: '2026-10-16' }]
    expect(reasonsOf(aStay({ records }))[0]?.code).toBe('rabies-expired')
    expect(eligibilityFor(aStay({ records, end: '2026-10-16' })).ok).toBe(true)
  })
})

test('grooming, training and events require no medical records', () => {
  for (const serviceType of ['Grooming', 'Extra-Grooming', 'Entrenamiento', 'Evento'] as const)
    expect(eligibilityFor(aDay({ serviceType, records: [], dog: { birthDate: today } })).ok).toBe(true)
})

test('follows the waiting time of the settings', () => {
  const records = [...completeFileWithout(rabies), { ...rabies, appliedOn: '2026-10-12' }]
  const terms = { ...defaultTerms, validity: { ...defaultTerms.validity, waitingDays: 0 } }
  expect(eligibilityFor(aDay({ records }), { terms }).ok).toBe(true)
})

test('names a day that the business would book', () => {
  const records = [...completeFileWithout(rabies), { ...rabies, appliedOn: '2026-10-12' }]
  const bookable = bookableDays('Guardería', { now: instantAt(today, '10:00'), calendar: usualCalendar })
  expect(reasonsOf(aDay({ records }))[0]?.eligibleFrom).toBe('2026-10-17')
  expect(eligibilityFor(aDay({ records }), { bookable }).reasons[0]?.eligibleFrom).toBe('2026-10-19')
  expect(eligibleFrom(aDay({ records, start: '2026-10-14', end: '2026-10-16' }), { bookable })).toBe(
    '2026-10-19',
  )
})

describe('a medical record that runs out while another ripens', () => {
  const fresh = { ...rabies, appliedOn: '2026-10-12' }
  const shortLived = (expiresOn: string) => [
    ...completeFileWithout(rabies, externalDeworming),
    fresh,
    { ...externalDeworming, expiresOn },
  ]

  test('leaves the day as it is where it lasts until then', () => {
    expect(reasonsOf(aDay({ records: shortLived('2026-10-17') }))).toMatchObject([
      { code: 'rabies-too-recent', eligibleFrom: '2026-10-17' },
    ])
  })

  test('takes the promise away where it does not, and is named', () => {
    expect(reasonsOf(aDay({ records: shortLived('2026-10-16') }))).toEqual([
      {
        code: 'rabies-too-recent',
        message:
          'Su vacuna de la rabia es muy reciente: cuenta desde el sábado 17 de octubre, y para entonces ya no alcanza su desparasitación externa. Renuévala también.',
        eligibleFrom: null,
      },
    ])
  })

  test('moves the day to the one from which its repetition counts', () => {
    const records = [...shortLived('2026-10-16'), { ...externalDeworming, appliedOn: '2026-10-13' }]
    expect(reasonsOf(aDay({ records }))).toMatchObject([
      { code: 'rabies-too-recent', eligibleFrom: '2026-10-18' },
    ])
  })

  test('applies to a young dog as well', () => {
    const born = { birthDate: '2026-07-20' }
    const [young] = reasonsOf(
      aDay({ dog: born, records: shortLived('2026-10-16').map((one) => (one === fresh ? rabies : one)) }),
    )
    expect(young).toMatchObject({ code: 'too-young', eligibleFrom: null })
    expect(young?.message).toMatch(/^Todavía es muy joven: lo recibimos desde los 4 meses, y para entonces/)
  })
})
