import {
  bookingWindowRefusal,
  type AskedTime,
  countedIn,
  isPricedByAgreement,
  quoteBooking,
  quotedDays,
  type Estimate,
  type HouseCalendar,
  timeRefusalMessage,
  wishedTimeRefusal,
  type SharedRefusal,
  type SitePlan,
  type quoteForm,
} from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { bookingSentences } from '../copy/booking-sentences.ts'
import { visitorSentences } from '../copy/visitor-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { services } from '../db/schema/services.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { planNamed } from '../plan-cards/index.ts'
import { houseCalendar } from '../schedule/index.ts'
import { dogsToPrice } from './requested-dogs.ts'

type Service = typeof services.$inferSelect
type HandlerContext = z.output<typeof quoteForm>

type Answered = {
  subject: string
  serviceId?: string
  quote: Estimate | null
  /** The days that were priced, where the visitor said when. */
  start?: string
  end?: string
}

/** What the house calls what was asked for, and its itemised price at once where it has one. */
export async function estimateFor(tx: Tx, asked: HandlerContext): Promise<Answered> {
  const calendar = await houseCalendar(tx)
  refuseTime(wishedTimeRefusal(asked, { now: now(), calendar }), calendar)
  const plan = await planAsked(tx, asked)
  const service = await serviceAsked(tx, asked, plan)
  const planName = plan?.planName ?? ''
  if (!service) return { subject: planName, quote: null }
  const { id: serviceId, name } = service
  if (plan?.passKind) return { subject: planName, serviceId, quote: null }
  const subject = planName && planName !== name ? `${name} (${planName})` : name
  if (isPricedByAgreement(service.serviceType) || service.priceCentavos === 0)
    return { subject, serviceId, quote: null }
  refuseDays(service, asked, calendar)
  const { serviceType } = service
  const wished = { serviceType, nights: plan?.nights ?? null, severalDays: plan?.severalDays ?? false }
  const days = quotedDays(wished, asked, { now: now(), calendar })
  const quote = quoteBooking({ service, dogs: dogsToPrice(asked.dogs, service), ...days }, calendar.terms)
  const { start, end } = days
  return { subject, serviceId, quote, ...(asked.start !== undefined && end > start && { start, end }) }
}

/** The card that was named; refused where there is none, or where it leads to another service than the one named beside it. */
async function planAsked(
  tx: Tx,
  { package: named, serviceId }: HandlerContext,
): Promise<SitePlan | undefined> {
  if (named === undefined) return undefined
  const plan = await planNamed(tx, named)
  if (!plan) throw refusedPackage(visitorSentences.noSuchPackage)
  if (serviceId !== undefined && plan.serviceId !== serviceId)
    throw refusedPackage(visitorSentences.foreignPackage)
  return plan
}

const refusedPackage = (message: string) =>
  new Refused('no-such-service', { message, issues: [{ path: 'package', message }] })

/** The service that was chosen, or the one that its card leads to; none where the office decides. */
async function serviceAsked(
  tx: Tx,
  { serviceId: chosen }: HandlerContext,
  plan: SitePlan | undefined,
): Promise<Service | undefined> {
  const id = chosen ?? plan?.serviceId
  if (!id) return undefined
  const [service] = await tx
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.active, true)))
  if (service || !chosen) return service
  throw new Refused('no-such-service', {
    issues: [{ path: 'serviceId', message: bookingSentences.chooseService }],
  })
}

/** Days that are both said are days that could be booked. */
function refuseDays({ serviceType }: Service, { start, end }: HandlerContext, calendar: HouseCalendar) {
  if (!start || !end || countedIn[serviceType] === 'hours') return
  const time = { serviceType, start, end }
  refuseTime(bookingWindowRefusal(time, { now: now(), calendar }), calendar, time)
}

function refuseTime(refusal: SharedRefusal | null, calendar: HouseCalendar, asked?: AskedTime) {
  if (!refusal) return
  const message = timeRefusalMessage(refusal, calendar, asked)
  throw new Refused(refusal, { message, issues: [{ path: 'start', message }] })
}
