type Ask = () => Promise<unknown>
type Answers<Asks extends readonly Ask[]> = { [At in keyof Asks]: Awaited<ReturnType<Asks[At]>> }

/**
 * Asks a transaction several things, which are carried out in their order, or the pool. The database is sent all of them at once, so
 * that they take one trip to it; what is asked may therefore not depend on an earlier answer, and is asked even where
 * an earlier one refuses. Fails with the first failure in the order of the questions.
 */
export async function askTogether<const Asks extends readonly Ask[]>(...asks: Asks): Promise<Answers<Asks>> {
  const outcomes = await Promise.allSettled(asks.map(async (ask) => ask()))
  const answers = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
  return answers as Answers<Asks>
}
