import { instant, uuid, type DeadLetter } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { requestSentences } from '../copy/request-sentences.ts'
import { cursorFor, readCursor } from '../db/repository/cursor.ts'
import type { Db, Queryable } from '../db/connect.ts'
import { outbox } from '../db/schema/messages.ts'
import type { Page } from '../db/repository/repository.ts'
import { Refused } from '../http/refused.ts'
import type { DomainEvent, DropHandler, DropHandlers, EventKind } from './events.ts'

/** Queue of dead letters; its name is part of pg-boss's table. */
export const parkedQueue = 'events-parked'
export const eventQueue = 'events'

/**
 * Unfinished events of the queue as rows of the outbox, so that a backup is independent of the queue. Dead
 * letters are retried once more.
 */
export const eventsStillWaiting = `
  select json_build_object('id', case when name = '${eventQueue}' then id else coalesce(source_id, id) end,
    'kind', data ->> 'kind', 'payload', data -> 'payload', 'created_at', created_on)::text as row
  from jobs.job where name in ('${eventQueue}', '${parkedQueue}') and state < 'completed'
    and id not in (select id from public.outbox)`

type ParkedRow = {
  id: string
  data: { kind: string; payload: Record<string, string | number | string[]> }
  output: { reasons?: string[] } | null
  tries: number
  parkedAt: string
}

const sortKey = z.tuple([instant, uuid])
/** To the millisecond, as a cursor writes it. */
const parkedAt = sql`date_trunc('milliseconds', created_on)`
const parkedAtText = sql`to_char(${parkedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

function behind(cursor: string | undefined) {
  if (cursor === undefined) return sql`true`
  const last = readCursor(cursor, sortKey)
  if (!last)
    throw new Refused('malformed', { issues: [{ path: 'cursor', message: requestSentences.startListAgain }] })
  return sql`(${parkedAt}, id) < (${last[0]}::timestamptz, ${last[1]}::uuid)`
}

/** Returns the subject of an event, without other members of the same act, which have their own events. */
const aboutOf = (payload: ParkedRow['data']['payload']): DeadLetter['about'] =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => (Array.isArray(value) ? [] : [[name, value]])),
  )

/** Lists dead letters, newest first. */
export async function parkedEvents(
  db: Queryable,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<DeadLetter>> {
  const { rows } = await db.execute<ParkedRow>(sql`
    select id, data, output, coalesce(source_retry_count, 0) + 1 as tries, ${parkedAtText} as "parkedAt"
    from jobs.job where name = ${parkedQueue} and ${behind(cursor)}
    order by ${parkedAt} desc, id desc limit ${limit + 1}`)
  const items = rows.slice(0, limit).map((row): DeadLetter => ({
    id: row.id,
    event: row.data.kind,
    about: aboutOf(row.data.payload),
    reasons: row.output?.reasons ?? [],
    tries: row.tries,
    parkedAt: row.parkedAt,
  }))
  const last = items.at(-1)
  return rows.length > limit && last ? { items, nextCursor: cursorFor([last.parkedAt, last.id]) } : { items }
}

type Taken = { eventId: string | null; data: ParkedRow['data'] }

async function take(db: Queryable, id: string) {
  const { rows } = await db.execute<Taken>(sql`
    delete from jobs.job where name = ${parkedQueue} and id = ${id} returning source_id as "eventId", data`)
  if (!rows[0]) throw new Refused('not-found')
  return rows[0]
}

/** Drops a dead letter and ends what waits for it. */
export async function dropParked(db: Db, id: string, whenDropped: DropHandlers) {
  const { rows } = await db.execute<Pick<ParkedRow, 'data'>>(
    sql`select data from jobs.job where name = ${parkedQueue} and id = ${id}`,
  )
  if (!rows[0]) throw new Refused('not-found')
  const { kind, payload } = rows[0].data
  const end = await whatEndsWith({ ...payload, kind } as DomainEvent, whenDropped)
  await db.transaction(async (tx) => {
    await take(tx, id)
    await end?.(tx)
  })
}

function whatEndsWith<K extends EventKind>(event: DomainEvent<K>, whenDropped: DropHandlers) {
  const handler: DropHandler<K> | undefined = whenDropped[event.kind]
  return handler?.(event)
}

/**
 * Enqueues a dead letter again under its id, so that completed effects are recognised and a mail keeps its
 * Message-ID. Its old job is deleted.
 */
export const retryParked = (db: Db, id: string) =>
  db.transaction(async (tx) => {
    const { eventId, data } = await take(tx, id)
    await tx.execute(
      sql`delete from jobs.job where name = ${eventQueue} and id = ${eventId} and state = 'failed'`,
    )
    await tx
      .insert(outbox)
      .values({ ...(eventId ? { id: eventId } : {}), kind: data.kind, payload: data.payload })
      .onConflictDoNothing({ target: outbox.id })
  })
