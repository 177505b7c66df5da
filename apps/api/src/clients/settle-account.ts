import { formatDay, type OrderStatus } from '@rumi/contract'
import { and, asc, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import { clientSentences } from '../copy/people/client-sentences.ts'
import { cancelBooking, cancelRequestedPass, leaveWaitingList } from '../bookings/index.ts'
import type { Tx } from '../db/connect.ts'
import { cashDays, clientCredits, payments } from '../db/schema/money/payments.ts'
import { bookings } from '../db/schema/bookings.ts'
import { passCredits, passes } from '../db/schema/money/passes.ts'
import { orders } from '../db/schema/money/shop.ts'
import { waitingList } from '../db/schema/waiting-list.ts'
import { today } from '../http/clock.ts'
import type { Act } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { cancelOrder } from '../orders/index.ts'
import { moneyToReturn } from '../payments/index.ts'
import { businessDay, netPaid } from '../db/sql-functions.ts'

/** Paid, and not yet in the hands of who paid. */
const stillOwed: OrderStatus[] = ['paid', 'preparing', 'ready', 'shipped']

const refuse = (message: string): never => {
  throw new Refused('in-use', { message })
}

/** Refuses while either side owes the other something: a dog, an order, a payment, days that are paid for. */
export async function refuseUnfinished(tx: Tx, id: string) {
  const [inHouse] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.clientId, id), eq(bookings.status, 'checked-in')))
    .limit(1)
  if (inHouse) refuse(clientSentences.dogIsWithUs)

  const [owed] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, id), inArray(orders.status, stillOwed)))
    .limit(1)
  if (owed) refuse(clientSentences.orderIsOwed(owed.number))

  const [balance] = await tx
    .select({ left: orders.totalCentavos })
    .from(orders)
    .where(and(eq(orders.userId, id), eq(orders.status, 'pending'), orders.openingBalance))
  if (balance) refuse(clientSentences.balanceIsUnpaid)

  const [unspent] = await tx
    .select({ units: sql<number>`count(*)::int` })
    .from(passCredits)
    .innerJoin(passes, eq(passes.id, passCredits.passId))
    .where(
      and(
        eq(passes.ownerId, id),
        eq(passes.status, 'active'),
        isNull(passCredits.bookingId),
        not(passCredits.voided),
      ),
    )
  if (unspent && unspent.units > 0) refuse(clientSentences.passIsUnspent(unspent.units))
  const [credit] = await tx
    .select({ centavos: clientCredits.balanceCentavos })
    .from(clientCredits)
    .where(eq(clientCredits.clientId, id))
  if (credit && credit.centavos > 0) refuse(clientSentences.creditIsLeft(credit.centavos))
  await refuseOpenBalance(tx, id)
  await refuseUnpaidFee(tx, id)
  await refusePaidInPart(tx, id)
  await refuseUnpaidPass(tx, id)
  await refuseMoneyToReturn(tx, id)
  await refuseOpenTill(tx, id)
}

/** Rejects closing an account with a partly paid pass or order, because its credit would have no owner. */
async function refusePaidInPart(tx: Tx, id: string) {
  const { rows } = await tx.execute<{ paid: string }>(sql`
    select paid from (
      select ${netPaid({ passId: sql`p.id` })} as paid from passes p where p.owner_id = ${id} and p.status = 'requested'
      union all
      select ${netPaid({ orderId: sql`o.id` })} from orders o where o.user_id = ${id} and o.status = 'pending'
    ) waiting where paid > 0 limit 1`)
  if (rows[0]) refuse(clientSentences.paidInPart(Number(rows[0].paid)))
}

/** A pass whose money went back after its days were used. */
async function refuseUnpaidPass(tx: Tx, id: string) {
  const left = sql<string>`${passes.totalCentavos} - ${netPaid({ passId: passes.id })}`
  const [unpaid] = await tx
    .select({ left })
    .from(passes)
    .where(and(eq(passes.ownerId, id), eq(passes.status, 'active'), sql`${left} > 0`))
    .limit(1)
  if (unpaid) refuse(clientSentences.passIsUnpaid(Number(unpaid.left)))
}

