import { booking, quoteBooking } from '@rumi/contract'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { services } from '../db/schema/services.ts'
import { onceInTransaction } from '../http/idempotency.ts'
import { offerCall } from '../http/offer-call.ts'
import { houseCalendar } from '../schedule/index.ts'
import { availabilityOf } from './availability.ts'
import { bookDays } from './book-days.ts'
import { creditsFor } from './pass-credits.ts'
import { mayTheyCome } from './may-they-come.ts'
import { quoteDays } from './quote-days.ts'
import { spanOf } from './span.ts'
import { dogsOfOneFamily, offeredService } from './what-is-booked.ts'

/** What can be asked before booking: what there is, when there is room, and what it would cost. */
export function bookingsRoom(app: FastifyInstance, db: Db) {
  offerCall(app, booking.catalog, async () => ({ data: { services: await catalogOf(db) } }))

  offerCall(app, booking.availability, async ({ query: { serviceId, minutes, ...span } }) => ({
    data: {
      availability: await availabilityOf(db, await offeredService(db, serviceId), {
        ...span,
        minutes: minutes === undefined ? undefined : Number(minutes),
      }),
    },
  }))

  offerCall(app, booking.quote, async ({ body, actor }) => {
    const owner = actor.role === 'cliente' ? actor.id : null
    const service = await offeredService(db, body.serviceId)
    const dogs = await dogsOfOneFamily(db, body.rumiIds, owner)
    const calendar = await houseCalendar(db)
    const span = spanOf(service, body, dogs, { waiveNotice: owner === null, calendar })
    const eligibility = await mayTheyCome(db, { service, span, dogs, calendar })
    const { length: passUnits } = await creditsFor(db, { service, span, dogs, passId: body.passId })
    return {
      data: {
        quote: {
          ...quoteBooking({ service, dogs, start: body.start, end: body.end, passUnits }),
          eligibility,
        },
      },
    }
  })

  offerCall(app, booking.quoteDays, async ({ body, actor }) => ({
    data: { quote: await quoteDays(db, body, actor) },
  }))

  offerCall(app, booking.recurring, async ({ body, actor, owner, request }) => ({
    data: {
      serviceBookings: await onceInTransaction(db, request, (tx) => bookDays(body, { actor, owner, tx })),
    },
  }))
}

const catalogOf = (db: Db) =>
  db
    .select({
      id: services.id,
      serviceType: services.serviceType,
      name: services.name,
      description: services.description,
      durationMinutes: services.durationMinutes,
      priceCentavos: services.priceCentavos,
    })
    .from(services)
    .where(eq(services.active, true))
    .orderBy(asc(services.createdAt), asc(services.id))
