import { useState } from 'react'
import { sistemaCopy } from '../../copy/shared/sistema.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { Specimen } from './specimen.tsx'

const { dialog, toasts } = sistemaCopy

/** Dialogs and other overlays. */
export function OverlaySpecimens() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Specimen title={sistemaCopy.sections.overlays}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>{dialog.open}</Button>
        <Button tone="secondary" onClick={() => showToast(toasts.ok)}>
          {toasts.ok}
        </Button>
        <Button tone="secondary" onClick={() => showToast(toasts.problem, 'problem')}>
          {toasts.problem}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title={dialog.title}
        closeLabel={dialog.close}
        actions={
          <>
            <Button tone="secondary" onClick={close}>
              {dialog.keep}
            </Button>
            <Button tone="danger" onClick={close}>
              {dialog.cancel}
            </Button>
          </>
        }
      >
        <p>{dialog.text}</p>
      </Dialog>
    </Specimen>
  )
}
