import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  keepLabel: string
  confirmLabel: string
  /** Tone of the confirm button; `primary` for a reversible action. */
  confirmTone?: 'danger' | 'primary'
  /** Disables confirming until a required step is done. */
  notYet?: boolean
  /** Runs the action; resolves to an error message, if any. */
  onConfirm: () => Promise<string | undefined>
  children: ReactNode
}

/** Confirms an irreversible action; shows errors inside the dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, closeLabel, keepLabel, confirmLabel, notYet, onConfirm, children } = props
  const [confirming, setConfirming] = useState(false)
  const [problem, setProblem] = useState<string>()

  const close = () => {
    setProblem(undefined)
    onClose()
  }
  const confirm = async () => {
    setConfirming(true)
    setProblem(await onConfirm())
    setConfirming(false)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={closeLabel}
      actions={
        <>
          <Button tone="secondary" onClick={close}>
            {keepLabel}
          </Button>
          <Button
            tone={props.confirmTone ?? 'danger'}
            loading={confirming}
            disabled={notYet ?? false}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-2">
        {problem && <Notice tone="problem">{problem}</Notice>}
        {children}
      </div>
    </Dialog>
  )
}
