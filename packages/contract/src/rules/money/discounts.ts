import type { Access } from '../../access.ts'

/** Length of the reason for a discount, which the owner reads. */
export const discountReasonLength = { min: 5, max: 200 } as const

/** Access to discounts at the desk; an own role can remove it (decision 146). */
export const discountAccess = 'desk' satisfies Access

/**
 * Splits a discount in centavos over several sums in proportion; the last ones carry the rounding. Sums to the
 * discount, at most to the sums.
 */
export function shareDiscount(leftCentavos: readonly number[], discountCentavos: number): number[] {
  const total = leftCentavos.reduce((sum, left) => sum + left, 0)
  let [before, given] = [0, 0]
  return leftCentavos.map((left) => {
    before += left
    const upToHere = total === 0 ? 0 : Math.floor((discountCentavos * before) / total)
    const share = upToHere - given
    given = upToHere
    return share
  })
}
