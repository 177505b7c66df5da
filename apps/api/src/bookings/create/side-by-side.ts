import {
  depositDue,
  isGrooming,
  quoteBooking,
  visitMinutes,
  type BusinessTerms,
  type Quote,
} from '@rumi/contract'
import { and, eq, sql } from 'drizzle-orm'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import { nobodyForEach } from '../../copy/capacity-sentences.ts'
import type { Queryable } from '../../db/connect.ts'
import { resources } from '../../db/schema/business/services.ts'
import { Refused } from '../../http/refused.ts'
import { chooseFreeResource, doesService } from '../capacity/assign-resource.ts'
import { daysOf, spanOf, type Span } from '../capacity/span.ts'
import type { BookedDog, Service } from './load-booking-inputs.ts'

export type DogVisit = { dogs: [BookedDog]; span: Span }

/**
 * Returns a visit per dog, all from one hour on and each with a groomer of its own. The longest is first, so that a groomer who is free
 * for it is not taken by a shorter one. Throws for services that groomers do not give.
 */
export function visitsSideBySide(
  service: Service,
  start: string,
  dogs: readonly [BookedDog, ...BookedDog[]],
  circumstances: Parameters<typeof spanOf>[3],
): [DogVisit, ...DogVisit[]] {
  if (!isGrooming(service.serviceType))
    throw new Refused('breaks-a-rule', { message: bookingSentences.onlyGroomersSideBySide })
  const minutes = (dog: BookedDog) => visitMinutes(service, [dog])
  const [first, ...others] = dogs
    .toSorted((one, other) => minutes(other) - minutes(one))
    .map((dog): DogVisit => ({
      dogs: [dog],
      span: spanOf(service, { start, end: start }, [dog], circumstances),
    }))
  return [first!, ...others]
}

/** Returns the sum of the deposits of the visits, each rounded as the deposit of its own booking. */
export const depositSideBySide = (
  service: Service,
  visits: readonly DogVisit[],
  { isFirstVisit, terms }: { isFirstVisit: boolean; terms: BusinessTerms },
) =>
  visits.reduce((sum, { dogs, span }) => {
    const { serviceType, seasons } = service
    const { totalCentavos } = quoteBooking({ service, dogs, ...daysOf(span) }, terms)
    return (
      sum +
      depositDue({ serviceType, seasons, start: daysOf(span).start, totalCentavos, isFirstVisit }, terms)
    )
  }, 0)

/** Returns a free groomer for each visit, unlocked. Throws `no-capacity` where there are too few. */
export function groomersSideBySide(
  db: Queryable,
  service: Service,
  visits: readonly DogVisit[],
): Promise<string[]> {
  return withGroomerEach(async () => {
    const chosen: string[] = []
    for (const visit of visits)
      chosen.push(
        await chooseFreeResource(db, {
          kind: 'groomer',
          service,
          ...visit,
          forStaff: false,
          without: chosen,
        }),
      )
    return chosen
  })
}

/** Returns the lack of a groomer for each visit, or null. */
export async function lackSideBySide(
  db: Queryable,
  service: Service,
  visits: readonly DogVisit[],
): Promise<Quote['noPlace']> {
  try {
    await groomersSideBySide(db, service, visits)
    return null
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.code !== 'no-capacity') throw refusal
    return { lack: 'full', message: refusal.message, alternatives: [] }
  }
}

/** True if the business has a groomer for each of so many dogs, whether free or not. */
export async function hasGroomerForEach(db: Queryable, service: Service, dogs: number): Promise<boolean> {
  const groomers = and(
    eq(resources.kind, 'groomer'),
    eq(resources.active, true),
    doesService(sql`${service.id}::uuid`),
  )
  return (await db.$count(resources, groomers)) >= dogs
}

/** Explains a missing groomer as one that is missing for this many dogs at once. */
export async function withGroomerEach<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt()
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.code !== 'no-capacity') throw refusal
    throw new Refused('no-capacity', { message: nobodyForEach })
  }
}
