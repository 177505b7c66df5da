import { hintsFor, lateMoveOf, quoteBooking, type AnswerOf, type booking } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../../db/connect.ts'
import { isBeforeFirstVisit } from '../../first-visits/index.ts'
import { bookings } from '../../db/schema/bookings.ts'
import type { Actor } from '../../http/actor.ts'
import { now } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { businessCalendar } from '../../schedule/index.ts'
import { withAddOns } from './add-ons.ts'
import { checkEligibility, papersHeldUntilOf } from './check-eligibility.ts'
import { loadMedicalRecords } from './load-medical-records.ts'
import { creditsFor, unitsByPass } from '../passes/pass-credits.ts'
import { placeLack } from '../capacity/place-lack.ts'
import { quotedTerms, soldTermsOf } from '../sold-terms.ts'
import { spanFromToday, spanOf } from '../capacity/span.ts'
import { depositSideBySide, lackSideBySide, visitsSideBySide } from './side-by-side.ts'
import { asSold, loadDogsOfOneFamily, loadOfferedService, serviceOf } from './load-booking-inputs.ts'

type QuoteVisit = typeof booking.quote

/** Quotes a booking with its add-ons and each dog's eligibility. Reserves nothing. */
export async function quoteBookingRequest(
  db: Queryable,
  { addOns = [], passId, moving, sideBySide, ...requested }: z.output<QuoteVisit['body']>,
  actor: Actor,
): Promise<AnswerOf<QuoteVisit>['data']['quote']> {
  const owner = actor.role === 'cliente' ? actor.accountId : null
  const moved = moving === undefined ? undefined : await bookingToMove(db, moving, owner)
  // What was sold is moved also where it is offered no more.
  const loadService = moved?.serviceId === requested.serviceId ? serviceOf : loadOfferedService
  const offered = await loadService(db, requested.serviceId)
  // Of a stay that has begun the end alone moves, at the rates it was sold at.
  const isInHouse = moved?.status === 'checked-in' && moved.startDay === requested.start
  const service = isInHouse ? asSold(offered, moved) : offered
  const dogs = await loadDogsOfOneFamily(db, requested.rumiIds, owner)
  const calendar = await businessCalendar(db)
  const medicalRecords = await loadMedicalRecords(db, requested.rumiIds)
  const circumstances = { waiveNotice: owner === null, calendar, before: moved }
  const visits = sideBySide && !moved && visitsSideBySide(service, requested.start, dogs, circumstances)
  const span = visits
    ? visits[0].span
    : isInHouse
      ? spanFromToday(service, requested, dogs, calendar)
      : spanOf(service, requested, dogs, circumstances)
  const eligibility = checkEligibility({ service, span, dogs, calendar, medicalRecords })
  const noPlace = visits
    ? await lackSideBySide(db, service, visits)
    : await placeLack(db, { service, span, dogs, calendar, medicalRecords, except: moving })
  const credits = await creditsFor(db, { service, span, dogs, passId, returning: moving })
  const { start, end } = requested
  // What is moved keeps the terms under which it was sold.
  const sold = moving ? await soldTermsOf(db, moving) : undefined
  const terms = sold?.terms ?? calendar.terms
  const movedLate =
    sold && moved && owner
      ? lateMoveOf({ ...sold, start: moved.start }, now(), terms)
      : (sold?.movedLate ?? null)
  const agreedCentavos = moved?.agreedCentavos ?? null
  const booked = { service, dogs, start, end, passUnits: credits.length, agreedCentavos }
  const price = quoteBooking(booked, terms)
  const hints = hintsFor(service.serviceType, dogs)
  const isFirstVisit = await isBeforeFirstVisit(db, dogs[0].ownerId)
  const { serviceType, seasons } = service
  const { totalCentavos } = price
  const passes = unitsByPass(credits)
  // What is moved was promised its place for its deposit when it was booked.
  const quotedUnder = moving ? { ...terms, depositHoldHours: 0 } : terms
  const quoteTerms = quotedTerms(
    { serviceType, start, ends: [end], seasons, totalCentavos, isFirstVisit, movedLate },
    quotedUnder,
  )
  const deposit = visits && { depositCentavos: depositSideBySide(service, visits, { isFirstVisit, terms }) }
  const visit = { service, span, calendar }
  const papersHeldUntil = moving ? null : papersHeldUntilOf(visit, eligibility, { byDesk: owner === null })
  const quote = {
    ...quoteTerms,
    ...deposit,
    lines: price.lines,
    ivaPercent: price.ivaPercent,
    eligibility,
    papersHeldUntil,
    hints,
    noPlace,
    passes,
  }
  const stay = { service, dogs, times: [requested], calendar, owner, isFirstVisit }
  return withAddOns(db, quote, addOns, stay)
}

/** The booking that is to be moved; another's is missing. */
async function bookingToMove(db: Queryable, id: string, owner: string | null) {
  const [found] = await db.select().from(bookings).where(eq(bookings.id, id))
  if (!found || (owner !== null && found.clientId !== owner)) throw new Refused('not-found')
  const { startDay, endDay, startAt, endAt } = found
  return { ...found, start: (startDay ?? startAt)!, end: (endDay ?? endAt)! }
}
