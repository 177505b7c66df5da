import type { Answer } from './virtual-server.ts'

type Booking = {
  id: string
  status: string
  start: string
  end: string
  version: number
  serviceId: string
  totalCentavos: number
}

/** Promises of the server so far, and the count of each. */
export type RecordedResponses = {
  bookings: Map<string, Booking>
  /** Ids of acknowledged marks of care, by item, day and time. */
  marks: Map<string, string>
  sentIncidents: Set<string>
  counts: Map<string, number>
  note: (deed: string, answer: Answer) => Booking | null
}

/** Keeps every answer that acknowledged something, to be held against the database later. */
export function recordResponses(): RecordedResponses {
  const bookings = new Map<string, Booking>()
  const counts = new Map<string, number>()
  return {
    bookings,
    marks: new Map(),
    sentIncidents: new Set(),
    counts,
    note(deed, { status, body }) {
      if (status >= 500) throw new Error(`${deed} was answered ${status}: ${JSON.stringify(body)}`)
      const message = status < 300 ? deed : `${deed}: ${body?.code}`
      counts.set(message, (counts.get(message) ?? 0) + 1)
      const booking: Booking | null = status < 300 ? (body?.data?.serviceBooking ?? null) : null
      if (booking) bookings.set(booking.id, booking)
      return booking
    },
  }
}
