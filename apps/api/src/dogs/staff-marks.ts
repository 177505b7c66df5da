import { sql } from 'drizzle-orm'
import { groupSentences } from '../copy/people/group-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { dogsApart } from '../db/schema/tags.ts'
import { Refused } from '../http/refused.ts'
import { inArray } from 'drizzle-orm'

/** Rejects a change by an owner of what only the staff sets. */
export function refuseStaffMarks(changes: { playGroupId?: unknown; notWith?: unknown }) {
  if (changes.playGroupId !== undefined || changes.notWith !== undefined) throw new Refused('not-your-role')
}

/** Replaces the dogs that a dog must not meet; the other dogs of the pairs follow. */
export async function keepApart(tx: Tx, id: string, others: readonly string[]) {
  if (others.includes(id)) throw refusal(groupSentences.notWithItself)
  if (others.length > 0 && (await tx.$count(dogs, inArray(dogs.id, [...others]))) < others.length)
    throw refusal(groupSentences.noSuchDog)
  await tx.execute(sql`delete from dogs_apart where ${id} in (lower_id, higher_id)
    and case lower_id when ${id} then higher_id else lower_id end <> all (${listOf(others)})`)
  if (others.length > 0)
    await tx
      .insert(dogsApart)
      .values(
        others.map((other) => ({ lowerId: other < id ? other : id, higherId: other < id ? id : other })),
      )
      .onConflictDoNothing()
}

/** Gives tags and pairs of a dog that is merged to the one that is kept, each once. */
export async function joinStaffMarks(tx: Tx, { keptId, goneId }: { keptId: string; goneId: string }) {
  await tx.execute(sql`insert into dog_tags (dog_id, tag_id)
    select ${keptId}::uuid, tag_id from dog_tags where dog_id = ${goneId} on conflict do nothing`)
  await tx.execute(sql`insert into dogs_apart (lower_id, higher_id)
    select least(other, ${keptId}::uuid), greatest(other, ${keptId}::uuid)
    from (select case lower_id when ${goneId} then higher_id else lower_id end as other
      from dogs_apart where ${goneId} in (lower_id, higher_id)) pairs
    where other <> ${keptId} on conflict do nothing`)
  await tx.execute(sql`delete from dogs_apart where ${goneId} in (lower_id, higher_id)`)
  await tx.execute(sql`delete from dog_tags where dog_id = ${goneId}`)
}

const listOf = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

const refusal = (message: string) =>
  new Refused('breaks-a-rule', { message, issues: [{ path: 'notWith', message }] })
