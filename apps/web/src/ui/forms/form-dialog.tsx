import { type ReactNode, useId, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, type UnsavedWords } from '../feedback/dialog.tsx'

/** Connects a form to its submit button, which stands outside of it. */
export type FormWiring = { id: string; onSending: (sending: boolean) => void }

type FormDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  cancelLabel: string
  submitLabel: string
  /** The form; mounted only while the dialog is open, so that it always starts empty. */
  children: (wiring: FormWiring) => ReactNode
  /** Replaces the form after it was sent, if there is something left to read. */
  done?: ReactNode
  unsaved?: UnsavedWords | undefined
}

/** Form in a dialog with cancel and submit buttons; cannot be submitted twice at once. */
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
