let instantNow: (() => string) | null = null

/** From now on each transaction sets this instant in the database, which dates by it what is posted. Returns the way back. */
export function setTransactionInstant(now: () => string) {
  const before = instantNow
  instantNow = now
  return () => {
    instantNow = before
  }
}

/** Null where the database's own clock is right: everywhere but in a simulated year. */
export const transactionInstant = () => instantNow?.() ?? null
