import { hoursOf } from './booking-window.ts'
import type { BusinessTerms } from '../business/business-terms.ts'
import { addDays, compareInstants, eachDay, instantAt } from '../time/business-time.ts'
import { isWithPerson, type ServiceType } from './service-types.ts'

/** Days or nights of a dog at the business, in wire format. */
export type StayInHouse = { serviceType: ServiceType; start: string; end: string }

/** A day or a stay, during which the groomer or the trainer may have the dog too. */
export const takesAddOns = (serviceType: ServiceType) =>
  serviceType === 'Guardería' || serviceType === 'Hotel'

/**
 * True for services that a dog may take during its own day or stay. This is the only exception to one booking
 * per dog at a time (docs/domain.md#capacity).
 */
export const isAddOn = (serviceType: ServiceType) => isWithPerson(serviceType)

/** Kinds of services that a stay may add, in the order in which they are offered. */
const extraTypes = ['Grooming', 'Extra-Grooming', 'Entrenamiento'] as const satisfies readonly ServiceType[]

/** Longest bath in minutes: the most common add-on, which is offered first. */
const bathMinutes = 60

type OfferedExtra = { serviceType: ServiceType; isExtra: boolean; durationMinutes: number }

/** Returns the services that a day or a stay may add before its dogs go home, baths first. */
export const extrasFor = <Service extends OfferedExtra>(
  serviceType: ServiceType,
  catalog: readonly Service[],
): Service[] =>
  takesAddOns(serviceType)
    ? extraTypes.flatMap((type) =>
        catalog
          .filter((service) => service.serviceType === type && service.isExtra)
          .toSorted(
            (one, other) =>
              Number(other.durationMinutes <= bathMinutes) - Number(one.durationMinutes <= bathMinutes),
          ),
      )
    : []

/** Returns the half-open hours during which a stay has its dog at the business. */
export const hoursOfStay = (
  { serviceType, start, end }: StayInHouse,
  terms: Pick<BusinessTerms, 'hours' | 'hotel'>,
): HoursInHouse[] =>
  serviceType === 'Hotel'
    ? [{ startAt: instantAt(start, terms.hotel.checkIn), endAt: instantAt(end, terms.hotel.checkOut) }]
    : eachDay(start, end).map((day) => hoursOfDay(serviceType, day, terms))

/**
 * Returns the opening hours of a booked day, or the whole day if the service no longer opens on that weekday.
 */
function hoursOfDay(serviceType: ServiceType, day: string, terms: Pick<BusinessTerms, 'hours'>) {
  const hours = hoursOf(serviceType, day, terms)
  return hours === null
    ? { startAt: instantAt(day, '00:00'), endAt: instantAt(addDays(day, 1), '00:00') }
    : { startAt: instantAt(day, hours.opens), endAt: instantAt(day, hours.closes) }
}

/** Half-open hours during which a dog is at the business. */
export type HoursInHouse = { startAt: string; endAt: string }

const isInHouse = (hours: readonly HoursInHouse[], visit: { start: string; end: string }) =>
  hours.some(
    ({ startAt, endAt }) =>
      compareInstants(startAt, visit.start) <= 0 && compareInstants(visit.end, endAt) <= 0,
  )

/** True if a visit begins and ends while its dog is at the business for another booking. */
export const liesWithin = (
  stay: StayInHouse,
  visit: { start: string; end: string },
  terms: Pick<BusinessTerms, 'hours' | 'hotel'>,
) => isInHouse(hoursOfStay(stay, terms), visit)

type Coming = StayInHouse & { rumiIds: readonly string[] }

/** True if a visit is an add-on of a stay, such as the bath before going home. */
export const isAddOnBooking = (stay: Coming, visit: Coming, hours: readonly HoursInHouse[]) =>
  takesAddOns(stay.serviceType) &&
  isAddOn(visit.serviceType) &&
  visit.rumiIds.every((id) => stay.rumiIds.includes(id)) &&
  isInHouse(hours, visit)
