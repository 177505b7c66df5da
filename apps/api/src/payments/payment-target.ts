import { paidCentavosOf, type PaymentTarget } from '@rumi/contract'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { passes } from '../db/schema/money/passes.ts'
import { payments } from '../db/schema/money/payments.ts'
import { orders } from '../db/schema/money/shop.ts'
import { Refused } from '../http/refused.ts'
import { costOfTarget, isTargetActive } from '../db/sql-functions.ts'

/** Columns of a target. */
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

/** SQL condition: ledger rows of a target. */
export const isAbout = (target: PaymentTarget): SQL =>
  'bookingId' in target
    ? eq(payments.bookingId, target.bookingId)
    : 'orderId' in target
      ? eq(payments.orderId, target.orderId)
      : eq(payments.passId, target.passId)

export type Payable = {
  clientId: string | null
  /** Current price; 0 if cancelled. */
  costCentavos: number
  paidCentavos: number
  leftCentavos: number
}

/**
 * Locks a target for the transaction and returns its amounts. Concurrent payments wait. Throws `not-found`.
 */
export async function lockTarget(tx: Tx, target: PaymentTarget): Promise<Payable> {
  const locked = await lockRowOf(tx, target)
  if (!locked) throw new Refused('not-found')
  const { rows } = await tx.execute<{ cost: string }>(sql`select ${costOfTarget(target)} as cost`)
  const costCentavos = Number(rows[0]?.cost ?? 0)
  const paidCentavos = paidCentavosOf(await rowsAbout(tx, target))
  return {
    clientId: locked.clientId,
    costCentavos,
    paidCentavos,
    leftCentavos: Math.max(0, costCentavos - paidCentavos),
  }
}

/** True if a target still has a price. Money of a cancelled one waits for settlement. */
export async function isStanding(db: Queryable, target: PaymentTarget) {
  const { rows } = await db.execute<{ active: boolean }>(sql`select ${isTargetActive(target)} as active`)
  return rows[0]?.active ?? false
}

/** Locks the booking, order or pass and returns its client; undefined if missing. */
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

/** Returns the ledger rows of a target, in order. */
export const rowsAbout = (db: Queryable, target: PaymentTarget) =>
  db.select().from(payments).where(isAbout(target)).orderBy(asc(payments.position))

export const passesPath = '/mi-cuenta/pases'

/** Returns the URL path where an owner sees what they paid for; null without a subject. */
export function pathOfTarget(target: PaymentTarget | null) {
  if (!target) return null
  if ('bookingId' in target) return `/mi-cuenta/reservas/${target.bookingId}`
  return 'orderId' in target ? `/mi-cuenta/pedidos/${target.orderId}` : passesPath
}
