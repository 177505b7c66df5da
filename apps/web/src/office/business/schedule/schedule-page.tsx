import { schedule, type Schedule, type ServiceType } from '@rumi/contract'
import { useCall, useEveryRecord, useSendCall } from '../../../shared/fetching/queries.ts'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { officeServicesCopy } from '../../../copy/office/business/services.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { AbsenceList } from './absence-list.tsx'
import { SpecialDays } from './special-days.tsx'
import { Team } from './team.tsx'

const offeredMinutes = [0, 5, 10, 15, 20, 30, 45, 60]

type CleaningTimesProps = {
  cleaning: Schedule['cleaning']
  mayChange: boolean
}

/** Cleaning time after each kind of visit, before the next one of the same person. */
function CleaningTimes({ cleaning, mayChange }: CleaningTimesProps) {
  const sendCall = useSendCall()
  const set = async (serviceType: ServiceType, cleaningMinutes: number) => {
    const outcome = await sendCall(schedule.setCleaning, { body: { serviceType, cleaningMinutes } })
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    showToast(officeScheduleCopy.cleaningSaved)
  }
  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{officeScheduleCopy.cleaning}</h2>
      <p className="px-2 pt-2 text-ink-soft">{officeScheduleCopy.cleaningHint}</p>
      <div className="grid gap-4 px-2 pt-3 sm:grid-cols-2 xl:grid-cols-4">
        {cleaning.map(({ serviceType, cleaningMinutes }) => (
          <SelectField
            key={serviceType}
            label={officeServicesCopy.types[serviceType]}
            disabled={!mayChange}
            value={String(cleaningMinutes)}
            options={[...new Set([...offeredMinutes, cleaningMinutes])]
              .toSorted((one, other) => one - other)
              .map((minutes) => ({ value: String(minutes), label: officeScheduleCopy.minutes(minutes) }))}
            onChange={({ target }) => void set(serviceType, Number(target.value))}
          />
        ))}
      </div>
    </section>
  )
}

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
