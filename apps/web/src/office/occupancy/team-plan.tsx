import { addMinutes, houseHours, instantAt, formatClock, formatDay, timeOf } from '@rumi/contract'
import { occupancyCopy as copy } from '../../copy/occupancy.ts'
import { MovablePlan } from './movable-plan.tsx'
import { blockedTimes, columnMinutes, dayColumns } from './plan-bars.ts'
import type { PlanProps } from './plan-props.ts'

/** Who works with the dogs, and the hall: by half hours of one day. */
export function TeamPlan(plan: PlanProps) {
  const { from } = plan.occupancy
  const opening = instantAt(from, houseHours.opens)
  const columns = Array.from({ length: dayColumns }, (_, column) => {
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
      blocked={blockedTimes(plan.occupancy)}
    />
  )
}
