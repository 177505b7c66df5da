import type { EligibilityReason, EligibilityReasonCode } from '../dogs/eligibility-reasons.ts'

/** What the house still does before a booking is confirmed: looks at medical records, evaluates a dog on its first day. */
export const bookingAwaits = ['papers', 'evaluation'] as const
export type BookingAwait = (typeof bookingAwaits)[number]

/** What a reason waits for; undefined where it stands in the way. */
export const awaitOf = (code: EligibilityReasonCode): BookingAwait | undefined => {
  if (code === 'evaluation-first-day') return 'evaluation'
  return code.endsWith('-unverified') ? 'papers' : undefined
}

/** Whether a reason is settled when the dogs arrive: it neither refuses nor delays a booking, and check-in requires it. */
export const isShownAtArrival = (code: EligibilityReasonCode) => code === 'owner-unidentified'

/** Whether a reason refuses no booking: it waits for the business, or is settled at arrival. */
export const isAwaited = (code: EligibilityReasonCode) =>
  awaitOf(code) !== undefined || isShownAtArrival(code)

/** Whether the owner can settle a reason by uploading a medical record. */
export const isUploadable = (code: EligibilityReasonCode) =>
  /-(?:missing|refused|expired)$/.test(code) && !code.startsWith('evaluation')

/** Whether nothing but medical records to upload stands in the way of these dogs. */
export const lacksOnlyUploads = (
  eligibility: readonly { ok: boolean; reasons: readonly Pick<EligibilityReason, 'code'>[] }[],
) =>
  eligibility.some(({ ok }) => !ok) &&
  eligibility.every(({ reasons }) => reasons.every(({ code }) => isAwaited(code) || isUploadable(code)))

/** What a booking of these dogs waits for, in the order in which it is told. */
export const awaitsOf = (
  eligibility: readonly { reasons: readonly Pick<EligibilityReason, 'code'>[] }[],
): BookingAwait[] => {
  const found = eligibility.flatMap(({ reasons }) => reasons.flatMap(({ code }) => awaitOf(code) ?? []))
  return bookingAwaits.filter((one) => found.includes(one))
}
