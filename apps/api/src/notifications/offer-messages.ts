import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { waitingList } from '../db/schema/waiting-list.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { loadBookingDetails } from './load-booking-details.ts'
import { messageIdOf } from './message-id.ts'
import { notifyFamily } from './notify-person.ts'

const bookingsPath = '/mi-cuenta/reservas'
const bookPath = '/mi-cuenta/reservar'

type OfferDeps = { database: Database; config: Config; sendTemplate: SendTemplate; pubsub: PubSub }

/**
 * Tells who waited that a place is kept for them, and until when, unless the offer is over by now. An entry is offered
 * a place once, so its id is the message's too: told twice, it leaves one notification and one Message-ID. Whose time went by hears
 * of it as well; who left the place knows.
 */
export function offerMessages({ database: { db }, config, sendTemplate, pubsub }: OfferDeps): EventHandlers {
  return {
    async 'place-offered'({ waitingId, bookingId }) {
      const [entry] = await db.select().from(waitingList).where(eq(waitingList.id, waitingId))
      const now = await loadBookingDetails(db, bookingId)
      if (!now || entry?.status !== 'offered' || !entry.offeredUntil) return
      const data = {
        ...now.told,
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
        data: { ...now.told, link: `${config.publicUrl}${bookPath}` },
        href: bookPath,
      })
    },
  }
}
