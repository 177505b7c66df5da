import {
  extrasFor,
  isPricedByAgreement,
  quoteBooking,
  quotedDays,
  wishFault,
  withExtras,
  type Estimate,
  type QuotedDays,
  type SitePlan,
  type quoteForm,
} from '@rumi/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { bookingSentences } from '../copy/booking-sentences.ts'
import { visitorSentences } from '../copy/people/client-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { services } from '../db/schema/business/services.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { planNamed } from '../plan-cards/index.ts'
import { businessCalendar } from '../schedule/index.ts'
import { dogsToPrice } from './requested-dogs.ts'

type Service = typeof services.$inferSelect
type QuoteInput = z.output<typeof quoteForm>

type Answered = {
  subject: string
  serviceId?: string
  quote: Estimate | null
  /** Priced days, if given. First and last are stored. */
  days?: QuotedDays
  start?: string
  end?: string
}

/** Returns the name and, if available, the itemised price of a request. */
export async function estimateFor(tx: Tx, requested: QuoteInput): Promise<Answered> {
  const under = { now: now(), calendar: await businessCalendar(tx) }
  const plan = await requestedPlan(tx, requested)
  const service = await requestedService(tx, requested, plan)
  const wished = { nights: plan?.nights ?? null, severalDays: plan?.severalDays ?? false }
  const fault = wishFault(service ? { ...wished, serviceType: service.serviceType } : null, requested, under)
  if (fault) {
    const { code, at: path, message } = fault
    throw new Refused(code, { message, issues: [{ path, message }] })
  }
  const planName = plan?.planName ?? ''
  if (!service) return { subject: planName, quote: null }
  const { id: serviceId, name, serviceType } = service
  if (plan?.passKind) return { subject: planName, serviceId, quote: null }
  const subject = planName && planName !== name ? `${name} (${planName})` : name
  if (isPricedByAgreement(serviceType) || service.priceCentavos === 0)
    return { subject, serviceId, quote: null }
  const days = quotedDays({ ...wished, serviceType }, requested, under)
  const { terms } = under.calendar
  const dogs = dogsToPrice(requested.dogs, service)
  const extras = await offeredExtras(tx, service, requested.extras)
  const quote = withExtras(
    quoteBooking({ service, dogs, ...days }, terms),
    extras.map((extra) => ({ service: extra, dogs, day: days.end })),
    terms,
  )
  if (requested.start === undefined) return { subject, serviceId, quote }
  const { start, end } = days
  return { subject, serviceId, quote, days, ...(end > start && { start, end }) }
}

/** The card that was named; refused where there is none, or where it leads to another service than the one named beside it. */
async function requestedPlan(
  tx: Tx,
  { package: named, serviceId }: QuoteInput,
): Promise<SitePlan | undefined> {
  if (named === undefined) return undefined
  const plan = await planNamed(tx, named)
  if (!plan) throw refusedPackage(visitorSentences.noSuchPackage)
  if (serviceId !== undefined && plan.serviceId !== serviceId)
    throw refusedPackage(visitorSentences.foreignPackage)
  return plan
}

/** The requested extras that a stay in this service may add. */
async function offeredExtras(tx: Tx, { serviceType }: Service, requested: readonly string[] = []) {
  if (requested.length === 0) return []
  const offered = await tx
    .select()
    .from(services)
    .where(and(inArray(services.id, [...requested]), eq(services.active, true)))
  return extrasFor(serviceType, offered)
}

const refusedPackage = (message: string) =>
  new Refused('no-such-service', { message, issues: [{ path: 'package', message }] })

/** The service that was chosen, or the one that its card leads to; none where the office decides. */
async function requestedService(
  tx: Tx,
  { serviceId: chosen }: QuoteInput,
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
