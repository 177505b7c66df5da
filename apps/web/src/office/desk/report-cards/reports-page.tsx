import { isDay, formatDay } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { together, useEveryRecord } from '../../../shared/fetching/queries.ts'
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
import { useDirectory } from '../../kit/records/use-directory.ts'
import { ReportRow } from './report-row.tsx'
import { SendAll } from './send-all.tsx'
import { guestsOf } from './guests-of.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

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
