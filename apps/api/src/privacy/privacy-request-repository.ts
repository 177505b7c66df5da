import type { PrivacyRequest } from '@rumi/contract'
import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import { privacyRequests, privacyRequestStepsTaken } from '../db/schema/people/privacy-requests.ts'

export const openStatuses = ['received', 'granted'] as const

/** So many are shown; of one person there are never so many, and the open ones of a business are few. */
const mostShown = 200

const nameOfPerson = sql<string>`btrim(${users.name} || ' ' || ${users.lastName})`

type Wanted = {
  id?: string | undefined
  /** Limits to a client's requests and hides the staff authors. */
  clientId?: string | null | undefined
  state?: 'open' | 'ended' | undefined
}

/** Requests with their history: the open ones by how soon they are due, then the newest. */
export async function requestsOf(db: Queryable, { id, clientId, state }: Wanted): Promise<PrivacyRequest[]> {
  const inState: SQL | undefined =
    state && (state === 'open' ? inArray : notInArray)(privacyRequests.status, [...openStatuses])
  const rows = await db
    .select({ request: privacyRequests, clientName: nameOfPerson })
    .from(privacyRequests)
    .innerJoin(users, eq(users.id, privacyRequests.clientId))
    .where(
      and(
        id === undefined ? undefined : eq(privacyRequests.id, id),
        clientId ? eq(privacyRequests.clientId, clientId) : undefined,
        inState,
      ),
    )
    .orderBy(
      sql`case ${privacyRequests.status} when 'received' then ${privacyRequests.answerDue} when 'granted' then ${privacyRequests.completionDue} end nulls last`,
      desc(privacyRequests.receivedAt),
      asc(privacyRequests.id),
    )
    .limit(mostShown)
  if (rows.length === 0) return []
  const steps = await db
    .select({
      requestId: privacyRequestStepsTaken.requestId,
      at: privacyRequestStepsTaken.at,
      step: privacyRequestStepsTaken.step,
      by: sql<string | null>`nullif(${nameOfPerson}, '')`,
      words: privacyRequestStepsTaken.words,
    })
    .from(privacyRequestStepsTaken)
    .leftJoin(users, eq(users.id, privacyRequestStepsTaken.actorId))
    .where(
      inArray(
        privacyRequestStepsTaken.requestId,
        rows.map(({ request }) => request.id),
      ),
    )
    .orderBy(asc(privacyRequestStepsTaken.at), asc(privacyRequestStepsTaken.id))
  return rows.map(({ request, clientName }) => ({
    ...request,
    clientName,
    steps: steps
      .filter(({ requestId }) => requestId === request.id)
      .map(({ at, step, by, words }) => ({ at, step, by: clientId ? null : by, words })),
  }))
}
