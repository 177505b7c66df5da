import { addMinutes, compareInstants, instantAt } from '../time/business-time.ts'
import type { VisitStatus } from '../bookings/visit-statuses.ts'

export const careKinds = ['meal', 'medicine', 'walk', 'other'] as const
export type CareKind = (typeof careKinds)[number]

/** Results that the desk marks. */
export const careResults = ['given', 'half', 'refused', 'skipped'] as const
export type CareResult = (typeof careResults)[number]

/** States of an entry of the care sheet. */
export const careStatuses = ['due', 'late', ...careResults] as const
export type CareStatus = (typeof careStatuses)[number]

/** Statements of a family about a dog's plan at its arrival: none, unchanged, or changed. */
export const announcedCare = ['none', 'same', 'changed'] as const
export type AnnouncedCare = (typeof announcedCare)[number]

/** Items of one dog's plan that clients may have, and times of day per item. */
export const careLimits = { itemsPerDog: 20, timesPerDay: 12 } as const

type PlannedItem = {
  id: string
  rumiId: string
  times: readonly string[]
  from: string
  until: string | null
}

type Presence = {
  id: string
  rumiId: string
  status: VisitStatus
  expectedAt: string
  expectedUntil: string
  arrivedAt: string | null
  leftAt: string | null
}

type Mark = { careItemId: string; visitId: string; time: string; result: CareResult }

export type CareClock = {
  day: string
  now: string
  /** Minutes after its time from which an unmarked entry is late. */
  lateMinutes: number
}

const later = (one: string, other: string) => (compareInstants(one, other) >= 0 ? one : other)

/**
 * Returns the span in which a dog is cared for. An entry shortly before the arrival belongs to it: the dog comes without it, and it is
 * not late yet. A dog that is expected or present past its hour is due to leave no earlier than now.
 */
function presenceOf(visit: Presence, { now, lateMinutes }: CareClock) {
  const from = addMinutes(visit.arrivedAt ?? visit.expectedAt, visit.arrivedAt ? -lateMinutes : 0)
  const isPresent = visit.status === 'in-house'
  const until = visit.leftAt ?? (isPresent ? later(visit.expectedUntil, now) : visit.expectedUntil)
  return { from, until }
}

/** Returns since when an unmarked entry of a dog that has arrived is late, as an instant. */
export const lateDoseAt = (day: string, time: string, lateMinutes: number) =>
  addMinutes(instantAt(day, time), lateMinutes)

/**
 * Returns the entries of a day: each time of an item while its dog is present, and each mark, also of an item that has ended since.
 * Entries are in the order of their times.
 */
export function careEntriesOf<M extends Mark>(
  {
    items,
    visits,
    marks,
  }: { items: readonly PlannedItem[]; visits: readonly Presence[]; marks: readonly M[] },
  clock: CareClock,
) {
  const { day, now, lateMinutes } = clock
  const marked = new Map(marks.map((mark) => [`${mark.careItemId} ${mark.time}`, mark]))
  const planned = visits
    .filter(({ status }) => status !== 'missed')
    .flatMap((visit) => {
      const { from, until } = presenceOf(visit, clock)
      return items
        .filter((item) => item.rumiId === visit.rumiId && item.from <= day && day <= (item.until ?? day))
        .flatMap(({ id, times }) =>
          times
            .filter((time) => {
              const at = instantAt(day, time)
              return compareInstants(from, at) <= 0 && compareInstants(at, until) <= 0
            })
            .map((time) => ({ careItemId: id, visitId: visit.id, time, visit })),
        )
    })
    .filter(({ careItemId, time }) => !marked.has(`${careItemId} ${time}`))
    .map(({ visit, ...entry }) => {
      const isLate =
        visit.status !== 'expected' && compareInstants(lateDoseAt(day, entry.time, lateMinutes), now) < 0
      return { ...entry, status: isLate ? ('late' as const) : ('due' as const), mark: null }
    })
  const done = marks.map((mark) => ({
    careItemId: mark.careItemId,
    visitId: mark.visitId,
    time: mark.time,
    status: mark.result,
    mark,
  }))
  return [...planned, ...done].toSorted((one, other) => one.time.localeCompare(other.time))
}
