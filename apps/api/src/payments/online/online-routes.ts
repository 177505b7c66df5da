import { onlineCalls as calls } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Db } from '../../db/connect.ts'
import { runIdempotent } from '../../http/idempotency.ts'
import { Refused } from '../../http/refused.ts'
import { registerRoute } from '../../http/register-route.ts'
import { currentSettings } from '../../settings/index.ts'
import type { AfterPayment } from '../payment-handlers.ts'
import { ProviderAway, type OnlineProvider } from './provider.ts'
import { settleOnlinePayment } from './settle-online-payment.ts'
import { checkoutUrlOf, startOnlinePayment } from './start-online-payment.ts'

type OnlineDeps = {
  db: Db
  /** Null where no keys are set: the way is absent. */
  provider: OnlineProvider | null
  publicUrl: string
  afterPayment: AfterPayment
}

/** Paying online: which ways there are, opening a page to pay at, and the provider's notices. */
export function onlineRoutes(app: FastifyInstance, { db, provider, publicUrl, afterPayment }: OnlineDeps) {
  registerRoute(app, calls.ways, async () => {
    const { speiClabe } = await currentSettings(db)
    return { data: { ways: { counter: true, spei: speiClabe !== '', online: provider !== null } } }
  })

  registerRoute(app, calls.start, async ({ body, owner, request }) => {
    if (!provider) throw new Refused('online-not-set-up')
    const payment = await runIdempotent(db, request, (tx) => startOnlinePayment(tx, { ...body, owner }))
    return { data: { payment, checkoutUrl: await checkoutUrlOf(db, { provider, publicUrl }, payment) } }
  })

  registerRoute(app, calls.notice, async ({ body, query, request }) => {
    if (!provider) throw new Refused('not-signed')
    const { headers } = request
    const dataId = query['data.id'] ?? body.data?.id
    const signature = single(headers['x-signature'])
    if (!dataId || !provider.isSigned({ dataId, requestId: single(headers['x-request-id']), signature }))
      throw new Refused('not-signed')
    if ((body.type ?? query.type) !== 'payment') return { data: { outcome: 'ignored' } }
    const reported = await provider.readPayment(dataId).catch((error: unknown) => {
      if (error instanceof ProviderAway)
        throw new Refused('unavailable', { retryAfterSeconds: 30 }, { cause: error })
      throw error
    })
    if (!reported) return { data: { outcome: 'ignored' } }
    const outcome = await db.transaction((tx) => settleOnlinePayment(tx, reported, afterPayment))
    if (outcome === 'mismatch')
      request.log.warn({ provider: reported.id, reference: reported.reference }, paymentSentences.mismatch)
    return { data: { outcome } }
  })
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
