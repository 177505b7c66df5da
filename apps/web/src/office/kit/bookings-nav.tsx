import { paths } from '../../shared/business/paths.ts'
import { officeBookingsCopy, officeWaitingCopy } from '../../copy/office/desk/bookings.ts'
import { officePassesCopy } from '../../copy/office/money/passes.ts'
import { useStoreSelector } from '../../shared/fetching/store.ts'
import { SegmentedNav } from '../../ui/controls/segmented-nav.tsx'
import { isOpenPage } from './permissions/office-sections.ts'

const tabs = [
  { to: paths.officeBookings(), label: officeBookingsCopy.title },
  { to: paths.officePasses(), label: officePassesCopy.title },
  { to: paths.officeWaiting(), label: officeWaitingCopy.title },
]

/** Tabs for bookings, passes and the waiting list, as far as the user's role opens them. */
export function BookingsNav() {
  const limits = useStoreSelector((state) => state.limits)
  const items = tabs.filter(({ to }) => isOpenPage(limits, to))
  if (items.length < 2) return null
  return (
    <div className="no-print mb-4">
      <SegmentedNav label={officeBookingsCopy.navigation} items={items} />
    </div>
  )
}
