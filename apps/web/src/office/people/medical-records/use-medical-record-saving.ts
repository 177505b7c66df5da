import type { NewOf, Resources } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import type { TickedRecord } from '../../../shared/medical-records/records-beside.ts'
import { useRecordsOfPhoto } from '../../../shared/medical-records/use-records-of-photo.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { offerUndo } from '../../kit/undo/undo-offers.ts'
import { medicalRecordNoun } from './medical-record.ts'

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
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [undoId] = useState(() => crypto.randomUUID())
  const ofPhoto = useRecordsOfPhoto({ dogId: dog._id, photo, beside, undoId })

  const saveAndVerify = async (fields: MedicalRecordFields) => {
    const saved = await ofPhoto.save(fields)
    if (!saved.ok) {
      if (saved.refusal && !showIssues(form, saved.refusal.issues)) setRefusal(saved.refusal)
      return
    }
    const { records } = saved
    offerUndo({
      undoId,
      isOf: 'medical-records',
      who: dog.name,
      about: [dog._id, ...records.map(({ _id }) => _id)],
      message:
        records.length > 1
          ? officeRecordsCopy.medicalRecord.verifiedSeveral(records.length, dog.name)
          : officeRecordsCopy.verified(medicalRecordNoun(records[0]!), dog.name),
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

  const { refusedBeside, percent, trouble } = ofPhoto
  return { save, refusal, refusedBeside, tried: isSubmitted, percent, trouble }
}
