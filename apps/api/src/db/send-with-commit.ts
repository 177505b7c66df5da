import { driverClientOf } from './driver-client-of.ts'

/** What each transaction was asked whose answers it waits for together with its commit's. */
const unanswered = new WeakMap<object, Promise<unknown>[]>()

/**
 * Asks a transaction what nothing in it depends on, without a trip to the database of its own: it goes with what is asked next, the commit
 * at the latest. Where it fails, nothing is committed and the transaction fails with it. Anything but a transaction is waited for.
 */
export async function sendWithCommit(db: object, ask: () => Promise<unknown>): Promise<void> {
  const waiting = unanswered.get(driverClientOf(db))
  if (!waiting) return void (await ask())
  // A query of Drizzle's is asked each time it is waited for, a promise of it once.
  const sent = (async () => ask())()
  sent.catch(() => undefined)
  waiting.push(sent)
}

/** Runs a transaction on a connection; what it sends with its commit is added to the list that it is given. */
export async function gatherForCommit<T>(
  client: object,
  transaction: (sent: readonly Promise<unknown>[]) => Promise<T>,
): Promise<T> {
  const waiting: Promise<unknown>[] = []
  unanswered.set(client, waiting)
  try {
    return await transaction(waiting)
  } finally {
    unanswered.delete(client)
  }
}
