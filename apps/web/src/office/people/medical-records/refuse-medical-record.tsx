import { medicalRecords } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { officeRecordsCopy as copy } from '../../../copy/office/people/medical-records.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { offerUndo } from '../../kit/undo/undo-offers.ts'
import { medicalRecordNoun, type MedicalRecord } from './medical-record.ts'
import { Form } from '../../../ui/forms/form.tsx'

type RefuseMedicalRecordProps = {
  open: boolean
  record: MedicalRecord
  dogName: string
  onClose: () => void
}

/** Dialog that rejects a medical record. The owner reads the reason verbatim; the common ones are buttons. */
export const RefuseMedicalRecord = ({ open, onClose, ...about }: RefuseMedicalRecordProps) => (
  <OfficeFormDialog
    open={open}
    onClose={onClose}
    title={copy.refuseTitle(medicalRecordNoun(about.record))}
    submitLabel={copy.refuseSend}
  >
    {(wiring) => <ReasonForm {...wiring} {...about} onRefused={onClose} />}
  </OfficeFormDialog>
)

type ReasonFormProps = FormWiring &
  Pick<RefuseMedicalRecordProps, 'record' | 'dogName'> & { onRefused: () => void }

function ReasonForm({ id, onSending, record, dogName, onRefused }: ReasonFormProps) {
  const send = useSend()
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<string>()

  const refuse = async () => {
    onSending(true)
    const undoId = crypto.randomUUID()
    const changes = { refusal: reason, version: record.version, undoId }
    const outcome = await send(medicalRecords.calls.update({ id: record._id, changes }))
    onSending(false)
    if (!outcome.ok) return setTrouble(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
    onRefused()
    offerUndo({
      undoId,
      isOf: 'medical-records',
      who: dogName,
      about: [record._id],
      message: copy.refused(medicalRecordNoun(record), dogName),
    })
  }

  return (
    <Form
      problems="own"
      id={id}

      className="grid gap-4 pb-2"
      onSubmit={(event) => {
        event.preventDefault()
        void refuse()
      }}
    >
      <ul className="grid gap-2">
        {copy.refuseReasons.map((usual) => (
          <li key={usual}>
            <Button tone="quiet" className="text-left" onClick={() => setReason(usual)}>
              {usual}
            </Button>
          </li>
        ))}
      </ul>
      <TextAreaField
        label={copy.refuseReason}
        hint={copy.refuseHint}
        value={reason}
        error={trouble}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value)
          setTrouble(undefined)
        }}
      />
    </Form>
  )
}
