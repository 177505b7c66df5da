import {
  holdsPlace,
  hoursOfStay,
  isAddOnBooking,
  takesAddOns,
  type CatalogService,
  type BusinessTerms,
} from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'

export type ServiceOf = (serviceId: string) => Pick<CatalogService, 'serviceType' | 'name'> | undefined

/** Returns the other bookings inside a stay, such as the bath before going home. */
export function addOnBookings(
  stay: Booking,
  bookings: readonly Booking[],
  serviceOf: ServiceOf,
  terms: BusinessTerms,
) {
  const service = serviceOf(stay.serviceId)
  if (!service || !takesAddOns(service.serviceType) || !holdsPlace(stay.status)) return []
  const hours = hoursOfStay({ ...stay, ...service }, terms)
  return bookings.filter((visit) => {
    const visited = serviceOf(visit.serviceId)
    return (
      visited !== undefined &&
      holdsPlace(visit.status) &&
      isAddOnBooking({ ...stay, ...service }, { ...visit, ...visited }, hours)
    )
  })
}