/** A booking that was cancelled late and whose fee is not paid. */
export async function refuseUnpaidFee(tx: Tx, id: string) {
  const left = sql<string>`${bookings.retainedCentavos} - ${netPaid({ bookingId: bookings.id })}`
  const [unpaid] = await tx
    .select({ left })
    .from(bookings)
    .where(and(eq(bookings.clientId, id), eq(bookings.status, 'cancelled'), sql`${left} > 0`))
    .limit(1)
  if (unpaid) refuse(clientSentences.feeIsUnpaid(Number(unpaid.left)))
}

/** Rejects closing an account with an open till. */
async function refuseOpenTill(tx: Tx, id: string) {
  const [open] = await tx
    .select({ till: cashDays.till })
    .from(cashDays)
    .where(and(eq(cashDays.openedBy, id), ne(cashDays.status, 'closed')))
    .limit(1)
  if (open) refuse(clientSentences.tillIsOpen(open.till))
}

/** Rejects closing an account with a pending refund. */
async function refuseMoneyToReturn(tx: Tx, id: string) {
  const centavos = (await moneyToReturn(tx, id)).reduce((sum, { returnCentavos }) => sum + returnCentavos, 0)
  if (centavos > 0) refuse(clientSentences.moneyIsToReturn(centavos))
}

/** Visits that are over and not paid in full, and those to come that something was paid for. */
async function refuseOpenBalance(tx: Tx, id: string) {
  const paid = sql<string>`coalesce(sum(${payments.amountCentavos} - ${payments.returnedCentavos}), 0)`
  const [open] = await tx
    .select({
      status: bookings.status,
      day: sql<string>`coalesce(${bookings.startDay}::text, ${businessDay(bookings.startAt)}::text)`,
    })
    .from(bookings)
    .leftJoin(
      payments,
      and(eq(payments.bookingId, bookings.id), eq(payments.kind, 'payment'), eq(payments.status, 'settled')),
    )
    .where(and(eq(bookings.clientId, id), inArray(bookings.status, ['pending', 'confirmed', 'checked-out'])))
    .groupBy(bookings.id)
    .having(
      sql`case when ${bookings.status} = 'checked-out' then ${paid} < ${bookings.totalCentavos} else ${paid} > 0 end`,
    )
    .orderBy(asc(bookings.createdAt))
    .limit(1)
  if (!open) return
  const day = formatDay(open.day, today())
  refuse(
    open.status === 'checked-out' ? clientSentences.visitIsUnpaid(day) : clientSentences.depositIsHeld(day),
  )
}

/**
 * Cancels upcoming bookings, waiting-list entries, unpaid passes and orders. Each kind in id order against
 * deadlocks.
 */
export async function cancelUpcoming(act: Act) {
  const { tx, id } = act
  const waiting = await tx
    .select({ id: waitingList.id, bookingId: waitingList.bookingId })
    .from(waitingList)
    .where(and(eq(waitingList.clientId, id), inArray(waitingList.status, ['waiting', 'offered'])))
    .orderBy(asc(waitingList.id))
  for (const entry of waiting) await leaveWaitingList({ ...act, id: entry.id }, entry)

  const booked = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.clientId, id), inArray(bookings.status, ['pending', 'confirmed'])))
    .orderBy(asc(bookings.id))
  for (const booking of booked) await cancelBooking({ ...act, id: booking.id })

  const requested = await tx
    .select({ id: passes.id })
    .from(passes)
    .where(and(eq(passes.ownerId, id), eq(passes.status, 'requested')))
    .orderBy(asc(passes.id))
  for (const pass of requested) await cancelRequestedPass({ ...act, id: pass.id })

  const unpaid = await tx
    .select({
      id: orders.id,
      status: orders.status,
      version: orders.version,
      delivery: orders.delivery,
      payment: orders.payment,
      createdAt: orders.createdAt,
      openingBalance: orders.openingBalance,
    })
    .from(orders)
    .where(and(eq(orders.userId, id), eq(orders.status, 'pending')))
    .orderBy(asc(orders.id))
  for (const order of unpaid) await cancelOrder({ ...act, id: order.id }, order)
}
