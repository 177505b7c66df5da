import type { FastifyBaseLogger } from 'fastify'

/** So long a cause that was told is not told again. */
const quietMs = 60_000

/** So many causes are told apart; their words may differ without end. */
const mostCauses = 100

/** What tells one cause from another: the code that the database or the system gave it, else its words. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const deeper = causeOf(error.cause)
  if (deeper) return deeper
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

/**
 * Writes down why nothing could be done just now, as when the database is gone or a disk is full: each cause at most once a minute, with how
 * often it came since it was told.
 */
export function createOutageLog(nowMs = () => performance.now()) {
  const told = new Map<string, { atMs: number; untold: number }>()
  return (log: Pick<FastifyBaseLogger, 'error'>, error: Error) => {
    const cause = causeOf(error)
    const before = told.get(cause)
    if (before && nowMs() - before.atMs < quietMs) {
      before.untold += 1
      return
    }
    if (told.size >= mostCauses) told.clear()
    told.set(cause, { atMs: nowMs(), untold: 0 })
    log.error({ err: error, ...(before && { untold: before.untold }) }, 'not available')
  }
}
