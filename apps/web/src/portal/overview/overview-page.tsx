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
import { useMyNotifications } from '../../shared/fetching/use-notifications.ts'
import { NotificationItem } from '../notifications/notification-item.tsx'
import { Rows } from '../../shared/rows/rows.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { medicalRecordStatesFor, formatDay, type RecordOf, type Resources } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { medicalRecordStateCopy, medicalRecordsCopy } from '../../copy/portal/medical-records.ts'
import { Card } from '../../ui/layout/card.tsx'
import { StatusChip } from '../../ui/feedback/state-chip.tsx'
import { dayCareType } from '../../shared/people/day-care-type.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { businessToday } from '../../shared/business/business-today.ts'

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

type OverviewSectionProps = { title: string; to: string; link: string; children: ReactNode }

/** Section of the overview with a link to its page. */
function OverviewSection({ title, to, link, children }: OverviewSectionProps) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg md:text-xl">{title}</h2>
        <Link
          prefetch="intent"
          to={to}
          className="inline-flex min-h-12 items-center font-strong text-link underline"
        >
          {link}
        </Link>
      </div>
      {children}
    </section>
  )
}

type MedicalRecordsRunningOutProps = {
  dogs: readonly Dog[]
  recordsOf: (dogId: string) => RecordOf<Resources['medicalRecords']>[]
}

/** Expired or expiring medical records of all dogs, earliest first; renders nothing without any. */
function MedicalRecordsRunningOut({ dogs, recordsOf }: MedicalRecordsRunningOutProps) {
  const terms = useBusiness()
  const today = businessToday()
  const ending = dogs
    .flatMap((dog) =>
      medicalRecordStatesFor(dayCareType, dog, recordsOf(dog._id), today, terms).map((medicalRecord) => ({
        dog,
        medicalRecord,
      })),
    )
    .filter(
      ({ medicalRecord: { state, expiresOn } }) => expiresOn && (state === 'expiring' || state === 'expired'),
    )
    .toSorted((one, other) =>
      (one.medicalRecord.expiresOn ?? '') < (other.medicalRecord.expiresOn ?? '') ? -1 : 1,
    )
  if (ending.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-lg md:text-xl">{overviewCopy.runningOut}</h2>
      <Card className="py-1! md:py-2!">
        <ul className="divide-y divide-line">
          {ending.map(({ dog, medicalRecord: { requirement, label, state, expiresOn } }) => (
            <li
              key={`${dog._id} ${requirement}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
            >
              <div className="min-w-[min(10rem,100%)] grow basis-40">
                <p className="font-strong [overflow-wrap:anywhere]">
                  {overviewCopy.medicalRecordOf(label, dog.name)}
                </p>
                <p className="text-sm text-ink-soft">
                  {(state === 'expired' ? medicalRecordsCopy.expiredOn : medicalRecordsCopy.until)(
                    formatDay(expiresOn ?? today, today),
                  )}
                </p>
              </div>
              <StatusChip of={medicalRecordStateCopy[state]} />
              <Link
                prefetch="intent"
                to={`${paths.dog(dog._id)}?papel=${requirement}`}
                className="inline-flex min-h-12 items-center rounded-full border-2 border-ink px-5 font-heading hover:bg-sand"
              >
                {medicalRecordsCopy.renew}
                <span className="sr-only"> {overviewCopy.medicalRecordOf(label, dog.name)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
