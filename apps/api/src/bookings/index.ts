import { seesDogCare, withoutNotes, type Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { answerOffer, leaveWaitingList } from './answer-offer.ts'
import { createBooking } from './create-booking.ts'
import { cancelBooking, changeBooking } from './change-booking.ts'
import { listBookings } from './list-bookings.ts'
import { changePass, sellPass } from './sell-pass.ts'
import { waitForPlace } from './wait-for-place.ts'

export { askedOf, availabilityOf } from './availability.ts'
export { bookingRepository } from './booking-repository.ts'
export { bookingPaymentsRoutes, moneyLeftOf, moneyOfBookings } from './booking-payments.ts'
export { bookingsRoutes } from './bookings-routes.ts'
export { cancelBooking } from './change-booking.ts'
export { dryRun } from './dry-run.ts'
export { addBeforeGoingHome, extrasFor } from './extras-before-going-home.ts'
export { giveDiscount } from './give-discount.ts'
export { chargeLateFee, lateFeesOf } from './late-fees.ts'
export { lowerFeeToPaid } from './settle-cancelled.ts'
export { touchesDays } from './list-bookings.ts'
export { previewChange } from './preview-change.ts'
export { resourceFor } from './resource-for.ts'
export { endOffersOverTime, leaveWaitingList, settlePaidBooking } from './answer-offer.ts'
export {
  cancelAfterFailedEvaluation,
  settleWaitingBookings,
  waitingBookingHandlers,
} from './settle-waiting-bookings.ts'
export { expireFirstVisits, expireUnpaidDeposits, expireWaitingBookings } from './expire-first-visits.ts'
export { releasedPlaceHandlers, offerReleasedPlaces } from './offer-released-places.ts'
export { unmetBookings } from './unmet-bookings.ts'
export { waitingRepository } from './waiting-repository.ts'
export { passUsesRoutes } from './pass-uses.ts'
export { passRepository } from './pass-repository.ts'
export { activatePaidPass, cancelRequestedPass, endPassesOverTerm } from './sell-pass.ts'
export { deskUpdates, deskStream } from './desk-stream.ts'

/** What the house has to say of a booking beyond storing it. */
export const bookingHandlers = {
  list: listBookings,
  create: createBooking,
  update: changeBooking,
  remove: cancelBooking,
  seenBy: (booking, actor) => (actor && seesDogCare(actor.role) ? booking : withoutNotes(booking)),
} satisfies ResourceHandlers<Resources['bookings']>

/** What the house has to say of a pass beyond storing it. */
export const passHandlers = { create: sellPass, update: changePass } satisfies ResourceHandlers<
  Resources['passes']
>

/** What the house has to say of who waits beyond storing it. */
export const waitingHandlers = {
  create: waitForPlace,
  update: answerOffer,
  remove: leaveWaitingList,
} satisfies ResourceHandlers<Resources['waitingList']>
