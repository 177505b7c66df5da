import { paths } from '../../shared/business/paths.ts'
import { officeBookingsCopy, officeWaitingCopy } from '../../copy/office/desk/bookings.ts'
import { officePassesCopy } from '../../copy/office/money/passes.ts'
import { SegmentedNav } from '../../ui/controls/segmented-nav.tsx'

/** Tabs for bookings, passes and the waiting list. */
export function BookingsNav() {
  return (
    <div className="no-print mb-4">
      <SegmentedNav
        label={officeBookingsCopy.navigation}
        items={[
          { to: paths.officeBookings(), label: officeBookingsCopy.title },
          { to: paths.officePasses(), label: officePassesCopy.title },
          { to: paths.officeWaiting(), label: officeWaitingCopy.title },
        ]}
      />
    </div>
  )
}
