import { isOpen, isStaff, reachOf, uuid } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { resolveActor, resolveCookieActor } from '../auth/index.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { files } from '../db/schema/files.ts'
import type { Actor } from '../http/actor.ts'
import { isNotModified } from '../http/is-not-modified.ts'
import { Refused } from '../http/refused.ts'
import type { FileStore } from './file-store.ts'

type Deps = { db: Db; config: Config; store: FileStore }

/** Who keeps the books sees receipts, all of the staff portraits, the desk the rest; and an owner what is theirs; an identification is of one person alone. */
function maySee(
  { expenseId, dogId, ownerId, recordId, cardId }: typeof files.$inferSelect,
  { id, accountId, role, limits }: Actor,
) {
  if (expenseId !== null) return reachOf('books', role) === 'all' && isOpen(limits, 'books', false)
  if (ownerId === (dogId === null ? id : accountId)) return true
  const isPortrait = dogId !== null && recordId === null && cardId === null
  return isPortrait ? isStaff(role) : reachOf('desk', role) === 'all'
}

/**
 * Shows a file to its owner and to staff, an identification to the desk alone and a receipt to who keeps the books; for everyone else, and where there is none, it is missing.
 * A browser may keep it and must ask each time whether it still may show it; an identification it may not keep at all.
 */
export async function streamFile({ db, config, store }: Deps, request: FastifyRequest, reply: FastifyReply) {
  const { id } = request.params as { id: string }
  const { size } = request.query as { size?: unknown }
  const actor = (await resolveActor(db, config, request)) ?? (await resolveCookieActor(db, config, request))
  request.actor = actor
  if (!actor || actor.mustSetUpSecondFactor || !uuid.safeParse(id).success) throw new Refused('not-found')
  const [file] = await db.select().from(files).where(eq(files.id, id))
  if (!file || !maySee(file, actor)) throw new Refused('not-found')

  const suffix = file.media === 'application/pdf' ? '.pdf' : size === 'small' ? '-small.webp' : '-large.webp'
  if (file.dogId !== null) {
    const etag = `"${id}${suffix}"`
    reply.header('cache-control', 'private, no-cache').header('etag', etag)
    if (isNotModified(request, etag)) return reply.code(304).send()
  }
  const found = await store.read(`${id}${suffix}`)
  if (!found) throw new Refused('not-found')
  return reply
    .type(file.media)
    .header('content-length', found.bytes)
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; sandbox",
    )
    .header('content-disposition', 'inline')
    .send(found.stream)
}
