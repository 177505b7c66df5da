import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientKeyOf, isBoundByLimits } from '../client-key.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { Refused } from '../refused.ts'

type SlowBodyBounds = {
  /** All of a body that is no file. */
  bodyMs: number
  /** All of a file: ten megabytes from a phone with a weak signal. */
  fileMs: number
  /** Time between two checks of progress, in ms. */
  checkedEveryMs: number
  leastBytesPerSecond: number
  /** Concurrent files of one client, its queue, and the maximum wait. */
  filesAtOnce: number
  filesWaiting: number
  fileWaitMs: number
  /** The same of all clients together. */
  filesOfAll: number
  /** An answer that did not wait for the body leaves so long to be read. */
  afterAnswerMs: number
}

const usualBounds: SlowBodyBounds = {
  bodyMs: 10_000,
  fileMs: 120_000,
  checkedEveryMs: 10_000,
  leastBytesPerSecond: 500,
  filesAtOnce: 3,
  filesWaiting: 20,
  fileWaitMs: 10_000,
  filesOfAll: 200,
  afterAnswerMs: 3_000,
}

/**
 * Timeout of headers and Node's check interval. The longest body limits the whole request
 * (docs/security.md#input).
 */
export const connectionBounds = {
  requestTimeout: usualBounds.fileMs,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
} as const

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a module's types can only be added to by merging
  interface FastifyContextConfig {
    /** Body is a file; it has no total limit while data arrives. */
    takesFile?: boolean
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the same
  interface FastifyInstance {
    /** Handles a file while its client has few transfers in progress. */
    receiveFile: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>
  }
}

/**
 * Ends connections whose body does not come: a short one within seconds, a file as soon as it hardly comes. A client has
 * few files on the way at once, so that slow ones do not add up.
 */
export function limitSlowBodies(app: FastifyInstance, bounds: SlowBodyBounds = usualBounds) {
  const { bodyMs, fileMs, checkedEveryMs, leastBytesPerSecond, afterAnswerMs } = bounds
  const { filesAtOnce, filesWaiting, fileWaitMs, filesOfAll } = bounds
  const pass = createConcurrencyLimit({
    atOnce: filesOfAll,
    eachAtOnce: filesAtOnce,
    waiting: filesOfAll,
    eachWaiting: filesWaiting,
    longestWaitMs: fileWaitMs,
  })
  /** Uploads that are not read yet. The client is not at fault for their lack of progress. */
  const waiting = new WeakSet<FastifyRequest>()

  app.decorate('receiveFile', (request, work) => {
    if (!isBoundByLimits(request)) return work()
    waiting.add(request)
    return pass(async () => {
      waiting.delete(request)
      // Whatever becomes of the work, a connection that has ended sends no file.
      const gone = new Promise<never>((_, refuse) => {
        request.raw.once('close', () => {
          if (!request.raw.complete) refuse(new Refused('unavailable'))
        })
      })
      return Promise.race([work(), gone])
    }, clientKeyOf(request)).finally(() => waiting.delete(request))
  })

  app.addHook('onRequest', (request, reply, next) => {
    if (!request.raw.complete && hasBody(request)) watchBody(request, reply)
    next()
  })

  function watchBody(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request
    const { takesFile = false } = request.routeOptions.config
    let isOver = false
    const cut = () => isOver || raw.destroy()
    let seenBytes = 0
    const stopWatching = [
      timer(setTimeout(cut, takesFile ? fileMs : bodyMs)),
      timer(
        setInterval(() => {
          const { bytesRead } = raw.socket
          const isSlow = bytesRead - seenBytes < (leastBytesPerSecond * checkedEveryMs) / 1_000
          if (isSlow && !waiting.has(request)) cut()
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
  }
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Stops a timer. The timer does not keep the process alive. */
function timer(running: NodeJS.Timeout) {
  running.unref()
  return () => clearTimeout(running)
}
