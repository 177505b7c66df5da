import { expect, test } from 'vitest'
import { passOf, passPaysFor, quotePass } from './pass-kinds.ts'

test('five sessions cost 5 % less, ten cost 10 % less, a month of twenty days costs its days', () => {
  expect(quotePass('training-5', 450_00).totalCentavos).toBe(2137_50)
  expect(quotePass('training-10', 450_00).totalCentavos).toBe(4050_00)
  expect(quotePass('day-care-month', 350_00)).toMatchObject({
    totalCentavos: 7000_00,
    lines: [{ label: 'Plan Mensual: 20 días × $350.00 MXN', amountCentavos: 7000_00 }],
  })
})

test('a pass pays for its own service, and only the month ends', () => {
  expect([passPaysFor('training-10'), passPaysFor('day-care-month')]).toEqual(['Entrenamiento', 'Guardería'])
  expect(passOf('training-10', '2026-10-01')).toMatchObject({ units: 10, validUntil: null })
  expect(passOf('day-care-month', '2026-10-01')).toMatchObject({ units: 20, validUntil: '2026-10-31' })
})
