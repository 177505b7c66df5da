import type { BookingAccount, BookingStatus } from '@rumi/contract'

type Counted = Pick<BookingAccount, 'totalCentavos' | 'leftCentavos' | 'dueNowCentavos' | 'overpaidCentavos'>

export type PaymentState = 'paid' | 'deposit' | 'open' | 'owed' | 'free' | 'overpaid'

/**
 * Payment state of a booking in one word: due now before due later; nothing is due later once it is over or cancelled.
 */
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
