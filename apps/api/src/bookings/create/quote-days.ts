import {
  depositDue,
  isAwaited,
  quoteBooking,
  type AnswerOf,
  type booking,
  type DogEligibility,
} from '@rumi/contract'
import type { z } from 'zod'
import type { Queryable } from '../../db/connect.ts'
import { isBeforeFirstVisit } from '../../first-visits/index.ts'
import type { Actor } from '../../http/actor.ts'
import { businessCalendar } from '../../schedule/index.ts'
import { withAddOns } from './add-ons.ts'
import { eligibilityOf, papersHeldUntilOf } from './check-eligibility.ts'
import { loadMedicalRecords } from './load-medical-records.ts'
import { onlyDayCare } from './restrict-service.ts'
import { creditsForDays, unitsByDay, unitsByPass } from '../passes/pass-credits.ts'
import { quotedTerms } from '../sold-terms.ts'
import { spanOf } from '../capacity/span.ts'
import { loadDogsOfOneFamily, loadOfferedService } from './load-booking-inputs.ts'

type QuoteDays = typeof booking.quoteDays

/** Quotes several guardería days together and each dog's eligibility for all of them. */
export async function quoteDays(
  db: Queryable,
  { serviceId, rumiIds, days, passId, addOns = [] }: z.output<QuoteDays['body']>,
  actor: Actor,
): Promise<AnswerOf<QuoteDays>['data']['quote']> {
  const owner = actor.role === 'cliente' ? actor.accountId : null
  const service = onlyDayCare(await loadOfferedService(db, serviceId))
  const dogs = await loadDogsOfOneFamily(db, rumiIds, owner)
  const ordered = days.toSorted()
  const [start, end] = [ordered[0]!, ordered.at(-1)!]
  const calendar = await businessCalendar(db)
  const eligibleOn = eligibilityOf({
    service,
    dogs,
    calendar,
    medicalRecords: await loadMedicalRecords(db, rumiIds),
  })
  const byDesk = owner === null
  const requested = ordered.map((day) => {
    const span = spanOf(service, { start: day, end: day }, dogs, { waiveNotice: byDesk, calendar })
    return { span, eligibility: eligibleOn(span) }
  })
  const answers = requested.flatMap(({ eligibility }) => eligibility)
  const hindered = requested.filter(({ eligibility }) => eligibility.some(({ ok }) => !ok))
  const holds: (string | null)[] = hindered.map(({ span, eligibility }) =>
    papersHeldUntilOf({ service, span, calendar }, eligibility, { byDesk }),
  )
  // Shows the earliest end of the holds; if one day cannot be held, the series has no hold.
  const papersHeldUntil = holds.includes(null) ? null : earliestOf(holds)
  const wanted = { service, dogs, days: ordered.flatMap((day) => dogs.map(() => day)), passId }
  const credits = await creditsForDays(db, wanted)
  // Each day is a booking of its own, paid by its own credits, with the deposit of its own season.
  const passUnits = unitsByDay(credits)
  const booked = { service, dogs, start, end, separateDays: ordered, passUnits }
  const price = quoteBooking(booked, calendar.terms)
  const eligibility = dogs.map(({ id }) => onAllDays(id, answers))
  const isFirstVisit = await isBeforeFirstVisit(db, dogs[0].ownerId)
  const { serviceType, seasons } = service
  const { totalCentavos } = price
  const passes = unitsByPass(credits)
  const quoted = { serviceType, start, ends: ordered, seasons, totalCentavos, isFirstVisit }
  const quoteTerms = quotedTerms(quoted, calendar.terms)
  const depositCentavos = ordered
    .map((day) => {
      const one = quoteBooking({ service, dogs, start: day, end: day, passUnits }, calendar.terms)
      return depositDue({ ...quoted, start: day, totalCentavos: one.totalCentavos }, calendar.terms)
    })
    .reduce((sum, due) => sum + due, 0)
  const quote = {
    lines: price.lines,
    ...quoteTerms,
    depositCentavos,
    eligibility,
    papersHeldUntil,
    hints: [],
    noPlace: null,
    passes,
  }
  const times = ordered.map((day) => ({ start: day, end: day }))
  return withAddOns(db, quote, addOns, { service, dogs, times, calendar, owner, isFirstVisit })
}

const earliestOf = (moments: readonly (string | null)[]) =>
  moments.reduce((first, one) => (first === null || (one !== null && one < first) ? one : first), null)

/** Merges the eligibility of all days. Each reason is listed once, as of its first day. */
function onAllDays(rumiId: string, answers: readonly DogEligibility[]): DogEligibility {
  const reasons = answers.filter((one) => one.rumiId === rumiId).flatMap((one) => one.reasons)
  const once = reasons.filter(({ code }, at) => reasons.findIndex((other) => other.code === code) === at)
  return { rumiId, ok: once.every(({ code }) => isAwaited(code)), reasons: once }
}
