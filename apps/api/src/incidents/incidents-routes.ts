import { addDays, instantAt, incidents as incidentCalls, instant, uuid, type Incident } from '@rumi/contract'
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requestSentences } from '../copy/request-sentences.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { cursorFor, readCursor } from '../db/repository/cursor.ts'
import { incidents } from '../db/schema/incidents.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { expectedVersion } from '../http/requests/entity-tags.ts'
import { incidentPhotosRoutes } from './incident-photos.ts'
import { aboutDog, findIncident, incidentsWhere } from './read-incidents.ts'
import { addNote, changeIncident, createIncident, removeIncident, sendIncident } from './write-incident.ts'

/** Routes of incidents: the desk writes and sends them, owners read what was sent about their own dogs. */
export async function incidentsRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  registerRoute(app, incidentCalls.list, async ({ query, owner }) => {
    const { limit, cursor, rumiId, kind, status, from, to } = query
    const found = await incidentsWhere(
      db,
      and(
        aboutDog(db, { rumiId, owner }),
        behind(cursor),
        kind ? eq(incidents.kind, kind) : undefined,
        status ? eq(incidents.status, status) : undefined,
        from ? gte(incidents.occurredAt, instantAt(from, '00:00')) : undefined,
        to ? lt(incidents.occurredAt, instantAt(addDays(to, 1), '00:00')) : undefined,
      ),
      { owner, limit: limit + 1 },
    )
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      data: { incidents: page },
      ...(found.length > limit && last ? { nextCursor: cursorFor([last.occurredAt, last.id]) } : {}),
    }
  })

  registerRoute(app, incidentCalls.read, async ({ params: { id }, owner }) => {
    const incident = await findIncident(db, id, owner)
    if (!incident) throw new Refused('not-found')
    return answerOf(incident)
  })

  registerRoute(app, incidentCalls.create, async ({ body, request }) =>
    runIdempotent(db, request, async (tx) => answerOf(await createIncident(tx, body))),
  )

  registerRoute(app, incidentCalls.update, ({ params: { id }, body, request }) =>
    db.transaction(async (tx) =>
      answerOf(await changeIncident(tx, id, { ...body, ...expectedVersion(request) })),
    ),
  )

  registerRoute(app, incidentCalls.remove, ({ params: { id } }) =>
    db.transaction((tx) => removeIncident(tx, id)),
  )

  registerRoute(app, incidentCalls.send, ({ params: { id }, body, actor }) =>
    db.transaction(async (tx) => answerOf(await sendIncident(tx, id, { ...body, by: actor }))),
  )

  registerRoute(app, incidentCalls.addNote, async ({ params: { id }, body, actor, request }) =>
    runIdempotent(db, request, async (tx) => answerOf(await addNote(tx, id, { ...body, by: actor }))),
  )

  await incidentPhotosRoutes(app, { db, config })
}

const answerOf = (incident: Incident) => ({ data: { incident } })

const sortKey = z.tuple([instant, uuid])

function behind(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const last = readCursor(cursor, sortKey)
  if (!last)
    throw new Refused('malformed', { issues: [{ path: 'cursor', message: requestSentences.startListAgain }] })
  return sql`(${incidents.occurredAt}, ${incidents.id}) < (${last[0]}::timestamptz, ${last[1]}::uuid)`
}
