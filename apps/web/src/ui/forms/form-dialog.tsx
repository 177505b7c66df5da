import { type ReactNode, useId, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, type UnsavedWords } from '../feedback/dialog.tsx'

/** What ties a form to the button that sends it, which stands outside of it. */
export type FormWiring = { id: string; onSending: (sending: boolean) => void }

type FormDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  cancelLabel: string
  submitLabel: string
  /** The form; it is there only while the dialog is open, so that every opening begins anew. */
  children: (wiring: FormWiring) => ReactNode
  /** What is said in place of the form once it was sent, where there is something left to read. */
  done?: ReactNode
  unsaved?: UnsavedWords | undefined
}

/** A form above the page: cancel and send below it, and while it is being sent it is not sent again. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, closeLabel, cancelLabel, submitLabel, children, done, unsaved } = props
  const id = useId()
  const [sending, setSending] = useState(false)
  const buttons = done ? (
    <Button onClick={onClose}>{closeLabel}</Button>
  ) : (
    <>
      <Button tone="secondary" onClick={onClose}>
        {cancelLabel}
      </Button>
      <Button type="submit" form={id} loading={sending}>
        {submitLabel}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      actions={buttons}
      unsaved={done ? undefined : unsaved}
    >
      {done ?? (open && children({ id, onSending: setSending }))}
    </Dialog>
  )
}
