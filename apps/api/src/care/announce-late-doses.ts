import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { notifications } from '../db/schema/messages.ts'
import { today } from '../http/clock.ts'
import { enqueueEventOnce } from '../jobs/index.ts'
import { messageIdOf } from '../notifications/index.ts'
import { lateDosesHref } from './care-messages.ts'
import { readCareSheet } from './read-care-sheet.ts'

/** Announces the late entries of today once: each medicine by itself, all else of the same time together. */
export async function announceLateDoses(db: Db): Promise<void> {
  const day = today()
  const { entries } = await readCareSheet(db, day)
  const late = Map.groupBy(
    entries.filter(({ status }) => status === 'late'),
    ({ kind, careItemId, time }) => lateDosesHref({ day, time, ...(kind === 'medicine' && { careItemId }) }),
  )
  if (late.size === 0) return
  const announced = await db
    .selectDistinct({ href: notifications.href })
    .from(notifications)
    .where(and(eq(notifications.kind, 'dose-late'), inArray(notifications.href, [...late.keys()])))
  for (const { href } of announced) if (href !== null) late.delete(href)
  for (const [href, [first, ...others]] of late)
    await enqueueEventOnce(db, messageIdOf('doses-late', href), {
      kind: 'doses-late',
      day,
      time: first!.time,
      careItemIds: [first!, ...others].map(({ careItemId }) => careItemId),
    })
}
