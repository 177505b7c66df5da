import pino from 'pino'

/** So much is gathered before it is written, and whatever there is once a second. */
const gatheredBytes = 8_192
const writtenEveryMs = 1_000

/**
 * Writes log lines to the standard output without keeping requests waiting for it. What is gathered is written when the
 * process ends, also by a fault; a process that is killed loses at most a second of it.
 */
export function openBufferedLog() {
  const stream = pino.destination({
    sync: false,
    minLength: gatheredBytes,
    periodicFlush: writtenEveryMs,
  })
  return {
    stream,
    /** Ends once everything is written. */
    flush: () => new Promise<void>((written) => stream.flush(() => written())),
  }
}
