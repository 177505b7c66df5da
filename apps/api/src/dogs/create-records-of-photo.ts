import type { dogFiles, RecordOf, Resources } from '@rumi/contract'
import type { z } from 'zod'
import type { Tx } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { actUndoably } from '../undo/index.ts'
import { insertMedicalRecord } from './write-medical-record.ts'

type Input = z.output<typeof dogFiles.createOfPhoto.fields> & {
  dogId: string
  actor: Actor
  owner: string | null
}

/** Copy of the photo that proves one record, so that removing a record leaves the others their evidence. */
type EvidenceCopy = {
  address: string
  insert: (input: {
    ownerId: string
    dogId: string
    recordId: string
    createdBy: string
    isOwn: boolean
  }) => Promise<void>
}

/** Creates the records of a photo in the transaction `tx`; the desk may undo them together. Issues name the record by its position. */
export function createRecordsOfPhoto(
  tx: Tx,
  { records, undoId, dogId, actor, owner }: Input,
  copies: readonly EvidenceCopy[],
) {
  return actUndoably(tx, { id: owner ? undefined : undoId, actor }, async () => {
    const created: RecordOf<Resources['medicalRecords']>[] = []
    for (const [position, fields] of records.entries()) {
      const { address, insert } = copies[position]!
      const record = await insertMedicalRecord(
        { ...fields, rumiId: dogId },
        { tx, actor, owner },
        address,
      ).catch((failure: unknown) => refuseAt(`records.${position}`, failure))
      const { _id: recordId, ownerId } = record
      await insert({ ownerId, dogId, recordId, createdBy: actor.id, isOwn: owner !== null })
      created.push(record)
    }
    return created
  })
}

function refuseAt(place: string, failure: unknown): never {
  if (!(failure instanceof Refused) || !failure.particulars.issues) throw failure
  const issues = failure.particulars.issues.map(({ path, message }) => ({
    path: `${place}.${path}`,
    message,
  }))
  throw new Refused(failure.code, { ...failure.particulars, issues })
}
