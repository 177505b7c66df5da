import type { NewOf, Resources } from '@rumi/contract'
import { medicalRecords, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import type { TickedRecord } from '../../../shared/medical-records/records-beside.ts'
import { useRecordsOfPhoto } from '../../../shared/medical-records/use-records-of-photo.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { offerUndo } from '../../kit/undo/undo-offers.ts'
import { medicalRecordNoun, type MedicalRecord } from './medical-record.ts'

type UndoableAct = { undoId: string; received: boolean }

export type MedicalRecordFields = Omit<NewOf<Resources['medicalRecords']>, 'rumiId' | 'result' | 'notes'>

type MedicalRecordSaving = {
  form: UseFormReturn<MedicalRecordFields>
  dog: Pick<Dog, '_id' | 'name'>
  photo: File | undefined
  /** Additional records on the photo of this form. */
  beside: readonly TickedRecord[]
  onSending: (sending: boolean) => void
  onSaved: () => void
}

/** Stores and verifies the records of a photo, as one action that can be undone for some seconds. */
export function useMedicalRecordSaving({
  form,
  dog,
  photo,
  beside,
  onSending,
  onSaved,
}: MedicalRecordSaving) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const ofPhoto = useRecordsOfPhoto({ dogId: dog._id, photo, beside, extraFields: { verified: false } })

  const refuse = (refused: Refusal) => {
    if (!showIssues(form, refused.issues)) setRefusal(refused)
  }
  const verify = async (
    { _id: id }: MedicalRecord,
    { withoutEvidence }: MedicalRecordFields,
    act: UndoableAct,
  ) => {
    const reason = withoutEvidence && !photo ? { withoutEvidence } : {}
    const outcome = await send(
      medicalRecords.calls.update({ id, changes: { ...act, verified: true, ...reason } }),
    )
    if (!outcome.ok) refuse(outcome.refusal)
    return outcome.ok
  }
  const verifyBeside = async (ids: readonly string[], act: UndoableAct) => {
    for (const id of ids) {
      const outcome = await send(medicalRecords.calls.update({ id, changes: { ...act, verified: true } }))
      if (outcome.ok) continue
      setRefusal(outcome.refusal)
      return false
    }
    return true
  }
  const saveAndVerify = async (fields: MedicalRecordFields) => {
    const { withoutEvidence: _reason, ...onMedicalRecord } = fields
    const saved = await ofPhoto.save(onMedicalRecord)
    if (!saved.ok) return saved.refusal && refuse(saved.refusal)
    const { medicalRecord, besideIds } = saved
    const undoId = crypto.randomUUID()
    const act = { undoId, received: true }
    if (!(await verify(medicalRecord, fields, act)) || !(await verifyBeside(besideIds, act))) return
    offerUndo({
      undoId,
      isOf: 'medical-records',
      who: dog.name,
      about: [dog._id, medicalRecord._id, ...besideIds],
      message:
        besideIds.length > 0
          ? officeRecordsCopy.medicalRecord.verifiedSeveral(besideIds.length + 1, dog.name)
          : officeRecordsCopy.verified(medicalRecordNoun(medicalRecord), dog.name),
    })
    onSaved()
  }
  const save = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    setIsSubmitted(true)
    if (fields.kind === 'vaccine' && !photo && !fields.withoutEvidence)
      return form.setError('withoutEvidence', { message: officeRecordsCopy.medicalRecord.photoOrReason })
    if (beside.some(({ appliedOn }) => appliedOn === '')) return
    onSending(true)
    await saveAndVerify(fields)
    onSending(false)
  })

  const { isSaved, refusedBeside, percent, trouble } = ofPhoto
  return { save, refusal, refusedBeside, tried: isSubmitted, isSaved, percent, trouble }
}
