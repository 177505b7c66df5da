import { isOpen, isStaff, reachOf, uuid } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { resolveActor, resolveCookieActor } from '../auth/index.ts'
import type { Config } from '../config.ts'
import { fileSentences } from '../copy/people/file-sentences.ts'
import type { Db } from '../db/connect.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { files } from '../db/schema/people/files.ts'
import type { Actor } from '../http/actor.ts'
import { isNotModified } from '../http/requests/is-not-modified.ts'
import { Refused } from '../http/refused.ts'
import { attachmentNamed } from '../http/send-file.ts'
import type { FileStore } from './file-store.ts'

type StoredFile = typeof files.$inferSelect
type Deps = { db: Db; config: Config; store: FileStore }

/** Who keeps the books sees receipts, all of the staff portraits, the desk the rest; and an owner what is theirs; an identification is of one person alone. */
function maySee(
  { expenseId, dogId, ownerId, recordId, cardId }: StoredFile,
  { id, accountId, role, limits }: Actor,
) {
  if (expenseId !== null) return reachOf('books', role) === 'all' && isOpen(limits, 'books', false)
  if (ownerId === (dogId === null ? id : accountId)) return true
  const isPortrait = dogId !== null && recordId === null && cardId === null
  return isPortrait ? isStaff(role) : reachOf('desk', role) === 'all'
}

/** The name that a PDF is downloaded under. */
async function nameOf(db: Db, { expenseId, dogId }: StoredFile) {
  if (expenseId !== null) return fileSentences.receipt
  if (dogId === null) return fileSentences.identification
  const [dog] = await db.select({ name: dogs.name }).from(dogs).where(eq(dogs.id, dogId))
  return fileSentences.proofOf(dog?.name ?? '')
}

/**
 * Shows a file to its owner and to staff, an identification to the desk alone and a receipt to who keeps the books; for everyone else, and where there is none, it is missing.
 * A browser may keep it and must ask each time whether it still may show it; an identification it may not keep at all.
 * Pictures are re-encoded; a PDF is as somebody made it, so it is downloaded and never opened by the browser as a page of ours.
 */
export async function streamFile({ db, config, store }: Deps, request: FastifyRequest, reply: FastifyReply) {
  const { id } = request.params as { id: string }
  const { size } = request.query as { size?: unknown }
  const actor = (await resolveActor(db, config, request)) ?? (await resolveCookieActor(db, config, request))
  request.actor = actor
  if (!actor || actor.mustSetUpSecondFactor || !uuid.safeParse(id).success) throw new Refused('not-found')
  const [file] = await db.select().from(files).where(eq(files.id, id))
  if (!file || !maySee(file, actor)) throw new Refused('not-found')

  const isPdf = file.media === 'application/pdf'
  const suffix = isPdf ? '.pdf' : size === 'small' ? '-small.webp' : '-large.webp'
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
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', isPdf ? attachmentNamed(await nameOf(db, file)) : 'inline')
    .send(found.stream)
}
