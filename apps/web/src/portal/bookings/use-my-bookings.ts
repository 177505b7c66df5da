import { bookings, services } from '@rumi/data-layer'
import { useFetching, useStoreSelector } from '../../shared/store.ts'
import { bookingsCopy } from '../../copy/bookings.ts'
import { useMyDogs } from '../use-my-dogs.ts'

/** The owner's bookings, with what is needed to name who and what they are about. */
export function useMyBookings() {
  const { dogs, recordsOf, known: dogsKnown, fetching: dogsFetching } = useMyDogs()
  const fetching = useFetching([
    bookings.calls.list({ sort: '-start', limit: 200 }),
    services.calls.list({ limit: 200 }),
  ])
  const { items, nextCursor } = useStoreSelector((state) => state.bookings)
  const offered = useStoreSelector((state) => state.services.items)
  return {
    fetching,
    dogsFetching,
    dogsKnown,
    bookings: items,
    hasMore: nextCursor !== null,
    nextCursor,
    dogs,
    recordsOf,
    dogsIn: (rumiIds: readonly string[]) => dogs.filter(({ _id }) => rumiIds.includes(_id)),
    serviceOf: (serviceId: string) => offered.find(({ id }) => id === serviceId),
    serviceName: (serviceId: string) =>
      offered.find(({ id }) => id === serviceId)?.name ?? bookingsCopy.unknownService,
  }
}
