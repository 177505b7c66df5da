import {
  arrivesOn,
  addDays,
  countedIn,
  eachDay,
  isDay,
  isOverOn,
  type CatalogService,
  type BusinessCalendar,
} from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { businessToday } from '../../../shared/business/business-today.ts'

/** Complete choices of a booking. */
export type Visit = {
  service: CatalogService
  start: string
  end: string
  /** Single days of the guardería, each a booking of its own; undefined for a visit without gaps. */
  days?: readonly string[] | undefined
  /** Each dog with a groomer of its own, at the same time. */
  isSideBySide: boolean
  resource: string | undefined
  notes: string
}

/** Initial choices from the address. */
export type WalkInChoices = {
  search: string
  clientId: string | null
  dogIds: readonly string[]
  serviceType: string | null
  day: string
  /** Details of a visitor's request; null and empty without one. */
  messageId: string | null
  serviceId: string | null
  lastDay: string | null
  startsAt: string | null
  minutes: number | null
  notes: string
  person: RequestedPerson | null
}

/** Person of a request, as far as it states them. */
export type RequestedPerson = {
  name: string
  lastName: string
  email: string
  phone: string
  dogNames: readonly string[]
}

export function walkInFrom(params: URLSearchParams): WalkInChoices {
  const day = params.get('dia')
  const last = params.get('hasta')
  const today = businessToday()
  return {
    search: params.get('buscar') ?? '',
    clientId: params.get('cliente'),
    dogIds: params.get('rumis')?.split(',').filter(Boolean) ?? [],
    serviceType: params.get('tipo'),
    day: day !== null && isDay(day) && day > today ? day : today,
    messageId: params.get('mensaje'),
    serviceId: params.get('servicio'),
    lastDay: last !== null && isDay(last) ? last : null,
    startsAt: null,
    minutes: null,
    notes: '',
    person: null,
  }
}

/** First open day of a service from `day` on. Without opening hours, returns `day`: the server decides. */
export function openDayFrom(
  { serviceType }: Pick<CatalogService, 'serviceType'>,
  day: string,
  calendar: BusinessCalendar,
) {
  const now = Temporal.Now.instant()
  return (
    eachDay(day, addDays(day, 31)).find(
      (one) => arrivesOn(serviceType, one, calendar) && !isOverOn(serviceType, one, now, calendar.terms),
    ) ?? day
  )
}

/** True if a service is booked by the hour, not by days. */
export const isByTheHour = ({ serviceType }: Pick<CatalogService, 'serviceType'>) =>
  countedIn[serviceType] === 'hours'
