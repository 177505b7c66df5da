import { schedule } from '@rumi/contract'
import { absences, askFor, houseDays } from '@rumi/data-layer'
import { useFetching, useStoreSelector } from '../../shared/store.ts'
import { officeScheduleCopy } from '../../copy/office-schedule.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { houseToday } from '../../shared/house-today.ts'
import { officeMeta } from '../office-meta.ts'
import { useAllPages } from '../use-all-pages.ts'
import { useFreshAnswer } from '../use-fresh-answer.ts'
import { usePermission } from '../use-permission.ts'
import { AbsenceList } from './absence-list.tsx'
import { CleaningTimes } from './cleaning-times.tsx'
import { SpecialDays } from './special-days.tsx'
import { Team } from './team.tsx'

export const meta = officeMeta(officeScheduleCopy.title)

/** When the house and its people work: weeks, breaks, absences, single days, and time to clean up. */
export default function SchedulePage() {
  const week = useFreshAnswer(() => askFor(schedule.show, {}))
  const fetching = useFetching([
    absences.calls.list({ from: houseToday(), limit: 200 }),
    houseDays.calls.list({ limit: 200 }),
  ])
  const away = useStoreSelector((state) => state.absences)
  const days = useStoreSelector((state) => state.houseDays)
  useAllPages(away, absences.loadMore)
  useAllPages(days, houseDays.loadMore)
  const mayWrite = usePermission('desk')
  const mayChange = usePermission('admin')
  const people = week.answer?.data.people ?? []

  return (
    <>
      <PageHeader title={officeScheduleCopy.title} lead={officeScheduleCopy.lead} />
      <Fetched fetchings={[week, fetching]}>
        <div className="grid gap-10">
          <AbsenceList items={away.items} people={people} mayWrite={mayWrite} />
          <Team people={people} mayChange={mayChange} onChanged={week.again} />
          <SpecialDays items={days.items} mayChange={mayChange} />
          <CleaningTimes
            cleaning={week.answer?.data.cleaning ?? []}
            mayChange={mayChange}
            onChanged={week.again}
          />
        </div>
      </Fetched>
    </>
  )
}
