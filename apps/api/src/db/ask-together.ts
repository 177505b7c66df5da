import type { Queryable } from './connect.ts'
import { clientOf, isPipelined } from './client-of.ts'

type Ask = () => Promise<unknown>
type Answers<Asks extends readonly Ask[]> = { [At in keyof Asks]: Awaited<ReturnType<Asks[At]>> }

/**
 * Asks a transaction, or the pool, several things, which are carried out in their order. A server is sent all of them at once, so
 * that they take one trip to it; what is asked may therefore not depend on an earlier answer, and is asked even where
 * an earlier one refuses. Fails with the first failure in the order of the questions.
 */
export async function askTogether<const Asks extends readonly Ask[]>(
  tx: Queryable,
  ...asks: Asks
): Promise<Answers<Asks>> {
  const answers: unknown[] = []
  if (!isPipelined(clientOf(tx))) for (const ask of asks) answers.push(await ask())
  else
    for (const outcome of await Promise.allSettled(asks.map(async (ask) => ask()))) {
      if (outcome.status === 'rejected') throw outcome.reason
      answers.push(outcome.value)
    }
  return answers as Answers<Asks>
}
