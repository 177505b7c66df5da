import { awaitOf, formatNames, type Resources } from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { dogSentences } from '../copy/people/dog-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bookingDogs, type bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { recordIdentification } from '../identification/index.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { standingOf } from './booking-awaits.ts'
import { insertOverrides, overridesBy } from './create/eligibility-overrides.ts'

type AtTheDoor = Pick<z.output<Resources['bookings']['update']>, 'override' | 'identified'> & {
  by: Actor
  /** The dog that goes in; all dogs of the booking by default. */
  dogId?: string
}

/**
 * Checks the requirements of a locked booking again as its dogs go in, the owner's identification with them; what was waived when it was
 * booked stays waived (decision 114).
 */
export async function checkRequirements(
  tx: Tx,
  locked: typeof bookings.$inferSelect,
  { override, identified, by, dogId }: AtTheDoor,
) {
  await refuseProvisional(tx, locked.id)
  if (identified) await recordIdentification(tx, locked.clientId)
  const entering = (await standingOf(tx, locked)).filter(
    ({ rumiId }) => dogId === undefined || rumiId === dogId,
  )
  const standing = entering.map((dog) => ({
    ...dog,
    ok: dog.reasons.every(({ code }) => awaitOf(code) !== undefined),
  }))
  const rumiIds = standing.map(({ rumiId }) => rumiId)
  await insertOverrides(tx, locked.id, overridesBy(by, override, standing, rumiIds))
}

/** Rejects dogs whose facts are assumed: their medical records were compared with a birth date that nobody stated. */
async function refuseProvisional(tx: Tx, bookingId: string) {
  const found = await tx
    .select({ name: dogs.name })
    .from(bookingDogs)
    .innerJoin(dogs, eq(dogs.id, bookingDogs.dogId))
    .where(and(eq(bookingDogs.bookingId, bookingId), dogs.provisional))
  if (found.length > 0)
    throw new Refused('breaks-a-rule', { message: dogSentences.stillProvisional(formatNames(found)) })
}
