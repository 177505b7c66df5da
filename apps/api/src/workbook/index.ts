import { Readable } from 'node:stream'
import { dogFiles } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { workbookBytes } from './workbook-bytes.ts'

/** Each takes a thread and some tens of megabytes; nobody needs two. */
const mostAtOnce = 2
/** Whoever reads slower than this has gone. */
const longestExportMs = 5 * 60 * 1_000

/** Offers `RumisData.xlsx`: dogs, owners and papers. */
export function workbookRoutes(app: FastifyInstance, db: Db) {
  const running = new Set<string>()

  registerRoute(app, dogFiles.exportWorkbook, async ({ actor: { id }, request, reply }) => {
    if (running.has(id) || running.size >= mostAtOnce)
      throw new Refused('unavailable', { retryAfterSeconds: 10 })
    running.add(id)
    const bytes = workbookBytes(db)
    // What fails before the first byte is still answered as a refusal; what fails later breaks the download off.
    const first = await recordSecurityEvent(db, request, {
      kind: 'data-exported',
      accountId: id,
      details: { what: 'workbook' },
    })
      .then(() => bytes.next())
      .catch((error: unknown) => {
        running.delete(id)
        throw error
      })
    const file = Readable.from(beginningWith(first, bytes), { signal: AbortSignal.timeout(longestExportMs) })
    file.once('close', () => running.delete(id))
    return reply
      .type(dogFiles.exportWorkbook.answersFile)
      .header('content-disposition', 'attachment; filename="RumisData.xlsx"')
      .send(file)
  })
}

async function* beginningWith(first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array>) {
  try {
    if (!first.done) yield first.value
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}
