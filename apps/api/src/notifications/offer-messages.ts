import { notificationFor } from '@rumi/mails'
import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { notifications } from '../db/schema/messages.ts'
import { waitingList } from '../db/schema/waiting-list.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { loadBookingDetails } from './load-booking-details.ts'

const bookingsPath = '/mi-cuenta/reservas'

type OfferDeps = { database: Database; config: Config; sendTemplate: SendTemplate; pubsub: PubSub }

/**
 * Tells who waited that a place is kept for them, and until when, unless the offer is over by now. An entry is offered
 * a place once, so its id is the message's too: told twice, it leaves one notice and one Message-ID.
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
      const notice = notificationFor('place-offered', data)
      await db
        .insert(notifications)
        .values({ id: waitingId, userId: now.owner.id, kind: 'place-offered', ...notice, href: bookingsPath })
        .onConflictDoNothing({ target: notifications.id })
      await pubsub.publish({ topic: `user:${now.owner.id}`, kind: 'notification', id: waitingId })
      await sendTemplate(now.owner, 'place-offered', data, waitingId)
    },
  }
}
