import type { EligibilityReason, EligibilityReasonCode } from './eligibility-reasons.ts'

/** What the house still does before a booking is confirmed: looks at medical records, evaluates a dog on its first day. */
export const bookingAwaits = ['papers', 'evaluation'] as const
export type BookingAwait = (typeof bookingAwaits)[number]

/** What a reason waits for; undefined where it stands in the way. */
export const awaitOf = (code: EligibilityReasonCode): BookingAwait | undefined => {
  if (code === 'evaluation-first-day') return 'evaluation'
  return code.endsWith('-unverified') ? 'papers' : undefined
}

/** Whether a reason only waits for the house, and refuses nothing. */
export const isAwaited = (code: EligibilityReasonCode) => awaitOf(code) !== undefined

/** What a booking of these dogs waits for, in the order in which it is told. */
export const awaitsOf = (
  eligibility: readonly { reasons: readonly Pick<EligibilityReason, 'code'>[] }[],
): BookingAwait[] => {
  const found = eligibility.flatMap(({ reasons }) => reasons.flatMap(({ code }) => awaitOf(code) ?? []))
  return bookingAwaits.filter((one) => found.includes(one))
}
