import * as eligibility from '../dogs/eligibility.ts'
import { defaultTerms } from '../business/house-terms.ts'
import type { EligibilityInput, EligibilityUnder } from '../dogs/eligibility.ts'

type Under = Partial<EligibilityUnder>

/** Medical-record rules under the default terms, with overrides for a test. */
export const eligibilityFor = (input: EligibilityInput, under: Under = {}) =>
  eligibility.eligibilityFor(input, { terms: defaultTerms, ...under })
export const eligibleFrom = (input: EligibilityInput, under: Under = {}) =>
  eligibility.eligibleFrom(input, { terms: defaultTerms, ...under })
