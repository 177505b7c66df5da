import { dayCareHours } from './day-care.ts'
import { hotel } from './hotel.ts'
import { compareInstants, eachDay, instantAt } from './house-time.ts'
import type { ServiceType } from './service-types.ts'

/** Days or nights of a dog in the house, as the wire says them. */
export type StayInHouse = { serviceType: ServiceType; start: string; end: string }

/** A day or a stay, during which the groomer or the trainer may have the dog too. */
export const takesAddOns = (serviceType: ServiceType) =>
  serviceType === 'Guardería' || serviceType === 'Hotel'

/** What may be done with a dog inside its own day or stay: the one exception to being in one place (docs/domain.md#capacity). */
export const isAddOn = (serviceType: ServiceType) =>
  serviceType === 'Grooming' || serviceType === 'Extra-Grooming' || serviceType === 'Entrenamiento'

/** When a dog is in the house for the sake of a stay, as half-open hours. */
export const hoursOfStay = ({ serviceType, start, end }: StayInHouse) =>
  serviceType === 'Hotel'
    ? [{ startAt: instantAt(start, hotel.checkInFrom), endAt: instantAt(end, hotel.checkOutBefore) }]
    : eachDay(start, end).map((day) => ({
        startAt: instantAt(day, dayCareHours.opens),
        endAt: instantAt(day, dayCareHours.closes),
      }))

/** Whether a visit begins and ends while its dog is in the house anyway. */
export const liesWithin = (stay: StayInHouse, visit: { start: string; end: string }) =>
  hoursOfStay(stay).some(
    ({ startAt, endAt }) =>
      compareInstants(startAt, visit.start) <= 0 && compareInstants(visit.end, endAt) <= 0,
  )

type Coming = StayInHouse & { rumiIds: readonly string[] }

/** Whether a visit is done with dogs of a stay while they are in the house for it, such as the bath before going home. */
export const isAddOnBooking = (stay: Coming, visit: Coming) =>
  takesAddOns(stay.serviceType) &&
  isAddOn(visit.serviceType) &&
  visit.rumiIds.every((id) => stay.rumiIds.includes(id)) &&
  liesWithin(stay, visit)
