import { paths } from '../../shared/paths.ts'
import { officeBookingsCopy } from '../../copy/office-bookings.ts'
import { officePassesCopy } from '../../copy/office-passes.ts'
import { officeWaitingCopy } from '../../copy/office-waiting.ts'
import { SegmentedNav } from '../../ui/segmented-nav.tsx'

/** What belongs to bookings: themselves, what prepays them, and who waits for one. */
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
