import { instant, uuid, type QueryOf, type security, type SecurityEvent } from '@rumi/contract'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { requestSentences } from '../copy/request-sentences.ts'
import type { Db } from '../db/connect.ts'
import { cursorFor, readCursor } from '../db/repository/cursor.ts'
import type { Page } from '../db/repository/repository.ts'
import { users } from '../db/schema/people/people.ts'
import { securityEvents } from '../db/schema/people/security-events.ts'
import { Refused } from '../http/refused.ts'

const accounts = alias(users, 'accounts')
const actors = alias(users, 'actors')

/** User by id and name; null if the row names none or they were erased. */
const namedBy = (person: typeof accounts | typeof actors) =>
  sql<{ id: string; name: string } | null>`case when ${person.id} is null then null else
    json_build_object('id', ${person.id}, 'name', btrim(${person.name} || ' ' || ${person.lastName})) end`

const sortKey = z.tuple([instant, uuid])

function behind(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const last = readCursor(cursor, sortKey)
  if (!last)
    throw new Refused('malformed', { issues: [{ path: 'cursor', message: requestSentences.startListAgain }] })
  return sql`(${securityEvents.at}, ${securityEvents.id}) < (${last[0]}::timestamptz, ${last[1]}::uuid)`
}

type Wanted = Pick<QueryOf<typeof security.events>, 'kind' | 'accountId' | 'network' | 'cursor'> & {
  limit: number
}

/** Lists events, newest first. */
export async function listSecurityEvents(
  db: Db,
  { limit, cursor, kind, accountId, network }: Wanted,
): Promise<Page<SecurityEvent>> {
  const rows = await db
    .select({
      id: securityEvents.id,
      at: securityEvents.at,
      kind: securityEvents.kind,
      account: namedBy(accounts),
      actor: namedBy(actors),
      network: securityEvents.network,
      details: securityEvents.details,
    })
    .from(securityEvents)
    .leftJoin(accounts, eq(accounts.id, securityEvents.accountId))
    .leftJoin(actors, eq(actors.id, securityEvents.actorId))
    .where(
      and(
        behind(cursor),
        kind ? eq(securityEvents.kind, kind) : undefined,
        accountId ? eq(securityEvents.accountId, accountId) : undefined,
        network ? eq(securityEvents.network, network) : undefined,
      ),
    )
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return rows.length > limit && last ? { items, nextCursor: cursorFor([last.at, last.id]) } : { items }
}
