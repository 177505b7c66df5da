import { dayOf, desk, formatDay, formatTheHour } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { QuietBoard } from '../../../art/scenes/empty/quiet-board.tsx'
import { inHouseCopy as copy } from '../../../copy/office/desk/in-house.ts'
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

function InHouse() {
  const found = useCachedCall(desk.inHouse, {})
  useDeskUpdates()
  const guests = guestsOf(found.answer?.data.visits ?? [])
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
      <Fetched fetchings={[found]}>
        {unfed > 0 && (
          <div className="no-print mb-4">
            <Notice tone="warning">{copy.missingFeeding(unfed)}</Notice>
          </div>
        )}
        {guests.length === 0 ? (
          <EmptyState art={<QuietBoard />} title={copy.emptyTitle} text={copy.emptyText} />
        ) : (
          <GuestTable guests={guests} />
        )}
      </Fetched>
    </div>
  )
}
