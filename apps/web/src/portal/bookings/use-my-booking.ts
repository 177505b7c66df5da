import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useMyBookings } from './list/use-my-bookings.ts'

/** Booking from the address; loads further pages of the list until it is found. */
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
    /** True once the booking is found or the list has ended. */
    isSettled: booking !== undefined || (fetching.status === 'ready' && !asksFurther && !fetching.isFetching),
  }
}
