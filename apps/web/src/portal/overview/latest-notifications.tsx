import { paths } from '../../shared/business/paths.ts'
import { useMyNotifications } from '../../shared/fetching/use-notifications.ts'
import { overviewCopy } from '../../copy/portal/overview.ts'
import { NotificationItem } from '../notifications/notification-item.tsx'
import { OverviewSection } from './overview-section.tsx'
import { Rows } from '../../shared/rows/rows.tsx'

const shownNotifications = 3

/** Newest notifications; renders nothing without any. */
export function LatestNotifications() {
  const latest = useMyNotifications().newestFirst.slice(0, shownNotifications)
  if (latest.length === 0) return null
  return (
    <OverviewSection
      title={overviewCopy.notifications}
      to={paths.notifications()}
      link={overviewCopy.allNotifications}
    >
      <ul className="divide-y divide-line rounded-md bg-white shadow-soft">
        <Rows of={latest} by={(notification) => notification.id}>
          {(notification) => (
            <li>
              <NotificationItem notification={notification} />
            </li>
          )}
        </Rows>
      </ul>
    </OverviewSection>
  )
}
