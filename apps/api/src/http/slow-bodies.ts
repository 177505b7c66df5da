import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientOf, isBoundByLimits } from './client-of.ts'
import { Refused } from './refused.ts'

type SlowBodyBounds = {
  /** All of a body that is no file. */
  bodyMs: number
  /** All of a file: ten megabytes from a phone with a weak signal. */
  fileMs: number
  /** What has to come between two looks at it, however much is left. */
  checkedEveryMs: number
  leastBytesPerSecond: number
  /** How many files one client sends at once. */
  filesAtOnce: number
  /** An answer that did not wait for the body leaves so long to be read. */
  afterAnswerMs: number
}

const usualBounds: SlowBodyBounds = {
  bodyMs: 10_000,
  fileMs: 120_000,
  checkedEveryMs: 10_000,
  leastBytesPerSecond: 500,
  filesAtOnce: 3,
  afterAnswerMs: 3_000,
}

/** How long the headers may take, and how often Node looks; the longest body bounds the whole request (safety: input). */
export const connectionBounds = {
  requestTimeout: usualBounds.fileMs,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
} as const

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a module's types can only be added to by merging
  interface FastifyContextConfig {
    /** Its body is a file, which may take its time as long as it keeps coming. */
    takesFile?: boolean
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the same
  interface FastifyInstance {
    /** Does what is about a file while its client has not too many on the way. */
    receiveFile: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>
  }
}

/**
 * Ends connections whose body does not come: a short one within seconds, a file as soon as it hardly comes. A client has
 * few files on the way at once, so that slow ones do not add up.
 */
export function boundSlowBodies(app: FastifyInstance, bounds: SlowBodyBounds = usualBounds) {
  const { bodyMs, fileMs, checkedEveryMs, leastBytesPerSecond, filesAtOnce, afterAnswerMs } = bounds
  const sending = new Map<string, number>()

  app.decorate('receiveFile', async (request, work) => {
    if (!isBoundByLimits(request)) return work()
    const client = clientOf(request)
    const others = sending.get(client) ?? 0
    if (others >= filesAtOnce)
      throw new Refused('usage-limit', {
        message: `Ya estás enviando ${filesAtOnce} archivos. Espera a que termine uno.`,
        retryAfterSeconds: 5,
      })
    sending.set(client, others + 1)
    const release = once(() => {
      const left = (sending.get(client) ?? 1) - 1
      if (left > 0) sending.set(client, left)
      else sending.delete(client)
    })
    // Whatever becomes of the work, a connection that has ended sends no file.
    request.raw.once('close', release)
    return work().finally(release)
  })

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (raw.complete || !hasBody(request)) return
    const { takesFile = false } = request.routeOptions.config
    let isOver = false
    const cut = () => isOver || raw.destroy()
    let seenBytes = 0
    const stopWatching = [
      timer(setTimeout(cut, takesFile ? fileMs : bodyMs)),
      timer(
        setInterval(() => {
          const { bytesRead } = raw.socket
          if (bytesRead - seenBytes < (leastBytesPerSecond * checkedEveryMs) / 1_000) cut()
          seenBytes = bytesRead
        }, checkedEveryMs),
      ),
    ]
    const over = () => {
      isOver = true
      for (const stop of stopWatching) stop()
    }
    raw.once('end', over)
    raw.once('close', over)
    reply.raw.once('finish', () => {
      if (!isOver) setTimeout(cut, afterAnswerMs).unref()
    })
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function once(act: () => void) {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

/** How to stop a timer, which keeps no process from ending. */
function timer(running: NodeJS.Timeout) {
  running.unref()
  return () => clearTimeout(running)
}
