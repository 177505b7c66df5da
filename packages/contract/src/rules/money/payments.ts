/** What a row of the ledger of payments says: money in, money back, or money kept in a client's favour. */
export const paymentKinds = ['payment', 'refund', 'credit'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** Every way in which money moves in the ledger; `credit` is what a client has in their favour. */
export const ledgerMethods = ['cash', 'card', 'transfer', 'online', 'credit'] as const
export type LedgerMethod = (typeof ledgerMethods)[number]

/** The ways in which the desk takes money; what is paid online is written down by the provider's word alone. */
export const deskMethods = ['cash', 'transfer', 'card', 'credit'] as const satisfies readonly LedgerMethod[]
export type DeskMethod = (typeof deskMethods)[number]

export const paymentStatuses = ['pending', 'settled', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

type Row = {
  kind: PaymentKind
  status: PaymentStatus
  amountCentavos: number
  returnedCentavos: number
}

/** What of a thing is paid by its rows of the ledger: what was received and is still there. */
export const paidCentavosOf = (rows: readonly Row[]) =>
  rows
    .filter(({ kind, status }) => kind === 'payment' && status === 'settled')
    .reduce((sum, { amountCentavos, returnedCentavos }) => sum + amountCentavos - returnedCentavos, 0)

type Received = Row & { id: string; method: LedgerMethod }
type Returned = { refundOf: string; amountCentavos: number; method: LedgerMethod }

/**
 * Which payments an amount is returned from, the latest first, each by the way in which it came. What was paid by credit goes back
 * to credit. Answers less than the amount only where less was received.
 */
export const returnsOf = (received: readonly Received[], amountCentavos: number): Returned[] => {
  const returns: Returned[] = []
  let left = amountCentavos
  for (const row of received.toReversed()) {
    if (row.kind !== 'payment' || row.status !== 'settled') continue
    const part = Math.min(left, row.amountCentavos - row.returnedCentavos)
    if (part <= 0) continue
    returns.push({ refundOf: row.id, amountCentavos: part, method: row.method })
    left -= part
  }
  return returns
}

type PaidRow = { method: LedgerMethod; amountCentavos: number; tipCentavos: number }

/** What was paid in one charge, a row for each method in the order in which it first came, tips included; in centavos. */
export const paidByMethod = <Paid extends PaidRow>(payments: readonly Paid[]) =>
  [...Map.groupBy(payments, ({ method }) => method)].map(([method, rows]) => ({
    method,
    amountCentavos: rows.reduce(
      (sum, { amountCentavos, tipCentavos }) => sum + amountCentavos + tipCentavos,
      0,
    ),
    rows,
  }))
