import { type RecordOf, type Resources } from '@rumi/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { mergeSentences } from '../copy/people/merge-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { moveReferences } from '../db/repository/move-references.ts'
import { referencesTo } from '../db/repository/references-to.ts'
import { bookingDogs } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { files } from '../db/schema/people/files.ts'
import { merges } from '../db/schema/people/merges.ts'
import { settleWaitingBookings } from '../bookings/index.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { dogRepository } from './dog-repository.ts'
import { joinStaffMarks } from './staff-marks.ts'

type Dog = typeof dogs.$inferSelect
type Two = { keptId: string; goneId: string }

/**
 * Merges one dog of a client into another with its bookings, medical records, pictures and reports, in one
 * transaction, and deletes it. Missing fields come from the deleted one.
 */
export async function mergeDogs(
  tx: Tx,
  { keptId, goneId, actor }: Two & { actor: Actor },
): Promise<RecordOf<Resources['dogs']>> {
  const found = await tx
    .select()
    .from(dogs)
    .where(inArray(dogs.id, [keptId, goneId]))
    .orderBy(dogs.id)
    .for('update')
  const kept = found.find(({ id }) => id === keptId)
  const gone = found.find(({ id }) => id === goneId)
  if (!kept) throw new Refused('not-found')
  if (keptId === goneId) throw new Refused('not-mergeable', { message: mergeSentences.same })
  if (!gone) throw new Refused('not-mergeable', { message: mergeSentences.noSuchDog })
  if (kept.ownerId !== gone.ownerId)
    throw new Refused('not-mergeable', { message: mergeSentences.otherOwner })
  if ((kept.ended === null) !== (gone.ended === null))
    throw new Refused('not-mergeable', { message: mergeSentences.oneEnded })
  await refuseTwoPlaces(tx, { keptId, goneId })

  await tx.insert(merges).values({ kind: 'dog', keptId, goneId, ownerId: kept.ownerId, mergedBy: actor.id })
  await leaveOnePortrait(tx, { kept, gone })
  await joinStaffMarks(tx, { keptId, goneId })
  await tx.execute(sql`set constraints all deferred`)
  await moveReferences(tx, [...referencesTo(dogs.id), ...referencesTo(bookingDogs.dogId)], {
    from: goneId,
    to: keptId,
  })
  await nameInWishes(tx, { keptId, goneId })
  await tx.execute(sql`set constraints all immediate`)
  await tx.update(dogs).set(mergedDog(kept, gone)).where(eq(dogs.id, keptId))
  await tx.delete(dogs).where(eq(dogs.id, goneId))
  await settleWaitingBookings(tx, keptId, actor)
  return (await dogRepository.find(tx, keptId))!
}

/** Two that were booked together are two, and one dog is not in two places. */
async function refuseTwoPlaces(tx: Tx, { keptId, goneId }: Two) {
  const { rows: together } = await tx.execute(sql`
    select 1 from booking_dogs one join booking_dogs other using (booking_id)
    where one.dog_id = ${keptId} and other.dog_id = ${goneId}
    union all select 1 from incident_dogs one join incident_dogs other using (incident_id)
    where one.dog_id = ${keptId} and other.dog_id = ${goneId} limit 1`)
  if (together.length > 0) throw new Refused('not-mergeable', { message: mergeSentences.cameTogether })
  const { rows: atOnce } = await tx.execute(sql`
    select 1 from dog_occupancies one join dog_occupancies other on (one.kind = other.kind or 'event' in (one.kind, other.kind))
      and one.start_at < other.end_at and other.start_at < one.end_at
    where one.dog_id = ${keptId} and other.dog_id = ${goneId} limit 1`)
  if (atOnce.length > 0) throw new Refused('not-mergeable', { message: mergeSentences.twoPlaces })
}

async function leaveOnePortrait(tx: Tx, { kept, gone }: { kept: Dog; gone: Dog }) {
  if (kept.profileImg === null) return
  await tx
    .delete(files)
    .where(
      and(
        eq(files.dogId, gone.id),
        isNull(files.recordId),
        isNull(files.cardId),
        isNull(files.groomingCardId),
        isNull(files.incidentId),
      ),
    )
}

/** Wishes and notifications name dogs in lists and addresses, where no reference leads. */
async function nameInWishes(tx: Tx, { keptId, goneId }: Two) {
  await tx.execute(sql`
    update waiting_list set rumi_ids = (
      select jsonb_agg(distinct case named when ${goneId} then ${keptId}::text else named end)
      from jsonb_array_elements_text(rumi_ids) as named)
    where rumi_ids ? ${goneId}`)
  await tx.execute(sql`
    update notifications set href = replace(href, ${goneId}, ${keptId}) where position(${goneId} in href) > 0`)
}

const mergedDog = (kept: Dog, gone: Dog) => ({
  breed: kept.breed || gone.breed,
  weightKg: kept.weightKg ?? gone.weightKg,
  color: kept.color || gone.color,
  sterilised: kept.sterilised ?? gone.sterilised,
  microchip: kept.microchip || gone.microchip,
  ruac: kept.ruac || gone.ruac,
  allergies: kept.allergies || gone.allergies,
  feeding: kept.feeding || gone.feeding,
  medication: kept.medication || gone.medication,
  temperament: kept.temperament || gone.temperament,
  vet: kept.vet || gone.vet,
  pickup: kept.pickup || gone.pickup,
  emergencyContact: kept.emergencyContact || gone.emergencyContact,
  profileImg: kept.profileImg ?? gone.profileImg,
  playGroupId: kept.playGroupId ?? gone.playGroupId,
  version: sql`${dogs.version} + 1`,
  updatedAt: sql`now()`,
})
