import { paths } from '../../app/paths.ts'
import { useStoreSelector } from '../../app/store.ts'
import { NoDogsYet } from '../../art/scenes/no-dogs-yet.tsx'
import { overviewCopy } from '../../copy/overview.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useMyBookings } from '../bookings/use-my-bookings.ts'
import { DogList } from '../dogs/dog-list.tsx'
import { Fetched } from '../fetched.tsx'
import { portalMeta } from '../portal-meta.ts'
import { LatestNotices } from './latest-notices.tsx'
import { NextVisit } from './next-visit.tsx'
import { OverviewSection } from './overview-section.tsx'

export const meta = portalMeta(overviewCopy.title)

/** What is next, who one's dogs are and what they lack, and what there is to know. */
export default function OverviewPage() {
  const name = useStoreSelector((state) => state.user.name) ?? ''
  const mine = useMyBookings()
  const { dogs, recordsOf, dogsFetching, dogsKnown } = mine
  return (
    <>
      <PageHeader title={overviewCopy.greeting(name)} />
      <Fetched fetching={dogsFetching} known={dogsKnown}>
        {dogs.length === 0 ? (
          <EmptyState
            art={<NoDogsYet />}
            title={overviewCopy.welcomeTitle}
            text={overviewCopy.welcomeText}
            action={<LinkButton to={paths.newDog()}>{overviewCopy.addDog}</LinkButton>}
          />
        ) : (
          <div className="grid gap-10">
            <OverviewSection title={overviewCopy.next} to={paths.bookings()} link={overviewCopy.allBookings}>
              <NextVisit {...mine} />
            </OverviewSection>
            <OverviewSection title={overviewCopy.dogs} to={paths.dogs()} link={overviewCopy.allDogs}>
              <DogList dogs={dogs} recordsOf={recordsOf} />
            </OverviewSection>
            <LatestNotices />
          </div>
        )}
      </Fetched>
    </>
  )
}
