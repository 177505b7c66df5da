import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useDogsChosen } from './dogs-chosen.tsx'
import { namesIn } from './use-visit-acts.ts'
import type { DogOnBoard } from '../visit-card/visit-cards.ts'

type MissedDialogProps = {
  members: readonly DogOnBoard[]
  onMiss: (members: readonly DogOnBoard[]) => Promise<void>
  onClose: () => void
}

/** Confirms that dogs did not come, which releases their places. */
export function MissedDialog({ members, onMiss, onClose }: MissedDialogProps) {
  const { chosen, choices } = useDogsChosen(members)
  const [isBusy, setBusy] = useState(false)
  const miss = async () => {
    setBusy(true)
    await onMiss(chosen)
    setBusy(false)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={dayBoardCopy.ask['mark-no-show'](namesIn(members))}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button tone="danger" disabled={chosen.length === 0} loading={isBusy} onClick={miss}>
            {dayBoardCopy.doIt['mark-no-show']}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{dayBoardCopy.askText['mark-no-show']}</p>
        {choices}
      </div>
    </Dialog>
  )
}
