import { desk, isDay, type DeskBooking } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Outcome } from '../../../shared/fetching/store.ts'
import type { EarlyPrices } from './checkout-store.ts'

/** Remaining nights or days are refunded and not charged (decision 40). */
const endsEarly = ({ booking: { status, end } }: DeskBooking) =>
  status === 'checked-in' && isDay(end) && end > businessToday()

/** Fetches the prices of bookings that would end before their last day. */
export function useEarlyPrices() {
  const sendCall = useSendCall()
  return async (bookings: readonly DeskBooking[]): Promise<Outcome<EarlyPrices>> => {
    const totals = new Map<string, number>()
    let beyondPriceCentavos = 0
    for (const { booking } of bookings.filter(endsEarly)) {
      const preview = await sendCall(desk.preview, {
        params: { id: booking.id },
        body: { status: 'checked-out', version: booking.version },
      })
      if (!preview.ok) return preview
      totals.set(booking.id, preview.answer.data.serviceBooking.totalCentavos)
      beyondPriceCentavos += preview.answer.data.beyondPriceCentavos
    }
    return { ok: true, answer: { totals, beyondPriceCentavos } }
  }
}
