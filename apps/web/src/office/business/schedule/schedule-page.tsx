import { schedule } from '@rumi/contract'
import { useCall, useEveryRecord } from '../../../shared/fetching/queries.ts'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { AbsenceList } from './absence-list.tsx'
import { CleaningTimes } from './cleaning-times.tsx'
import { SpecialDays } from './special-days.tsx'
import { Team } from './team.tsx'

export const meta = officeMeta(officeScheduleCopy.title)

/** Working times of the business and its staff: weeks, breaks, absences, single days and cleaning. */
export default function SchedulePage() {
  const week = useCall(schedule.show, {})
  const away = useEveryRecord('absences', { from: businessToday() })
  const days = useEveryRecord('houseDays', {})
  const mayWrite = usePermission({ access: 'desk', area: 'absences', toChange: true })
  const mayChange = usePermission({ access: 'admin', area: 'schedule', toChange: true })
  const people = week.answer?.data.people ?? []

  return (
    <>
      <PageHeader title={officeScheduleCopy.title} lead={officeScheduleCopy.lead} />
      <Fetched fetchings={[week, away, days]}>
        <div className="grid gap-10">
          <AbsenceList items={away.answer ?? []} people={people} mayWrite={mayWrite} />
          <Team people={people} mayChange={mayChange} />
          <SpecialDays items={days.answer ?? []} mayChange={mayChange} />
          <CleaningTimes cleaning={week.answer?.data.cleaning ?? []} mayChange={mayChange} />
        </div>
      </Fetched>
    </>
  )
}
