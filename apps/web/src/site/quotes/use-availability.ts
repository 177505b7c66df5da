import { booking, type DayAvailability } from '@rumi/contract'
import { call } from '@rumi/data-layer/call'
import { useEffect, useState } from 'react'
import { publicHttp } from '../../shared/fetching/public-http.ts'

/** Query of `booking.availability`. */
export type AvailabilityQuery = {
  serviceId: string
  from: string
  to: string
  minutes?: string
  weights?: string
}

type Days = ReadonlyMap<string, readonly DayAvailability[]>

/** Fetches the availability of services, by their ids; undefined until known. A failure leaves no days. */
export function useAvailability(queries: readonly AvailabilityQuery[]): Days | undefined {
  const wanted = JSON.stringify(queries)
  const [found, setFound] = useState<{ wanted: string; days: Days }>()
  useEffect(() => {
    const asked = JSON.parse(wanted) as AvailabilityQuery[]
    if (asked.length === 0) return
    const leaving = new AbortController()
    void Promise.all(
      asked.map(async (query) => {
        const { data } = await call(publicHttp, booking.availability, { query }, { signal: leaving.signal })
        return [query.serviceId, data.availability] as const
      }),
    ).then(
      (days) => setFound({ wanted, days: new Map(days) }),
      () =>
        leaving.signal.aborted ||
        setFound({ wanted, days: new Map(asked.map(({ serviceId }) => [serviceId, []])) }),
    )
    return () => leaving.abort()
  }, [wanted])
  return found?.wanted === wanted ? found.days : undefined
}
