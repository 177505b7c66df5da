import type { NewOf, Resources } from '@rumi/contract'
import { medicalRecords, uploadEvidence, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { officeRecordsCopy } from '../../copy/office-records.ts'
import { useSend, type Refusal } from '../../shared/store.ts'
import { useUpload } from '../../shared/uploads/use-upload.ts'
import { showIssues } from '../../ui/show-issues.ts'
import { showToast } from '../../ui/toast-store.ts'
import { medicalRecordName, type MedicalRecord } from './medical-record.ts'

export type PaperFields = Omit<NewOf<Resources['medicalRecords']>, 'rumiId' | 'result' | 'notes'>

type PaperSaving = {
  form: UseFormReturn<PaperFields>
  dog: Pick<Dog, '_id' | 'name'>
  photo: File | undefined
  onSending: (sending: boolean) => void
  onSaved: () => void
}

/**
 * Writes a paper down, sends its picture and verifies it. Where the line breaks in between, what is saved again is the same paper,
 * from where it was left.
 */
export function usePaperSaving({ form, dog, photo, onSending, onSaved }: PaperSaving) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const [kept, setKept] = useState<MedicalRecord>()
  const { upload, percent, trouble } = useUpload({ takesPdf: true })

  const refuse = (refused: Refusal) => {
    if (!showIssues(form, refused.issues)) setRefusal(refused)
  }
  const write = ({ kind, withoutEvidence, ...told }: PaperFields) => {
    const changes = { ...told, expiresOn: told.expiresOn ?? null }
    if (kept) return send(medicalRecords.calls.update({ id: kept._id, changes }))
    const reason = withoutEvidence && !photo ? { withoutEvidence } : {}
    return send(medicalRecords.calls.create({ rumiId: dog._id, kind, ...told, ...reason }))
  }
  const verify = async ({ _id: id, verifiedAt }: MedicalRecord, { withoutEvidence }: PaperFields) => {
    if (verifiedAt && !photo) return true
    const reason = withoutEvidence && !photo ? { withoutEvidence } : {}
    const outcome = await send(medicalRecords.calls.update({ id, changes: { verified: true, ...reason } }))
    if (!outcome.ok) refuse(outcome.refusal)
    return outcome.ok
  }
  const keep = async (told: PaperFields) => {
    const outcome = await write(told)
    if (!outcome.ok) return refuse(outcome.refusal)
    const paper = outcome.answer
    setKept(paper)
    const isSent =
      !photo ||
      (await upload(photo, (file, onProgress) => send(uploadEvidence({ id: paper._id, file, onProgress }))))
    if (!isSent || !(await verify(paper, told))) return
    showToast(officeRecordsCopy.verified(medicalRecordName(paper), dog.name))
    onSaved()
  }
  const save = form.handleSubmit(async (told) => {
    setRefusal(undefined)
    if (told.kind === 'vaccine' && !photo && !told.withoutEvidence)
      return form.setError('withoutEvidence', { message: officeRecordsCopy.paper.photoOrReason })
    onSending(true)
    await keep(told)
    onSending(false)
  })

  return { save, refusal, isKept: kept !== undefined, percent, trouble }
}
