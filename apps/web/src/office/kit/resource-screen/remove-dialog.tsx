import { useState } from 'react'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { idOf, type Screen } from './screen.ts'

type RemoveDialogProps<Row> = {
  screen: Screen<Row>
  record: Row
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Confirms a deletion with its consequences; if other records depend on this one, offers the alternative instead. */
export function RemoveDialog<Row>({ screen, record, open, onClose, onDone }: RemoveDialogProps<Row>) {
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const { copy, calls, putAway } = screen
  const id = idOf(screen, record)
  const close = () => {
    setRefusal(undefined)
    onClose()
  }

  const remove = async () => {
    setBusy(true)
    const outcome = await send(calls.remove(id))
    setBusy(false)
    if (!outcome.ok && outcome.refusal.code !== 'not-found') return setRefusal(outcome.refusal)
    showToast(copy.removed(record))
    onDone()
  }
  const putItAway = async () => {
    if (!putAway) return
    setBusy(true)
    const outcome = await send(calls.update(id, putAway.changes))
    setBusy(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(putAway.done(record))
    onDone()
  }
  const isInUse = refusal?.httpStatus === 409

  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.removeTitle(record)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={close}>
            {resourceScreenCopy.cancel}
          </Button>
          {isInUse ? (
            putAway && (
              <Button loading={busy} onClick={putItAway}>
                {putAway.label}
              </Button>
            )
          ) : (
            <Button tone="danger" loading={busy} onClick={remove}>
              {copy.remove}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {!isInUse && <p>{copy.removeText(record)}</p>}
        {refusal && <ActionableRefusal refusal={refusal} />}
      </div>
    </Dialog>
  )
}
