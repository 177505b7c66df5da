import { live, reachWithin } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { resolveActor } from '../auth/index.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import type { EventStreams } from '../live/index.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'

type Deps = { db: Db; config: Config; streams: EventStreams }

/** Streams changes of bookings and care to open boards. */
export function deskStream(app: FastifyInstance, { db, config, streams }: Deps) {
  registerRoute(app, live.desk, async ({ actor, request, reply }) => {
    streams.start(request, reply, {
      actor,
      topic: 'desk',
      toEvent: async ({ kind, id }) => ({ event: kind, data: { id } }),
      async stillMay() {
        const still = await resolveActor(db, config, request)
        return still !== null && reachWithin(still, live.desk) === 'all' && !still.mustSetUpSecondFactor
      },
    })
    return reply
  })
}

/** Publishes each step and payment of a booking, and each change of care, to open boards. */
export function deskUpdates(pubsub: PubSub): EventHandlers {
  const publishBooking = ({ bookingId }: { bookingId: string }) =>
    pubsub.publish({ topic: 'desk', kind: 'booking', id: bookingId })
  return {
    'booking-requested': publishBooking,
    'booking-confirmed': publishBooking,
    'booking-moved': publishBooking,
    'booking-priced': publishBooking,
    'booking-noted': publishBooking,
    'booking-paid': publishBooking,
    'booking-cancelled': publishBooking,
    'booking-expired': publishBooking,
    'booking-held': publishBooking,
    'booking-marked-no-show': publishBooking,
    'booking-checked-in': publishBooking,
    'booking-checked-out': publishBooking,
    'booking-reversed': publishBooking,
    'booking-dogs-corrected': publishBooking,
    'place-offered': publishBooking,
    'waiting-offer-ended': publishBooking,
    'care-changed': ({ rumiId }) => pubsub.publish({ topic: 'desk', kind: 'care', id: rumiId }),
  }
}
