import type { RecordOf, Resources } from '@rumi/contract'

export type Payment = RecordOf<Resources['payments']>

/** What of a row can still be given back, in centavos: nothing of a refund or of what never settled. */
export const leftOf = ({ kind, status, amountCentavos, returnedCentavos }: Payment) =>
  kind === 'refund' || status !== 'settled' ? 0 : amountCentavos - returnedCentavos

/** Whether a payment can be written again by another method: money that the desk received, none of it returned. */
export const mayCorrect = ({ kind, status, method, returnedCentavos }: Payment) =>
  kind === 'payment' && status === 'settled' && method !== 'online' && returnedCentavos === 0

const moved = ({ amountCentavos, tipCentavos }: Payment) => amountCentavos + tipCentavos

/** What moved, tip included; what left the house is negative. */
export const movedCentavos = (row: Payment) => (row.kind === 'refund' ? -moved(row) : moved(row))

/** The same as the account of what it was for has it: money that was kept for the client is gone from there. */
export const paidTowards = (row: Payment) => (row.kind === 'payment' ? moved(row) : -moved(row))
