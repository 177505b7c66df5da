import type { Resources } from '@rumi/contract'
import type { Stories } from '../http/mount-resource.ts'
import { bookVisit } from './book-visit.ts'
import { cancelBooking, changeBooking } from './change-booking.ts'
import { listBookings } from './list-bookings.ts'
import { changePass, sellPass } from './sell-pass.ts'

export { bookingBook } from './booking-book.ts'
export { bookingsRoom } from './bookings-room.ts'
export { passBook } from './pass-book.ts'
export { endPassesOverTerm } from './sell-pass.ts'
export { deskNews, deskStream } from './desk-stream.ts'

/** What the house has to say of a booking beyond storing it. */
export const bookingStories: Stories<Resources['bookings']> = {
  list: listBookings,
  create: bookVisit,
  update: changeBooking,
  remove: cancelBooking,
}

/** What the house has to say of a pass beyond storing it. */
export const passStories: Stories<Resources['passes']> = { create: sellPass, update: changePass }
