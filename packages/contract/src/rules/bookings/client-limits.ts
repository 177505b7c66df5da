/** Limits per client. The desk is exempt. */
export type ClientLimits = {
  /** Bookings that are still to come, however they were made. */
  openBookings: number
  /** Hours of a groomer or trainer, nights in rooms, and guardería places that these bookings hold. */
  heldHours: number
  heldNights: number
  heldPlaces: number
  /** Orders that wait to be paid, and pieces of all products that they keep. */
  unpaidOrders: number
  unpaidPieces: number
  dogs: number
  /** Medical records that wait for the desk to look at them. */
  medicalRecordsToVerify: number
  /**
   * Total bytes of portraits, medical records and identifications. Photos taken by the business do not count.
   */
  uploadBytes: number
  waitingEntries: number
  /** Requested passes that are not paid. */
  requestedPasses: number
  /** Sessions of one person; the one used longest ago ends when there is one more. */
  sessions: number
  /**
   * Share of a day's places, rooms or hours that a client may hold before the first visit. One is always
   * allowed.
   */
  streamsPerPerson: number
  streamsPerSession: number
  /** Hours that a first visit waits to be confirmed, at most until it begins. */
  firstVisitSharePercent: number
  /**
   * Default limits (decision 98). One request repeats a day of the guardería 60 times for up to 10 dogs. A
   * family may hold that, one month of bookings and its dogs' other needs.
   */
  firstVisitHoldHours: number
  /** Percent of a first visit's price due at booking. */
  firstVisitDepositPercent: number
}

const megabyte = 1024 * 1024

/** Totals of one client's upcoming bookings. */
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

/**
 * Returns the limit that a change from `before` to `after` exceeds, or null. A total that does not grow is
 * never rejected, so that a client above the limit can still move or shorten bookings.
 */
export type UpcomingTotals = { bookings: number; minutes: number; nights: number; places: number }

const minutesPerHour = 60

/** One client's share of one resource on one day: places, rooms or working minutes. */
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

/** Share of one client in the capacity of one kind on one day: places, rooms, or minutes of staff. */
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

/** True if a client without any visit exceeds the first-visit share of a day. */
export const beyondFirstVisitShare = (
  { capacity, taken, wanted, former = 0, smallest }: ShareOfDay,
  { firstVisitSharePercent: percent }: ClientLimits = clientLimits,
) => {
  const share = Math.max(smallest, Math.floor((capacity * percent) / 100))
  return taken + wanted > share && wanted > former
}
