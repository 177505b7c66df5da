import { seesDogCare, withoutNotes, type Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { answerOffer, leaveWaitingList } from './waiting/answer-offer.ts'
import { changeWithEvaluations, createWithEvaluations, type RecordEvaluation } from './evaluate-dogs.ts'
import { cancelBooking } from './change/change-booking.ts'
import { listBookings } from './list-bookings.ts'
import { changePass, sellPass } from './passes/sell-pass.ts'
import { waitForPlace } from './waiting/wait-for-place.ts'

export { toAvailabilityQuery, availabilityOf } from './capacity/availability.ts'
export { bookImported } from './create/book-imported.ts'
export { holdByTelephone } from './create/hold-by-telephone.ts'
export { quoteByWeight } from './create/quote-by-weight.ts'
export { bookingRepository, waitingRepository } from './booking-repository.ts'
export { bookingPaymentsRoutes, moneyLeftOf, moneyOfBookings } from './booking-payments.ts'
export { serviceOf } from './create/load-booking-inputs.ts'
export { bookingsRoutes } from './bookings-routes.ts'
export { cancelBooking, changeBooking } from './change/change-booking.ts'
export { changeStatus, refuseWaiting } from './change/change-status.ts'
export { divideStay } from './change/divide-stay.ts'
export { markNoShow } from './change/mark-no-show.ts'
export { settleBeyondPrice } from './change/settle-beyond-price.ts'
export { checkRequirements } from './check-in.ts'
export { lockBooking, releaseCapacity, type LockedBooking } from './capacity/capacity.ts'
export { lastStepTo } from './booking-steps.ts'
export { reverseStep } from './reverse-step.ts'
export { dryRun } from './create/dry-run.ts'
export { addBeforeGoingHome, extrasFor } from './create/extras-before-going-home.ts'
export { giveDiscount } from './change/give-discount.ts'
export { bookingForDoses, chargeDoses } from './change/charge-doses.ts'
export { chargeLateFee, lateFeesOf } from './change/late-fees.ts'
export { lowerFeeToPaid } from './change/settle-cancelled.ts'
export { touchesDays } from './list-bookings.ts'
export { previewChange } from './change/preview-change.ts'
export { resourceFor } from './capacity/resource-for.ts'
export { endOffersOverTime, leaveWaitingList, settlePaidBooking } from './waiting/answer-offer.ts'
export {
  cancelAfterFailedEvaluation,
  settleWaitingBookings,
  waitingBookingHandlers,
} from './change/settle-waiting-bookings.ts'
export {
  expireFirstVisits,
  expireUnpaidDeposits,
  expireWaitingBookings,
} from './change/expire-first-visits.ts'
export { releasedPlaceHandlers, offerReleasedPlaces } from './waiting/offer-released-places.ts'
export { unmetBookings } from './unmet-bookings.ts'
export { passUsesRoutes } from './passes/pass-uses.ts'
export { passRepository } from './passes/pass-repository.ts'
export { activatePaidPass, cancelRequestedPass, endPassesOverTerm } from './passes/sell-pass.ts'
export { deskUpdates, deskStream } from './desk-stream.ts'

/** Handlers of bookings beyond storage. */
export const bookingHandlers = (recordEvaluation: RecordEvaluation) =>
  ({
    list: listBookings,
    create: createWithEvaluations(recordEvaluation),
    update: changeWithEvaluations(recordEvaluation),
    remove: cancelBooking,
    seenBy: (booking, actor) => (actor && seesDogCare(actor.role) ? booking : withoutNotes(booking)),
  }) satisfies ResourceHandlers<Resources['bookings']>

/** Handlers of passes beyond storage. */
export const passHandlers = { create: sellPass, update: changePass } satisfies ResourceHandlers<
  Resources['passes']
>

/** Handlers of the waiting list beyond storage. */
export const waitingHandlers = {
  create: waitForPlace,
  update: answerOffer,
  remove: leaveWaitingList,
} satisfies ResourceHandlers<Resources['waitingList']>
