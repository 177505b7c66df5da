import { and, eq } from 'drizzle-orm'
import type { RecordOf, Resources } from '@rumi/contract'
import { clientRepository } from '../people/index.ts'
import type { Tx } from '../db/connect.ts'
import { files, isIdentification } from '../db/schema/people/files.ts'
import { now } from '../http/clock.ts'
import { enqueueEvent } from '../jobs/index.ts'

type Client = RecordOf<Resources['clients']>

/** Deletes the picture of an identification that the desk has looked at (docs/domain.md#law-and-custom), and notifies its owner. */
export async function forgetIdentification(tx: Tx, { id, identification }: Client, { version }: Client) {
  if (identification === null) return
  await tx.delete(files).where(and(eq(files.ownerId, id), isIdentification))
  await enqueueEvent(tx, { kind: 'identification-looked-at', userId: id, version })
}

/** Records that a client showed an identification at the desk; the first time stays. */
export async function recordIdentification(tx: Tx, clientId: string) {
  const person = await clientRepository.find(tx, clientId)
  if (!person || person.identifiedAt !== null) return
  const changed = await clientRepository.update(tx, clientId, { identifiedAt: now(), identification: null })
  if (changed) await forgetIdentification(tx, person, changed)
}
