import { changeOf, uuid, type AnswerOf, type paymentCalls } from '@rumi/contract'
import { and, asc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connect.ts'
import { bookingEvents } from '../db/schema/bookings.ts'
import { cardTerminals } from '../db/schema/money/card-terminals.ts'
import { charges } from '../db/schema/money/charges.ts'
import { payments } from '../db/schema/money/payments.ts'
import { users } from '../db/schema/people/people.ts'
import { Refused } from '../http/refused.ts'
import { ivaOfPayments } from './iva-of-payments.ts'
import { movedPayments } from './moved-payments.ts'
import { paymentRepository } from './payment-repository.ts'
import { linesOf } from './receipt-lines.ts'
import { paysStill, priceCanFall } from './refunds/refund-at-desk.ts'
import type { Payment } from './record-payment.ts'

const corrections = alias(payments, 'corrections')

type Receipt = AnswerOf<typeof paymentCalls.receipt>['data']['receipt']

/**
 * Returns the receipt of a payment with the others of its charge: subjects, discounts, payer, receiver,
 * change, and the IVA of each sale. Another owner's is not found.
 */
export async function receiptOf(db: Queryable, id: string, owner: string | null): Promise<Receipt> {
  const payment = uuid.safeParse(id).success ? await paymentRepository.find(db, id) : null
  if (!payment || (owner && payment.clientId !== owner)) throw new Refused('not-found')
  const charge = await chargeOf(db, payment.id)
  const together = charge ? await paymentsOf(db, charge.id) : [payment]
  const off = charge ? await discountsOf(db, charge.id) : []
  const totalCentavos = sum(together, ({ amountCentavos }) => amountCentavos)
  const cash = sum(
    together.filter(({ method }) => method === 'cash'),
    ({ amountCentavos, tipCentavos }) => amountCentavos + tipCentavos,
  )
  // What was received was cash, and none of it is left where the method was corrected.
  const receivedCentavos = cash > 0 ? (charge?.receivedCentavos ?? null) : null
  const targets = !owner && payment.kind === 'payment' ? targetsOf(payment) : []
  return {
    payment,
    number: charge?.number ?? null,
    payments: together,
    lines: await linesOf(db, together, off),
    discounts: [...Map.groupBy(off, ({ reason }) => reason)].map(([reason, all]) => ({
      reason,
      amountCentavos: sum(all, ({ amountCentavos }) => amountCentavos),
    })),
    totalCentavos,
    tipCentavos: sum(together, ({ tipCentavos }) => tipCentavos),
    receivedCentavos,
    changeCentavos: receivedCentavos === null ? null : Math.max(0, changeOf(receivedCentavos, cash)),
    terminalName: await terminalOf(
      db,
      together.map((one) => one.id),
    ),
    clientName: await nameOf(db, payment.clientId),
    receivedByName: owner ? '' : await nameOf(db, payment.receivedBy),
    ...(await ivaOfPayments(db, together)),
    priceCanFall: targets.length > 0 && (await every(targets, (target) => priceCanFall(db, target))),
    passPaysStill:
      targets.length === 1 && (await every(targets, (of) => 'passId' in of && paysStill(db, of.passId))),
  }
}

const targetsOf = ({ allocations }: Payment) => allocations.flatMap(({ target }) => target ?? [])

async function every<Item>(items: readonly Item[], holds: (item: Item) => boolean | Promise<boolean>) {
  for (const item of items) if (!(await holds(item))) return false
  return true
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0)

async function chargeOf(db: Queryable, paymentId: string) {
  const [charge] = await db
    .select({ id: charges.id, number: charges.number, receivedCentavos: charges.receivedCentavos })
    .from(movedPayments)
    .innerJoin(charges, eq(charges.id, movedPayments.chargeId))
    .where(and(eq(movedPayments.id, paymentId), eq(movedPayments.kind, 'payment')))
  return charge
}

/** The payments of a charge; what was corrected since stands as it was written again. */
async function paymentsOf(db: Queryable, chargeId: string): Promise<Payment[]> {
  const rows = await db
    .select({ id: payments.movementId })
    .from(payments)
    .where(
      and(
        eq(payments.chargeId, chargeId),
        eq(payments.kind, 'payment'),
        payments.leads,
        notExists(correctionsOf(db)),
      ),
    )
    .orderBy(asc(payments.position))
  const found: Payment[] = []
  for (const { id } of rows) found.push((await paymentRepository.find(db, id))!)
  return found
}

const correctionsOf = (db: Queryable) =>
  db
    .select({ id: corrections.id })
    .from(corrections)
    .where(and(eq(corrections.refundOf, payments.id), corrections.isCorrection))

/** Returns the discounts of a charge by booking. */
const discountsOf = (db: Queryable, chargeId: string) =>
  db
    .select({
      bookingId: bookingEvents.bookingId,
      reason: bookingEvents.note,
      amountCentavos: sql<number>`${bookingEvents.discountCentavos}`.mapWith(Number),
    })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.chargeId, chargeId), isNotNull(bookingEvents.discountCentavos)))
    .orderBy(asc(bookingEvents.position))

/** Returns the name of the terminal of some payments; empty if there never was another one. */
async function terminalOf(db: Queryable, paymentIds: readonly string[]) {
  const [terminal] = await db
    .select({ name: cardTerminals.name })
    .from(payments)
    .innerJoin(cardTerminals, eq(cardTerminals.id, payments.terminalId))
    .where(
      and(inArray(payments.movementId, [...paymentIds]), sql`(select count(*) from ${cardTerminals}) > 1`),
    )
    .limit(1)
  return terminal?.name ?? ''
}

async function nameOf(db: Queryable, id: string | null) {
  if (!id) return ''
  const [person] = await db
    .select({ name: sql<string>`btrim(${users.name} || ' ' || ${users.lastName})` })
    .from(users)
    .where(eq(users.id, id))
  return person?.name ?? ''
}
