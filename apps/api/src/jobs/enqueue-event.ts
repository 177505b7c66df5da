import type { Queryable } from '../db/connect.ts'
import { outbox } from '../db/schema/messages.ts'
import type { DomainEvent } from './events.ts'

const recentMs = 5_000
let lastEnqueuedMs = -Infinity

/** Writes down what happened, in the transaction it happened in; consequences follow once that is committed. */
export async function enqueueEvent(tx: Queryable, ...events: [DomainEvent, ...DomainEvent[]]): Promise<void> {
  await tx.insert(outbox).values(events.map(({ kind, ...payload }) => ({ kind, payload })))
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
