import type { Resources } from '@rumi/contract'
import type { Stories } from '../http/mount-resource.ts'
import { bookVisit } from './book-visit.ts'
import { cancelBooking, changeBooking } from './change-booking.ts'
import { listBookings } from './list-bookings.ts'

export { bookingBook } from './booking-book.ts'
export { bookingsRoom } from './bookings-room.ts'
export { deskNews, deskStream } from './desk-stream.ts'

/** What the house has to say of a booking beyond storing it. */
export const bookingStories: Stories<Resources['bookings']> = {
  list: listBookings,
  create: bookVisit,
  update: changeBooking,
  remove: cancelBooking,
}
