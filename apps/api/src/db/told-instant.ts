let instantNow: (() => string) | null = null

/** From now on each transaction tells the database what instant it is, which dates by it what is posted. Returns the way back. */
export function tellInstants(now: () => string) {
  const before = instantNow
  instantNow = now
  return () => {
    instantNow = before
  }
}

/** Null where the database's own clock is right: everywhere but in a simulated year. */
export const toldInstant = () => instantNow?.() ?? null
