import { divideRounded } from './money.ts'

/** Kinds of row in the payments ledger: money in, money back, or credit for a client. */
export const paymentKinds = ['payment', 'refund', 'credit'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** Methods in which money or credit moves; `card` is a credit card, `credit` a client's balance. */
export const moneyMethods = ['cash', 'card', 'debit-card', 'voucher', 'transfer', 'online', 'credit'] as const
export type MoneyMethod = (typeof moneyMethods)[number]

/** Payment methods of the ledger; `retention` is the ISR that a company retains of its invoice and pays to SAT. */
export const ledgerMethods = [...moneyMethods, 'retention'] as const
export type LedgerMethod = (typeof ledgerMethods)[number]

/** Methods at the desk; online payments are recorded only on the provider's notice. */
export const deskMethods = [
  'cash',
  'transfer',
  'card',
  'debit-card',
  'voucher',
  'credit',
] as const satisfies readonly MoneyMethod[]
export type DeskMethod = (typeof deskMethods)[number]

export const paymentStatuses = ['pending', 'settled', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

type Row = {
  kind: PaymentKind
  status: PaymentStatus
  amountCentavos: number
  returnedCentavos: number
}

/** Returns the paid amount by its ledger rows: received minus returned. */
export const paidCentavosOf = (rows: readonly Row[]) =>
  rows
    .filter(({ kind, status }) => kind === 'payment' && status === 'settled')
    .reduce((sum, { amountCentavos, returnedCentavos }) => sum + amountCentavos - returnedCentavos, 0)

type Received = Row & {
  id: string
  method: LedgerMethod
  /** Retained ISR of a deposit: the payment whose CFDI states it. */
  retainedOf?: string | null
}
type Returned = {
  refundOf: string
  amountCentavos: number
  /** Retained ISR that ends with it. */
  retainedCentavos: number
  method: LedgerMethod
}

/** Returns the retained ISR of a sale that has not ended with a refund. */
export const retainedIn = (rows: readonly (Row & { method: LedgerMethod })[]): number =>
  paidCentavosOf(rows.filter(({ method }) => method === 'retention'))

/**
 * Groups the rows of a sale by the retained ISR that ends with their refunds: the sale's, then each deposit with its own, the latest
 * first.
 */
export function groupsOfRetained<Paid extends Received>(rows: readonly Paid[]): Paid[][] {
  const own = new Set(
    rows.flatMap((row) => (row.retainedOf && retainedIn([row]) > 0 ? [row.retainedOf] : [])),
  )
  const groups = Map.groupBy(rows, ({ id, retainedOf }) =>
    own.has(retainedOf ?? id) ? (retainedOf ?? id) : null,
  )
  const ofSale = groups.get(null) ?? []
  groups.delete(null)
  return [ofSale, ...[...groups.values()].toReversed()]
}

/**
 * Selects the payments to refund an amount from, latest first, each by its original method. Credit returns to
 * credit. Of a sale with retained ISR, its share of the amount ends with them; deposits with their own go back last. The sum is lower than
 * the amount only if less was received.
 */
export function returnsOf(received: readonly Received[], amountCentavos: number): Returned[] {
  let left = amountCentavos
  return groupsOfRetained(received).flatMap((group) => {
    const ofGroup = Math.min(left, paidCentavosOf(group))
    left -= ofGroup
    return returnsWithin(group, ofGroup)
  })
}

function returnsWithin(received: readonly Received[], amountCentavos: number) {
  const returns: Returned[] = []
  const paid = paidCentavosOf(received)
  const retained = paid > 0 ? divideRounded(retainedIn(received) * amountCentavos, paid) : 0
  const whole = amountCentavos - retained
  let left = whole
  for (const row of received.toReversed()) {
    if (row.kind !== 'payment' || row.status !== 'settled' || row.method === 'retention') continue
    const part = Math.min(left, row.amountCentavos - row.returnedCentavos)
    if (part <= 0) continue
    const share = (back: number) => divideRounded(retained * back, whole)
    returns.push({
      refundOf: row.id,
      amountCentavos: part,
      retainedCentavos: share(whole - left + part) - share(whole - left),
      method: row.method,
    })
    left -= part
  }
  return returns
}

type PaidRow = { method: LedgerMethod; amountCentavos: number; tipCentavos: number }

/** Returns one row per payment method of a charge, in order of first use, tips included; in centavos. */
export const paidByMethod = <Paid extends PaidRow>(payments: readonly Paid[]) =>
  [...Map.groupBy(payments, ({ method }) => method)].map(([method, rows]) => ({
    method,
    amountCentavos: rows.reduce(
      (sum, { amountCentavos, tipCentavos }) => sum + amountCentavos + tipCentavos,
      0,
    ),
    rows,
  }))
