import { addDays, bookableDays, booking, eachDay, type CatalogService } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { houseToday } from '../../shared/house-today.ts'
import { useCall } from '../../shared/queries.ts'
import { useHouseCalendar } from '../../shared/use-house-calendar.ts'
import type { FamilyGuest } from './step-props.ts'

/** Whether the house has seen who the owner is, as the server answers for the next night; only the hotel asks for it. */
export function useIdentified(service: CatalogService, family: readonly FamilyGuest[]) {
  const today = houseToday()
  const isHotel = service.serviceType === 'Hotel'
  const bookable = bookableDays('Hotel', { now: Temporal.Now.instant(), calendar: useHouseCalendar() })
  const start = eachDay(today, addDays(today, 14)).find((day) => bookable(day, addDays(day, 1)))
  const [first] = family
  const body =
    isHotel && start && first
      ? { serviceId: service.id, rumiIds: [first.dog._id], start, end: addDays(start, 1) }
      : undefined
  const { answer } = useCall(booking.quote, body ? { body } : null)
  const reasons = answer?.data.quote.eligibility.flatMap((dog) => dog.reasons) ?? []
  return !reasons.some(({ code }) => code === 'owner-unidentified')
}
