import { isOpen, isStaff, reachOf, uuid } from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { resolveActor, resolveCookieActor } from '../auth/index.ts'
import type { Config } from '../config.ts'
import { fileSentences } from '../copy/people/file-sentences.ts'
import type { Db } from '../db/connect.ts'
import { incidents } from '../db/schema/incidents.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { files } from '../db/schema/people/files.ts'
import type { Actor } from '../http/actor.ts'
import { isNotModified } from '../http/requests/entity-tags.ts'
import { Refused } from '../http/refused.ts'
import { attachmentNamed } from '../http/send-file.ts'
import type { FileStore } from './file-store.ts'

type StoredFile = typeof files.$inferSelect
type Deps = { db: Db; config: Config; store: FileStore }

/**
 * Permissions: accountants see receipts, staff with payments proofs of transfers, all staff portraits, the desk all others, owners their own. An
 * identification belongs to one person alone.
 */
function maySee(file: StoredFile, { id, accountId, role, limits }: Actor) {
  const { expenseId, dogId, ownerId, recordId, cardId, groomingCardId, incidentId, collectorId } = file
  if (isProof(file)) return ownerId === accountId || (isStaff(role) && isOpen(limits, 'payments', false))
  if (expenseId !== null) return reachOf('books', role) === 'all' && isOpen(limits, 'books', false)
  const isPersonal = dogId === null && collectorId === null
  if (ownerId === (isPersonal ? id : accountId)) return true
  const isPortrait =
    dogId !== null && recordId === null && cardId === null && groomingCardId === null && incidentId === null
  return isPortrait ? isStaff(role) : reachOf('desk', role) === 'all'
}

const isProof = ({ bookingId, orderId }: StoredFile) => bookingId !== null || orderId !== null

/** True for a photo of an incident that was not sent, which staff alone see. */
async function isOfDraft(db: Db, { incidentId }: StoredFile, { role, limits }: Actor) {
  if (incidentId === null) return false
  if (reachOf('desk', role) === 'all') return !isOpen(limits, 'incidents', false)
  return (await db.$count(incidents, and(eq(incidents.id, incidentId), eq(incidents.status, 'sent')))) === 0
}

/** The name that a PDF is downloaded under. */
async function nameOf(db: Db, file: StoredFile) {
  const { expenseId, dogId } = file
  if (isProof(file)) return fileSentences.transferProof
  if (expenseId !== null) return fileSentences.receipt
  if (dogId === null) return fileSentences.identification
  const [dog] = await db.select({ name: dogs.name }).from(dogs).where(eq(dogs.id, dogId))
  return fileSentences.proofOf(dog?.name ?? '')
}

/**
 * Streams a file to its owner and to permitted staff; for others it is not found. Browsers may cache it but
 * must revalidate; identifications are never cached. Pictures are re-encoded. PDFs are not, so they are
 * downloads and never open as a page of this origin.
 */
export async function streamFile({ db, config, store }: Deps, request: FastifyRequest, reply: FastifyReply) {
  const { id } = request.params as { id: string }
  const { size } = request.query as { size?: unknown }
  const actor = (await resolveActor(db, config, request)) ?? (await resolveCookieActor(db, config, request))
  request.actor = actor
  if (!actor || actor.mustSetUpSecondFactor || !uuid.safeParse(id).success) throw new Refused('not-found')
  const [file] = await db.select().from(files).where(eq(files.id, id))
  if (!file || !maySee(file, actor) || (await isOfDraft(db, file, actor))) throw new Refused('not-found')

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
