import { expect, test } from 'vitest'
import { isByTerminal, settlementOf } from './card-terminals.ts'

test('a deposit is what was charged less the commission and its IVA, to the centavo', () => {
  const rates = { commissionBasisPoints: 360, ivaPercent: 16 }
  expect(settlementOf(1_000_00, rates)).toEqual({
    commissionCentavos: 36_00,
    ivaCentavos: 5_76,
    netCentavos: 958_24,
  })
  expect(settlementOf(99_99, rates)).toEqual({
    commissionCentavos: 3_60,
    ivaCentavos: 58,
    netCentavos: 95_81,
  })
  expect(settlementOf(500_00, { commissionBasisPoints: 0, ivaPercent: 16 }).netCentavos).toBe(500_00)
})

test('cards and vouchers pass through a terminal, other money does not', () => {
  expect((['card', 'debit-card', 'voucher'] as const).every(isByTerminal)).toBe(true)
  expect((['cash', 'transfer', 'online', 'credit'] as const).some(isByTerminal)).toBe(false)
})
