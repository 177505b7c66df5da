import type { FastifyBaseLogger } from 'fastify'

/** Time in ms before the same cause is logged again. */
const quietMs = 60_000

/** Number of distinct causes remembered; their messages are unbounded. */
const mostCauses = 100

/** Returns the key of a cause: its database or system code, else its message. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const deeper = causeOf(error.cause)
  if (deeper) return deeper
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

/**
 * Logs outages such as a lost database or a full disk: each cause at most once a minute, with the number of
 * occurrences since.
 */
export function createOutageLog(nowMs = () => performance.now()) {
  const logged = new Map<string, { atMs: number; unreported: number }>()
  return (log: Pick<FastifyBaseLogger, 'error'>, error: Error) => {
    const cause = causeOf(error)
    const before = logged.get(cause)
    if (before && nowMs() - before.atMs < quietMs) {
      before.unreported += 1
      return
    }
    if (logged.size >= mostCauses) logged.clear()
    logged.set(cause, { atMs: nowMs(), unreported: 0 })
    log.error({ err: error, ...(before && { unreported: before.unreported }) }, 'not available')
  }
}
