import { resources } from '@rumi/contract'
import { lt, sql } from 'drizzle-orm'
import { createRepository } from '../db/repository/repository.ts'
import { notifications } from '../db/schema/messages.ts'
import type { Db } from '../db/connect.ts'

export const notificationRepository = createRepository(resources.notifications, notifications)

const retentionDays = 180

/** Deletes notifications after half a year, read or not. */
export async function sweepNotifications(db: Db) {
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, sql`now() - make_interval(days => ${retentionDays})`))
}
