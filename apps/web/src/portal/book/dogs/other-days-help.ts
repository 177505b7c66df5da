import { isAwaited, type DogEligibility } from '@rumi/contract'

/** True if another day would make all dogs eligible with their current medical records. */
export const otherDaysHelp = (eligibility: readonly DogEligibility[]) =>
  eligibility.every(({ reasons }) =>
    reasons.every(({ code, eligibleFrom }) => isAwaited(code) || eligibleFrom !== null),
  )
