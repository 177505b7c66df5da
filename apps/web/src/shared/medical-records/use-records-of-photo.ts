import type { NewOf, RecordOf, Resources } from '@rumi/contract'
import { createRecordsOfPhoto, medicalRecords, uploadEvidence } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend, type Refusal } from '../fetching/store.ts'
import { useUpload } from '../uploads/use-upload.ts'
import type { RefusedBeside } from './also-in-photo.tsx'
import type { TickedRecord } from './records-beside.ts'

type MedicalRecord = RecordOf<Resources['medicalRecords']>
type NewRecord = NewOf<Resources['medicalRecords']>
type WrittenRecord = Pick<NewRecord, 'kind' | 'product' | 'appliedOn' | 'expiresOn' | 'withoutEvidence'>

type RecordsOfPhoto = {
  dogId: string
  photo: File | undefined
  /** Additional records on the photo of this form. */
  beside: readonly TickedRecord[]
  /** The medical record to correct; undefined for a new one. */
  corrected?: MedicalRecord | undefined
  /** Id under which the desk may undo the creation. */
  undoId?: string
}

/** The stored records, or an error that belongs to none of the records or the photo. */
type SavedRecords = { ok: true; records: readonly MedicalRecord[] } | { ok: false; refusal?: Refusal }

/** Stores the records of a photo and the photo itself in one request, so that all or none of them are there. */
export function useRecordsOfPhoto({ dogId, photo, beside, corrected, undoId }: RecordsOfPhoto) {
  const send = useSend()
  /** The corrected record as the server has it, once its fields are stored. */
  const [latest, setLatest] = useState(corrected)
  const [refusedBeside, setRefusedBeside] = useState<RefusedBeside>()
  const { upload, percent, trouble } = useUpload({ takesPdf: true })
  const undoable = undoId === undefined ? {} : { undoId }

  const refuse = (refusal: Refusal): SavedRecords => {
    const issues = refusal.issues.flatMap(({ path, message }) => {
      const [, position, field = ''] = /^records\.(\d+)\.(.*)$/.exec(path) ?? []
      return position === undefined ? [] : [{ position: Number(position), path: field, message }]
    })
    const besideIssues = issues.filter(({ position }) => position > 0)
    setRefusedBeside(
      Object.fromEntries(besideIssues.map(({ position, message }) => [beside[position - 1]?.key, message])),
    )
    const own = issues.filter(({ position }) => position === 0)
    return { ok: false, ...(own.length > 0 && { refusal: { ...refusal, issues: own } }) }
  }

  const createOfPhoto = async (fields: WrittenRecord, picked: File): Promise<SavedRecords> => {
    const records = [fields, ...beside].map(({ kind, product, appliedOn, expiresOn }) => ({
      kind,
      appliedOn,
      ...(product && { product }),
      ...(expiresOn && { expiresOn }),
    }))
    let saved: SavedRecords = { ok: false }
    await upload(picked, async (file, onProgress) => {
      const outcome = await send(createRecordsOfPhoto({ dogId, records, file, onProgress, ...undoable }))
      saved = outcome.ok ? { ok: true, records: outcome.answer } : refuse(outcome.refusal)
      return outcome
    })
    return saved
  }

  const create = async (fields: WrittenRecord): Promise<SavedRecords> => {
    const outcome = await send(medicalRecords.calls.create({ rumiId: dogId, ...fields, ...undoable }))
    return outcome.ok ? { ok: true, records: [outcome.answer] } : outcome
  }

  const correct = async (
    { _id: id, version }: MedicalRecord,
    fields: WrittenRecord,
  ): Promise<SavedRecords> => {
    const { product, appliedOn, expiresOn = null } = fields
    const changes = { product, appliedOn, expiresOn, version }
    const outcome = await send(medicalRecords.calls.update({ id, changes }))
    if (!outcome.ok) return outcome
    setLatest(outcome.answer)
    const sendPhoto = (file: File, onProgress: (share: number) => void) =>
      send(uploadEvidence({ id, file, onProgress }))
    return !photo || (await upload(photo, sendPhoto))
      ? { ok: true, records: [outcome.answer] }
      : { ok: false }
  }

  const save = (fields: WrittenRecord): Promise<SavedRecords> => {
    setRefusedBeside(undefined)
    if (latest) return correct(latest, fields)
    return photo ? createOfPhoto(fields, photo) : create(fields)
  }

  return { save, refusedBeside, percent, trouble }
}
