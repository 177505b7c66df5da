import { divideRounded } from '../money/money.ts'

/** How an expense was paid: cash, the bank, or not yet (accounts 101, 102, 201). */
export const expensePayments = ['cash', 'bank', 'later'] as const
export type ExpensePayment = (typeof expensePayments)[number]

/** The rates of IVA in percent (LIVA 1, 2-A; 8 is that of the northern border). */
export const ivaRates = [0, 8, 16] as const
export type IvaRate = (typeof ivaRates)[number]

/** A supplier rounds IVA line by line, so an invoice may differ from its rate by so many centavos. */
export const ivaToleranceCentavos = 10

type Taxed = { subtotalCentavos: number; untaxedCentavos: number; ivaPercent: number }

/** The IVA that a rate makes of what is taxed, in centavos; the part without IVA is not taxed. */
export const ivaOfExpense = ({ subtotalCentavos, untaxedCentavos, ivaPercent }: Taxed) =>
  divideRounded((subtotalCentavos - untaxedCentavos) * ivaPercent, 100)

/** Whether an amount of IVA is that of its rate, to the centavos that an invoice may differ by. */
export const isIvaOfExpense = ({ ivaCentavos, ...taxed }: Taxed & { ivaCentavos: number }) =>
  Math.abs(ivaCentavos - ivaOfExpense(taxed)) <= ivaToleranceCentavos
