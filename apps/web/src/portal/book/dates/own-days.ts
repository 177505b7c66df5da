import { dayOf, eachDay, isDay, type RecordOf, type Resources } from '@rumi/contract'

type Booking = Pick<RecordOf<Resources['bookings']>, 'start' | 'end' | 'status'>

const standing: readonly Booking['status'][] = ['pending', 'confirmed', 'checked-in']

const asDay = (time: string) => (isDay(time) ? time : dayOf(time))

/** The days on which the family has something booked already. */
export const ownDaysOf = (bookings: readonly Booking[]): ReadonlySet<string> =>
  new Set(
    bookings
      .filter(({ status }) => standing.includes(status))
      .flatMap(({ start, end }) => eachDay(asDay(start), asDay(end))),
  )
