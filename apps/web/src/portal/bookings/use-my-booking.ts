import { bookings as bookingRoom } from '@rumi/data-layer'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useStoreDispatch } from '../../shared/store.ts'
import { useMyBookings } from './use-my-bookings.ts'

/** The booking an address names; further pages of the list are asked for until it is found or they end. */
export function useMyBooking() {
  const { id = '' } = useParams()
  const dispatch = useStoreDispatch()
  const mine = useMyBookings()
  const booking = mine.bookings.find((one) => one.id === id)
  const { status } = mine.fetching
  const mayBeFurther = status === 'ready' && booking === undefined && mine.hasMore
  const cursorToTry = mayBeFurther ? mine.nextCursor : null

  useEffect(() => {
    if (cursorToTry !== null) void dispatch(bookingRoom.loadMore())
  }, [cursorToTry, dispatch])

  return {
    ...mine,
    booking,
    service: booking && mine.serviceOf(booking.serviceId),
    guests: booking ? mine.dogsIn(booking.rumiIds) : [],
    /** Whether there is something to show, or nothing more to wait for. */
    isSettled: booking !== undefined || (status === 'ready' && !mayBeFurther),
  }
}
