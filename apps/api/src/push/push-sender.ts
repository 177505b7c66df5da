import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { pushSubscriptions } from '../db/schema/people/push-subscriptions.ts'
import type { DeliveredEvent, EventHandlers } from '../jobs/index.ts'
import { currentSettings } from '../settings/index.ts'
import { vapidKeys } from './vapid-keys.ts'

/** Time for which a push service holds a message for a device that is off: later it is no news. */
const holdSeconds = 12 * 60 * 60
const longestMs = 10_000
/** Responses about a subscription that ended, or that was made with another key. */
const ended: readonly number[] = [403, 404, 410]

/** Sends pushes to devices; deletes a subscription that its push service reports as ended. */
export function pushSender({ db, config }: { db: Db; config: Config }): EventHandlers {
  async function send({ sessionId, title, message, href, tag }: DeliveredEvent<'push-due'>) {
    const ofSession = eq(pushSubscriptions.sessionId, sessionId)
    const [device] = await db.select().from(pushSubscriptions).where(ofSession)
    if (!device) return
    const { endpoint, p256dh, auth } = device
    const { email } = await currentSettings(db)
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, message, href, tag }),
      {
        vapidDetails: { subject: `mailto:${email}`, ...vapidKeys(config) },
        TTL: holdSeconds,
        urgency: 'high',
      },
    )
    const response = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(longestMs),
    })
    await response.body?.cancel()
    if (ended.includes(response.status)) await db.delete(pushSubscriptions).where(ofSession)
    else if (!response.ok) throw new Error(`the push service answered ${response.status}`)
  }
  return { 'push-due': send }
}
