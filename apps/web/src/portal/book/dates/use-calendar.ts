import {
  countedIn,
  lastBookableDay,
  weightsAsText,
  type CatalogService,
  dayOf,
  eachDay,
  isDay,
  type RecordOf,
  type Resources,
  addDays,
  addMonths,
  booking,
} from '@rumi/contract'
import { useState } from 'react'
import { Temporal } from 'temporal-polyfill'
import { bookCopy } from '../../../copy/portal/book.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { useRecords, useCall, useEach } from '../../../shared/fetching/queries.ts'
import { leftByDay, roomsByDay } from './next-free.ts'
import { firstPossibleDay } from '../dogs/first-possible-day.ts'
import { openDays, closedDays, type Guest } from './open-days.ts'
import { callEndpoint } from '@rumi/data-layer'

type Booking = Pick<RecordOf<Resources['bookings']>, 'start' | 'end' | 'status'>

const standing: readonly Booking['status'][] = ['pending', 'confirmed', 'checked-in']

const asDay = (time: string) => (isDay(time) ? time : dayOf(time))

/** Days on which the family already has a booking. */
export const ownDaysOf = (bookings: readonly Booking[]): ReadonlySet<string> =>
  new Set(
    bookings
      .filter(({ status }) => standing.includes(status))
      .flatMap(({ start, end }) => eachDay(asDay(start), asDay(end))),
  )

type CalendarOf = {
  service: CatalogService
  guests: readonly Guest[]
  /** Day of the month shown first; defaults to the first possible day. */
  about: string | undefined
  minutes?: number | undefined
  /** Dogs at the same time, each with a person of its own. */
  people?: number | undefined
  /** Booking to move: its own place counts as free. */
  moving?: string | undefined
}

const leftWords = {
  days: bookCopy.placesLeft,
  nights: bookCopy.roomsLeft,
  hours: bookCopy.hoursLeft,
} as const

const monthOf = (day: string) => `${day.slice(0, 8)}01`

/** Calendar of availability for these dogs, month by month. */
export function useCalendar({ service, guests, about, minutes, people, moving }: CalendarOf) {
  const today = businessToday()
  const now = Temporal.Now.instant()
  const calendar = useBusinessCalendar()
  const { serviceType } = service
  const [shownFirst] = useState(
    () => about ?? firstPossibleDay({ serviceType, guests, today, now, calendar })?.from ?? today,
  )
  const [month, setMonth] = useState(monthOf(shownFirst))
  const own = useOwnDays(guests)
  const isOfNights = countedIn[serviceType] === 'nights'
  const weights = isOfNights ? weightsAsText(guests.map(({ dog }) => dog.weightKg ?? null)) : undefined
  const places = usePlacesLeft({
    serviceId: service.id,
    firstOfMonth: month,
    minutes,
    people,
    weights,
    moving,
  })
  const { days } = places
  const search = { serviceType, guests, today, now, calendar }
  const open = openDays(days, search)
  const shut = closedDays(days, search)
  return {
    today,
    places,
    /** Free places on days when these dogs can come. */
    open,
    /** Free places on all known days, including closed ones. */
    left: leftByDay(days),
    /** For nights with known weights, until when one room fits them all. */
    rooms: weights === undefined ? undefined : roomsByDay(days),
    /** True if no room takes all dogs together, but each fits one. */
    needsSeveralRooms:
      weights !== undefined && days.some((day) => day.remaining > 0 && day.stayUntil === undefined),
    /** True if a dog is too heavy for every room on any night. */
    fitsNoRoom: days.some(({ noRoom }) => noRoom),
    /** True if a visible day has a booking of the family. */
    hasOwn: [...own].some((day) => day >= today),
    props: {
      label: bookCopy.calendarLabel,
      previousLabel: bookCopy.previousMonth,
      nextLabel: bookCopy.nextMonth,
      fullLabel: bookCopy.full,
      remainingLabel: leftWords[countedIn[serviceType]],
      shownFirst,
      firstDay: today,
      lastDay: lastBookableDay(now, calendar.terms),
      remainingOn: (day: string) => open.get(day),
      whyShut: (day: string) => {
        const reason = shut.get(day)
        return reason && bookCopy.shut[reason]
      },
      ownOn: (day: string) => (own.has(day) ? bookCopy.ownDay : undefined),
      fullIsChoosable: true,
      onMonthChange: setMonth,
    },
  }
}

/** A guest has no known bookings. */
function useOwnDays(guests: readonly Guest[]) {
  const isGuest = guests.some(({ medicalRecordsUnknown }) => medicalRecordsUnknown)
  const { records } = useRecords('bookings', isGuest ? null : { sort: '-start', limit: 200 })
  return ownDaysOf(records)
}

export type ShownCalendar = ReturnType<typeof useCalendar>

type PlacesOf = {
  serviceId: string
  firstOfMonth: string
  /** Duration of a visit, for services by the hour. */
  minutes?: number | undefined
  /** Dogs at the same time, each with a person of its own. */
  people?: number | undefined
  /** Weights of dogs that share a room, in wire format. */
  weights?: string | undefined
  /** Booking to move: its own place counts as free. */
  moving?: string | undefined
}

/** Availability of a service from the visible month to the middle of the next; visited months stay cached. */
function usePlacesLeft({ serviceId, firstOfMonth, minutes, people = 1, weights, moving }: PlacesOf) {
  const subject = `${serviceId} ${minutes ?? ''} ${people} ${weights ?? ''} ${moving ?? ''}`
  const [seen, setSeen] = useState({ subject, months: [firstOfMonth] })
  const months = seen.subject === subject ? seen.months : []
  if (!months.includes(firstOfMonth)) setSeen({ subject, months: [...months, firstOfMonth] })
  const inMonth = (from: string) => ({
    query: {
      serviceId,
      from,
      to: addDays(addMonths(from, 1), 14),
      ...(minutes !== undefined && { minutes: String(minutes) }),
      ...(people > 1 && { people: String(people) }),
      ...(weights !== undefined && { weights }),
      ...(moving !== undefined && { moving }),
    },
  })
  const firstMonthQuery = useCall(booking.availability, inMonth(firstOfMonth))
  const results = useEach(callEndpoint(booking.availability), months.map(inMonth))
  return { ...firstMonthQuery, days: results.flatMap((result) => result?.data.availability ?? []) }
}
