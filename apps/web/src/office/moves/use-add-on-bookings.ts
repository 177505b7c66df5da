import { bookingCan, takesAddOns, type DeskVisit } from '@rumi/contract'
import { useFindRecords } from '../../shared/queries.ts'
import { useStoreSelector, type Outcome } from '../../shared/store.ts'
import { useHouse } from '../../shared/use-house.ts'
import { addOnBookingsInside, type AddOnBooking } from '../../shared/cancelling/cancel-together.ts'

/** Asks what else the house does with the dogs of a stay while they are here; nothing is asked of any other visit. */
export function useAddOnBookings({ booking, service }: DeskVisit) {
  const findRecords = useFindRecords()
  const terms = useHouse()
  const role = useStoreSelector((state) => state.user.role)
  return async (): Promise<Outcome<AddOnBooking[]>> => {
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
    return { ok: true, answer: addOnBookingsInside(booking, found.answer, { serviceOf, terms }, mayCancel) }
  }
}
