import { notificationWays } from '@rumi/contract'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { users } from '../db/schema/people/people.ts'
import type { EventHandlers, DeliveredEvent } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { messageIdOf } from './notification-repository.ts'
import { notifyFamily, notifyPerson } from './notify-person.ts'
import { loadMedicalRecordDetails } from './load-medical-record-details.ts'

type MessageDeps = { database: Database; config: Config; sendTemplate: SendTemplate; pubsub: PubSub }

/**
 * Notifies an owner of the review of a medical record or identification, if still true, by their preferences.
 */
export function medicalRecordMessages({
  database: { db },
  config,
  sendTemplate,
  pubsub,
}: MessageDeps): EventHandlers {
  const deps = { db, pubsub, sendTemplate }

  async function notifyOfMedicalRecord({
    kind,
    recordId,
    version,
  }: DeliveredEvent<'medical-record-verified' | 'medical-record-refused'>) {
    const now = await loadMedicalRecordDetails(db, recordId)
    if (!now) return
    const { medicalRecord, dog, owner } = now
    const href = `/mi-cuenta/rumis/${dog.id}`
    const data = {
      name: owner.name,
      dog: dog.name,
      medicalRecord: now.name,
      link: `${config.publicUrl}${href}`,
    }
    const id = messageIdOf(kind, recordId, version)
    if (kind === 'medical-record-verified') {
      if (!medicalRecord.verifiedAt) return
      return notifyFamily(deps, owner, { id, kind, mail: kind, data, href })
    }
    if (!medicalRecord.refusal || (await isHeldFor(dog.id))) return
    await notifyFamily(deps, owner, {
      id,
      kind,
      mail: kind,
      data: { ...data, reason: medicalRecord.refusal },
      href,
    })
  }

  /** True if a booking waits for the medical record; its own mail states the reason. */
  async function isHeldFor(dogId: string) {
    const held = and(eq(bookings.status, 'pending'), isNotNull(bookings.heldUntil))
    const [found] = await db
      .select({ id: bookings.id })
      .from(bookings)
      .innerJoin(bookingDogs, and(eq(bookingDogs.bookingId, bookings.id), eq(bookingDogs.dogId, dogId)))
      .where(held)
      .limit(1)
    return found !== undefined
  }

  /** Notifies of an evaluation. A failed one cancels a booking, whose mail reports it. */
  async function notifyOfEvaluation({ recordId, version }: DeliveredEvent<'evaluation-recorded'>) {
    const now = await loadMedicalRecordDetails(db, recordId)
    if (!now?.medicalRecord.verifiedAt) return
    const { medicalRecord, dog, owner } = now
    const href = `/mi-cuenta/rumis/${dog.id}`
    const passed = medicalRecord.result === 'passed'
    const data = { name: owner.name, dog: dog.name, passed, link: `${config.publicUrl}${href}` }
    const kind = 'evaluation-recorded'
    await notifyFamily(deps, owner, {
      id: messageIdOf(kind, recordId, version),
      kind,
      mail: kind,
      data,
      href,
      ways: passed ? notificationWays : ['app'],
    })
  }

  async function notifyOfIdentification({ userId, version }: DeliveredEvent<'identification-looked-at'>) {
    const [owner] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
    if (!owner || owner.identification !== null) return
    const href = '/mi-cuenta/perfil'
    const data = { name: owner.name, link: `${config.publicUrl}${href}` }
    const kind = owner.identifiedAt ? 'identification-taken' : 'identification-refused'
    await notifyPerson(deps, owner, { id: messageIdOf(kind, userId, version), kind, mail: kind, data, href })
  }

  return {
    'medical-record-verified': notifyOfMedicalRecord,
    'medical-record-refused': notifyOfMedicalRecord,
    'evaluation-recorded': notifyOfEvaluation,
    'identification-looked-at': notifyOfIdentification,
  }
}
