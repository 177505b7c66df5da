import { addDays, addMonths, type DayAvailability } from '@rumi/contract'
import { fetchAvailability } from '@rumi/data-layer'
import { useState } from 'react'
import { useAsked } from '../../app/store.ts'

/** What is left of a service in the month in view; months that were seen before stay known. */
export function usePlacesLeft(serviceId: string, firstOfMonth: string) {
  const [seen, setSeen] = useState<Readonly<Record<string, readonly DayAvailability[]>>>({})
  const to = addDays(addMonths(firstOfMonth, 1), -1)
  const asked = useAsked(
    (signal) => fetchAvailability({ serviceId, from: firstOfMonth, to }, { signal }),
    `${serviceId} ${firstOfMonth}`,
  )
  const { answer } = asked
  const [lastAnswer, setLastAnswer] = useState(answer)
  if (answer !== lastAnswer) {
    setLastAnswer(answer)
    if (answer) setSeen({ ...seen, [firstOfMonth]: answer })
  }
  return {
    days: Object.values(seen).flat(),
    status: asked.status,
    refusal: asked.refusal,
    again: asked.again,
  }
}
