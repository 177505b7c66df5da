import type { BookingAccount, BookingStatus } from '@rumi/contract'

type Counted = Pick<BookingAccount, 'totalCentavos' | 'leftCentavos' | 'dueNowCentavos' | 'overpaidCentavos'>

export type PaymentState = 'paid' | 'deposit' | 'open' | 'owed' | 'free' | 'overpaid'

/** How the money of a booking stands, in one word: what is due now comes before what is due later, and after the visit or its cancellation nothing is later. */
export function paymentStateOf(
  { totalCentavos, leftCentavos, dueNowCentavos, overpaidCentavos }: Counted,
  status: BookingStatus,
): PaymentState {
  if (overpaidCentavos > 0) return 'overpaid'
  if (totalCentavos === 0) return 'free'
  if (leftCentavos === 0) return 'paid'
  if (status === 'checked-out' || status === 'cancelled') return 'owed'
  return dueNowCentavos > 0 ? 'deposit' : 'open'
}
