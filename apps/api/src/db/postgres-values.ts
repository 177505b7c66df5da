import { types } from 'pg'

const safeInteger = (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`a stored integer is too large to count with: ${text}`)
  return value
}

/**
 * How stored values look in code, also in hand-written SQL: money and counts are numbers, days are `YYYY-MM-DD`, instants are ISO 8601 in
 * UTC. It holds for the whole process, because Drizzle asks the driver's table of types and not the pool's.
 */
export function setPostgresParsers() {
  const { builtins, setTypeParser } = types
  setTypeParser(builtins.INT8, safeInteger)
  setTypeParser(builtins.NUMERIC, Number)
  setTypeParser(builtins.DATE, (text) => text)
  setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())
}
