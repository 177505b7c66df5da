import { isDay, formatDay, reportCardsOfDay } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { together, useEveryRecord, useSendCall } from '../../../shared/fetching/queries.ts'
import { QuietBoard } from '../../../art/scenes/empty/quiet-board.tsx'
import { officeReportsCopy } from '../../../copy/shared/report-cards.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { DayPicker } from '../day-board/day-picker.tsx'
import { Fetched, pollWhileVisible } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { useDirectory, fullName, type Client } from '../../kit/records/use-directory.ts'
import { guestsOf, type Guest } from './guests-of.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { AreaLinkButton, AreaLink } from '../../kit/permissions/area-link.tsx'
import type { Dog } from '@rumi/data-layer'
import { ChevronRight, Pencil, Send } from 'lucide-react'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { StateChip, type StateTone } from '../../../ui/feedback/state-chip.tsx'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'

export const meta = officeMeta(officeReportsCopy.title)

/** Dogs of a day and the status of their report cards. */
export default function ReportsPage() {
  return (
    <OnlyFor access="desk" area="reportCards">
      <ReportsOfDay />
    </OnlyFor>
  )
}

function ReportsOfDay() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const today = businessToday()
  const dayInAddress = params.get('dia')
  const day = dayInAddress !== null && isDay(dayInAddress) ? dayInAddress : today
  const booked = useEveryRecord('bookings', { from: day, to: day }, pollWhileVisible)
  const cards = useEveryRecord('reportCards', { day }, pollWhileVisible)
  const guests = guestsOf({ booked: booked.answer ?? [], cards: cards.answer ?? [], day })
  const book = useDirectory({
    dogIds: guests.map(({ rumiId }) => rumiId),
    clientIds: guests.map(({ booking }) => booking.clientId),
  })
  const sent = guests.filter(({ card }) => card?.sentAt).length

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-xl first-letter:uppercase max-md:w-full">{formatDay(day, today)}</h1>
        <DayPicker
          day={day}
          today={today}
          onChange={(next) => void change({ dia: next === today ? null : next })}
        />
        <SendAll {...{ guests, day }} />
        {guests.length > 0 && (
          <div className="w-full grow max-md:max-w-none md:ml-auto md:max-w-56">
            <ProgressBar
              label={officeReportsCopy.sentLabel}
              value={sent}
              max={guests.length}
              text={officeReportsCopy.sent(sent, guests.length)}
            />
          </div>
        )}
      </div>
      <Fetched fetchings={[together(booked, cards), book.fetching]}>
        {guests.length === 0 ? (
          <EmptyState
            art={<QuietBoard />}
            title={officeReportsCopy.emptyTitle}
            text={officeReportsCopy.emptyText}
            action={
              <AreaLinkButton tone="secondary" to={paths.office()}>
                {officeReportsCopy.toBoard}
              </AreaLinkButton>
            }
          />
        ) : (
          <ul className="border-t border-line">
            <Rows of={guests} by={(guest) => `${guest.booking.id} ${guest.rumiId}`}>
              {(guest) => (
                <ReportRow
                  guest={guest}
                  dog={book.dog(guest.rumiId)}
                  owner={book.client(guest.booking.clientId)}
                  day={day}
                  today={today}
                />
              )}
            </Rows>
          </ul>
        )}
      </Fetched>
    </>
  )
}

const chips = {
  none: { tone: 'missing', icon: undefined },
  draft: { tone: 'review', icon: Pencil },
  sent: { tone: 'ok', icon: undefined },
} as const satisfies Record<
  keyof typeof officeReportsCopy.states,
  { tone: StateTone; icon: typeof Pencil | undefined }
>

type ReportRowProps = {
  guest: Guest
  dog: Dog | undefined
  owner: Client | undefined
  day: string
  today: string
}

/** Dog of the day with the progress of its card; a press opens it. */
function ReportRow({ guest: { booking, rumiId, card }, dog, owner, day, today }: ReportRowProps) {
  const state = card?.sentAt ? 'sent' : card ? 'draft' : 'none'
  const name = dog?.name ?? officeCopy.unknownDog
  return (
    <li className="border-b border-line">
      <AreaLink
        to={paths.officeReport(booking.id, rumiId, day === today ? {} : { dia: day })}
        className="flex min-h-16 items-center gap-3 px-2 py-2 hover:bg-cream focus-visible:bg-cream"
      >
        <DogPortrait dog={dog ?? { _id: rumiId, breed: '', color: '' }} size={48} className="shrink-0" />
        <span className="min-w-0 grow">
          <span className="sr-only">
            {state === 'sent' ? officeReportsCopy.read(name) : officeReportsCopy.write(name)}
          </span>
          <span aria-hidden="true" className="block font-strong [overflow-wrap:anywhere]">
            {name}
          </span>
          <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">{fullName(owner)}</span>
        </span>
        <StateChip tone={chips[state].tone} icon={chips[state].icon}>
          {officeReportsCopy.states[state]}
        </StateChip>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      </AreaLink>
    </li>
  )
}

/** Sends all drafts of a day that state a mood; nothing where there are none. */
function SendAll({ guests, day }: { guests: readonly Guest[]; day: string }) {
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
    showToast(officeReportsCopy.sentAll(outcome.answer.data.reportCards.length))
    setAsking(false)
    return undefined
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Send className="size-5" aria-hidden="true" />
        {officeReportsCopy.sendAll(ready.length)}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={officeReportsCopy.askAllTitle(ready.length)}
        closeLabel={officeCopy.close}
        keepLabel={officeCopy.cancel}
        confirmLabel={officeReportsCopy.sendNow}
        confirmTone="primary"
        onConfirm={send}
      >
        <p>{officeReportsCopy.askAllText(families)}</p>
        {drafts.length > ready.length && <p>{officeReportsCopy.withoutMood(drafts.length - ready.length)}</p>}
      </ConfirmDialog>
    </>
  )
}
