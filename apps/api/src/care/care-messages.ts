import { deskNotifications } from '@rumi/mails'
import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { careItems, careMarks } from '../db/schema/care.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import type { DeliveredEvent, EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import { createNotifyDesk } from '../notifications/index.ts'

/** Link to the entries of a time on the care sheet; a medicine has its own, so that each is notified by itself. */
export const lateDosesHref = ({
  day,
  time,
  careItemId,
}: {
  day: string
  time: string
  careItemId?: string
}) => `/oficina/cuidados?dia=${day}&hora=${time}${careItemId ? `&cuidado=${careItemId}` : ''}`

/** Notifies the desk of late doses that nobody has marked meanwhile. */
export function careMessages({
  database: { db },
  pubsub,
}: {
  database: Database
  pubsub: PubSub
}): EventHandlers {
  const notifyDesk = createNotifyDesk({ db, pubsub })

  async function notifyOfLateDoses({ day, time, careItemIds }: DeliveredEvent<'doses-late'>) {
    const marked = db
      .select({ id: careMarks.id })
      .from(careMarks)
      .where(and(eq(careMarks.careItemId, careItems.id), eq(careMarks.day, day), eq(careMarks.time, time)))
    const late = await db
      .select({ id: careItems.id, kind: careItems.kind, name: careItems.name, dog: dogs.name })
      .from(careItems)
      .innerJoin(dogs, eq(dogs.id, careItems.rumiId))
      .where(and(inArray(careItems.id, careItemIds), isNull(careItems.removedAt), notExists(marked)))
      .orderBy(asc(dogs.name))
    const [first] = late
    if (!first) return
    const medicine = first.kind === 'medicine' ? first : null
    const href = lateDosesHref({ day, time, ...(medicine && { careItemId: medicine.id }) })
    const names = [...new Set(late.map(({ dog }) => dog))]
    await notifyDesk(['doses-late', href], {
      kind: 'dose-late',
      ...deskNotifications.lateDoses({ dogs: names, name: medicine?.name ?? null, time }),
      day,
      href,
    })
  }

  return { 'doses-late': notifyOfLateDoses }
}
