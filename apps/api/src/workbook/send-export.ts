import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { recordSecurityEvent } from '../security/index.ts'

/** Each takes a thread and some tens of megabytes; nobody needs two. */
const mostAtOnce = 2
/** Whoever reads slower than this has gone. */
const longestExportMs = 5 * 60 * 1_000

type Asked = { actor: Actor; request: FastifyRequest; reply: FastifyReply }
type Export = {
  /** What is noted of it among the events of security. */
  what: string
  type: string
  fileName: string
  bytes: AsyncGenerator<Uint8Array>
}

/**
 * Sends what somebody exports while it is still being written: a person one at a time and two at once in all, else `unavailable`.
 * Each is noted among the events of security.
 */
export function createSendExport(db: Db) {
  const running = new Set<string>()

  return async ({ actor: { id }, request, reply }: Asked, { what, type, fileName, bytes }: Export) => {
    if (running.has(id) || running.size >= mostAtOnce)
      throw new Refused('unavailable', { retryAfterSeconds: 10 })
    running.add(id)
    // What fails before the first byte is still answered as a refusal; what fails later breaks the download off.
    const first = await recordSecurityEvent(db, request, {
      kind: 'data-exported',
      accountId: id,
      details: { what },
    })
      .then(() => bytes.next())
      .catch((error: unknown) => {
        running.delete(id)
        throw error
      })
    const file = Readable.from(beginningWith(first, bytes), { signal: AbortSignal.timeout(longestExportMs) })
    file.once('close', () => running.delete(id))
    return reply.type(type).header('content-disposition', `attachment; filename="${fileName}"`).send(file)
  }
}

export type SendExport = ReturnType<typeof createSendExport>

async function* beginningWith(first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array>) {
  try {
    if (!first.done) yield first.value
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}
