import { addDays, instantAt, isDay, type CatalogService, type BusinessCalendar } from '@rumi/contract'
import { addOnsOfStay, type AddOnChoice } from '../../../shared/services/add-ons-of-stay.ts'
import { writtenNumber } from '../../../ui/forms/form-draft.ts'
import { isByTheHour, openDayFrom } from '../walk-in/visit-choice.ts'

/** A dog of a quote as it is written: its weight, and its name if the caller says it. */
export type WrittenDog = { weight: string; name: string }

/** Everything that is written during a call. */
export type CallNotes = {
  serviceId: string
  dogs: readonly WrittenDog[]
  /** Each dog with a groomer of its own, at the same time. */
  isSideBySide: boolean
  start: string
  end: string
  /** Services before going home, for all dogs. */
  addOns: readonly AddOnChoice[]
  name: string
  phone: string
}

const heaviestKg = 120

/** Weight in kilos, undefined while it is missing or impossible. */
export function weightIn({ weight }: WrittenDog): number | undefined {
  const kg = writtenNumber(weight)
  return typeof kg === 'number' && kg > 0 && kg <= heaviestKg ? Math.round(kg * 100) / 100 : undefined
}

/** Service, first and last day of a new quote: a night of the hotel, or a day of the first service. */
export function newNotes(
  catalog: readonly CatalogService[],
  day: string,
  calendar: BusinessCalendar,
): CallNotes {
  const service = catalog.find(({ serviceType }) => serviceType === 'Hotel') ?? catalog[0]
  const time = service ? timeFor(service, day, calendar) : { start: '', end: '' }
  return {
    serviceId: service?.id ?? '',
    dogs: [{ weight: '', name: '' }],
    isSideBySide: false,
    ...time,
    addOns: [],
    name: '',
    phone: '',
  }
}

/** Days that a service begins with; hours are chosen afterwards. */
export function timeFor(service: CatalogService, day: string, calendar: BusinessCalendar) {
  if (isByTheHour(service)) return { start: '', end: '' }
  const start = openDayFrom(service, day, calendar)
  const end = service.serviceType === 'Hotel' ? openDayFrom(service, addDays(start, 1), calendar) : start
  return { start, end }
}

/** Moves the end of a stay that would end before its new beginning. */
export function startingOn(
  { end }: CallNotes,
  start: string,
  { service, calendar }: { service: CatalogService; calendar: BusinessCalendar },
) {
  const isTooShort = end < start || (service.serviceType === 'Hotel' && end === start)
  return isTooShort ? timeFor(service, start, calendar) : { start, end }
}

/** Request for the quote, null while something is missing. */
export function requestIn({ serviceId, dogs, isSideBySide, start, end, addOns }: CallNotes) {
  const weights = dogs.map(weightIn)
  const isWhole = serviceId !== '' && start !== '' && end !== '' && weights.every((kg) => kg !== undefined)
  if (!isWhole) return null
  return {
    serviceId,
    dogs: weights.map((weightKg) => ({ weightKg })),
    start,
    end,
    ...(isSideBySide && dogs.length > 1 && { sideBySide: true as const }),
    ...(addOns.length > 0 && {
      addOns: addOns.map(({ service, time }) => ({ serviceId: service, start: instantAt(end, time) })),
    }),
  }
}

/** Dogs of a call as services see them. */
export const dogsIn = (dogs: readonly WrittenDog[]) =>
  dogs.map((dog) => ({ weightKg: weightIn(dog) ?? null }))

/** Services that these dogs may have before going home; none while the visit is incomplete. */
export const addOnsIn = (
  { dogs, start, end, addOns }: CallNotes,
  service: CatalogService,
  catalog: readonly CatalogService[],
) =>
  addOnsOfStay({
    catalog,
    stay: { serviceType: service.serviceType, start, end },
    dogs: dogs.map((dog, place) => ({ _id: String(place), weightKg: weightIn(dog) ?? null })),
    choices: addOns,
  })

/** First day of a time in wire format, for an address. */
export const dayIn = (time: string) => (isDay(time) ? time : undefined)
