import type { BookingAccount } from '@rumi/contract'

export type PaymentState = 'paid' | 'deposit' | 'open' | 'free'

/** How the money of a booking stands, in one word: what is due now comes before what is due later. */
export function paymentStateOf({
  totalCentavos,
  leftCentavos,
  dueNowCentavos,
}: BookingAccount): PaymentState {
  if (totalCentavos === 0) return 'free'
  if (leftCentavos === 0) return 'paid'
  return dueNowCentavos > 0 ? 'deposit' : 'open'
}
