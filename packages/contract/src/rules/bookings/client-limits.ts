/** How much one client may have at a time. The desk is bound by none of it. */
export type ClientLimits = {
  /** Bookings that are still to come, however they were made. */
  openBookings: number
  /** What these keep from others: hours of a groomer or trainer, nights in rooms, places of the guardería for a day. */
  heldHours: number
  heldNights: number
  heldPlaces: number
  /** Orders that wait to be paid, and pieces of all products that they keep. */
  unpaidOrders: number
  unpaidPieces: number
  dogs: number
  /** Medical records that wait for the desk to look at them. */
  medicalRecordsToVerify: number
  /** Of all portraits, medical records and identifications together; photos that the house takes do not count. */
  uploadBytes: number
  waitingEntries: number
  /** Passes that were asked for and nobody paid. */
  requestedPasses: number
  /** Sessions of one person; the one used longest ago ends when there is one more. */
  sessions: number
  /** Open streams on one instance. */
  streamsPerPerson: number
  streamsPerSession: number
  /** Of a day's places, rooms or hours: what somebody may take before their first visit; the first one always. */
  firstVisitSharePercent: number
  /** How long a first visit waits to be confirmed, and at most until it would begin. */
  firstVisitHoldHours: number
  /** Of the price of a first visit, what is due when it is booked. */
  firstVisitDepositPercent: number
}

const megabyte = 1024 * 1024

/**
 * What the house comes with (decision 98). One request repeats a day of the guardería 60 times for up to 10 dogs: a
 * family may have that beside a month that is booked already and whatever else its dogs need.
 */
export const clientLimits: Readonly<ClientLimits> = {
  openBookings: 100,
  heldHours: 40,
  heldNights: 90,
  heldPlaces: 600,
  unpaidOrders: 5,
  unpaidPieces: 100,
  dogs: 10,
  medicalRecordsToVerify: 100,
  uploadBytes: 200 * megabyte,
  waitingEntries: 20,
  requestedPasses: 5,
  sessions: 12,
  streamsPerPerson: 18,
  streamsPerSession: 6,
  firstVisitSharePercent: 25,
  firstVisitHoldHours: 72,
  firstVisitDepositPercent: 0,
}

/** What the bookings of one client that are still to come hold together. */
export type UpcomingTotals = { bookings: number; minutes: number; nights: number; places: number }

const minutesPerHour = 60

/**
 * Why a client may not go from holding `before` to holding `after`; null where they may. What does not grow is never
 * refused, so that who has more than the limit, by the desk, still moves and shortens it.
 */
export const beyondHeldLimits = (
  before: UpcomingTotals,
  after: UpcomingTotals,
  limits: ClientLimits = clientLimits,
): 'booking-limit' | 'held-time-limit' | null => {
  const outgrows = (what: keyof UpcomingTotals, most: number) =>
    after[what] > most && after[what] > before[what]
  if (outgrows('bookings', limits.openBookings)) return 'booking-limit'
  const isTooLong =
    outgrows('minutes', limits.heldHours * minutesPerHour) ||
    outgrows('nights', limits.heldNights) ||
    outgrows('places', limits.heldPlaces)
  return isTooLong ? 'held-time-limit' : null
}

/** What one client takes of what there is of one kind on one day: places, rooms, or minutes of those who work. */
export type ShareOfDay = {
  capacity: number
  /** By their other bookings. */
  taken: number
  wanted: number
  /** By the booking itself, before it is moved. */
  former?: number
  /** The smallest thing there is to take: it may always be taken. */
  smallest: number
}

/** Whether somebody who was never here takes more of a day than the share of a first visit. */
export const beyondFirstVisitShare = (
  { capacity, taken, wanted, former = 0, smallest }: ShareOfDay,
  { firstVisitSharePercent: percent }: ClientLimits = clientLimits,
) => {
  const share = Math.max(smallest, Math.floor((capacity * percent) / 100))
  return taken + wanted > share && wanted > former
}
