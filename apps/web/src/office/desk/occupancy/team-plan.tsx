import { addMinutes, instantAt, formatClock, formatDay, timeOf } from '@rumi/contract'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import { MovablePlan } from './movable-plan.tsx'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { blockedTimes, columnMinutes, dayColumns, planHours } from './plan-bars.ts'
import type { PlanProps } from './plan-props.ts'

/** Team plan: staff and event hall by half hours of one day. */
export function TeamPlan(plan: PlanProps) {
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
      kinds={['groomer', 'trainer', 'hall']}
      columns={columns}
      columnWidthPx={36}
      blocked={blockedTimes(plan.occupancy, hours)}
    />
  )
}
