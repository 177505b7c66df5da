import { type BodyOf, type RecordOf, type Resources, type tagCalls } from '@rumi/contract'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { groupSentences } from '../copy/people/group-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { dogTags, tags as tagRows } from '../db/schema/tags.ts'
import { Refused } from '../http/refused.ts'
import { dogRepository } from './dog-repository.ts'

/** Replaces the tags of a dog. */
export async function setTags(
  tx: Tx,
  id: string,
  { tags, version }: BodyOf<typeof tagCalls.ofDog>,
): Promise<RecordOf<Resources['dogs']>> {
  if (!(await dogRepository.update(tx, id, {}, version))) throw new Refused('not-found')
  if (tags.length > 0 && (await tx.$count(tagRows, inArray(tagRows.id, tags))) < tags.length)
    throw new Refused('breaks-a-rule', { message: groupSentences.noSuchTag })
  await tx.delete(dogTags).where(and(eq(dogTags.dogId, id), notInArray(dogTags.tagId, tags)))
  if (tags.length > 0)
    await tx
      .insert(dogTags)
      .values(tags.map((tagId) => ({ dogId: id, tagId })))
      .onConflictDoNothing()
  return (await dogRepository.find(tx, id))!
}
