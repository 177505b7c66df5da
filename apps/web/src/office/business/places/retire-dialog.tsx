import { useState } from 'react'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officePlacesCopy as copy } from '../../../copy/office/business/places.ts'
import { useSend, type Refusal, type StoreRequest } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { ConflictingBookings } from './conflicting-bookings.tsx'

type RetireDialogProps = {
  open: boolean
  place: { id: string; name: string }
  retire: () => StoreRequest
  onClose: () => void
}

/** Confirms that a place is retired; its bookings can be moved in the dialog. */
export function RetireDialog({ open, place: { id, name }, retire, onClose }: RetireDialogProps) {
  const send = useSend()
  const [retiring, setRetiring] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const close = () => {
    setRefusal(undefined)
    onClose()
  }
  const confirm = async () => {
    setRetiring(true)
    const outcome = await send(retire())
    setRetiring(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.retired(name))
    close()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.retireTitle(name)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={close}>
            {copy.keep}
          </Button>
          <Button tone="danger" loading={retiring} onClick={confirm}>
            {copy.retire}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-2">
        <p>{copy.retireText}</p>
        {refusal && <ConflictingBookings refusal={refusal} resourceId={id} />}
      </div>
    </Dialog>
  )
}
