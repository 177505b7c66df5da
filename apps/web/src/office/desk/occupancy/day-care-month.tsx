import { eachDay, formatDay, weekdayOf, type PoolDay } from '@rumi/contract'
import { paths } from '../../../shared/business/paths.ts'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import type { PlanProps } from './plan-bars.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

/** Day care by month: taken and free places per open day. */
export function DayCareMonth({ occupancy, today }: PlanProps) {
  const { from, to } = occupancy
  const open = new Map(occupancy.days.map((one) => [one.day, one]))
  return (
    <ul className="grid grid-cols-1 gap-2 md:grid-cols-7 md:gap-1 xl:gap-2" aria-label={copy.views.guarderia}>
      {copy.weekdays.map((letter, position) => (
        <li
          key={position}
          aria-hidden="true"
          className="hidden text-center text-sm font-strong text-ink-soft md:block"
        >
          {letter}
        </li>
      ))}
      {eachDay(from, to).map((day) => (
        <li key={day} className={day === from ? firstColumns[weekdayOf(day) - 1] : ''}>
          <MonthDay day={day} today={today} counted={open.get(day)} />
        </li>
      ))}
    </ul>
  )
}

/** Column of the first day in a week of seven; a phone shows the days in one column. */
const firstColumns = [
  'md:col-start-1',
  'md:col-start-2',
  'md:col-start-3',
  'md:col-start-4',
  'md:col-start-5',
  'md:col-start-6',
  'md:col-start-7',
]

type MonthDayProps = { day: string; today: string; counted: PoolDay | undefined }

function MonthDay({ day, today, counted }: MonthDayProps) {
  const isToday = day === today
  if (!counted) {
    return (
      <p className="plan-closed flex min-h-10 flex-wrap items-baseline gap-x-2 rounded-sm border border-line px-3 py-2 text-ink-soft max-md:hidden md:min-h-20 md:px-1.5 lg:px-3">
        <span className="basis-full font-strong tabular">{Number(day.slice(8))}</span>
        <span className="text-xs xl:text-sm">{copy.closed}</span>
      </p>
    )
  }
  const { used, capacity } = counted
  const left = Math.max(0, capacity - used)
  const sharePercent = capacity === 0 ? 100 : Math.min(100, (used / capacity) * 100)
  return (
    <AreaLink
      to={`${paths.office()}?dia=${day}`}
      className={`flex min-h-12 flex-wrap items-baseline gap-x-3 gap-y-1 rounded-sm border-2 px-3 py-2 hover:bg-cream md:min-h-20 md:px-1.5 xl:px-3 ${isToday ? 'border-ink' : 'border-line'}`}
    >
      <span className="grow font-strong tabular md:basis-full xl:basis-0">
        <span className="inline-block first-letter:uppercase md:hidden">{formatDay(day, today)}</span>
        <span className="max-md:hidden">
          <span className="sr-only">{formatDay(day, today)}</span>
          <span aria-hidden="true">{Number(day.slice(8))}</span>
        </span>
      </span>
      {day >= today && (
        <span className={`text-xs font-strong xl:text-sm ${left === 0 ? 'text-brick' : ''}`}>
          {copy.dayLeft(left)}
        </span>
      )}
      <span className="text-xs text-ink-soft tabular xl:basis-full xl:text-sm">
        {copy.dayUsed(used, capacity)}
      </span>
      <span aria-hidden="true" className="h-2 basis-full self-end overflow-hidden rounded-full bg-sand">
        <span
          className={`block h-full ${left === 0 ? 'plan-waits bg-brick' : 'bg-highlight'}`}
          style={{ width: `${sharePercent}%` }}
        />
      </span>
    </AreaLink>
  )
}
