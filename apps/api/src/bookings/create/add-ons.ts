import {
  compareInstants,
  depositDue,
  hoursOfStay,
  isAddOn,
  liesWithin,
  priceOfParts,
  quoteBooking,
  quotedPriceOf,
  takesAddOns,
  type BusinessCalendar,
  type Quote,
  type Resources,
} from '@rumi/contract'
import type { z } from 'zod'
import type { Queryable } from '../../db/connect.ts'
import { Refused } from '../../http/refused.ts'
import { creditsFor, type Credit } from '../passes/pass-credits.ts'
import { endsAfterLeaving, notAnAddOn, notInTheStay, outsideTheStay } from '../../copy/capacity-sentences.ts'
import { daysOf, spanOf } from '../capacity/span.ts'
import { loadOfferedService, type BookedDog, type Service } from './load-booking-inputs.ts'

export type AddOn = NonNullable<z.output<Resources['bookings']['create']>['addOns']>[number]

/** The stay that something is added to; days of the guardería that do not follow each other are several times. */
type Stay = {
  service: Service
  dogs: readonly BookedDog[]
  times: readonly { start: string; end: string }[]
  calendar: BusinessCalendar
  owner: string | null
}

/** Adds the position of the add-on to its refusal. */
export async function withAddOnPlace<Answer>(place: number, attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt()
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal
    const { code, message, particulars } = refusal
    throw new Refused(code, { ...particulars, message, issues: [{ path: `addOns.${place}`, message }] })
  }
}

/** Dogs of an add-on: all dogs of the stay or the named ones. */
function dogsOf({ rumiIds }: AddOn, { dogs }: Stay) {
  if (rumiIds === undefined) return dogs
  const named = dogs.filter(({ id }) => rumiIds.includes(id))
  if (!rumiIds.every((id) => named.some((dog) => dog.id === id)))
    throw new Refused('breaks-a-rule', { message: notInTheStay })
  return named
}

type Visit = { dogs: readonly BookedDog[]; start: string; end: string }

function whyOutside({ service: { serviceType }, times, calendar }: Stay, { dogs, start, end }: Visit) {
  const begun = times
    .flatMap((time) => hoursOfStay({ serviceType, ...time }, calendar.terms))
    .find(({ startAt, endAt }) => compareInstants(startAt, start) <= 0 && compareInstants(start, endAt) < 0)
  const names = dogs.map(({ name }) => name)
  return begun ? endsAfterLeaving(names, begun.endAt, end) : outsideTheStay
}

/** Returns the visit of an add-on with its time and dogs, after validating it against the stay. */
export function addOnVisit(db: Queryable, place: number, addOn: AddOn, stay: Stay) {
  return withAddOnPlace(place, async () => {
    const { serviceId, start } = addOn
    const service = await loadOfferedService(db, serviceId)
    const dogs = dogsOf(addOn, stay)
    const isOffered = stay.owner === null ? isAddOn(service.serviceType) : service.isExtra
    if (!takesAddOns(stay.service.serviceType) || !isOffered)
      throw new Refused('breaks-a-rule', { message: notAnAddOn })
    const span = spanOf(service, { start, end: start }, dogs, {
      waiveNotice: stay.owner === null,
      calendar: stay.calendar,
    })
    const { serviceType } = stay.service
    if (!stay.times.some((time) => liesWithin({ serviceType, ...time }, daysOf(span), stay.calendar.terms)))
      throw new Refused('breaks-a-rule', { message: whyOutside(stay, { dogs, ...daysOf(span) }) })
    return { service, span, dogs }
  })
}

/** Completes a quote: what each addition costs is among its lines, and IVA is taken out of the whole once per rate. */
export async function withAddOns(
  db: Queryable,
  quote: Omit<Quote, 'subtotalCentavos' | 'ivaCentavos' | 'totalCentavos' | 'addOns'>,
  addOns: readonly AddOn[],
  stay: Stay & { isFirstVisit: boolean },
): Promise<Quote> {
  const { isFirstVisit } = stay
  const { terms } = stay.calendar
  const added = []
  const setAside: Credit[] = []
  for (const [place, addOn] of addOns.entries()) {
    const { service, span, dogs } = await addOnVisit(db, place, addOn, stay)
    const credits = await creditsFor(db, { service, span, dogs, setAside })
    setAside.push(...credits)
    const time = daysOf(span)
    const booked = { service, dogs, ...time, passUnits: credits.length }
    const { lines, totalCentavos, ivaPercent } = quoteBooking(booked, terms)
    const { serviceType, seasons, id: serviceId } = service
    const priced = { serviceType, start: time.start, seasons, totalCentavos, isFirstVisit }
    const depositCentavos = depositDue(priced, terms)
    added.push({ lines, ivaPercent, depositCentavos, quoted: { serviceId, ...time, totalCentavos } })
  }
  const depositCentavos = added.reduce((sum, one) => sum + one.depositCentavos, quote.depositCentavos)
  const price = quotedPriceOf(priceOfParts([quote, ...added]))
  return { ...quote, ...price, depositCentavos, addOns: added.map(({ quoted }) => quoted) }
}
