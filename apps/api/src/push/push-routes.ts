import { push } from '@rumi/contract'
import { eq, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { pushSentences } from '../copy/people/auth-sentences.ts'
import type { Db } from '../db/connect.ts'
import { pushSubscriptions } from '../db/schema/people/push-subscriptions.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { isCurvePoint, isPushService } from './push-services.ts'
import { vapidKeys } from './vapid-keys.ts'

/** Routes by which a browser subscribes its session to web push. */
export function pushRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  registerRoute(app, push.key, async () => ({ data: { pushKey: vapidKeys(config).publicKey } }))

  registerRoute(app, push.subscribe, async ({ body: { endpoint, keys }, actor: { sessionId } }) => {
    if (!isPushService(endpoint, config) || !isCurvePoint(keys.p256dh))
      throw new Refused('breaks-a-rule', { message: pushSentences.unknownService })
    await db.transaction(async (tx) => {
      await tx
        .delete(pushSubscriptions)
        .where(or(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint)))
      await tx.insert(pushSubscriptions).values({ sessionId, endpoint, ...keys })
    })
  })

  registerRoute(app, push.unsubscribe, async ({ actor: { sessionId } }) => {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
  })
}
