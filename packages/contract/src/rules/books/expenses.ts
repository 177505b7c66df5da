import { divideRounded } from '../money/money.ts'

/** Payment methods of an expense: cash, bank, or later (accounts 101, 102, 201). */
export const expensePayments = ['cash', 'bank', 'later'] as const
export type ExpensePayment = (typeof expensePayments)[number]

/** Ways in which a supplier's credit note is settled: less is owed, or money comes back. */
export const creditSettlements = ['owed', 'bank', 'cash'] as const
export type CreditSettlement = (typeof creditSettlements)[number]

/** The rates of IVA in percent (LIVA 1, 2-A; 8 is that of the northern border). */
export const ivaRates = [0, 8, 16] as const
export type IvaRate = (typeof ivaRates)[number]

/** Suppliers round IVA per line, so an invoice may differ from its rate by this many centavos. */
export const ivaToleranceCentavos = 10

type Taxed = { subtotalCentavos: number; untaxedCentavos: number; ivaPercent: number }

/** Returns the IVA of the taxed part at a rate, in centavos. */
export const ivaOfExpense = ({ subtotalCentavos, untaxedCentavos, ivaPercent }: Taxed) =>
  divideRounded((subtotalCentavos - untaxedCentavos) * ivaPercent, 100)

/** True if an IVA amount matches its rate within the tolerance of an invoice. */
export const isIvaOfExpense = ({ ivaCentavos, ...taxed }: Taxed & { ivaCentavos: number }) =>
  Math.abs(ivaCentavos - ivaOfExpense(taxed)) <= ivaToleranceCentavos
