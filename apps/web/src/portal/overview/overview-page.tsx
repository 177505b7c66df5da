import { paths } from '../../shared/business/paths.ts'
import { useStoreSelector } from '../../shared/fetching/store.ts'
import { NoDogsYet } from '../../art/scenes/empty/no-dogs-yet.tsx'
import { overviewCopy } from '../../copy/portal/overview.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { useMyBookings } from '../bookings/list/use-my-bookings.ts'
import { DogList } from '../dogs/dog-list.tsx'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { loadOverview } from '../loaders.ts'
import { VisitsToday } from '../timeline/visits-today.tsx'
import { BusinessLinks } from '../business-links.tsx'
import { portalMeta } from '../portal-meta.ts'
import { UnsignedNotice } from '../agreements/unsigned-notice.tsx'
import { CreditNote } from '../payments/credit-note.tsx'
import { FirstSteps } from './first-steps.tsx'
import { NextVisit } from './next-visit.tsx'
import { OverviewSection } from './overview-section.tsx'
import { MedicalRecordsRunningOut } from './medical-records-running-out.tsx'
import { useMyNotifications } from '../../shared/fetching/use-notifications.ts'
import { NotificationItem } from '../notifications/notification-item.tsx'
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

export const clientLoader = loadOverview
export const meta = portalMeta(overviewCopy.title)

/** Overview: next visit, dogs and their missing records, and news. */
export default function OverviewPage() {
  const name = useStoreSelector((state) => state.user.name) ?? ''
  const mine = useMyBookings()
  const { dogs, coming, recordsOf, dogsFetching, bookings, fetching } = mine
  const isNew = fetching.status === 'ready' && bookings.length === 0
  const [first] = coming
  return (
    <>
      <PageHeader
        title={overviewCopy.greeting(name)}
        lead={isNew && dogs.length === 0 ? overviewCopy.welcomeText : undefined}
      />
      <QueryResult fetching={dogsFetching}>
        {dogs.length === 0 ? (
          <div className="grid items-center gap-8 md:grid-cols-[1fr_16rem]">
            <FirstSteps dog={undefined} records={[]} />
            <NoDogsYet className="mx-auto w-full max-w-64" />
          </div>
        ) : (
          <div className="grid gap-10">
            <VisitsToday dogs={dogs} />
            {isNew && <FirstSteps dog={first} records={first ? recordsOf(first._id) : []} />}
            {!isNew && (
              <OverviewSection
                title={overviewCopy.next}
                to={paths.bookings()}
                link={overviewCopy.allBookings}
              >
                <NextVisit {...mine} />
              </OverviewSection>
            )}
            <UnsignedNotice />
            <CreditNote />
            <MedicalRecordsRunningOut dogs={coming} recordsOf={recordsOf} />
            {coming.length > 0 && (
              <OverviewSection title={overviewCopy.dogs} to={paths.dogs()} link={overviewCopy.allDogs}>
                <DogList dogs={coming} recordsOf={recordsOf} />
              </OverviewSection>
            )}
            <LatestNotifications />
          </div>
        )}
      </QueryResult>
      <nav aria-label={overviewCopy.business} className="mt-10 md:hidden">
        <BusinessLinks className="grid gap-1 rounded-md bg-white py-2 shadow-soft" />
      </nav>
    </>
  )
}
