import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Theme } from '@rumi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { currentSettings } from '../settings/index.ts'

/** Each takes a thread and some tens of megabytes; nobody needs two. */
const mostAtOnce = 2
/** So long somebody waits for their own export before the next one is refused. */
const longestTurnMs = 3_000
/** Whoever reads slower than this has gone. */
const longestExportMs = 5 * 60 * 1_000

type ExportRequest = { actor: Actor; request: FastifyRequest; reply: FastifyReply }
type Export = {
  /** What is noted of it among the events of security. */
  what: string
  type: string
  fileName: string
  /** Begins to write it, in the colours of the house where it has some. */
  bytes: (theme: Theme) => AsyncGenerator<Uint8Array>
}

/**
 * Sends what somebody exports while it is still being written: to a person one after the other and two at once in all, else `unavailable`.
 * Each is noted among the events of security.
 */
export function createSendExport(db: Db) {
  /** Of whom an export is being read, and when that ends. */
  const running = new Map<string, Promise<void>>()

  return async (
    { actor: { id }, request, reply }: ExportRequest,
    { what, type, fileName, bytes }: Export,
  ) => {
    await Promise.race([running.get(id), pause(longestTurnMs, undefined, { ref: false })])
    if (running.has(id) || running.size >= mostAtOnce)
      throw new Refused('unavailable', { retryAfterSeconds: 10 })
    const ended = Promise.withResolvers<void>()
    const end = () => {
      running.delete(id)
      ended.resolve()
    }
    running.set(id, ended.promise)
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
        end()
        throw error
      })
    const file = Readable.from(beginningWith(begun), { signal: AbortSignal.timeout(longestExportMs) })
    file.once('close', end)
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
