import type { EligibilityReason, EligibilityReasonCode } from '../dogs/eligibility-reasons.ts'

/**
 * Checks by the business before a booking is confirmed: medical records, and the evaluation of a dog on its
 * first day.
 */
export const bookingAwaits = ['papers', 'evaluation'] as const
export type BookingAwait = (typeof bookingAwaits)[number]

/** Returns the check that a reason waits for, or undefined if the reason blocks the booking. */
export const awaitOf = (code: EligibilityReasonCode): BookingAwait | undefined => {
  if (code === 'evaluation-first-day') return 'evaluation'
  return code.endsWith('-unverified') ? 'papers' : undefined
}

/**
 * True if a reason is settled at arrival: it neither rejects nor delays a booking, and check-in requires it.
 */
export const isShownAtArrival = (code: EligibilityReasonCode) => code === 'owner-unidentified'

/** True if a reason rejects no booking: it waits for the business or is settled at arrival. */
export const isAwaited = (code: EligibilityReasonCode) =>
  awaitOf(code) !== undefined || isShownAtArrival(code)

/** True if the owner can settle a reason by uploading a medical record. */
export const isUploadable = (code: EligibilityReasonCode) =>
  /-(?:missing|refused|expired)$/.test(code) && !code.startsWith('evaluation')

/** True if the owner can settle a reason alone: by an upload or a signature. */
const isOwners = (code: EligibilityReasonCode) => isUploadable(code) || code === 'agreement-unsigned'

/** True if only medical records to upload or agreements to sign block these dogs. */
export const lacksOnlyUploads = (
  eligibility: readonly { ok: boolean; reasons: readonly Pick<EligibilityReason, 'code'>[] }[],
) =>
  eligibility.some(({ ok }) => !ok) &&
  eligibility.every(({ reasons }) => reasons.every(({ code }) => isAwaited(code) || isOwners(code)))

/** Returns the pending checks of a booking of these dogs, in display order. */
export const awaitsOf = (
  eligibility: readonly { reasons: readonly Pick<EligibilityReason, 'code'>[] }[],
): BookingAwait[] => {
  const found = eligibility.flatMap(({ reasons }) => reasons.flatMap(({ code }) => awaitOf(code) ?? []))
  return bookingAwaits.filter((one) => found.includes(one))
}
