import { together, useRecords } from '../../../shared/fetching/queries.ts'
import { bookingsCopy } from '../../../copy/portal/bookings.ts'
import { myBookings, offeredServices, useMyDogs } from '../../own-queries.ts'

/** The owner's bookings, with their dogs and services. */
export function useMyBookings() {
  const { dogs, coming, recordsOf, fetching: dogsFetching } = useMyDogs()
  const booked = useRecords('bookings', myBookings)
  const { records: services, ...offered } = useRecords('services', offeredServices)
  return {
    fetching: together(booked, offered),
    dogsFetching,
    bookings: booked.records,
    hasMore: booked.hasMore,
    moreFailed: booked.moreFailed,
    loadMore: booked.loadMore,
    dogs,
    coming,
    recordsOf,
    dogsIn: (rumiIds: readonly string[]) => dogs.filter(({ _id }) => rumiIds.includes(_id)),
    serviceOf: (serviceId: string) => services.find(({ id }) => id === serviceId),
    serviceName: (serviceId: string) =>
      services.find(({ id }) => id === serviceId)?.name ?? bookingsCopy.unknownService,
  }
}
