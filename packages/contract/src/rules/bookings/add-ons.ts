import { hoursOf } from './booking-window.ts'
import type { HouseTerms } from '../business/house-terms.ts'
import { addDays, compareInstants, eachDay, instantAt } from '../time/house-time.ts'
import { isWithPerson, type ServiceType } from './service-types.ts'

/** Days or nights of a dog in the house, as the wire says them. */
export type StayInHouse = { serviceType: ServiceType; start: string; end: string }

/** A day or a stay, during which the groomer or the trainer may have the dog too. */
export const takesAddOns = (serviceType: ServiceType) =>
  serviceType === 'Guardería' || serviceType === 'Hotel'

/** What may be done with a dog inside its own day or stay: the one exception to being in one place (docs/domain.md#capacity). */
export const isAddOn = (serviceType: ServiceType) => isWithPerson(serviceType)

/** When a dog is in the house for the sake of a stay, as half-open hours. */
export const hoursOfStay = (
  { serviceType, start, end }: StayInHouse,
  terms: Pick<HouseTerms, 'hours' | 'hotel'>,
): HoursInHouse[] =>
  serviceType === 'Hotel'
    ? [{ startAt: instantAt(start, terms.hotel.checkIn), endAt: instantAt(end, terms.hotel.checkOut) }]
    : eachDay(start, end).map((day) => hoursOfDay(serviceType, day, terms))

/** The hours of a day that is kept; all of it where the service has none on that weekday any more. */
function hoursOfDay(serviceType: ServiceType, day: string, terms: Pick<HouseTerms, 'hours'>) {
  const hours = hoursOf(serviceType, day, terms)
  return hours === null
    ? { startAt: instantAt(day, '00:00'), endAt: instantAt(addDays(day, 1), '00:00') }
    : { startAt: instantAt(day, hours.opens), endAt: instantAt(day, hours.closes) }
}

/** While a dog is in the house, half open. */
export type HoursInHouse = { startAt: string; endAt: string }

const isInHouse = (hours: readonly HoursInHouse[], visit: { start: string; end: string }) =>
  hours.some(
    ({ startAt, endAt }) =>
      compareInstants(startAt, visit.start) <= 0 && compareInstants(visit.end, endAt) <= 0,
  )

/** Whether a visit begins and ends while its dog is in the house anyway. */
export const liesWithin = (
  stay: StayInHouse,
  visit: { start: string; end: string },
  terms: Pick<HouseTerms, 'hours' | 'hotel'>,
) => isInHouse(hoursOfStay(stay, terms), visit)

type Coming = StayInHouse & { rumiIds: readonly string[] }

/** Whether a visit is done with dogs of a stay while they are in the house for it, such as the bath before going home. */
export const isAddOnBooking = (stay: Coming, visit: Coming, hours: readonly HoursInHouse[]) =>
  takesAddOns(stay.serviceType) &&
  isAddOn(visit.serviceType) &&
  visit.rumiIds.every((id) => stay.rumiIds.includes(id)) &&
  isInHouse(hours, visit)
