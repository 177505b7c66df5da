import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useMyBookings } from './list/use-my-bookings.ts'

/** The booking an address names; further pages of the list are asked for until it is found or they end. */
export function useMyBooking() {
  const { id = '' } = useParams()
  const mine = useMyBookings()
  const { loadMore, fetching, hasMore, moreFailed } = mine
  const booking = mine.bookings.find((one) => one.id === id)
  const isSought = booking === undefined && !moreFailed && fetching.status === 'ready'
  const asksFurther = isSought && hasMore && !fetching.isFetching

  useEffect(() => {
    if (asksFurther) loadMore()
  }, [asksFurther, loadMore])

  return {
    ...mine,
    booking,
    service: booking && mine.serviceOf(booking.serviceId),
    guests: booking ? mine.dogsIn(booking.rumiIds) : [],
    /** Whether there is something to show, or nothing more to wait for. */
    isSettled: booking !== undefined || (fetching.status === 'ready' && !asksFurther && !fetching.isFetching),
  }
}
