import { addDays, addMonths, type DayAvailability } from '@rumi/contract'
import { fetchAvailability } from '@rumi/data-layer'
import { useState } from 'react'
import { useAsked } from '../../shared/store.ts'

type QueryState = {
  serviceId: string
  firstOfMonth: string
  /** How long a visit takes, where the service is sold by the hour. */
  minutes?: number | undefined
}

const noDays: Readonly<Record<string, readonly DayAvailability[]>> = {}

/** What is left of a service from the month in view to the middle of the next; months that were seen stay known. */
export function usePlacesLeft({ serviceId, firstOfMonth, minutes }: QueryState) {
  const subject = `${serviceId} ${minutes ?? ''}`
  const [seen, setSeen] = useState({ subject, months: noDays })
  const to = addDays(addMonths(firstOfMonth, 1), 14)
  const asked = useAsked(
    (signal) =>
      fetchAvailability(
        { serviceId, from: firstOfMonth, to, ...(minutes === undefined ? {} : { minutes: String(minutes) }) },
        { signal },
      ),
    `${subject} ${firstOfMonth}`,
  )
  const { answer } = asked
  const [lastAnswer, setLastAnswer] = useState(answer)
  if (answer !== lastAnswer) {
    setLastAnswer(answer)
    const known = seen.subject === subject ? seen.months : noDays
    if (answer) setSeen({ subject, months: { ...known, [firstOfMonth]: answer } })
  }
  return {
    days: seen.subject === subject ? Object.values(seen.months).flat() : [],
    status: asked.status,
    refusal: asked.refusal,
    again: asked.again,
  }
}
