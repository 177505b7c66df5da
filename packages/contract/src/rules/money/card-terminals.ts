import { divideRounded } from './money.ts'
import type { LedgerMethod } from './payments.ts'

/** Payment methods that pass through a card terminal. */
export const terminalMethods = ['card', 'debit-card', 'voucher'] as const satisfies readonly LedgerMethod[]
export const isByTerminal = (method: LedgerMethod) => terminalMethods.some((one) => one === method)

/** Highest commission of a terminal, in hundredths of a percent. */
export const mostBasisPoints = 2_000

type Rates = { commissionBasisPoints: number; ivaPercent: number }

/** Returns commission, its IVA and the deposit that a terminal owes for charged amounts, in centavos. */
export function settlementOf(grossCentavos: number, { commissionBasisPoints, ivaPercent }: Rates) {
  const commissionCentavos = divideRounded(grossCentavos * commissionBasisPoints, 10_000)
  const ivaCentavos = divideRounded(commissionCentavos * ivaPercent, 100)
  return { commissionCentavos, ivaCentavos, netCentavos: grossCentavos - commissionCentavos - ivaCentavos }
}
