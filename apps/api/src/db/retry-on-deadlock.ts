import { setTimeout as pause } from 'node:timers/promises'

/**
 * How often a transaction is tried that lost to another: where two waited for each other (40P01) or could not be put
 * in one order (40001) the loser may simply ask again; who waited too long for a lock (55P03) has spent two seconds.
 */
const mostTries: Record<string, number> = { '40P01': 4, '40001': 4, '55P03': 2 }

function triesFor(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 1
  const tries = 'code' in error ? mostTries[String(error.code)] : undefined
  return tries ?? ('cause' in error ? triesFor(error.cause) : 1)
}

/** Runs a transaction again where the database gave it up for another's sake, so that nobody outside hears of it. */
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
