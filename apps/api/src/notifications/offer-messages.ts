import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { waitingList } from '../db/schema/waiting-list.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { loadBookingDetails } from './load-booking-details.ts'
import { messageIdOf } from './notification-repository.ts'
import { notifyFamily } from './notify-person.ts'

const bookingsPath = '/mi-cuenta/reservas'
const bookPath = '/mi-cuenta/reservar'

type OfferDeps = { database: Database; config: Config; sendTemplate: SendTemplate; pubsub: PubSub }

/**
 * Notifies of an offered place and its deadline, unless it has ended. An entry gets one offer, so its id
 * makes the message's. An expired offer is notified too; a declined one is not.
 */
export function offerMessages({ database: { db }, config, sendTemplate, pubsub }: OfferDeps): EventHandlers {
  return {
    async 'place-offered'({ waitingId, bookingId }) {
      const [entry] = await db.select().from(waitingList).where(eq(waitingList.id, waitingId))
      const now = await loadBookingDetails(db, bookingId)
      if (!now || entry?.status !== 'offered' || !entry.offeredUntil) return
      const data = {
        ...now.details,
        offeredUntil: entry.offeredUntil,
        link: `${config.publicUrl}${bookingsPath}`,
      }
      await notifyFamily({ db, pubsub, sendTemplate }, now.owner, {
        id: waitingId,
        kind: 'place-offered',
        mail: 'place-offered',
        data,
        href: bookingsPath,
      })
    },
    async 'waiting-offer-ended'({ bookingId }) {
      const [entry] = await db.select().from(waitingList).where(eq(waitingList.bookingId, bookingId))
      const now = await loadBookingDetails(db, bookingId)
      if (!now || entry?.status !== 'expired') return
      await notifyFamily({ db, pubsub, sendTemplate }, now.owner, {
        id: messageIdOf(entry.id, 'place-lapsed'),
        kind: 'place-lapsed',
        mail: 'place-lapsed',
        data: { ...now.details, link: `${config.publicUrl}${bookPath}` },
        href: bookPath,
      })
    },
  }
}
