import { createHash } from 'node:crypto'
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

/**
 * Derives an id from a notification's subject, so that retries produce one notification and one Message-ID.
 */
export function messageIdOf(...about: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(about.join(' ')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
