import { expect, test } from 'vitest'
import { isIvaOfExpense, ivaOfExpense, ivaToleranceCentavos } from './expenses.ts'

const of = (subtotalCentavos: number, ivaPercent: number, untaxedCentavos = 0) => ({
  subtotalCentavos,
  untaxedCentavos,
  ivaPercent,
})

test.each([
  [of(100_00, 16), 16_00],
  [of(99_97, 16), 16_00],
  [of(100_00, 8), 8_00],
  [of(100_00, 0), 0],
  [of(150_00, 16, 50_00), 16_00],
  [of(50_00, 16, 50_00), 0],
])('the IVA of %j is %d centavos', (taxed, iva) => {
  expect(ivaOfExpense(taxed)).toBe(iva)
})

test('an invoice may differ from its rate by a few centavos and no more', () => {
  const differing = (by: number) => isIvaOfExpense({ ...of(100_00, 16), ivaCentavos: 16_00 + by })
  expect([0, ivaToleranceCentavos, -ivaToleranceCentavos].map(differing)).toEqual([true, true, true])
  expect([ivaToleranceCentavos + 1, -ivaToleranceCentavos - 1].map(differing)).toEqual([false, false])
})
