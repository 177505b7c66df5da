import { awaitOf, formatNames, type Resources } from '@rumi/contract'
import { and, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { dogSentences } from '../copy/people/dog-sentences.ts'
import type { Tx } from '../db/connect.ts'
import type { bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { recordIdentification } from '../identification/index.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { standingOf } from './booking-awaits.ts'
import { insertOverrides, overridesBy } from './create/eligibility-overrides.ts'

type Arrival = Pick<z.output<Resources['bookings']['update']>, 'override' | 'identified'> & {
  by: Actor
  /** The dog that arrives; all dogs of the booking by default. */
  dogId?: string
}

/**
 * Checks the requirements of a locked booking at its arrival, the owner's identification included. Overrides of the
 * booking still apply (decision 114).
 */
export async function checkRequirements(
  tx: Tx,
  locked: typeof bookings.$inferSelect,
  { override, identified, by, dogId }: Arrival,
) {
  if (identified) await recordIdentification(tx, locked.clientId)
  const arriving = (await standingOf(tx, locked)).filter(
    ({ rumiId }) => dogId === undefined || rumiId === dogId,
  )
  const standing = arriving.map((dog) => ({
    ...dog,
    ok: dog.reasons.every(({ code }) => awaitOf(code) !== undefined),
  }))
  const rumiIds = standing.map(({ rumiId }) => rumiId)
  await refuseProvisional(tx, rumiIds)
  await insertOverrides(tx, locked.id, overridesBy(by, override, standing, rumiIds))
}

/** Rejects dogs whose facts are assumed: their medical records were compared with a birth date that nobody stated. */
async function refuseProvisional(tx: Tx, dogIds: readonly string[]) {
  const found = await tx
    .select({ name: dogs.name })
    .from(dogs)
    .where(and(inArray(dogs.id, [...dogIds]), dogs.provisional))
  if (found.length > 0)
    throw new Refused('breaks-a-rule', { message: dogSentences.stillProvisional(formatNames(found)) })
}
