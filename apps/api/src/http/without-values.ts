import { DrizzleQueryError } from 'drizzle-orm'
import { stdSerializers } from 'pino'

const queryIn = (error: unknown): DrizzleQueryError | undefined => {
  if (error instanceof DrizzleQueryError) return error
  return error instanceof Error ? queryIn(error.cause) : undefined
}

/** Where an error came by; its message goes first, since a value of several lines may look like a place. */
const framesOf = ({ stack = '', message }: Error) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))

/**
 * An error as the log keeps it. Of a failed query Drizzle's message repeats every value: names, addresses and the hashes of
 * tokens. Kept are the question without them and what the database said of it.
 */
export function withoutValues(error: Error) {
  const failed = queryIn(error)
  if (!failed) return stdSerializers.err(error)
  const told = stdSerializers.err(failed.cause ?? new Error('the query failed'))
  const frames = [...framesOf(failed.cause ?? failed), ...framesOf(failed)]
  return { ...told, stack: [told.message, ...frames].join('\n'), query: failed.query }
}
