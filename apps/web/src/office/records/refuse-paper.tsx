import { medicalRecords } from '@rumi/data-layer'
import { useId, useState } from 'react'
import { useSend } from '../../app/store.ts'
import { officeCopy } from '../../copy/office.ts'
import { officeRecordsCopy as copy } from '../../copy/office-records.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { paperName, type MedicalRecord } from './medical-record.ts'

type RefusePaperProps = { open: boolean; record: MedicalRecord; ownerName: string; onClose: () => void }

/** Turns a paper down with the reason, which reaches its owner word for word; the usual ones are a press away. */
export function RefusePaper({ open, record, ownerName, onClose }: RefusePaperProps) {
  const formId = useId()
  const send = useSend()
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [sending, setSending] = useState(false)

  const refuse = async () => {
    setSending(true)
    const changes = { refusal: reason, version: record.version }
    const outcome = await send(medicalRecords.calls.update({ id: record._id, changes }))
    setSending(false)
    if (!outcome.ok) return setTrouble(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
    onClose()
    showToast(copy.refused(ownerName))
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.refuseTitle(paperName(record))}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            {copy.refuseSend}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
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
      </form>
    </Dialog>
  )
}
