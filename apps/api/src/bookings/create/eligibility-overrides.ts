import { isAwaited, overrideAccess, reachOf, standingReasons, type DogEligibility } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { eligibilityOverrides } from '../../db/schema/eligibility-overrides.ts'
import type { Actor } from '../../http/actor.ts'
import { Refused } from '../../http/refused.ts'
import { refuseIneligible } from './check-eligibility.ts'

/** A requirement set aside for a dog. */
export type Waived = Pick<typeof eligibilityOverrides.$inferInsert, 'dogId' | 'code' | 'reason' | 'by'>

/** True if a user may override medical records (docs/domain.md#medical-records). */
export const mayWaive = ({ role }: Pick<Actor, 'role'>) => reachOf(overrideAccess, role) === 'all'

/**
 * Returns the overridden requirements of a booking; throws if a dog is not eligible and nobody overrides. A
 * reason without a failed requirement is not stored.
 */
export function overridesBy(
  actor: Actor,
  override: { reason: string } | undefined,
  eligibility: readonly DogEligibility[],
  rumiIds: readonly string[],
): Waived[] {
  if (!override) {
    refuseIneligible(eligibility, rumiIds)
    return []
  }
  if (!mayWaive(actor)) throw new Refused('not-your-role', { message: bookingSentences.onlyAdminsWaive })
  return eligibility.flatMap(({ rumiId, reasons }) =>
    reasons.map(({ code }) => ({ dogId: rumiId, code, reason: override.reason, by: actor.id })),
  )
}

/** Records with the booking who overrode which requirement for which dog and why. */
export async function insertOverrides(tx: Tx, bookingId: string, waived: readonly Waived[]) {
  if (waived.length === 0) return
  await tx.insert(eligibilityOverrides).values(waived.map((one) => ({ bookingId, ...one })))
}

/**
 * Returns the remaining reasons when an authorised user moves a booking, or the desk extends a stay in
 * progress. An override applies only to the reason it named.
 */
export async function stillStanding(
  db: Queryable,
  bookingId: string,
  eligibility: readonly DogEligibility[],
): Promise<DogEligibility[]> {
  if (eligibility.every(({ reasons }) => reasons.length === 0)) return [...eligibility]
  const overrides = await db
    .select()
    .from(eligibilityOverrides)
    .where(eq(eligibilityOverrides.bookingId, bookingId))
  return eligibility.map(({ rumiId, reasons }) => {
    const left = standingReasons(
      reasons,
      overrides
        .filter(({ dogId }) => dogId === rumiId)
        .flatMap(({ code, reason }) =>
          reasons.filter((one) => one.code === code).map((one) => ({ code: one.code, reason })),
        ),
    )
    return { rumiId, ok: left.every(({ code }) => isAwaited(code)), reasons: left }
  })
}
