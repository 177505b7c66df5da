import { expect, test } from 'vitest'
import type { EligibilityReason, EligibilityReasonCode } from '../dogs/eligibility-reasons.ts'
import { missingTogether } from './missing-together.ts'

const reason = (code: EligibilityReasonCode, message: string): EligibilityReason => ({
  code,
  message,
  eligibleFrom: null,
})
const rabies = reason('rabies-missing', 'Nos falta la vacuna de la rabia. Sube una foto de su cartilla.')

test('names the missing records that one photo settles in one sentence', () => {
  const reasons = [
    reason('multiple-missing', 'Nos falta la vacuna múltiple. Sube una foto de su cartilla.'),
    rabies,
    reason(
      'deworming-internal-missing',
      'Nos falta la desparasitación interna. Sube una foto del comprobante.',
    ),
    reason(
      'deworming-external-missing',
      'Nos falta la desparasitación externa. Sube una foto del comprobante.',
    ),
  ]
  expect(missingTogether(reasons).map(({ message }) => message)).toEqual([
    'Nos faltan la vacuna múltiple y la vacuna de la rabia. Sube una foto de su cartilla.',
    'Nos faltan la desparasitación interna y la desparasitación externa. Sube una foto del comprobante.',
  ])
})

test('leaves a single missing record and every other reason as they are', () => {
  const others = [
    rabies,
    reason('bordetella-expired', 'Su vacuna venció.'),
    reason('evaluation-missing', 'Nos falta.'),
  ]
  expect(missingTogether(others)).toEqual(others)
})
