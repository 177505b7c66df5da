import type { NewOf, RecordOf, Resources } from '@rumi/contract'
import { medicalRecords, uploadEvidence } from '@rumi/data-layer'
import { useRef, useState } from 'react'
import { useSend, type Refusal } from '../fetching/store.ts'
import { useUpload } from '../uploads/use-upload.ts'
import type { RefusedBeside } from './also-in-photo.tsx'
import type { TickedRecord } from './records-beside.ts'

type MedicalRecord = RecordOf<Resources['medicalRecords']>
type NewRecord = NewOf<Resources['medicalRecords']>
type WrittenRecord = Pick<NewRecord, 'kind' | 'product' | 'appliedOn' | 'expiresOn'>

type MedicalRecordsOfPhoto = {
  dogId: string
  photo: File | undefined
  /** Additional records on the photo of this form. */
  beside: readonly TickedRecord[]
  /** The medical record to correct; undefined for a new one. */
  corrected?: MedicalRecord | undefined
  /** Extra fields set on each new medical record. */
  extraFields?: Pick<NewRecord, 'verified'>
}

/** Ids of the stored medical records, or an error that belongs to none of the records or the photo. */
type SavedMedicalRecords =
  | { ok: true; medicalRecord: MedicalRecord; besideIds: readonly string[] }
  | { ok: false; refusal?: Refusal }

/**
 * Stores the records of a photo and uploads the photo once for all of them. A retry after a lost connection is
 * idempotent: it updates changed records and drops unticked ones.
 */
export function useRecordsOfPhoto({ dogId, photo, beside, corrected, extraFields }: MedicalRecordsOfPhoto) {
  const send = useSend()
  const [savedRecord, setSavedRecord] = useState(corrected)
  const [refusedBeside, setRefusedBeside] = useState<RefusedBeside>()
  /** Ids of the additional records stored so far, by key. */
  const savedBeside = useRef(new Map<string, string>())
  const { upload, percent, trouble } = useUpload({ takesPdf: true })

  const write = ({ kind, ...fields }: WrittenRecord) => {
    if (!savedRecord)
      return send(medicalRecords.calls.create({ rumiId: dogId, kind, ...fields, ...extraFields }))
    const changes = { ...fields, expiresOn: fields.expiresOn ?? null }
    const version = savedRecord === corrected ? { version: savedRecord.version } : {}
    return send(medicalRecords.calls.update({ id: savedRecord._id, changes: { ...changes, ...version } }))
  }
  const writeBeside = ({ key, kind, product, appliedOn, expiresOn }: TickedRecord) => {
    const id = savedBeside.current.get(key)
    const changes = { product, appliedOn, expiresOn: expiresOn || null }
    if (id) return send(medicalRecords.calls.update({ id, changes }))
    const lastDay = expiresOn ? { expiresOn } : {}
    const medicalRecord = { rumiId: dogId, kind, product, appliedOn, ...lastDay, ...extraFields }
    return send(medicalRecords.calls.create(medicalRecord))
  }
  const dropUnticked = async (): Promise<Refusal | undefined> => {
    const isTicked = (key: string) => beside.some((medicalRecord) => medicalRecord.key === key)
    for (const [key, id] of [...savedBeside.current].filter(([former]) => !isTicked(former))) {
      const outcome = await send(medicalRecords.calls.remove(id))
      if (!outcome.ok) return outcome.refusal
      savedBeside.current.delete(key)
    }
    return undefined
  }
  /** Stores the additional records; `ok` once all are stored. */
  const saveBeside = async (): Promise<{ ok: boolean; refusal?: Refusal }> => {
    const refusal = await dropUnticked()
    if (refusal) return { ok: false, refusal }
    for (const medicalRecord of beside) {
      const outcome = await writeBeside(medicalRecord)
      if (outcome.ok) {
        savedBeside.current.set(medicalRecord.key, outcome.answer._id)
        continue
      }
      const [issue] = outcome.refusal.issues
      if (!issue) return { ok: false, refusal: outcome.refusal }
      setRefusedBeside({ [medicalRecord.key]: issue.message })
      return { ok: false }
    }
    return { ok: true }
  }
  const sendPhoto = async (id: string, also: readonly string[]) =>
    !photo ||
    (await upload(photo, (file, onProgress) => send(uploadEvidence({ id, also, file, onProgress })))) !==
      undefined

  const save = async (fields: WrittenRecord): Promise<SavedMedicalRecords> => {
    setRefusedBeside(undefined)
    const outcome = await write(fields)
    if (!outcome.ok) return outcome
    const medicalRecord = outcome.answer
    setSavedRecord(medicalRecord)
    const others = await saveBeside()
    if (!others.ok) return { ...others, ok: false }
    const besideIds = [...savedBeside.current.values()]
    return (await sendPhoto(medicalRecord._id, besideIds))
      ? { ok: true, medicalRecord, besideIds }
      : { ok: false }
  }

  return { save, isSaved: savedRecord !== undefined, refusedBeside, percent, trouble }
}
