import { addDays, countedIn, groomingMinutes, isDay, takesPlaceOn, type CatalogService } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { houseToday } from '../house-today.ts'

/** What is to be booked, complete. */
export type Visit = {
  service: CatalogService
  start: string
  end: string
  resource: string | undefined
  notes: string
}

/** What an address asked for to begin with. */
export type WalkInAsked = {
  search: string
  clientId: string | null
  dogIds: readonly string[]
  serviceType: string | null
  day: string
}

export function walkInFrom(params: URLSearchParams): WalkInAsked {
  const day = params.get('dia')
  const today = houseToday()
  return {
    search: params.get('buscar') ?? '',
    clientId: params.get('cliente'),
    dogIds: params.get('rumis')?.split(',').filter(Boolean) ?? [],
    serviceType: params.get('tipo'),
    day: day !== null && isDay(day) && day > today ? day : today,
  }
}

/** A groomer's minutes for these dogs, one after the other; everything else takes what it takes (domain: capacity). */
export function minutesFor({ serviceType, durationMinutes }: CatalogService, dogs: readonly Dog[]) {
  const isGrooming = serviceType === 'Grooming' || serviceType === 'Extra-Grooming'
  if (!isGrooming) return durationMinutes
  return dogs.reduce((sum, { weightKg }) => sum + groomingMinutes(durationMinutes, weightKg), 0)
}

/** The first day from `day` on that a service takes somebody in or lets them go. */
export function openDayFrom({ serviceType }: Pick<CatalogService, 'serviceType'>, day: string) {
  let open = day
  while (!takesPlaceOn(serviceType, open)) open = addDays(open, 1)
  return open
}

/** Whether a service is booked for an hour and not for days. */
export const isByTheHour = ({ serviceType }: Pick<CatalogService, 'serviceType'>) =>
  countedIn[serviceType] === 'hours'
