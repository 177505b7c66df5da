let instantNow: (() => string) | null = null

/** Sets the instant of each transaction from now on, which dates postings. Returns a function that restores the former one. */
export function setTransactionInstant(now: () => string) {
  const before = instantNow
  instantNow = now
  return () => {
    instantNow = before
  }
}

/** Null where the database's own clock is right: everywhere but in a simulated year. */
export const transactionInstant = () => instantNow?.() ?? null
