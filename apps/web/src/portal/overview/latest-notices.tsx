import { paths } from '../../app/paths.ts'
import { useStoreSelector } from '../../app/store.ts'
import { overviewCopy } from '../../copy/overview.ts'
import { NoticeLine } from '../notifications/notice-line.tsx'
import { OverviewSection } from './overview-section.tsx'
import { Rows } from '../../rows/rows.tsx'

const shownNotices = 3

/** The newest notices; without any there is nothing to say. */
export function LatestNotices() {
  const latest = useStoreSelector((state) => state.notifications.items)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, shownNotices)
  if (latest.length === 0) return null
  return (
    <OverviewSection title={overviewCopy.notices} to={paths.notifications()} link={overviewCopy.allNotices}>
      <ul className="divide-y divide-line rounded-md bg-white shadow-soft">
        <Rows of={latest} by={(notice) => notice.id}>
          {(notice) => (
            <li>
              <NoticeLine notice={notice} />
            </li>
          )}
        </Rows>
      </ul>
    </OverviewSection>
  )
}
