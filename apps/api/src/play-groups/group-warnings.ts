import { isTooHeavy, type AnswerOf, type visits as visitCalls } from '@rumi/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import { groupSentences } from '../copy/people/group-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { playGroups } from '../db/schema/play-groups.ts'
import { dogsApart } from '../db/schema/tags.ts'
import { visits } from '../db/schema/visits.ts'

type Warning = AnswerOf<typeof visitCalls.playGroup>['data']['warnings'][number]

/** Returns the reasons to think twice about a dog in a group: present dogs there that it must not meet, and its weight. */
export async function groupWarnings(
  tx: Tx,
  { dogId, playGroupId }: { dogId: string; playGroupId: string },
): Promise<Warning[]> {
  const [dog] = await tx.select().from(dogs).where(eq(dogs.id, dogId))
  const [group] = await tx.select().from(playGroups).where(eq(playGroups.id, playGroupId))
  if (!dog || !group) return []
  const met = await tx
    .select({ id: dogs.id, name: dogs.name })
    .from(visits)
    .innerJoin(dogs, eq(dogs.id, visits.dogId))
    .innerJoin(
      dogsApart,
      sql`${dogsApart.lowerId} = least(${dogs.id}, ${dogId}::uuid) and ${dogsApart.higherId} = greatest(${dogs.id}, ${dogId}::uuid)`,
    )
    .where(and(eq(visits.playGroupId, playGroupId), eq(visits.status, 'in-house'), ne(dogs.id, dogId)))
    .orderBy(dogs.name)
  return [
    ...met.map(({ id, name }) => ({
      kind: 'not-with' as const,
      rumiId: id,
      message: groupSentences.notWith(dog.name, name),
    })),
    ...(isTooHeavy(dog, group)
      ? [{ kind: 'too-heavy' as const, rumiId: null, message: groupSentences.tooHeavy(dog.name, group.name) }]
      : []),
  ]
}
