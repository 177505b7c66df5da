import {
  arrivesOn,
  addDays,
  countedIn,
  eachDay,
  isDay,
  isOverOn,
  type CatalogService,
  type HouseCalendar,
} from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { houseToday } from '../../../shared/house/house-today.ts'

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
  /** What a visitor's request says besides; null and empty where nobody asked beforehand. */
  messageId: string | null
  serviceId: string | null
  lastDay: string | null
  startsAt: string | null
  minutes: number | null
  notes: string
  person: AskedPerson | null
}

/** Who asked, as far as a request tells it. */
export type AskedPerson = {
  name: string
  lastName: string
  email: string
  phone: string
  dogNames: readonly string[]
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
    messageId: params.get('mensaje'),
    serviceId: null,
    lastDay: null,
    startsAt: null,
    minutes: null,
    notes: '',
    person: null,
  }
}

/**
 * The first day from `day` on that a service takes somebody in; a day it has closed for is over. Of one that
 * keeps no hours at all it is the day asked about: the server says what holds.
 */
export function openDayFrom(
  { serviceType }: Pick<CatalogService, 'serviceType'>,
  day: string,
  calendar: HouseCalendar,
) {
  const now = Temporal.Now.instant()
  return (
    eachDay(day, addDays(day, 31)).find(
      (one) => arrivesOn(serviceType, one, calendar) && !isOverOn(serviceType, one, now, calendar.terms),
    ) ?? day
  )
}

/** Whether a service is booked for an hour and not for days. */
export const isByTheHour = ({ serviceType }: Pick<CatalogService, 'serviceType'>) =>
  countedIn[serviceType] === 'hours'
