import {
  reports,
  addMinutes,
  instantAt,
  formatClock,
  formatDay,
  timeOf,
  eachDay,
  houseOpensOn,
  weekdayOf,
} from '@rumi/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { KeysDialog } from '../../kit/keys/keys-dialog.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { loadOccupancy } from '../loaders.ts'
import { useDeskUpdates } from '../use-desk-updates.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { useSectionKeys } from '../../kit/keys/use-section-keys.ts'
import { GroupCounts } from '../groups/group-counts.tsx'
import { DayCareMonth } from './day-care-month.tsx'
import { planIn, queryOf, spanOf, type PlanAddress } from './plan-address.ts'
import { PlanControls } from './plan-controls.tsx'
import { MovablePlan } from './movable-plan.tsx'
import { WeekPlan } from './week-plan.tsx'
import { blockedTimes, columnMinutes, dayColumns, planHours, teamKinds, type PlanProps } from './plan-bars.ts'

/** Departure in the morning, arrival later: a stay spans from midday to midday. */
const midday = 0.5

/** A month shows icons and truncated names; a week has room for all. */
const columnWidthPx = (days: number) => (days <= 7 ? 96 : days <= 14 ? 60 : 28)

/** Hotel plan: rooms by days. */
function RoomsPlan(plan: PlanProps) {
  const { from, to } = plan.occupancy
  const calendar = useBusinessCalendar()
  const columns = eachDay(from, to).map((day) => ({
    key: day,
    head: (
      <>
        {copy.weekdays[weekdayOf(day) - 1]}
        <br />
        {Number(day.slice(8))}
      </>
    ),
    tone:
      day === plan.today ? ('now' as const) : houseOpensOn(day, calendar) ? undefined : ('closed' as const),
  }))
  return (
    <MovablePlan
      {...plan}
      label={copy.roomsLabel}
      kinds={['room']}
      columns={columns}
      columnWidthPx={columnWidthPx(columns.length)}
      shift={midday}
    />
  )
}

/** Team plan: staff and event hall by half hours of one day. */
function TeamPlan(plan: PlanProps) {
  const { from } = plan.occupancy
  const hours = planHours(useBusiness())
  const opening = instantAt(from, hours.opens)
  const columns = Array.from({ length: dayColumns(hours) }, (_, column) => {
    const time = timeOf(addMinutes(opening, column * columnMinutes))
    return { key: time, head: time.endsWith(':00') ? formatClock(time) : '' }
  })
  return (
    <MovablePlan
      {...plan}
      label={copy.teamLabel(formatDay(from, plan.today))}
      kinds={teamKinds}
      columns={columns}
      columnWidthPx={36}
      blocked={blockedTimes(plan.occupancy, hours)}
    />
  )
}

export const clientLoader = loadOccupancy
export const meta = officeMeta(copy.title)

const keysOf = ({ view, range }: PlanAddress) => {
  const moves = view === 'equipo' && range === 'semana' ? [] : copy.keys
  return [...copy.timeKeys, ...moves, ...officeCopy.anywhereKeys]
}

/** Occupancy, live: rooms by days, people by hours, day care by free places. The address selects the view. */
export default function OccupancyPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const today = businessToday()
  const address = planIn(params, today)
  const occupancy = useCall(reports.occupancy, { query: spanOf(address) })
  useDeskUpdates()
  const opened = params.get('reserva')
  const [keysShown, setKeysShown] = useState(false)
  useSectionKeys({ '?': () => setKeysShown(true) })

  const show = (changes: Partial<PlanAddress>) =>
    void change({ ...queryOf({ ...address, ...changes }), reserva: null, parte: null })
  const open = (id: string | null, part?: 'mover') => void change({ reserva: id, parte: part ?? null })

  const seen = occupancy.answer?.data.occupancy
  const shown = seen && { occupancy: seen, today, onChanged: occupancy.again, onOpen: open }
  return (
    <>
      <PlanControls address={address} today={today} onChange={show} />
      <Fetched fetchings={[occupancy]}>
        {shown && address.view === 'habitaciones' && <RoomsPlan {...shown} />}
        {shown &&
          address.view === 'equipo' &&
          (address.range === 'semana' ? <WeekPlan {...shown} /> : <TeamPlan {...shown} />)}
        {shown && address.view === 'guarderia' && (
          <>
            <GroupCounts />
            <DayCareMonth {...shown} />
          </>
        )}
      </Fetched>
      <BookingPanel id={opened} onClose={() => open(null)} onChanged={occupancy.again} />
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} keys={keysOf(address)} />
    </>
  )
}
