import { paths } from '../../shared/paths.ts'
import { useStoreSelector } from '../../shared/store.ts'
import { overviewCopy } from '../../copy/overview.ts'
import { NotificationItem } from '../notifications/notification-item.tsx'
import { OverviewSection } from './overview-section.tsx'
import { Rows } from '../../shared/rows/rows.tsx'

const shownNotifications = 3

/** The newest notices; without any there is nothing to say. */
export function LatestNotifications() {
  const latest = useStoreSelector((state) => state.notifications.items)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, shownNotifications)
  if (latest.length === 0) return null
  return (
    <OverviewSection
      title={overviewCopy.notices}
      to={paths.notifications()}
      link={overviewCopy.allNotifications}
    >
      <ul className="divide-y divide-line rounded-md bg-white shadow-soft">
        <Rows of={latest} by={(notice) => notice.id}>
          {(notice) => (
            <li>
              <NotificationItem notice={notice} />
            </li>
          )}
        </Rows>
      </ul>
    </OverviewSection>
  )
}
