import { bookingCan, hasBegun, takesAddOns, type DeskVisit } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { useFindRecords } from '../../../shared/fetching/queries.ts'
import { useStoreSelector, type Outcome } from '../../../shared/fetching/store.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { addOnBookingsInside, type AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'

/** Fetches the other bookings inside a stay; skipped for other visits. On departure, excludes past ones. */
export function useAddOnBookings({ booking, service }: DeskVisit) {
  const findRecords = useFindRecords()
  const terms = useBusiness()
  const role = useStoreSelector((state) => state.user.role)
  return async ({ onlyAhead = false } = {}): Promise<Outcome<AddOnBooking[]>> => {
    if (!takesAddOns(service.serviceType)) return { ok: true, answer: [] }
    const { clientId, start: from, end: to } = booking
    const [found, offered] = await Promise.all([
      findRecords('bookings', { clientId, from, to }),
      findRecords('services', {}),
    ])
    if (!found.ok) return found
    if (!offered.ok) return offered
    const serviceOf = (serviceId: string) => offered.answer.find(({ id }) => id === serviceId)
    const mayCancel = ({ status }: Pick<DeskVisit['booking'], 'status'>) =>
      role !== null && bookingCan(role, status, 'cancelled')
    const now = Temporal.Now.instant()
    const visits = onlyAhead ? found.answer.filter(({ start }) => !hasBegun(start, now)) : found.answer
    return { ok: true, answer: addOnBookingsInside(booking, visits, { serviceOf, terms }, mayCancel) }
  }
}
