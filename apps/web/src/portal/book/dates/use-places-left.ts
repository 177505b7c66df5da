import { addDays, addMonths, booking } from '@rumi/contract'
import { callEndpoint } from '@rumi/data-layer'
import { useState } from 'react'
import { useCall, useEach } from '../../../shared/fetching/queries.ts'

type PlacesOf = {
  serviceId: string
  firstOfMonth: string
  /** How long a visit takes, where the service is sold by the hour. */
  minutes?: number | undefined
  /** Of the dogs that would sleep in one room, as the wire has them. */
  weights?: string | undefined
  /** A booking that is to be moved: what it holds counts as free. */
  moving?: string | undefined
}

/** What is left of a service from the month in view to the middle of the next; months that were seen stay known. */
export function usePlacesLeft({ serviceId, firstOfMonth, minutes, weights, moving }: PlacesOf) {
  const subject = `${serviceId} ${minutes ?? ''} ${weights ?? ''} ${moving ?? ''}`
  const [seen, setSeen] = useState({ subject, months: [firstOfMonth] })
  const months = seen.subject === subject ? seen.months : []
  if (!months.includes(firstOfMonth)) setSeen({ subject, months: [...months, firstOfMonth] })
  const inMonth = (from: string) => ({
    query: {
      serviceId,
      from,
      to: addDays(addMonths(from, 1), 14),
      ...(minutes !== undefined && { minutes: String(minutes) }),
      ...(weights !== undefined && { weights }),
      ...(moving !== undefined && { moving }),
    },
  })
  const asked = useCall(booking.availability, inMonth(firstOfMonth))
  const answers = useEach(callEndpoint(booking.availability), months.map(inMonth))
  return { ...asked, days: answers.flatMap((answer) => answer?.data.availability ?? []) }
}
