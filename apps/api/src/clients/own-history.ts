import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { bookingEvents, bookings } from '../db/schema/bookings.ts'
import { cfdis } from '../db/schema/money/cfdis.ts'
import { passes, passMovements } from '../db/schema/money/passes.ts'
import { payments } from '../db/schema/money/payments.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { securityEvents } from '../db/schema/people/security-events.ts'
import { sessions } from '../db/schema/people/sessions.ts'
import { orderEvents, orders } from '../db/schema/money/shop.ts'
import { visits } from '../db/schema/visits.ts'
import { targetOfColumns } from '../payments/index.ts'

/** The steps of their bookings; what the staff noted beside them is the staff's. */
export const stepsOfBookings = (db: Db, id: string) =>
  db
    .select({ bookingId: bookingEvents.bookingId, at: bookingEvents.at, status: bookingEvents.toStatus })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
    .where(eq(bookings.clientId, id))
    .orderBy(asc(bookingEvents.position))

/** Announcements of their dogs at the entrance. */
export async function announcementsOf(db: Db, id: string) {
  const found = await db
    .select({
      rumiId: visits.dogId,
      at: visits.announcedAt,
      care: visits.announcedCare,
      note: visits.announcedNote,
    })
    .from(visits)
    .innerJoin(dogs, eq(dogs.id, visits.dogId))
    .where(and(eq(dogs.ownerId, id), isNotNull(visits.announcedAt)))
    .orderBy(asc(visits.announcedAt), asc(visits.id))
  return found.map(({ at, ...announced }) => ({ ...announced, at: at! }))
}

/** Returns payments, refunds and credits; unfinished payments are left out. */
export async function paymentsOf(db: Db, id: string) {
  const rows = await db
    .select({
      id: payments.id,
      kind: payments.kind,
      bookingId: payments.bookingId,
      orderId: payments.orderId,
      passId: payments.passId,
      method: payments.method,
      amountCentavos: payments.amountCentavos,
      tipCentavos: payments.tipCentavos,
      returnedCentavos: payments.returnedCentavos,
      reference: payments.reference,
      reason: payments.reason,
      refundOf: payments.refundOf,
      receivedAt: sql<string>`${payments.receivedAt}`.mapWith(payments.receivedAt),
    })
    .from(payments)
    .where(and(eq(payments.clientId, id), eq(payments.status, 'settled')))
    .orderBy(asc(payments.position))
  return rows.map(({ bookingId, orderId, passId, ...row }) => ({
    ...row,
    target: targetOfColumns({ bookingId, orderId, passId }),
  }))
}

/** The steps of their orders, without what the staff noted beside them. */
export const stepsOfOrders = (db: Db, id: string) =>
  db
    .select({ orderId: orderEvents.orderId, at: orderEvents.at, status: orderEvents.toStatus })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(eq(orders.userId, id))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))

/** Returns the uses and returns of their passes. */
export const movementsOf = (db: Db, id: string) =>
  db
    .select({
      passId: passMovements.passId,
      bookingId: passMovements.bookingId,
      day: passMovements.day,
      kind: passMovements.kind,
      at: passMovements.at,
    })
    .from(passMovements)
    .innerJoin(passes, eq(passes.id, passMovements.passId))
    .where(eq(passes.ownerId, id))
    .orderBy(asc(passMovements.at), asc(passMovements.id))

/** Returns their invoices, credit notes and payment complements. */
export async function invoicesOf(db: Db, id: string) {
  const rows = await db
    .select({
      uuid: cfdis.uuid,
      status: cfdis.status,
      receiverRfc: cfdis.receiverRfc,
      receiver: cfdis.receiver,
      totalCentavos: cfdis.totalCentavos,
      stampedAt: cfdis.stampedAt,
      refundId: cfdis.refundId,
      paymentId: cfdis.paymentId,
    })
    .from(cfdis)
    .where(
      or(
        inArray(cfdis.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))),
        inArray(
          cfdis.bookingId,
          db.select({ id: bookings.id }).from(bookings).where(eq(bookings.clientId, id)),
        ),
        inArray(cfdis.passId, db.select({ id: passes.id }).from(passes).where(eq(passes.ownerId, id))),
        inArray(
          sql`coalesce(${cfdis.refundId}, ${cfdis.paymentId})`,
          db.select({ id: payments.id }).from(payments).where(eq(payments.clientId, id)),
        ),
      ),
    )
    .orderBy(asc(cfdis.createdAt), asc(cfdis.id))
  return rows.map(({ refundId, paymentId, ...row }) => ({
    ...row,
    kind: refundId ? ('credit-note' as const) : paymentId ? ('complement' as const) : ('invoice' as const),
  }))
}

/** The latest; a stranger who tries passwords could make any number. */
const mostSecurityEvents = 1_000

/** Their open sessions, and what is recorded of their logins. */
export async function accessOf(db: Db, id: string) {
  return {
    sessions: await db
      .select({
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(sessions.createdAt), asc(sessions.id)),
    securityEvents: await db
      .select({ at: securityEvents.at, kind: securityEvents.kind, network: securityEvents.network })
      .from(securityEvents)
      .where(eq(securityEvents.accountId, id))
      .orderBy(desc(securityEvents.at), desc(securityEvents.id))
      .limit(mostSecurityEvents),
  }
}
