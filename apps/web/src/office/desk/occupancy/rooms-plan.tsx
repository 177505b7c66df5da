import { eachDay, houseOpensOn, weekdayOf } from '@rumi/contract'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import { MovablePlan } from './movable-plan.tsx'
import type { PlanRange } from './plan-address.ts'
import type { PlanProps } from './plan-props.ts'

/** Departure in the morning, arrival later: a stay spans from midday to midday. */
const midday = 0.5

/** A month shows icons and truncated names; a week has room for all. */
const columnWidthPx = { semana: 96, quincena: 60, mes: 28 } satisfies Record<PlanRange, number>

/** Hotel plan: rooms by days. */
export function RoomsPlan({ range, ...plan }: PlanProps & { range: PlanRange }) {
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
      columnWidthPx={columnWidthPx[range]}
      shift={midday}
    />
  )
}
