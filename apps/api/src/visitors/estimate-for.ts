import {
  addDays,
  bookingWindowRefusal,
  countedIn,
  quoteBooking,
  type Estimate,
  type HouseCalendar,
  timeRefusalMessage,
  wishedTimeRefusal,
  type RefusalCode,
  type quoteForm,
} from '@rumi/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { visitorSentences } from '../copy/visitor-sentences.ts'
import { bookingSentences } from '../copy/booking-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { services } from '../db/schema/services.ts'
import { now, today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { houseCalendar } from '../schedule/index.ts'

type Service = typeof services.$inferSelect
type HandlerContext = z.output<typeof quoteForm>

type Answered = { subject: string; serviceId?: string; quote: Estimate | null }

/** What the house calls what was asked for, and its itemised price at once where it has one. */
export async function estimateFor(tx: Tx, asked: HandlerContext): Promise<Answered> {
  const calendar = await houseCalendar(tx)
  refuseTime(wishedTimeRefusal(asked, { now: now(), calendar }), calendar)
  const service = await serviceAsked(tx, asked)
  if (!service) return { subject: asked.package ?? '', quote: null }
  const { id: serviceId, name } = service
  const isByRequest = service.serviceType === 'Evento' || service.priceCentavos === 0
  const subject = asked.serviceId && asked.package ? `${name} (${asked.package})` : name
  if (isByRequest) return { subject, serviceId, quote: null }
  const visit = { service, dogs: dogsOf(asked), ...spanOf(service, asked, calendar) }
  return { subject, serviceId, quote: quoteBooking(visit, calendar.terms) }
}

/** The service that was chosen, or the one that is called as the package is; of other packages the office decides. */
async function serviceAsked(
  tx: Tx,
  { serviceId, package: name = '' }: HandlerContext,
): Promise<Service | undefined> {
  const isAsked = serviceId
    ? eq(services.id, serviceId)
    : sql`lower(${services.name}) = ${name.trim().toLowerCase()}`
  const [service] = await tx
    .select()
    .from(services)
    .where(and(isAsked, eq(services.active, true)))
    .orderBy(services.createdAt)
    .limit(1)
  if (service || !serviceId) return service
  throw new Refused('no-such-service', {
    issues: [{ path: 'serviceId', message: bookingSentences.chooseService }],
  })
}

const dogsOf = ({ dogs }: HandlerContext) =>
  Array.isArray(dogs)
    ? dogs.map((name) => ({ name }))
    : Array.from({ length: dogs }, (_, i) => ({ name: visitorSentences.unnamedDog(i, dogs) }))

/** The days asked for where the house could take them, else the shortest there is, from tomorrow. */
function spanOf({ serviceType }: Service, { start, end }: HandlerContext, calendar: HouseCalendar) {
  const inHours = countedIn[serviceType] === 'hours'
  if (start && end && !inHours) {
    refuseTime(bookingWindowRefusal({ serviceType, start, end }, { now: now(), calendar }), calendar)
    return { start, end }
  }
  const first = start?.slice(0, 10) ?? addDays(today(), 1)
  return { start: first, end: serviceType === 'Hotel' ? addDays(first, 1) : first }
}

function refuseTime(refusal: RefusalCode | null, { terms }: HouseCalendar) {
  if (!refusal) return
  const message = timeRefusalMessage(refusal, terms)
  throw new Refused(refusal, { message, issues: [{ path: 'start', message }] })
}
