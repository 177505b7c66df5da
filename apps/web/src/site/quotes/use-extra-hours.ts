import {
  addMinutes,
  booking,
  compareInstants,
  dayOf,
  isDay,
  liesWithin,
  timeOf,
  visitMinutes,
  type BusinessTerms,
  type CatalogService,
  type DayAvailability,
  type StayInHouse,
} from '@rumi/contract'
import { call } from '@rumi/data-layer/call'
import { useEffect, useState } from 'react'
import { publicHttp } from '../../shared/fetching/public-http.ts'

/** Hour of each extra on the last day, `HH:MM`; null if none is free. Absent until known. */
export type ExtraHours = ReadonlyMap<string, string | null>

type Slots = NonNullable<DayAvailability['slots']>
type Timed = { id: string; minutes: number }

/** Chooses the last free hour before going home for each extra, one after the other. */
export function extraHours(
  extras: readonly Timed[],
  slotsOf: ReadonlyMap<string, Slots>,
  stay: StayInHouse,
  terms: Pick<BusinessTerms, 'hours' | 'hotel'>,
): ExtraHours {
  const taken: { start: string; end: string }[] = []
  const hours = new Map<string, string | null>()
  for (const { id, minutes } of extras) {
    const slots = slotsOf.get(id)
    if (slots === undefined) continue
    const visits = slots
      .filter(({ remaining, start }) => remaining > 0 && dayOf(start) === stay.end)
      .map(({ start }) => ({ start, end: addMinutes(start, minutes) }))
    const visit = visits.findLast(
      (one) =>
        liesWithin(stay, one, terms) &&
        !taken.some(
          (other) => compareInstants(one.start, other.end) < 0 && compareInstants(other.start, one.end) < 0,
        ),
    )
    if (visit) taken.push(visit)
    hours.set(id, visit ? timeOf(visit.start) : null)
  }
  return hours
}

type Wanted = {
  extras: readonly CatalogService[]
  dogs: readonly { weightKg?: number | null | undefined }[]
  stay: StayInHouse | undefined
  terms: Pick<BusinessTerms, 'hours' | 'hotel'>
}

const none: ExtraHours = new Map()

/** Fetches the availability of the chosen extras on the last day of a stay. */
export function useExtraHours({ extras, dogs, stay, terms }: Wanted): ExtraHours {
  const day = stay && isDay(stay.end) ? stay.end : undefined
  const timed = extras.map((service) => ({
    id: service.id,
    minutes: visitMinutes(
      service,
      dogs.map(({ weightKg = null }) => ({ weightKg })),
    ),
  }))
  const wanted = day === undefined ? '' : JSON.stringify({ day, timed })
  const [found, setFound] = useState<{ wanted: string; slots: ReadonlyMap<string, Slots> }>()
  useEffect(() => {
    if (wanted === '') return
    const leaving = new AbortController()
    const { day: last, timed: services } = JSON.parse(wanted) as { day: string; timed: Timed[] }
    void Promise.all(
      services.map(async ({ id, minutes }) => {
        const query = { serviceId: id, from: last, to: last, minutes: String(minutes) }
        const { data } = await call(publicHttp, booking.availability, { query }, { signal: leaving.signal })
        return [id, data.availability[0]?.slots ?? []] as const
      }),
    ).then(
      (slots) => setFound({ wanted, slots: new Map(slots) }),
      () =>
        leaving.signal.aborted || setFound({ wanted, slots: new Map(services.map(({ id }) => [id, []])) }),
    )
    return () => leaving.abort()
  }, [wanted])
  return stay && found?.wanted === wanted ? extraHours(timed, found.slots, stay, terms) : none
}
