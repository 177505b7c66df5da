import { Readable } from 'node:stream'
import type { Theme } from '@rumi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { currentSettings } from '../settings/index.ts'

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
  /** Begins to write it, in the colours of the house where it has some. */
  bytes: (theme: Theme) => AsyncGenerator<Uint8Array>
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
    const begun = await recordSecurityEvent(db, request, {
      kind: 'data-exported',
      accountId: id,
      details: { what },
    })
      .then(async () => {
        const rest = bytes((await currentSettings(db)).theme)
        return { first: await rest.next(), rest }
      })
      .catch((error: unknown) => {
        running.delete(id)
        throw error
      })
    const file = Readable.from(beginningWith(begun), { signal: AbortSignal.timeout(longestExportMs) })
    file.once('close', () => running.delete(id))
    return reply.type(type).header('content-disposition', `attachment; filename="${fileName}"`).send(file)
  }
}

export type SendExport = ReturnType<typeof createSendExport>

type Begun = { first: IteratorResult<Uint8Array>; rest: AsyncGenerator<Uint8Array> }

async function* beginningWith({ first, rest }: Begun) {
  try {
    if (!first.done) yield first.value
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}
