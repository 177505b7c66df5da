import { and, asc, eq, gte, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { resources, type ResourceKind } from '../db/schema/services.ts'
import { Refused } from '../http/refused.ts'
import { isHolding } from './is-holding.ts'
import { nothingFree } from './sentences.ts'
import type { Span } from './span.ts'

type Wanted = {
  kind: ResourceKind
  span: Span
  /** Weights of the dogs that share it; null where a dog was never weighed. */
  weightsKg: readonly (number | null)[]
  /** The booking that moves: what it holds itself does not stand in its way. */
  except?: string
}

/**
 * Finds the smallest free thing of a kind for a time and keeps others from taking it until this transaction ends.
 *
 * Where something seems free, all that fit are locked in the order of their ids and looked at again, as two bookings
 * that look at the same time would both see the same one free; the exclusion constraints hold even if this code is
 * wrong. Who comes too late is told before waiting for anybody.
 */
export async function takeResource(tx: Tx, wanted: Wanted): Promise<string> {
  await freeOne(tx, wanted)
  await tx
    .select({ id: resources.id })
    .from(resources)
    .where(fits(wanted))
    .orderBy(asc(resources.id))
    .for('update')
  return freeOne(tx, wanted)
}

/** The smallest one that fits and is free; refuses where there is none. */
async function freeOne(tx: Tx, wanted: Wanted): Promise<string> {
  const [free] = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(and(fits(wanted), sql`not exists (${heldDuring(tx, wanted)})`))
    .orderBy(
      sql`${resources.maxWeightKg} asc nulls last`,
      sql`${resources.maxDogs} asc nulls last`,
      resources.name,
    )
    .limit(1)
  if (!free) throw new Refused('no-capacity', { message: nothingFree[wanted.kind] })
  return free.id
}

function fits({ kind, weightsKg }: Wanted) {
  const heaviest = weightsKg.reduce<number>((most, kg) => Math.max(most, kg ?? Number.MAX_SAFE_INTEGER), 0)
  const isRoom = kind === 'room'
  return and(
    eq(resources.kind, kind),
    eq(resources.active, true),
    isRoom ? or(isNull(resources.maxDogs), gte(resources.maxDogs, weightsKg.length)) : undefined,
    isRoom
      ? or(isNull(resources.maxWeightKg), gte(resources.maxWeightKg, Math.min(heaviest, 999)))
      : undefined,
  )
}

/** The bookings that hold a resource during a span. */
function heldDuring(tx: Tx, { span, except }: Wanted) {
  const overlap: SQL =
    span.kind === 'days'
      ? sql`${bookings.startDay} < ${span.endDay} and ${bookings.endDay} > ${span.startDay}`
      : sql`${bookings.startAt} < ${span.endAt} and ${bookings.endAt} > ${span.startAt}`
  return tx
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.resourceId, resources.id),
        isHolding,
        overlap,
        except ? sql`${bookings.id} <> ${except}` : undefined,
      ),
    )
}
