import { paidCentavosOf, type PaymentTarget } from '@rumi/contract'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { passes } from '../db/schema/money/passes.ts'
import { payments } from '../db/schema/money/payments.ts'
import { orders } from '../db/schema/money/shop.ts'
import { Refused } from '../http/refused.ts'

/** The columns that a target is kept in. */
export const columnsOfTarget = (target: PaymentTarget | null) => ({
  bookingId: target && 'bookingId' in target ? target.bookingId : null,
  orderId: target && 'orderId' in target ? target.orderId : null,
  passId: target && 'passId' in target ? target.passId : null,
})

type TargetColumns = { bookingId: string | null; orderId: string | null; passId: string | null }

/** The target of a stored row; null where it is about nothing in particular. */
export function targetOfColumns({ bookingId, orderId, passId }: TargetColumns): PaymentTarget | null {
  if (bookingId) return { bookingId }
  if (orderId) return { orderId }
  return passId ? { passId } : null
}

/** Names a target, and orders several in which they are locked. */
export const keyOf = (target: PaymentTarget) => JSON.stringify(target)

/** Which rows of the ledger are about it. */
export const isAbout = (target: PaymentTarget): SQL =>
  'bookingId' in target
    ? eq(payments.bookingId, target.bookingId)
    : 'orderId' in target
      ? eq(payments.orderId, target.orderId)
      : eq(payments.passId, target.passId)

export type Payable = {
  clientId: string | null
  /** What it costs by now; a thing that was given up costs nothing. */
  costCentavos: number
  paidCentavos: number
  leftCentavos: number
}

/**
 * Locks what is paid for, for the rest of the transaction, and tells how its money stands: whoever pays waits for whoever is paying.
 * Refuses with `not-found` what does not exist.
 */
export async function lockTarget(tx: Tx, target: PaymentTarget): Promise<Payable> {
  const locked = await lockRowOf(tx, target)
  if (!locked) throw new Refused('not-found')
  const { bookingId, orderId, passId } = columnsOfTarget(target)
  const { rows } = await tx.execute<{ cost: string }>(
    sql`select public.cost_of_target(${bookingId}::uuid, ${orderId}::uuid, ${passId}::uuid) as cost`,
  )
  const costCentavos = Number(rows[0]?.cost ?? 0)
  const paidCentavos = paidCentavosOf(await rowsAbout(tx, target))
  return {
    clientId: locked.clientId,
    costCentavos,
    paidCentavos,
    leftCentavos: Math.max(0, costCentavos - paidCentavos),
  }
}

/** Whether a thing still has a price; of what was given up, money waits for whoever settles it. */
export async function isStanding(db: Queryable, target: PaymentTarget) {
  const { bookingId, orderId, passId } = columnsOfTarget(target)
  const { rows } = await db.execute<{ standing: boolean }>(
    sql`select public.is_target_active(${bookingId}::uuid, ${orderId}::uuid, ${passId}::uuid) as standing`,
  )
  return rows[0]?.standing ?? false
}

/** Locks the booking, order or pass itself, and tells whose it is; nothing where there is none. */
export async function lockRowOf(tx: Tx, target: PaymentTarget) {
  if ('bookingId' in target) {
    const [row] = await tx
      .select({ clientId: bookings.clientId })
      .from(bookings)
      .where(eq(bookings.id, target.bookingId))
      .for('update')
    return row
  }
  if ('orderId' in target) {
    const [row] = await tx
      .select({ clientId: orders.userId })
      .from(orders)
      .where(eq(orders.id, target.orderId))
      .for('update')
    return row
  }
  const [row] = await tx
    .select({ clientId: passes.ownerId })
    .from(passes)
    .where(eq(passes.id, target.passId))
    .for('update')
  return row
}

/** What the ledger says of a thing, in the order in which it was written. */
export const rowsAbout = (db: Queryable, target: PaymentTarget) =>
  db.select().from(payments).where(isAbout(target)).orderBy(asc(payments.position))
