import { randomUUID } from 'node:crypto'
import {
  addDays,
  assumedBirth,
  compareInstants,
  formatList,
  isDay,
  minutesSideBySide,
  missingTogether,
  quoteBooking,
  visitMinutes,
  dayOf,
  type AnswerOf,
  type DayAvailability,
  type phoneQuotes,
} from '@rumi/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../../db/connect.ts'
import { resources } from '../../db/schema/business/services.ts'
import { today } from '../../http/clock.ts'
import { businessCalendar } from '../../schedule/index.ts'
import { dogSentences } from '../../copy/people/dog-sentences.ts'
import { chooseFreeResource } from '../capacity/assign-resource.ts'
import { availabilityOf } from '../capacity/availability.ts'
import { lackIn, noDateHelps, placeRefusal } from '../capacity/place-lack.ts'
import { daysOf, spanOf, type Span } from '../capacity/span.ts'
import { quotedTerms } from '../sold-terms.ts'
import { withAddOns } from './add-ons.ts'
import { checkEligibility, papersHeldByTelephone } from './check-eligibility.ts'
import {
  depositSideBySide,
  groomersSideBySide,
  hasGroomerForEach,
  lackSideBySide,
  visitsSideBySide,
  type DogVisit,
} from './side-by-side.ts'
import { loadOfferedService, type BookedDog, type Service } from './load-booking-inputs.ts'

type QuoteByWeight = typeof phoneQuotes.create
type Visit = z.output<QuoteByWeight['body']>

/** Quotes a visit of dogs that nobody has written down yet, with the functions that price and place real ones. Reserves nothing. */
export async function quoteByWeight(
  db: Queryable,
  { addOns = [], sideBySide, ...requested }: Visit,
): Promise<AnswerOf<QuoteByWeight>['data']['quote']> {
  const service = await loadOfferedService(db, requested.serviceId)
  const calendar = await businessCalendar(db)
  const dogs = dogsOfWeight(requested.dogs)
  const circumstances = { waiveNotice: true, calendar }
  const visits = sideBySide && visitsSideBySide(service, requested.start, dogs, circumstances)
  const span = visits ? visits[0].span : spanOf(service, requested, dogs, circumstances)
  const visit = { service, span, dogs, calendar }
  const eligibility = checkEligibility({ ...visit, medicalRecords: [] })
  const time = daysOf(span)
  const refusal = visits ? null : await placeRefusal(db, visit)
  const noPlace = visits
    ? await lackSideBySide(db, service, visits)
    : refusal && (await lackIn(db, refusal, { ...visit, medicalRecords: null }))
  const { lines, totalCentavos } = quoteBooking({ service, dogs, ...time }, calendar.terms)
  const { serviceType, seasons } = service
  const { start, end } = time
  const quoted = { serviceType, start, ends: [end], seasons, totalCentavos, isFirstVisit: true }
  const { terms } = calendar
  const priced = await withAddOns(
    db,
    {
      lines,
      ...quotedTerms(quoted, terms),
      ...(visits && { depositCentavos: depositSideBySide(service, visits, { isFirstVisit: true, terms }) }),
      eligibility,
      papersHeldUntil: papersHeldByTelephone(visit, eligibility),
      hints: [],
      noPlace: null,
      passes: [],
    },
    addOns,
    { service, dogs, times: [time], calendar, owner: null, isFirstVisit: true },
  )
  const { eligibility: _e, noPlace: _n, hints: _h, passes: _p, ...quote } = priced
  return {
    ...quote,
    availability: {
      isFree: noPlace === null,
      resource: noPlace ? null : visits ? await namesOf(db, service, visits) : await resourceFor(db, visit),
      remaining: await remainingDuring(db, { ...visit, visits }),
      lack: noPlace?.lack ?? null,
      message: noPlace?.message ?? null,
      alternatives: noPlace?.alternatives ?? [],
      mayWait:
        noPlace !== null &&
        (visits ? await hasGroomerForEach(db, service, visits.length) : !noDateHelps(refusal!)),
    },
    missing: missingTogether(eligibility[0]?.reasons ?? []).map(({ message }) => message),
  }
}

/** Dogs as booking knows them, of one owner who does not exist. */
function dogsOfWeight(weighed: Visit['dogs']): [BookedDog, ...BookedDog[]] {
  const ownerId = randomUUID()
  const birthDate = assumedBirth(today())
  const [first, ...others] = weighed.map(({ weightKg }) => ({
    id: randomUUID(),
    ownerId,
    name: dogSentences.byWeight(weightKg),
    birthDate,
    weightKg,
    ended: null,
    provisional: true,
  }))
  return [first!, ...others]
}

type Wanted = { service: Service; span: Span; dogs: readonly BookedDog[] }

/** Name of the room or person that these dogs would get; null where the service counts places. */
async function resourceFor(db: Queryable, { service, span, dogs }: Wanted) {
  const { takes } = service
  if (takes === 'place') return null
  const id = await chooseFreeResource(db, { kind: takes, service, span, dogs, forStaff: false })
  const [found] = await db.select({ name: resources.name }).from(resources).where(eq(resources.id, id))
  return found?.name ?? null
}

/** Names of the groomers that dogs side by side would get. */
async function namesOf(db: Queryable, service: Service, visits: readonly DogVisit[]) {
  const ids = await groomersSideBySide(db, service, visits)
  const found = await db
    .select({ name: resources.name })
    .from(resources)
    .where(inArray(resources.id, ids))
    .orderBy(asc(resources.name))
  return formatList(found.map(({ name }) => name))
}

/** Places, rooms or people left on the fullest day of a visit. */
async function remainingDuring(
  db: Queryable,
  { service, span, dogs, visits }: Wanted & { visits: readonly DogVisit[] | false | undefined },
) {
  const { start, end } = daysOf(span)
  const from = isDay(start) ? start : dayOf(start)
  const lastNight = service.takes === 'room' && end > from ? addDays(end, -1) : end
  const to = isDay(end) ? lastNight : from
  const days = await availabilityOf(db, service.id, {
    from,
    to,
    minutes: visits ? minutesSideBySide(service, dogs) : visitMinutes(service, dogs),
    people: visits ? visits.length : 1,
    weightsKg: dogs.map(({ weightKg }) => weightKg),
    waiveNotice: true,
  })
  return Math.min(...days.map((day) => leftAt(day, start)))
}

const leftAt = ({ remaining, slots }: DayAvailability, start: string) =>
  slots === undefined
    ? remaining
    : (slots.find((slot) => compareInstants(slot.start, start) === 0)?.remaining ?? 0)
