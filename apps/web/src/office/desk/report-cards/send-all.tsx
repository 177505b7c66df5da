import { reportCardsOfDay } from '@rumi/contract'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officeReportsCopy as copy } from '../../../copy/shared/report-cards.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import type { Guest } from './guests-of.ts'

/** Sends all drafts of a day that state a mood; nothing where there are none. */
export function SendAll({ guests, day }: { guests: readonly Guest[]; day: string }) {
  const sendCall = useSendCall()
  const mayWrite = useCanWrite('reportCards')
  const [asking, setAsking] = useState(false)
  const drafts = guests.filter(({ card }) => card && !card.sentAt)
  const ready = drafts.filter(({ card }) => card?.mood)
  const families = new Set(ready.map(({ booking }) => booking.clientId)).size
  if (!mayWrite || ready.length === 0) return null
  const send = async () => {
    const outcome = await sendCall(reportCardsOfDay.send, { body: { day } })
    if (!outcome.ok) return outcome.refusal.message
    showToast(copy.sentAll(outcome.answer.data.reportCards.length))
    setAsking(false)
    return undefined
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Send className="size-5" aria-hidden="true" />
        {copy.sendAll(ready.length)}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.askAllTitle(ready.length)}
        closeLabel={officeCopy.close}
        keepLabel={officeCopy.cancel}
        confirmLabel={copy.sendNow}
        confirmTone="primary"
        onConfirm={send}
      >
        <p>{copy.askAllText(families)}</p>
        {drafts.length > ready.length && <p>{copy.withoutMood(drafts.length - ready.length)}</p>}
      </ConfirmDialog>
    </>
  )
}
