import {
  schedule,
  type Schedule,
  type ServiceType,
  type PersonAtWork,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
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
import { SpecialDays } from './special-days.tsx'
import { absences } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { officePlacesCopy } from '../../../copy/office/business/places.ts'
import { MoveBookings } from '../places/conflicting-bookings.tsx'
import { AbsenceForm } from './absence-form.tsx'
import { formatAbsence } from './absence-time.ts'
import { ScheduleLine } from './schedule-line.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { formatWeek } from './format-week.ts'
import { WeekDialog } from './week-dialog.tsx'

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

type Absence = RecordOf<Resources['absences']>
type AbsenceListProps = { items: readonly Absence[]; people: readonly PersonAtWork[]; mayWrite: boolean }

/** Absences, next one first, and a form to add one. */
function AbsenceList({ items, people, mayWrite }: AbsenceListProps) {
  const send = useSend()
  const [removing, setRemoving] = useState<string>()
  const today = businessToday()
  const sorted = items.toSorted((one, other) => (one.start < other.start ? -1 : 1))

  const remove = async (id: string) => {
    setRemoving(id)
    const outcome = await send(absences.calls.remove(id))
    setRemoving(undefined)
    if (outcome.ok) showToast(officeScheduleCopy.removed)
    else showToast(outcome.refusal.message, 'problem')
  }

  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{officeScheduleCopy.absences}</h2>
      {sorted.length === 0 && <p className="px-2 py-3 text-ink-soft">{officeScheduleCopy.noAbsences}</p>}
      <ul>
        <Rows of={sorted} by={(absence) => absence.id}>
          {(absence) => {
            const when = formatAbsence(absence, today)
            return (
              <ScheduleLine
                note={absence.reason}
                removeLabel={officeScheduleCopy.removeAbsence(absence.resource, when)}
                removing={removing === absence.id}
                onRemove={mayWrite ? () => void remove(absence.id) : undefined}
                below={mayWrite && absence.affected.length > 0 && <AffectedVisits absence={absence} />}
              >
                <span className="w-40 font-strong">{absence.resource}</span>
                <span className="tabular first-letter:uppercase">{when}</span>
              </ScheduleLine>
            )
          }}
        </Rows>
      </ul>
      {mayWrite && <AbsenceForm people={people} />}
    </section>
  )
}

/** Visits in progress at the start of an absence, each with the colleagues who may continue it. */
function AffectedVisits({ absence: { resource, resourceId, affected } }: { absence: Absence }) {
  const title = officeScheduleCopy.affected(resource)
  return (
    <section aria-label={title} className="grid gap-3 rounded-md bg-cream p-4">
      <p>{title}</p>
      <MoveBookings bookings={affected} resourceId={resourceId} otherwise={officePlacesCopy.openBooking} />
    </section>
  )
}

type TeamProps = { people: readonly PersonAtWork[]; mayChange: boolean }

/** Staff who work by the hour, with their usual week. */
function Team({ people, mayChange }: TeamProps) {
  const [changing, setChanging] = useState<PersonAtWork>()
  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{officeScheduleCopy.team}</h2>
      <ul>
        <Rows of={people} by={(person) => person.id}>
          {(person) => (
            <li className="grid gap-x-4 gap-y-1 border-b border-line px-2 py-3 md:grid-cols-[10rem_minmax(0,1fr)_auto] md:items-center lg:grid-cols-[12rem_1fr_1fr_auto]">
              <p>
                <span className="block font-strong">{person.name}</span>
                <span className="block text-sm text-ink-soft">{officeScheduleCopy.kinds[person.kind]}</span>
              </p>
              <div className="grid gap-1 lg:contents">
                <Lines lines={formatWeek(person.hours)} none={officeScheduleCopy.houseHours} />
                <Lines
                  lines={formatWeek(person.breaks)}
                  none={officeScheduleCopy.noBreaks}
                  title={officeScheduleCopy.breaks}
                />
              </div>
              {mayChange && (
                <Button
                  tone="secondary"
                  size="small"
                  className="justify-self-start max-md:min-h-12"
                  onClick={() => setChanging(person)}
                  aria-label={officeScheduleCopy.changeOf(person.name)}
                >
                  {officeScheduleCopy.change}
                </Button>
              )}
            </li>
          )}
        </Rows>
      </ul>
      {changing && <WeekDialog person={changing} onClose={() => setChanging(undefined)} />}
    </section>
  )
}

type LinesProps = { lines: readonly string[]; none: string; title?: string }

function Lines({ lines, none, title }: LinesProps) {
  if (lines.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <div>
      {title && <p className="text-sm text-ink-soft">{title}</p>}
      {lines.map((line) => (
        <p key={line} className="tabular first-letter:uppercase">
          {line}
        </p>
      ))}
    </div>
  )
}
