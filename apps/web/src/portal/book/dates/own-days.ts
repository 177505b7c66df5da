import { dayOf, eachDay, isDay, type RecordOf, type Resources } from '@rumi/contract'

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
