import { isAwaited, type DogEligibility } from '@rumi/contract'

/** Whether all of these dogs could come on some other day as their medical records are, so that choosing one leads somewhere. */
export const otherDaysHelp = (eligibility: readonly DogEligibility[]) =>
  eligibility.every(({ reasons }) =>
    reasons.every(({ code, eligibleFrom }) => isAwaited(code) || eligibleFrom !== null),
  )
