import { kiosk } from '@rumi/contract'
import { session } from '@rumi/data-layer'
import { Tablet } from 'lucide-react'
import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { paths } from '../../../shared/business/paths.ts'
import { forgetCachedAnswers } from '../../../shared/fetching/cached-answers.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'

const copy = dayBoardCopy.kiosk

/** Turns this browser into the tablet at the entrance. The session ends in it first, so that nobody gets from there into the office. */
export function OpenKiosk() {
  const sendCall = useSendCall()
  const send = useSend()
  const [isOpen, setOpen] = useState(false)

  const open = async () => {
    const outcome = await sendCall(kiosk.open, {})
    if (!outcome.ok) return outcome.refusal.message
    await send(session.calls.logout())
    await forgetCachedAnswers()
    window.location.assign(paths.arrival())
    return undefined
  }

  return (
    <>
      <Button tone="quiet" size="snug" className="max-md:hidden" onClick={() => setOpen(true)}>
        <Tablet className="size-4" aria-hidden="true" />
        {copy.open}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={copy.title}
        closeLabel={officeCopy.close}
        keepLabel={copy.keep}
        confirmLabel={copy.confirm}
        confirmTone="primary"
        onConfirm={open}
      >
        <p>{copy.text}</p>
      </ConfirmDialog>
    </>
  )
}
