import type { EligibilityReason } from '../dogs/eligibility-reasons.ts'
import { formatList } from './people-words.ts'
import { proofOf, requirementByKey } from '../dogs/requirements.ts'

const missing = /^(.+)-missing$/

/** Returns the dose that a reason requires, or undefined if the reason is not a missing dose. */
function doseOf({ code }: EligibilityReason) {
  const key = missing.exec(code)?.[1]
  const requirement = Object.values(requirementByKey).find((one) => one.key === key)
  return requirement && 'noun' in requirement ? requirement : undefined
}

/** Merges reasons that one photo settles into a sentence at the position of the first. */
export function missingTogether(reasons: readonly EligibilityReason[]): EligibilityReason[] {
  const byProof = Map.groupBy(reasons, (reason) => {
    const dose = doseOf(reason)
    return dose ? proofOf(dose) : reason.code
  })
  return [...byProof].flatMap(([proof, found]) => {
    const [first] = found
    if (first === undefined || found.length === 1) return found
    const nouns = found.flatMap((reason) => doseOf(reason)?.noun ?? [])
    return [
      { ...first, message: `Nos faltan ${formatList(nouns.map((noun) => `la ${noun}`))}. Sube ${proof}.` },
    ]
  })
}
