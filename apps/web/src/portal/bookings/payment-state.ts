import type { BookingAccount } from '@rumi/contract'

type Counted = Pick<BookingAccount, 'totalCentavos' | 'leftCentavos' | 'dueNowCentavos' | 'overpaidCentavos'>

export type PaymentState = 'paid' | 'deposit' | 'open' | 'free' | 'overpaid'

/** How the money of a booking stands, in one word: what is due now comes before what is due later. */
export function paymentStateOf({
  totalCentavos,
  leftCentavos,
  dueNowCentavos,
  overpaidCentavos,
}: Counted): PaymentState {
  if (overpaidCentavos > 0) return 'overpaid'
  if (totalCentavos === 0) return 'free'
  if (leftCentavos === 0) return 'paid'
  return dueNowCentavos > 0 ? 'deposit' : 'open'
}
