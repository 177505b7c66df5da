import { booking, seesDogCare, type Quote } from '@rumi/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { services } from '../db/schema/business/services.ts'
import { catalogPlans } from '../plan-cards/index.ts'
import type { Actor } from '../http/actor.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { toAvailabilityQuery, availabilityOf } from './capacity/availability.ts'
import { createRecurringBookings } from './create/create-recurring-bookings.ts'
import { previewChange } from './change/preview-change.ts'
import { quoteDays } from './create/quote-days.ts'
import { quoteBookingRequest } from './create/quote-booking-request.ts'
import { reverseStep } from './reverse-step.ts'

/** Reads before booking: services, availability and quotes. */
export function bookingsRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, booking.catalog, async () => ({
    data: { services: await catalogOf(db), plans: await catalogPlans(db) },
  }))

  registerRoute(app, booking.availability, async ({ query, actor }) => ({
    data: {
      availability: await availabilityOf(db, query.serviceId, await toAvailabilityQuery(db, query, actor)),
    },
  }))

  registerRoute(app, booking.quote, async ({ body, actor }) => ({
    data: { quote: seenBy(actor, await quoteBookingRequest(db, body, actor)) },
  }))

  registerRoute(app, booking.quoteDays, async ({ body, actor }) => ({
    data: { quote: seenBy(actor, await quoteDays(db, body, actor)) },
  }))

  registerRoute(app, booking.preview, async ({ params: { id }, body, actor, owner, request }) => ({
    data: await previewChange(db, body, { actor, owner, id, request }),
  }))

  registerRoute(app, booking.reverse, async ({ params: { id }, body, actor }) => ({
    data: await db.transaction((tx) => reverseStep(tx, id, { ...body, by: actor })),
  }))

  registerRoute(app, booking.recurring, async ({ body, actor, owner, request }) => ({
    data: {
      serviceBookings: await runIdempotent(db, request, (tx) =>
        createRecurringBookings(body, { actor, owner, tx }),
      ),
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
      priceCentavos: sql<number | null>`nullif(${services.priceCentavos}, 0)`,
      mediumOverKg: services.mediumOverKg,
      largeOverKg: services.largeOverKg,
      mediumPriceCentavos: services.mediumPriceCentavos,
      largePriceCentavos: services.largePriceCentavos,
      mediumExtraMinutes: services.mediumExtraMinutes,
      largeExtraMinutes: services.largeExtraMinutes,
      seasons: services.seasons,
      bookableOnline: services.bookableOnline,
      isExtra: services.isExtra,
      ivaTreatment: services.ivaTreatment,
    })
    .from(services)
    .where(eq(services.active, true))
    .orderBy(asc(services.createdAt), asc(services.id))

/** Projects a quote for a role. Accountants see prices and eligibility without a dog's reasons. */
const seenBy = ({ role }: Actor, quote: Quote): Quote =>
  seesDogCare(role)
    ? quote
    : { ...quote, eligibility: quote.eligibility.map((dog) => ({ ...dog, reasons: [] })), hints: [] }
