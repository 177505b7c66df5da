import {
  addMinutes,
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
import { useAvailability } from './use-availability.ts'

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
  const days = useAvailability(
    day === undefined
      ? []
      : timed.map(({ id, minutes }) => ({ serviceId: id, from: day, to: day, minutes: String(minutes) })),
  )
  if (!stay || !days) return none
  const slots = new Map(timed.map(({ id }) => [id, days.get(id)?.[0]?.slots ?? []]))
  return extraHours(timed, slots, stay, terms)
}
