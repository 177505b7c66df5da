import {
  addDays,
  addMinutes,
  daysBetween,
  instantAt,
  isDay,
  minutesBetween,
  widestHours,
  formatDay,
  formatHour,
  type Held,
  type HeldKind,
  type BusinessTerms,
  type Occupancy,
  type OccupancyBar,
  type OpeningHours,
  formatList,
  type BookingStatus,
} from '@rumi/contract'
import { CircleCheck, Hourglass, House, LogOut, type LucideIcon } from 'lucide-react'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import type { BarFreedom, Placement } from '../../../ui/layout/bar-placement.ts'
import type { PlanBarData } from '../../../ui/controls/plan-bar.tsx'
import type { BookingChange } from '../booking-status/use-booking-move.tsx'
import { mayMove } from '../booking-status/booking-time.ts'

/** Props of every occupancy view. */
export type PlanProps = {
  occupancy: Occupancy
  today: string
  /** Called after a change; resolves once it is visible. */
  onChanged: () => Promise<void>
  /** Opens a booking, optionally at its move form. */
  onOpen: (bookingId: string, part?: 'mover') => void
}

/** Status as pattern, edge, icon and word, distinguishable without colour (docs/design.md#colour). */
export const barLooks = {
  pending: { icon: Hourglass, className: 'plan-waits border-2 border-dashed border-ink bg-white text-ink' },
  confirmed: { icon: CircleCheck, className: 'border-2 border-teal bg-teal-tint text-ink' },
  'checked-in': { icon: House, className: 'border-2 border-ink bg-indigo text-white' },
  'checked-out': { icon: LogOut, className: 'plan-over border border-line-strong bg-white text-ink-soft' },
} as const satisfies Partial<Record<BookingStatus, { icon: LucideIcon; className: string }>>

type ShownStatus = keyof typeof barLooks

/** True for a status that takes a place. */
export const isShown = (status: BookingStatus): status is ShownStatus => Object.hasOwn(barLooks, status)

/** Kinds of the team view: people, and the hall. */
export const teamKinds = ['groomer', 'trainer', 'hall'] as const satisfies readonly HeldKind[]

/** Half-hour columns, because bookings start on the half hour (docs/domain.md#capacity). */
export const columnMinutes = 30

/** Columns from the first opening to the last closing of the visible staff on any weekday, so that they never shift. */
export const planHours = ({ hours }: Pick<BusinessTerms, 'hours'>): OpeningHours =>
  widestHours([...hours.house, ...hours.grooming, ...hours.training]) ?? { opens: '00:00', closes: '23:45' }

/** Columns of a day during opening hours. */
export const dayColumns = ({ opens, closes }: OpeningHours) =>
  Math.ceil(minutesBetween(instantAt('2026-01-05', opens), instantAt('2026-01-05', closes)) / columnMinutes)

/** Off-duty times on the day shown, limited to opening hours. */
export const blockedTimes = (
  { away, from }: Pick<Occupancy, 'away' | 'from'>,
  hours: OpeningHours,
): Placement[] =>
  away
    .map(({ resourceId, start, end }) => ({
      rowId: resourceId,
      from: minutesBetween(instantAt(from, hours.opens), start) / columnMinutes,
      to: minutesBetween(instantAt(from, hours.opens), end) / columnMinutes,
    }))
    .filter(({ to, from: begin }) => to > 0 && begin < dayColumns(hours))

/** Frame to convert bookings to bars and back: first day, and permission. */
export type PlanFrame = {
  from: string
  hours: OpeningHours
  today: string
  resources: readonly Held[]
  mayWrite: boolean
  /** Labels of tags, in order. */
  labelsOf?: (tags: readonly string[]) => readonly string[]
}

type PlanStart = Pick<PlanFrame, 'from' | 'hours'>

const placementOf = ({ resourceId, start, end }: OccupancyBar, { from, hours }: PlanStart): Placement =>
  isDay(start)
    ? { rowId: resourceId, from: daysBetween(from, start), to: daysBetween(from, end) }
    : {
        rowId: resourceId,
        from: minutesBetween(instantAt(from, hours.opens), start) / columnMinutes,
        to: minutesBetween(instantAt(from, hours.opens), end) / columnMinutes,
      }

/** Time of a placement in booking format. */
export const timeAt = (
  bar: Pick<OccupancyBar, 'start'>,
  { from, to }: Placement,
  { from: firstDay, hours }: PlanStart,
) =>
  isDay(bar.start)
    ? { start: addDays(firstDay, from), end: addDays(firstDay, to) }
    : {
        start: addMinutes(instantAt(firstDay, hours.opens), from * columnMinutes),
        end: addMinutes(instantAt(firstDay, hours.opens), to * columnMinutes),
      }

/** Allowed moves: a present dog keeps its arrival day; grooming keeps its duration. The server has the final say. */
function freedomOf({ status, start, resourceId, serviceType }: OccupancyBar, frame: PlanFrame): BarFreedom {
  const kind = frame.resources.find(({ id }) => id === resourceId)?.kind
  const alike = frame.resources
    .filter((one) => one.kind === kind && (one.active || one.id === resourceId))
    .map(({ id }) => id)
  const isWaitedFor = status === 'pending' || status === 'confirmed'
  const stretches = isDay(start) || serviceType === 'Evento'
  if (!frame.mayWrite || !mayMove({ status, start }))
    return { rowIds: [resourceId], movesInTime: false, stretchesStart: false, stretchesEnd: false }
  return {
    rowIds: alike,
    movesInTime: isWaitedFor,
    stretchesStart: isWaitedFor && stretches,
    stretchesEnd: stretches,
  }
}

/** 'del martes 13 al jueves 15 de octubre', 'de 10:00 a 11:30'. */
export const formatTime = ({ start, end }: Pick<OccupancyBar, 'start' | 'end'>, today: string) =>
  isDay(start)
    ? copy.nights(formatDay(start, today), formatDay(end, today))
    : copy.hours(formatHour(start), formatHour(end))

export const nameOf = (resources: readonly Held[], id: string) =>
  resources.find((one) => one.id === id)?.name ?? ''

/** Bars of a plan: bookings with a status that takes a place. */
export const planBars = (bars: readonly OccupancyBar[], frame: PlanFrame): PlanBarData[] =>
  bars.flatMap((bar) => {
    if (!isShown(bar.status)) return []
    const marked = frame.labelsOf?.(bar.tags) ?? []
    const dogs = [formatList(bar.dogs), ...marked].join(' · ')
    return [
      {
        id: bar.bookingId,
        placement: placementOf(bar, frame),
        text: dogs,
        label: copy.bar({
          dogs,
          owner: bar.owner,
          where: nameOf(frame.resources, bar.resourceId),
          when: formatTime(bar, frame.today),
          status: bookingStatusCopy[bar.status].word,
          service: bar.serviceName,
        }),
        freedom: freedomOf(bar, frame),
        ...barLooks[bar.status],
      },
    ]
  })

/** Request for a bar's new place; only real differences. */
export function changeFor(bar: OccupancyBar, placement: Placement, plan: PlanStart): BookingChange {
  const { start, end } = timeAt(bar, placement, plan)
  const was = placementOf(bar, plan)
  return {
    ...(placement.from !== was.from && { start }),
    ...((placement.to !== was.to || (!isDay(bar.start) && placement.from !== was.from)) && { end }),
    ...(placement.rowId !== bar.resourceId && { resource: placement.rowId }),
  }
}
