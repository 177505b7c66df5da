import { dayOf, desk, formatDay, formatTheHour, type Visit } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { Temporal } from 'temporal-polyfill'
import { QuietBoard } from '../../../art/scenes/empty/quiet-board.tsx'
import { inHouseCopy as copy } from '../../../copy/office/desk/in-house.ts'
import { playGroupsCopy } from '../../../copy/office/desk/play-groups.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { SegmentedChoice } from '../../../ui/controls/segmented-choice.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { PrintButton } from '../../../ui/layout/print-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { useDeskUpdates } from '../use-desk-updates.ts'
import type { OfflineHandle } from '../../../shared/fetching/offline-section.tsx'
import { useCachedCall } from '../../../shared/fetching/use-cached-call.ts'
import { GroupColumns } from '../groups/group-columns.tsx'
import { useUnsentActs } from '../outbox/desk-outbox.ts'
import { withUnsentVisits } from '../outbox/with-unsent.ts'
import { guestsOf } from './guests.ts'
import { GuestTable } from './guest-table.tsx'

export const meta = officeMeta(copy.title)

export const handle: OfflineHandle = { readsOffline: true }

/** Printable list of all dogs present; marks dogs without feeding instructions. */
export default function InHousePage() {
  return (
    <OnlyFor access="desk" area="desk">
      <InHouse />
    </OnlyFor>
  )
}

const noVisits: readonly Visit[] = []

function InHouse() {
  // The copy of the board is the copy of this list: offline, either of them was opened before.
  const found = useCachedCall(desk.day, { query: { day: businessToday() } })
  const acts = useUnsentActs()
  useDeskUpdates()
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const byGroup = params.get('vista') === 'grupos'
  const day = found.answer?.data
  const visits = day
    ? withUnsentVisits(day.visits, acts).filter(({ status }) => status === 'in-house')
    : noVisits
  const guests = guestsOf({ visits, bookings: day?.bookings ?? [] })
  const unfed = guests.filter(({ dog }) => dog.feeding === '').length
  const { sinceMs } = found
  const asOf = sinceMs === null ? Temporal.Now.instant() : Temporal.Instant.fromEpochMilliseconds(sinceMs)
  const now = asOf.toString()

  return (
    <div className="in-house">
      <PageHeader
        title={copy.title}
        lead={copy.lead(guests.length, copy.asOf(formatDay(dayOf(now)), formatTheHour(now)))}
        actions={<PrintButton label={copy.print} />}
      />
      <div className="no-print mb-4 inline-block">
        <SegmentedChoice
          legend={playGroupsCopy.view}
          name="vista"
          options={[
            { value: '', label: playGroupsCopy.asList },
            { value: 'grupos', label: playGroupsCopy.byGroup },
          ]}
          value={byGroup ? 'grupos' : ''}
          onChange={(vista) => void change({ vista: vista || null })}
        />
      </div>
      <Fetched fetchings={[found]}>
        {unfed > 0 && !byGroup && (
          <div className="no-print mb-4">
            <Notice tone="warning">{copy.missingFeeding(unfed)}</Notice>
          </div>
        )}
        {guests.length === 0 ? (
          <EmptyState art={<QuietBoard />} title={copy.emptyTitle} text={copy.emptyText} />
        ) : byGroup ? (
          <GroupColumns {...{ guests, visits }} isCut={found.isCut} onChanged={found.again} />
        ) : (
          <GuestTable {...{ guests, visits }} />
        )}
      </Fetched>
    </div>
  )
}
