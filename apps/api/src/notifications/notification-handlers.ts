import { instant, uuid, type resources } from '@rumi/contract'
import { and, desc, eq, inArray, like, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorFor, readCursor } from '../db/repository/cursor.ts'
import { notifications } from '../db/schema/messages.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { closedKindsOf } from './notify-desk.ts'

const sortKey = z.tuple([instant, uuid])

/** The condition 'older than the last one of the page before'. */
function behind(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const last = readCursor(cursor, sortKey)
  if (!last) throw new Refused('malformed')
  return sql`(${notifications.createdAt}, ${notifications.id}) < (${last[0]}::timestamptz, ${last[1]}::uuid)`
}

/** Hides office notifications of areas that the user may no longer see. */
export function stillOpenTo(actor: Actor) {
  const closed = closedKindsOf(actor)
  if (closed.length === 0) return undefined
  return not(and(like(notifications.href, '/oficina/%'), inArray(notifications.kind, closed))!)
}

/** One's own notifications, the newest first; another's are answered as missing. */
export const notificationHandlers = {
  async list({ limit, cursor }, { actor, db, request }) {
    const { userId } = request.params as { userId: string }
    if (userId !== actor.id) throw new Refused('not-found')
    const found = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, actor.id), behind(cursor), stillOpenTo(actor)))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limit + 1)
    const items = found.slice(0, limit)
    const last = items.at(-1)
    return found.length > limit && last
      ? { items, nextCursor: cursorFor([last.createdAt, last.id]) }
      : { items }
  },
} satisfies ResourceHandlers<typeof resources.notifications>
