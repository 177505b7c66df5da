import { describe, expect, test } from 'vitest'
import { awaitsOf } from './awaited-reasons.ts'
import type { EligibilityInput } from '../dogs/eligibility.ts'
import { defaultTerms } from '../business/business-terms.ts'
import {
  aDay,
  completeFile,
  evaluation,
  rabies,
  today,
  completeFileWithout,
  eligibilityFor,
  eligibleFrom,
} from '../testing/dog-file.ts'

const reasonsOf = (input: EligibilityInput) => eligibilityFor(input).reasons

describe('unverified records', () => {
  test('refuses nothing where it would be in force, and reports it in review', () => {
    const records = [...completeFileWithout(rabies), { ...rabies, verifiedAt: null }]
    const answer = eligibilityFor(aDay({ records }))
    expect(answer).toEqual({
      ok: true,
      reasons: [
        {
          code: 'rabies-unverified',
          message: 'Estamos revisando la vacuna de la rabia. Te avisamos en cuanto quede lista.',
          eligibleFrom: null,
        },
      ],
    })
    expect(awaitsOf([answer])).toEqual(['papers'])
    expect(eligibleFrom(aDay({ records }))).toBe(today)
  })

  test('is as fresh as it would be if it were verified', () => {
    const records = [...completeFileWithout(rabies), { ...rabies, appliedOn: '2026-10-12', verifiedAt: null }]
    expect(eligibilityFor(aDay({ records }))).toMatchObject({
      ok: false,
      reasons: [{ code: 'rabies-too-recent', eligibleFrom: '2026-10-17' }],
    })
  })

  test('lets a puppy of 15 weeks come whose vaccines wait, and one of 11 weeks not', () => {
    const records = completeFile.map((one) => ({ ...one, verifiedAt: null, appliedOn: '2026-09-25' }))
    const series = ['2026-08-20', '2026-09-05'].map((appliedOn) => ({ ...records[0]!, appliedOn }))
    const answer = eligibilityFor(
      aDay({ dog: { birthDate: '2026-06-30' }, records: [...records.slice(0, 5), ...series] }),
    )
    expect(answer.ok).toBe(true)
    expect(awaitsOf([answer])).toEqual(['papers', 'evaluation'])
    expect(reasonsOf(aDay({ dog: { birthDate: '2026-07-28' }, records }))[0]?.code).toBe('too-young')
  })

  test('and what was turned down says why', () => {
    const refused = { ...rabies, verifiedAt: null, refusal: 'No se lee la fecha.' }
    expect(reasonsOf(aDay({ records: [...completeFileWithout(rabies), refused] }))).toEqual([
      {
        code: 'rabies-refused',
        message:
          'No pudimos aceptar el comprobante de su vacuna de la rabia: «No se lee la fecha». Sube otra foto.',
        eligibleFrom: null,
      },
    ])
  })

  test('does not hide that it has run out itself', () => {
    const records = [...completeFileWithout(rabies), { ...rabies, verifiedAt: null, expiresOn: '2026-09-01' }]
    expect(reasonsOf(aDay({ records }))[0]?.code).toBe('rabies-expired')
  })

  test('is no worse than nothing: an old verified dose that still holds lets the dog in', () => {
    const records = [...completeFile, { ...rabies, verifiedAt: null, appliedOn: '2026-10-12' }]
    expect(eligibilityFor(aDay({ records })).ok).toBe(true)
  })

  test('and a medical record dated in the future proves nothing', () => {
    const records = [...completeFileWithout(rabies), { ...rabies, appliedOn: '2026-10-14' }]
    expect(
      reasonsOf(aDay({ records, start: '2026-11-03', end: '2026-11-03' })).map(({ code }) => code),
    ).toContain('rabies-missing')
  })
})

describe('the behaviour evaluation', () => {
  test('is decided by the latest one', () => {
    const failed = { ...evaluation, appliedOn: '2026-07-01', result: 'failed' }
    expect(reasonsOf(aDay({ records: [...completeFile, failed] }))).toMatchObject([
      { code: 'evaluation-failed', eligibleFrom: null },
    ])
    const again = { ...evaluation, appliedOn: '2026-08-01' }
    expect(eligibilityFor(aDay({ records: [again, failed, ...completeFile] })).ok).toBe(true)
  })

  test('uses the one verified last on the same day', () => {
    const morning = {
      ...evaluation,
      appliedOn: '2026-08-01',
      result: 'failed',
      verifiedAt: '2026-08-01T15:00:00Z',
    }
    const evening = { ...evaluation, appliedOn: '2026-08-01', verifiedAt: '2026-08-01T23:00:00.5Z' }
    expect(eligibilityFor(aDay({ records: [...completeFile, morning, evening] })).ok).toBe(true)
    expect(eligibilityFor(aDay({ records: [...completeFile, evening, morning] })).ok).toBe(true)
  })

  test('prefers a failed one among two verified at the same instant, in any order', () => {
    const passed = { ...evaluation, appliedOn: '2026-08-01' }
    const failed = { ...passed, result: 'failed' }
    expect(eligibilityFor(aDay({ records: [...completeFileWithout(evaluation), passed, failed] })).ok).toBe(
      false,
    )
    expect(eligibilityFor(aDay({ records: [...completeFileWithout(evaluation), failed, passed] })).ok).toBe(
      false,
    )
  })

  test('in review is not yet passed, and awaited', () => {
    const records = [...completeFileWithout(evaluation), { ...evaluation, verifiedAt: null }]
    expect(eligibilityFor(aDay({ records }))).toMatchObject({
      ok: true,
      reasons: [{ code: 'evaluation-unverified' }],
    })
  })

  test('is done on the first day unless it was done before', () => {
    const answer = eligibilityFor(aDay({ records: completeFileWithout(evaluation) }))
    expect(answer).toEqual({
      ok: true,
      reasons: [
        {
          code: 'evaluation-first-day',
          message: 'Su primer día incluye su evaluación de conducta: llega 30 minutos antes.',
          eligibleFrom: null,
        },
      ],
    })
    expect(awaitsOf([answer])).toEqual(['evaluation'])
    const firstDay = { evaluates: true, minutesEarlier: 0 }
    expect(
      eligibilityFor(aDay({ records: completeFileWithout(evaluation) }), {
        terms: { ...defaultTerms, firstDay },
      }).reasons[0]?.message,
    ).toBe('Su primer día incluye su evaluación de conducta.')
  })

  test('is required in advance where the settings exclude it from the first day', () => {
    const terms = { ...defaultTerms, firstDay: { ...defaultTerms.firstDay, evaluates: false } }
    expect(eligibilityFor(aDay({ records: completeFileWithout(evaluation) }), { terms })).toMatchObject({
      ok: false,
      reasons: [{ code: 'evaluation-missing', eligibleFrom: null }],
    })
  })
})
