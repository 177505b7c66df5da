import type { Access } from '../../access.ts'
import type { EligibilityReason, EligibilityReasonCode } from './eligibility-reasons.ts'

/** Permission to override a requirement (docs/domain.md#medical-records). */
export const overrideAccess = 'admin' satisfies Access

/** Requirement overridden for one booking, with author and reason. Stored with the booking. */
export type EligibilityOverride = { code: EligibilityReasonCode; reason: string; by: string; at: string }

/** Length of a reason: a single word explains too little a year later (ours). */
export const overrideReasonLength = { min: 10, max: 500 } as const

/** True if a reason is long enough to override a requirement. */
export const isWrittenReason = (reason: string) => {
  const { length } = reason.trim()
  return length >= overrideReasonLength.min && length <= overrideReasonLength.max
}

/** Returns the reasons that no override covers. An override covers only the reason it names. */
export const standingReasons = (
  reasons: readonly EligibilityReason[],
  overrides: readonly Pick<EligibilityOverride, 'code' | 'reason'>[],
): EligibilityReason[] =>
  reasons.filter(
    ({ code }) => !overrides.some((override) => override.code === code && isWrittenReason(override.reason)),
  )
