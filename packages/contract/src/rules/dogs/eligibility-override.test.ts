import { describe, expect, test } from 'vitest'
import { isWrittenReason, standingReasons } from './eligibility-override.ts'
import type { EligibilityReason } from './eligibility-reasons.ts'

const missing: EligibilityReason = { code: 'rabies-missing', message: '', eligibleFrom: null }
const young: EligibilityReason = { code: 'too-young', message: '', eligibleFrom: '2026-10-20' }
const reason = 'Su veterinario nos llamó: tiene la vacuna, trae la cartilla mañana.'

describe('letting a dog in against a requirement', () => {
  test('sets aside the reason it names and no other', () => {
    expect(standingReasons([missing, young], [{ code: 'rabies-missing', reason }])).toEqual([young])
    expect(standingReasons([missing], [{ code: 'rabies-expired', reason }])).toEqual([missing])
  })

  test('needs a reason that says something', () => {
    expect(standingReasons([missing], [{ code: 'rabies-missing', reason: 'ok' }])).toEqual([missing])
    expect(isWrittenReason('          x')).toBe(false)
    expect(isWrittenReason('x'.repeat(501))).toBe(false)
    expect(isWrittenReason(reason)).toBe(true)
  })
})
