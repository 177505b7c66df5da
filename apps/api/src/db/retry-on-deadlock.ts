import { setTimeout as pause } from 'node:timers/promises'

/**
 * Maximum attempts by error: a deadlock (40P01) or serialisation failure (40001) can be retried at once; a
 * lock timeout (55P03) has already taken two seconds.
 */
const mostTries: Record<string, number> = { '40P01': 4, '40001': 4, '55P03': 2 }

function triesFor(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 1
  const tries = 'code' in error ? mostTries[String(error.code)] : undefined
  return tries ?? ('cause' in error ? triesFor(error.cause) : 1)
}

/** Retries a transaction that the database aborted in favour of another. */
export async function retryOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (tries >= triesFor(error)) throw error
      await pause(Math.random() * 20 * tries)
    }
  }
}
