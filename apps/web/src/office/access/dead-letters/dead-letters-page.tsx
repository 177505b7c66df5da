import { deadLetters, formatMoment, type DeadLetter } from '@rumi/contract'
import { office } from '@rumi/data-layer'
import { useState } from 'react'
import { useCallPages } from '../../../shared/fetching/queries.ts'
import { NoNotifications } from '../../../art/scenes/empty/no-notifications.tsx'
import { officeDeadLettersCopy as copy, eventNamed } from '../../../copy/office/access/dead-letters.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useSend } from '../../../shared/fetching/store.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { businessToday } from '../../../shared/business/business-today.ts'

type DeadLetterLineProps = {
  letter: DeadLetter
  /** Called once settled, here or by another user, to refetch the list. */
  onSettled: () => Promise<void>
}

/** Undelivered message: recipient, subject, error, and its actions. */
function DeadLetterLine({ letter, onSettled }: DeadLetterLineProps) {
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const [dropping, setDropping] = useState(false)
  const { id, event, about, reasons, tries, parkedAt } = letter
  const eventName = eventNamed(event)
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
        <h2 className="text-base font-heading">{eventName}</h2>
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
          onClick={() => settle(office.retryDeadLetter(id), copy.retried(eventName))}
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
              onClick={() => settle(office.dropDeadLetter(id), copy.dropped(eventName))}
            >
              {copy.drop}
            </Button>
          </>
        }
      >
        <p>{event === 'online-refund-asked' ? copy.dropRefund : copy.dropText(eventName)}</p>
      </Dialog>
    </li>
  )
}

export const meta = officeMeta(copy.title)

/** Undelivered mails and notifications: error, and retry. */
export default function DeadLettersPage() {
  return (
    <OnlyFor access="desk" area="deadLetters">
      <PageHeader title={copy.title} lead={copy.lead} />
      <DeadLetterList />
    </OnlyFor>
  )
}

function DeadLetterList() {
  const { pages, hasMore, loadMore, ...fetching } = useCallPages(deadLetters.list, { query: {} })
  const letters = pages.flatMap(({ data }) => data.deadLetters)

  return (
    <Fetched fetchings={[fetching]}>
      {letters.length === 0 && !hasMore ? (
        <EmptyState art={<NoNotifications />} title={copy.emptyTitle} text={copy.emptyText} />
      ) : (
        <ul aria-label={copy.caption} className="border-t-2 border-ink">
          <Rows of={letters} by={(letter) => letter.id}>
            {(letter) => <DeadLetterLine letter={letter} onSettled={fetching.again} />}
          </Rows>
        </ul>
      )}
      {hasMore && (
        <Button tone="secondary" className="mt-4" onClick={loadMore}>
          {copy.more}
        </Button>
      )}
    </Fetched>
  )
}
