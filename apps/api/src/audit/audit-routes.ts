import {
  addDays,
  audit,
  instant,
  instantAt,
  seesTelephones,
  type AuditEntry,
  type QueryOf,
} from '@rumi/contract'
import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requestSentences } from '../copy/request-sentences.ts'
import type { Db } from '../db/connect.ts'
import { cursorFor, readCursor } from '../db/repository/cursor.ts'
import type { Page } from '../db/repository/repository.ts'
import { auditEntries } from '../db/schema/people/audit.ts'
import { users } from '../db/schema/people/people.ts'
import { Refused } from '../http/refused.ts'
import { auditLabel } from './audit-label.ts'
import { registerRoute } from '../http/register-route.ts'

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

/** User by id and name; the name of an erased user is empty. */
const namedBy = (person: typeof actors | typeof subjects, id: SQL | typeof auditEntries.actorId) =>
  sql<{ id: string; name: string } | null>`case when ${id} is null then null else
    json_build_object('id', ${id}, 'name', coalesce(btrim(${person.name} || ' ' || ${person.lastName}), '')) end`

const sortKey = z.tuple([instant, z.int()])

function behind(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const last = readCursor(cursor, sortKey)
  if (!last)
    throw new Refused('malformed', { issues: [{ path: 'cursor', message: requestSentences.startListAgain }] })
  return sql`(${auditEntries.at}, ${auditEntries.id}) < (${last[0]}::timestamptz, ${last[1]}::bigint)`
}

type Wanted = Omit<QueryOf<typeof audit.list>, 'limit'> & { limit: number }

/** Lists changes, newest first. */
export async function listAuditEntries(
  db: Db,
  { limit, cursor, entity, id, actor, from, to }: Wanted,
): Promise<Page<AuditEntry>> {
  const rows = await db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      actor: namedBy(actors, auditEntries.actorId),
      entity: auditEntries.entity,
      entityId: auditEntries.entityId,
      label: auditLabel,
      subject: namedBy(subjects, sql`${auditEntries.subjectId}`),
      action: auditEntries.action,
      changes: auditEntries.changes,
      network: auditEntries.network,
      device: auditEntries.device,
      requestId: auditEntries.requestId,
    })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId))
    .where(
      and(
        behind(cursor),
        entity ? eq(auditEntries.entity, entity) : undefined,
        id ? eq(auditEntries.entityId, id) : undefined,
        actor ? eq(auditEntries.actorId, actor) : undefined,
        from ? gte(auditEntries.at, instantAt(from, '00:00')) : undefined,
        to ? lt(auditEntries.at, instantAt(addDays(to, 1), '00:00')) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return rows.length > limit && last ? { items, nextCursor: cursorFor([last.at, last.id]) } : { items }
}

/** Fields of the trail that hold telephones of clients; the settings hold the business's own. */
const telephones: readonly string[] = ['phone', 'phoneE164', 'pickup', 'emergencyContact', 'shipTo.phone']

const withoutTelephones = (entry: AuditEntry): AuditEntry =>
  entry.entity === 'settings'
    ? entry
    : {
        ...entry,
        changes: entry.changes.map((change) =>
          telephones.includes(change.field) ? { ...change, before: null, after: null } : change,
        ),
      }

/** Audit trail for administrators. */
export function auditRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, audit.list, async ({ query, actor }) => {
    const { items, nextCursor } = await listAuditEntries(db, query)
    return {
      data: { auditEntries: seesTelephones(actor) ? items : items.map(withoutTelephones) },
      ...(nextCursor ? { nextCursor } : {}),
    }
  })
}
