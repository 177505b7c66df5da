import type { RecordOf, Resources } from '@rumi/contract'

export type Payment = RecordOf<Resources['payments']>

/** Refundable rest of a row, in centavos: zero for refunds, unsettled payments and retained ISR. */
export const leftOf = ({ kind, status, method, amountCentavos, returnedCentavos }: Payment) =>
  kind === 'refund' || status !== 'settled' || method === 'retention' ? 0 : amountCentavos - returnedCentavos

/** True if the method of a payment can be corrected: received at the desk and not refunded. */
export const mayCorrect = ({ kind, status, method, returnedCentavos }: Payment) =>
  kind === 'payment' &&
  status === 'settled' &&
  method !== 'online' &&
  method !== 'retention' &&
  returnedCentavos === 0

const moved = ({ amountCentavos, tipCentavos }: Payment) => amountCentavos + tipCentavos

/** Amount moved, tip included; negative for refunds. */
export const movedCentavos = (row: Payment) => (row.kind === 'refund' ? -moved(row) : moved(row))

/** Amount from the view of the paid item: credit given to the client counts as gone. */
export const paidTowards = (row: Payment) => (row.kind === 'payment' ? moved(row) : -moved(row))
