import { expect, test } from 'vitest'
import { defaultTerms } from '../business/business-terms.ts'
import { isPassKind, passOf, passPaysFor, quotePass, soldPassKinds } from './pass-kinds.ts'

test('five sessions cost 5 % less, ten cost 10 % less, a month of twenty days costs its days', () => {
  expect(quotePass('training-5', 450_00, defaultTerms).totalCentavos).toBe(2137_50)
  expect(quotePass('training-10', 450_00, defaultTerms).totalCentavos).toBe(4050_00)
  expect(quotePass('day-care-month', 350_00, defaultTerms)).toMatchObject({
    totalCentavos: 7000_00,
    lines: [{ label: 'Plan Mensual: 20 días × $350.00 MXN', amountCentavos: 7000_00 }],
  })
})

test('a pass pays for its own service, and only the month ends', () => {
  expect([passPaysFor('training-10'), passPaysFor('day-care-month')]).toEqual(['Entrenamiento', 'Guardería'])
  expect(passOf('training-10', '2026-10-01', defaultTerms)).toMatchObject({ units: 10, validUntil: null })
  expect(passOf('day-care-month', '2026-10-01', defaultTerms)).toMatchObject({
    units: 20,
    validUntil: '2026-10-31',
  })
})

test('terms define the passes on sale, and a sold pass keeps its content', () => {
  expect(soldPassKinds(defaultTerms)).toEqual(['training-5', 'training-10', 'day-care-month'])
  const passes = { ...defaultTerms.passes, training: [{ sessions: 8, percent: 7 }] }
  const terms = { ...defaultTerms, passes }
  expect(soldPassKinds(terms)).toEqual(['training-8', 'day-care-month'])
  expect(quotePass('training-8', 100_00, terms).totalCentavos).toBe(744_00)
  expect(passOf('training-5', '2026-10-01', terms).units).toBe(5)
  expect(['training-8', 'day-care-month'].every(isPassKind)).toBe(true)
  expect(['training-0', 'training--5', 'training-5x', 'x', ''].some(isPassKind)).toBe(false)
})
