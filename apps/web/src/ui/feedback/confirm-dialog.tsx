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
  /** Nothing is lost by it where it is not of danger. */
  confirmTone?: 'danger' | 'primary'
  /** Something is still to be done before it can be confirmed. */
  notYet?: boolean
  /** Does it, and answers what stands against it, if anything. */
  onConfirm: () => Promise<string | undefined>
  children: ReactNode
}

/** Asks once more before something is gone for good; what stands against it is said where it was asked. */
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
