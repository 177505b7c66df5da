import { and, asc, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { resources, type ResourceKind } from '../../db/schema/business/services.ts'
import { Refused } from '../../http/refused.ts'
import { isHolding } from '../../db/holds-capacity.ts'
import { staffOnDuty } from '../../schedule/index.ts'
import { chooseRoom, isInServiceDuring, type RoomWish } from './choose-room.ts'
import { noResourceFree, resourceIsTaken } from '../../copy/capacity-sentences.ts'
import { busyUntil, type Span } from './span.ts'
import type { Service } from '../create/load-booking-inputs.ts'

export type ResourceWish = Omit<RoomWish, 'nights'> & {
  kind: ResourceKind
  service: Pick<Service, 'id' | 'cleaningMinutes'>
  span: Span
  /** Resources that are taken by the same request. */
  without?: readonly string[]
}

/**
 * Assigns a free resource of a kind for a time and blocks others until the transaction ends.
 *
 * If one seems free, all of the kind are locked in id order and checked again, because two concurrent
 * bookings would see the same one free. The exclusion constraints hold even without this code. A late request
 * is rejected before it waits for a lock.
 */
export async function assignResource(tx: Tx, wish: ResourceWish): Promise<string> {
  await chooseFreeResource(tx, wish)
  await tx
    .select({ id: resources.id })
    .from(resources)
    .where(eq(resources.kind, wish.kind))
    .orderBy(asc(resources.id))
    .for('update')
  return chooseFreeResource(tx, wish)
}

/** The free thing that a booking would get, unlocked; refuses where there is none. */
export async function chooseFreeResource(db: Queryable, wish: ResourceWish): Promise<string> {
  const unheld = await db
    .select()
    .from(resources)
    .where(
      and(
        eq(resources.kind, wish.kind),
        eq(resources.active, true),
        wish.only ? eq(resources.id, wish.only) : undefined,
        wish.without?.length ? notInArray(resources.id, [...wish.without]) : undefined,
        sql`not exists (${heldDuring(db, wish)})`,
        wish.span.kind === 'days' ? isInServiceDuring(wish.span) : undefined,
        doesService(sql`${wish.service.id}::uuid`),
      ),
    )
    .orderBy(asc(resources.name))
  const { span } = wish
  if (wish.kind === 'room' && span.kind === 'days') return chooseRoom(db, unheld, { ...wish, nights: span })
  const free =
    span.kind === 'hours'
      ? await staffOnDuty(db, unheld, {
          start: span.startAt,
          end: span.endAt,
          busyUntil: busyUntil(wish.service, span.endAt),
        })
      : unheld
  const chosen = free.find(({ id }) => id === wish.prefer) ?? free[0]
  if (!chosen)
    throw new Refused('no-capacity', { message: (wish.only ? resourceIsTaken : noResourceFree)[wish.kind] })
  return chosen.id
}

const timeHeld = (
  service: ResourceWish['service'],
  { startAt, endAt }: Extract<Span, { kind: 'hours' }>,
) => ({
  start: startAt,
  end: busyUntil(service, endAt) ?? endAt,
})

/** SQL condition: a booking occupies its resource during a span, cleaning included. */
export const overlaps = (service: ResourceWish['service'], span: Span): SQL =>
  span.kind === 'days'
    ? sql`${bookings.startDay} < ${span.endDay} and ${bookings.endDay} > ${span.startDay}`
    : sql`${bookings.startAt} < ${timeHeld(service, span).end} and coalesce(${bookings.busyUntil}, ${bookings.endAt}) > ${span.startAt}`

/** The bookings that hold a resource during a span. */
function heldDuring(db: Queryable, { service, span, except }: ResourceWish) {
  return db
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.resourceId, resources.id),
        isHolding,
        overlaps(service, span),
        except ? sql`${bookings.id} <> ${except}` : undefined,
      ),
    )
}

/** The room or person that staff names, of the kind a booking takes; refuses one that is not there. */
export async function resourceNamed(tx: Tx, kind: string, name: string): Promise<string> {
  const [found] = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(
      and(
        sql`${resources.kind} = ${kind}`,
        eq(resources.active, true),
        sql`${name} in (${resources.name}, ${resources.id}::text)`,
      ),
    )
  if (!found)
    throw new Refused('breaks-a-rule', {
      issues: [{ path: 'resource', message: bookingSentences.chooseFromList }],
    })
  return found.id
}

/** SQL condition: a resource provides a service. Without named resources all of the kind do. */
export const doesService = (serviceId: SQL) =>
  sql`(not exists (select from staff_services d where d.resource_id = ${resources.id})
    or exists (select from staff_services d where d.resource_id = ${resources.id} and d.service_id = ${serviceId}))`
