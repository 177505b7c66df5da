import { once } from 'node:events'
import { Readable } from 'node:stream'
import { coloursOf, type LegibleColours } from '@rumi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { currentSettings } from '../settings/index.ts'

/** Exports at once per person; each takes a thread and tens of megabytes. */
const mostAtOnce = 2
/** Time in ms that an export waits for others to end. */
const longestTurnMs = 3_000
/** Timeout of a download in ms. */
const longestExportMs = 5 * 60 * 1_000

type ExportRequest = { actor: Actor; request: FastifyRequest; reply: FastifyReply }
type Export = {
  /** Description in the security event. */
  what: string
  type: string
  fileName: string
  /** Starts the output with the business's colours. */
  bytes: (colours: LegibleColours) => AsyncGenerator<Uint8Array>
}

/**
 * Streams exports: one at a time per person and two in total; others wait for a turn, then are `unavailable`.
 * Each is recorded as security event.
 */
export function createSendExport(db: Db) {
  /** Of whom an export is being read, and when that ends. */
  const running = new Map<string, Promise<void>>()

  return async (
    { actor: { id }, request, reply }: ExportRequest,
    { what, type, fileName, bytes }: Export,
  ) => {
    const turnEnds = AbortSignal.timeout(longestTurnMs)
    const mustWait = () => running.has(id) || running.size >= mostAtOnce
    while (mustWait()) {
      if (turnEnds.aborted) throw new Refused('unavailable', { retryAfterSeconds: 10 })
      await Promise.race([...running.values(), once(turnEnds, 'abort')])
    }
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
        const rest = bytes(coloursOf(await currentSettings(db)))
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
