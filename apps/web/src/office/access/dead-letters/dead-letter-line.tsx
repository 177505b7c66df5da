import { formatMoment, type DeadLetter } from '@rumi/contract'
import { office } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { eventNamed, officeDeadLettersCopy as copy } from '../../../copy/office/access/dead-letters.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { businessToday } from '../../../shared/business/business-today.ts'

type DeadLetterLineProps = {
  letter: DeadLetter
  /** Called once settled, here or by another user, to refetch the list. */
  onSettled: () => Promise<void>
}

/** Undelivered message: recipient, subject, error, and its actions. */
export function DeadLetterLine({ letter, onSettled }: DeadLetterLineProps) {
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const [dropping, setDropping] = useState(false)
  const { id, event, about, reasons, tries, parkedAt } = letter
  const what = eventNamed(event)
  const when = formatMoment(parkedAt, businessToday())

  /** A concurrent settlement by another user is a success too. */
  const settle = async (request: Parameters<typeof send>[0], successText: string) => {
    setBusy(true)
    const outcome = await send(request)
    setBusy(false)
    setDropping(false)
    if (!outcome.ok && outcome.refusal.code !== 'not-found')
      return showToast(outcome.refusal.message, 'problem')
    showToast(successText)
    await onSettled()
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="grid min-w-0 grow basis-80 gap-1">
        <h2 className="text-base font-heading">{what}</h2>
        <p className="text-ink-soft">{copy.parked(when, tries)}</p>
        <dl className="grid grid-cols-[max-content_1fr] gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
          <dt className="text-ink-soft">{copy.about}</dt>
          <dd>{Object.values(about).join(' · ')}</dd>
          <dt className="text-ink-soft">{copy.reasons}</dt>
          <dd>{reasons.join(' ') || copy.noReason}</dd>
        </dl>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          className="min-h-12 md:min-h-10"
          loading={busy}
          onClick={() => settle(office.retryDeadLetter(id), copy.retried(what))}
        >
          {copy.retry}
        </Button>
        <Button tone="quiet" className="min-h-12 px-4 md:min-h-10" onClick={() => setDropping(true)}>
          {copy.drop}
        </Button>
      </div>
      <Dialog
        open={dropping}
        onClose={() => setDropping(false)}
        title={copy.dropTitle}
        closeLabel={officeCopy.close}
        actions={
          <>
            <Button tone="secondary" onClick={() => setDropping(false)}>
              {officeCopy.cancel}
            </Button>
            <Button
              tone="danger"
              loading={busy}
              onClick={() => settle(office.dropDeadLetter(id), copy.dropped(what))}
            >
              {copy.drop}
            </Button>
          </>
        }
      >
        <p>{event === 'online-refund-asked' ? copy.dropRefund : copy.dropText(what)}</p>
      </Dialog>
    </li>
  )
}
