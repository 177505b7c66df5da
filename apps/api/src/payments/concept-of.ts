import { dayOf, formatDay, formatList, type PaymentTarget } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { passes } from '../db/schema/money/passes.ts'
import { services } from '../db/schema/business/services.ts'
import { orders } from '../db/schema/money/shop.ts'
import { today } from '../http/clock.ts'

/** Describes the subject of a payment. */
export async function conceptOf(db: Queryable, target: PaymentTarget | null): Promise<string> {
  const { concept } = paymentSentences
  if (!target) return concept.credit
  if ('orderId' in target) {
    const [order] = await db
      .select({ number: orders.number, isOpening: orders.openingBalance })
      .from(orders)
      .where(eq(orders.id, target.orderId))
    if (order?.isOpening) return concept.openingBalance
    return order ? concept.order(order.number) : ''
  }
  if ('passId' in target) {
    const [pass] = await db.select({ lines: passes.lines }).from(passes).where(eq(passes.id, target.passId))
    return concept.pass(pass?.lines[0]?.label ?? '')
  }
  const [booked] = await db
    .select({
      service: services.name,
      status: bookings.status,
      startDay: bookings.startDay,
      startAt: bookings.startAt,
      dogs: sql<
        string[]
      >`(select coalesce(array_agg(d.name order by d.name), '{}') from booking_dogs bd join dogs d on d.id = bd.dog_id
        where bd.booking_id = ${bookings.id})`,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(eq(bookings.id, target.bookingId))
  if (!booked) return ''
  const sold = booked.status === 'cancelled' ? concept.cancelled : concept.booking
  return sold(
    booked.service,
    formatList(booked.dogs),
    formatDay(booked.startDay ?? dayOf(booked.startAt!), today()),
  )
}
