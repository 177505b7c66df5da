import * as eligibility from '../dogs/eligibility.ts'
import { defaultTerms } from '../business/house-terms.ts'
import type { EligibilityInput, EligibilityUnder } from '../dogs/eligibility.ts'

type Under = Partial<EligibilityUnder>

/** The rules of medical records under the terms the house comes with, unless a test says otherwise. */
export const eligibilityFor = (input: EligibilityInput, under: Under = {}) =>
  eligibility.eligibilityFor(input, { terms: defaultTerms, ...under })
export const eligibleFrom = (input: EligibilityInput, under: Under = {}) =>
  eligibility.eligibleFrom(input, { terms: defaultTerms, ...under })
