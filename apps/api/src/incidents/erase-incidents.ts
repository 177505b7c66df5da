import { and, eq, inArray } from 'drizzle-orm'
import { closedAccount } from '../copy/people/closed-account.ts'
import type { Tx } from '../db/connect.ts'
import { incidentDogs, incidentNotes, incidents } from '../db/schema/incidents.ts'
import { dogs } from '../db/schema/people/dogs.ts'

/**
 * Erases what incidents say about the dogs of a closed account. One that concerns no other family is deleted. Otherwise the dog leaves it,
 * and its texts become those that the other family reads, which name nobody else.
 */
export async function eraseIncidents(tx: Tx, ownerId: string) {
  const concerned = await tx
    .selectDistinct({ id: incidentDogs.incidentId })
    .from(incidentDogs)
    .innerJoin(dogs, eq(dogs.id, incidentDogs.dogId))
    .where(eq(dogs.ownerId, ownerId))
  for (const { id } of concerned) {
    const every = await tx
      .select({ dogId: dogs.id, ownerId: dogs.ownerId, report: incidentDogs.report })
      .from(incidentDogs)
      .innerJoin(dogs, eq(dogs.id, incidentDogs.dogId))
      .where(eq(incidentDogs.incidentId, id))
    const other = every.find((dog) => dog.ownerId !== ownerId)
    if (!other) {
      await tx.delete(incidents).where(eq(incidents.id, id))
      continue
    }
    const nothing = { place: '', description: closedAccount.words, firstAid: '', vet: '' }
    await tx
      .update(incidents)
      .set({ ...(other.report ?? nothing), witnesses: '' })
      .where(eq(incidents.id, id))
    await tx.delete(incidentNotes).where(eq(incidentNotes.incidentId, id))
    const gone = every.filter((dog) => dog.ownerId === ownerId).map(({ dogId }) => dogId)
    await tx
      .delete(incidentDogs)
      .where(and(eq(incidentDogs.incidentId, id), inArray(incidentDogs.dogId, gone)))
  }
}
