import { bookingCan, hasBegun, takesAddOns, type DeskBooking } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { useFindRecords } from '../../../shared/fetching/queries.ts'
import { useStoreSelector, type Outcome } from '../../../shared/fetching/store.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { addOnBookingsInside, type AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'

/** Fetches the other bookings inside stays; skipped for bookings by the hour. On departure, excludes past ones. */
export function useFetchAddOns() {
  const findRecords = useFindRecords()
  const terms = useBusiness()
  const role = useStoreSelector((state) => state.user.role)
  return async (
    deskBookings: readonly DeskBooking[],
    { onlyAhead = false } = {},
  ): Promise<Outcome<AddOnBooking[]>> => {
    const inside = new Map<string, AddOnBooking>()
    const now = Temporal.Now.instant()
    const mayCancel = ({ status }: Pick<DeskBooking['booking'], 'status'>) =>
      role !== null && bookingCan(role, status, 'cancelled')
    for (const { booking, service } of deskBookings) {
      if (!takesAddOns(service.serviceType)) continue
      const { clientId, start: from, end: to } = booking
      const [found, offered] = await Promise.all([
        findRecords('bookings', { clientId, from, to }),
        findRecords('services', {}),
      ])
      if (!found.ok) return found
      if (!offered.ok) return offered
      const serviceOf = (serviceId: string) => offered.answer.find(({ id }) => id === serviceId)
      const around = onlyAhead ? found.answer.filter(({ start }) => !hasBegun(start, now)) : found.answer
      for (const one of addOnBookingsInside(booking, around, { serviceOf, terms }, mayCancel))
        inside.set(one.id, one)
    }
    return { ok: true, answer: [...inside.values()] }
  }
}
