/** Subject of a row of the ledger. */
export type Target = { bookingId: string } | { orderId: string } | { passId: string }

/** A row of the ledger of payments, as the desk reads it. */
export type Row = {
  id: string
  kind: 'payment' | 'refund' | 'credit'
  target: Target | null
  allocations: { target: Target | null; amountCentavos: number; returnedCentavos: number }[]
  method: string
  amountCentavos: number
  tipCentavos: number
  returnedCentavos: number
  status: string
  refundOf: string | null
  cashDayId: string | null
}
