import {
  addDays,
  desk,
  isOpen,
  reports,
  seesDogCare,
  withoutCare,
  withoutNotes,
  type DeskBooking,
} from '@rumi/contract'
import { or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import {
  toAvailabilityQuery,
  availabilityOf,
  bookingRepository,
  dryRun,
  extrasFor,
  previewChange,
  resourceFor,
  touchesDays,
} from '../bookings/index.ts'
import type { Db } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { today } from '../http/clock.ts'
import type { Actor } from '../http/actor.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { poolDays } from './pool-days.ts'
import { eventsOf } from './events-of.ts'
import { findFamilies } from './find-families.ts'
import { messagesAnswered } from './messages-answered.ts'
import { occupancyBetween } from './occupancy.ts'
import { passesWithOwners } from './passes-with-owners.ts'
import { addOnsOfStay } from './add-ons-of-stay.ts'
import { deskBookingsWhere } from './desk-bookings.ts'
import { listWaiting } from './list-waiting.ts'
import { usedByVisits, visitsOfDay, visitsWhere } from '../visits/index.ts'

/** Reads of the front desk: a day, the occupancy, one booking, and availability. */
export function deskRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, desk.day, async ({ query: { day }, actor }) => ({
    data: {
      visits: await visitsWhere(db, visitsOfDay(day)),
      bookings: seenBy(
        actor,
        await deskBookingsWhere(db, or(touchesDays(day, day), usedByVisits(visitsOfDay(day)))!),
      ),
      days: await poolDays(db, { from: day, to: day }),
    },
  }))

  registerRoute(app, desk.booking, async ({ params: { id }, actor }) => {
    if (!(await bookingRepository.find(db, id))) throw new Refused('not-found')
    const [deskBooking] = seenBy(actor, await deskBookingsWhere(db, sql`${bookings.id} = ${id}`))
    if (!deskBooking) throw new Refused('not-found')
    return {
      data: {
        deskBooking,
        addOns: await addOnsOfStay(db, id),
        events: await eventsOf(db, id),
        messages: await messagesAnswered(db, id),
      },
    }
  })

  registerRoute(app, desk.extras, async ({ params: { id } }) => ({
    data: { extras: await extrasFor(db, id) },
  }))

  registerRoute(app, desk.preview, async ({ params: { id }, body, actor, request }) => ({
    data: await previewChange(db, body, { actor, owner: null, id, request }),
  }))

  registerRoute(app, desk.previewNew, async ({ body, actor }) => ({
    data: { resource: await dryRun(db, (tx) => resourceFor(tx, body, actor)) },
  }))

  registerRoute(app, desk.families, async ({ query, actor }) => {
    const families = await findFamilies(db, query.search ?? '')
    return {
      data: {
        families: seesDogCare(actor.role)
          ? families
          : families.map((family) => ({ ...family, dogs: family.dogs.map(withoutCare) })),
      },
    }
  })

  registerRoute(app, desk.availability, async ({ query, actor }) => ({
    data: {
      availability: await availabilityOf(db, query.serviceId, {
        ...(await toAvailabilityQuery(db, query, actor)),
        waiveNotice: true,
      }),
    },
  }))

  registerRoute(app, desk.passes, async ({ query }) => ({
    data: await passesWithOwners(db, query),
  }))

  registerRoute(app, desk.waiting, async ({ query }) => ({ data: { waiting: await listWaiting(db, query) } }))

  registerRoute(
    app,
    reports.occupancy,
    async ({ query: { from = today(), to = addDays(from, 6) }, actor }) => {
      const occupancy = await occupancyBetween(db, { from, to })
      const bars = seesDogCare(actor.role)
        ? occupancy.bars
        : occupancy.bars.map((bar) => ({ ...bar, tags: [] }))
      return { data: { occupancy: { ...occupancy, bars } } }
    },
  )
}

/** Projects bookings for a role: accountants see no condition of dogs, a role without charges nothing that was paid or is owed. */
const seenBy = ({ role, limits }: Actor, deskBookings: DeskBooking[]): DeskBooking[] =>
  deskBookings.map((deskBooking) => ({
    ...deskBooking,
    ...(!isOpen(limits, 'payments', false) && { paidCentavos: 0, leftCentavos: 0, debtCentavos: 0 }),
    ...(!seesDogCare(role) && {
      booking: withoutNotes(deskBooking.booking),
      dogs: deskBooking.dogs.map(withoutCare),
      medicalRecords: [],
      overrides: [],
    }),
  }))
