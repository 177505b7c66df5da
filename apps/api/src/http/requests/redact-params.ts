import { DrizzleQueryError } from 'drizzle-orm'
import { stdSerializers } from 'pino'

const queryIn = (error: unknown): DrizzleQueryError | undefined => {
  if (error instanceof DrizzleQueryError) return error
  return error instanceof Error ? queryIn(error.cause) : undefined
}

/** Returns the stack frames. The message is removed first, because its lines may look like frames. */
const framesOf = ({ stack = '', message }: Error) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))

/** Fields of a database error that describe a location and no values. */
const loggedFields = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const
type FromDatabase = Error & Partial<Record<(typeof loggedFields)[number], string>>

const fromDatabaseIn = (error: unknown): FromDatabase | undefined => {
  if (!(error instanceof Error)) return undefined
  const { code, severity } = error as FromDatabase
  return code?.length === 5 && severity !== undefined ? error : fromDatabaseIn(error.cause)
}

/** Of a value that is no date or number the database repeats the value (SQLSTATE class 22), and a trigger may (P0). */
export const messageOf = (error: Error) =>
  /^(22|P0)/.test(fromDatabaseIn(error)?.code ?? '')
    ? error.message.replaceAll(/"[^"]*"/g, '"…"')
    : error.message

/**
 * Removes values from an error before logging. Drizzle's message repeats the query's values and the
 * database's repeats the row. The query text and the error's location remain.
 */
export function redactParams(error: Error) {
  const failed = queryIn(error)
  const fault = fromDatabaseIn(error) ?? failed?.cause
  if (!failed && !fault) return stdSerializers.err(error)
  const known = fault instanceof Error ? fault : new Error('the query failed')
  const message = messageOf(known)
  const frames = [...framesOf(known), ...(failed && failed !== known ? framesOf(failed) : [])]
  return {
    type: known.name,
    message,
    stack: [message, ...frames].join('\n'),
    ...Object.fromEntries(loggedFields.map((name) => [name, (known as FromDatabase)[name]])),
    ...(failed && { query: failed.query }),
  }
}
