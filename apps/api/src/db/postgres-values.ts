import { types } from 'pg'

const safeInteger = (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`a stored integer is too large to count with: ${text}`)
  return value
}

/**
 * Sets the types of database values in code, raw SQL included: money and counts are numbers, days are
 * `YYYY-MM-DD`, instants are ISO 8601 in UTC. Process-wide, because Drizzle uses the driver's type table and
 * not the pool's.
 */
export function setPostgresParsers() {
  const { builtins, setTypeParser } = types
  setTypeParser(builtins.INT8, safeInteger)
  setTypeParser(builtins.NUMERIC, Number)
  setTypeParser(builtins.DATE, (text) => text)
  setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())
}
