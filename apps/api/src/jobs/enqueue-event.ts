import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { outbox } from '../db/schema/messages.ts'
import { namedCommand } from '../db/named-statement.ts'
import { sendWithCommit } from '../db/send-with-commit.ts'
import type { DomainEvent } from './events.ts'

const insertEvents = namedCommand(
  'enqueue events',
  () => sql`insert into ${outbox} (kind, payload)
    select * from unnest(${sql.placeholder('kinds')}::text[], ${sql.placeholder('payloads')}::jsonb[])`,
)

const recentMs = 5_000
let lastEnqueuedMs = -Infinity

/** Writes down what happened, in the transaction it happened in; consequences follow once that is committed. */
export async function enqueueEvent(tx: Queryable, ...events: [DomainEvent, ...DomainEvent[]]): Promise<void> {
  await sendWithCommit(tx, () =>
    insertEvents(tx, {
      kinds: events.map(({ kind }) => kind),
      payloads: events.map(({ kind: _kind, ...payload }) => JSON.stringify(payload)),
    }),
  )
  lastEnqueuedMs = performance.now()
}

/**
 * Announces a due event under an id derived from its subject, so that repeated and concurrent runs announce
 * it once.
 */
export async function enqueueEventOnce(db: Queryable, id: string, event: DomainEvent): Promise<void> {
  const { kind, ...payload } = event
  await db.insert(outbox).values({ id, kind, payload }).onConflictDoNothing({ target: outbox.id })
  lastEnqueuedMs = performance.now()
}

/** True if this process enqueued an event recently, so that polling the outbox is worthwhile. */
export const recentlyEnqueued = () => performance.now() - lastEnqueuedMs < recentMs
