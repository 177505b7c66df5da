/** By how many percent an amount is more than before, whole and less than nothing where it is less; null where there was none. */
export const changeOf = (now: number, before: number) =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null
