import type { BodyOf, agreements as agreementCalls } from '@rumi/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { settleWaitingBookings } from '../bookings/index.ts'
import { agreementSentences } from '../copy/people/agreement-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { agreements, agreementSignatures } from '../db/schema/agreements.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import type { Actor } from '../http/actor.ts'
import { now } from '../http/clock.ts'
import { Refused, refusedField } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { shortenedAddress } from '../security/index.ts'
import { agreementsWhere } from './read-agreements.ts'

type Signing = BodyOf<typeof agreementCalls.sign> & {
  by: Pick<Actor, 'id' | 'role'>
  /** Account of a client who signs; null at the desk. */
  owner: string | null
  request: Pick<FastifyRequest, 'ip'>
}

/** Signs the newest version of an agreement once, confirms what waited for it at the desk, and mails the signed text to both. */
export async function signAgreement(
  tx: Tx,
  agreementId: string,
  { clientId, version, drawing, name, by, owner, request }: Signing,
): Promise<string> {
  const account = owner ?? clientId
  if (account === undefined) throw refusedField('clientId', agreementSentences.whoSigns)
  if (clientId !== undefined && clientId !== account) throw new Refused('not-found')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${account} ${agreementId}`}, 0))`)
  const [agreement] = await agreementsWhere(tx, { where: eq(agreements.id, agreementId), clientId: account })
  if (!agreement || (owner !== null && agreement.services.length === 0)) throw new Refused('not-found')
  if (version !== undefined && version !== agreement.version) throw new Refused('stale')
  if (agreement.signature) throw new Refused('taken', { message: agreementSentences.alreadySigned })
  const known = await nameOf(tx, owner === null ? account : by.id)
  const [signed] = await tx
    .insert(agreementSignatures)
    .values({
      agreementId,
      version: agreement.version,
      clientId: account,
      signerName: name || known,
      drawing: drawing ?? null,
      network: shortenedAddress(request.ip) ?? '',
      recordedBy: owner === null ? by.id : null,
      signedAt: now(),
    })
    .returning({ id: agreementSignatures.id })
  const ofClient = await tx
    .select({ id: dogs.id })
    .from(dogs)
    .where(eq(dogs.ownerId, account))
    .orderBy(dogs.id)
  for (const { id } of ofClient) await settleWaitingBookings(tx, id, by)
  await enqueueEvent(tx, { kind: 'agreement-signed', signatureId: signed!.id })
  return signed!.id
}

/** Full name of a client with an open account. */
async function nameOf(tx: Tx, id: string) {
  const [person] = await tx
    .select({ name: users.name, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'cliente'), isNull(users.closedAt)))
  if (!person) throw new Refused('not-found')
  return `${person.name} ${person.lastName}`.trim()
}
