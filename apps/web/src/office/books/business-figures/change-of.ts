/** Change in whole percent, negative for a decrease; null if there was nothing before. */
export const changeOf = (now: number, before: number) =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null
