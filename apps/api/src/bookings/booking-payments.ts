import {
  bookingPayments as calls,
  accountOfBooking,
  cancellationOf,
  ivaWithin,
  policyOf,
  settledOf,
  type AnswerOf,
  type BookingStatus,
  type HouseSettings,
} from '@rumi/contract'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { bookingSentences } from '../copy/booking-sentences.ts'
import type { Db, Queryable } from '../db/connect.ts'
import { isBeforeFirstVisit } from '../db/first-visit.ts'
import { bookingEvents } from '../db/schema/bookings.ts'
import { bookingPayments } from '../db/schema/booking-payments.ts'
import { now } from '../http/clock.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { bookingRepository } from './booking-repository.ts'
import { lockBooking } from './capacity.ts'
import { termsOfBooking } from './sold-terms.ts'
import { serviceOf } from './load-booking-inputs.ts'

/** What was paid for a booking and what is due, and the desk writing down what it received. */
export function bookingPaymentsRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, calls.list, async ({ params, owner }) => ({
    data: await accountOf(db, params.id, owner),
  }))

  registerRoute(app, calls.record, async ({ params, body, actor, request }) => ({
    data: await runIdempotent(db, request, async (tx) => {
      await accountOf(tx, params.id, null)
      const booking = await lockBooking(tx, params.id)
      const { leftCentavos } = await accountOf(tx, params.id, null)
      if (body.amountCentavos > leftCentavos)
        throw new Refused('breaks-a-rule', {
          issues: [{ path: 'amountCentavos', message: bookingSentences.moreThanIsOwed }],
        })
      await tx.insert(bookingPayments).values({ ...body, bookingId: booking.id, receivedBy: actor.id })
      return accountOf(tx, params.id, null)
    }),
  }))
}

/** Another's booking is a missing one. */
async function accountOf(
  db: Queryable,
  id: string,
  owner: string | null,
): Promise<AnswerOf<typeof calls.list>['data']> {
  const booking = await bookingRepository.find(db, id)
  if (!booking || (owner && booking.clientId !== owner)) throw new Refused('not-found')
  const { serviceType } = await serviceOf(db, booking.serviceId)
  const payments = await db
    .select({
      id: bookingPayments.id,
      bookingId: bookingPayments.bookingId,
      amountCentavos: bookingPayments.amountCentavos,
      method: bookingPayments.method,
      reference: bookingPayments.reference,
      receivedAt: bookingPayments.receivedAt,
    })
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, booking.id))
    .orderBy(asc(bookingPayments.receivedAt), asc(bookingPayments.id))
  const paidCentavos = payments.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
  const { totalCentavos } = booking
  const isFirstVisit = await isBeforeFirstVisit(db, booking.clientId)
  const terms = await termsOfBooking(db, booking.id)
  const { ivaPercent } = terms
  const { baseCentavos: subtotalCentavos, ivaCentavos } = ivaWithin(totalCentavos, ivaPercent)
  const cancellation = await cancellationAsOfNow(db, { ...booking, serviceType }, terms)
  return {
    payments,
    totalCentavos,
    paidCentavos,
    ...accountOfBooking({ ...booking, serviceType, isFirstVisit }, paidCentavos, terms),
    subtotalCentavos,
    ivaCentavos,
    ivaPercent,
    cancellation,
    ...settledOf(cancellation, paidCentavos),
    lateArrival: policyOf(serviceType, terms).lateArrival,
  }
}

type Booked = Parameters<typeof cancellationOf>[0] & { id: string; status: BookingStatus }

/** What giving it up now would cost, or cost when it was given up; what the house itself gave up costs nothing. */
async function cancellationAsOfNow(db: Queryable, booking: Booked, terms: HouseSettings) {
  if (booking.status !== 'cancelled') return cancellationOf(booking, now(), terms)
  const [step] = await db
    .select({ at: bookingEvents.at, actorId: bookingEvents.actorId })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, booking.id), eq(bookingEvents.toStatus, 'cancelled')))
    .orderBy(desc(bookingEvents.position))
    .limit(1)
  const cancellation = cancellationOf(booking, step?.at ?? now(), terms)
  return step?.actorId ? cancellation : { ...cancellation, keptCentavos: 0 }
}
