import { addDays, addMonths, booking } from '@rumi/contract'
import { callEndpoint } from '@rumi/data-layer'
import { useState } from 'react'
import { useCall, useEach } from '../../../shared/fetching/queries.ts'

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
export function usePlacesLeft({ serviceId, firstOfMonth, minutes, people = 1, weights, moving }: PlacesOf) {
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
