import { dayOf, formatDay, ivaWithin, uuid, type PaymentTarget } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { paymentSentences } from '../copy/payment-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { passes } from '../db/schema/passes.ts'
import { users } from '../db/schema/people.ts'
import { services } from '../db/schema/services.ts'
import { orders } from '../db/schema/shop.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { currentSettings } from '../settings/index.ts'
import { paymentRepository } from './payment-repository.ts'

/** A payment as its receipt tells it: what for, from whom, to whom, and the IVA within. Another's is a missing one. */
export async function receiptOf(db: Queryable, id: string, owner: string | null) {
  const payment = uuid.safeParse(id).success ? await paymentRepository.find(db, id) : null
  if (!payment || (owner && payment.clientId !== owner)) throw new Refused('not-found')
  const { ivaPercent } = await currentSettings(db)
  const { baseCentavos, ivaCentavos } = ivaWithin(payment.amountCentavos, ivaPercent)
  return {
    payment,
    concept: await conceptOf(db, payment.target),
    clientName: await nameOf(db, payment.clientId),
    receivedByName: owner ? '' : await nameOf(db, payment.receivedBy),
    subtotalCentavos: baseCentavos,
    ivaCentavos,
    ivaPercent,
  }
}

async function nameOf(db: Queryable, id: string | null) {
  if (!id) return ''
  const [person] = await db
    .select({ name: sql<string>`btrim(${users.name} || ' ' || ${users.lastName})` })
    .from(users)
    .where(eq(users.id, id))
  return person?.name ?? ''
}

/** What was paid for, in words. */
export async function conceptOf(db: Queryable, target: PaymentTarget | null): Promise<string> {
  const { concept } = paymentSentences
  if (!target) return concept.credit
  if ('orderId' in target) {
    const [order] = await db
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.id, target.orderId))
    return order ? concept.order(order.number) : ''
  }
  if ('passId' in target) {
    const [pass] = await db.select({ lines: passes.lines }).from(passes).where(eq(passes.id, target.passId))
    return concept.pass(pass?.lines[0]?.label ?? '')
  }
  const [booked] = await db
    .select({
      service: services.name,
      startDay: bookings.startDay,
      startAt: bookings.startAt,
      dogs: sql<string>`(select string_agg(d.name, ' y ' order by d.name) from booking_dogs bd join dogs d on d.id = bd.dog_id
        where bd.booking_id = ${bookings.id})`,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(eq(bookings.id, target.bookingId))
  if (!booked) return ''
  return concept.booking(
    booked.service,
    booked.dogs,
    formatDay(booked.startDay ?? dayOf(booked.startAt!), today()),
  )
}
