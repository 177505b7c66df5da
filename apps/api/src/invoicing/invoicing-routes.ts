import { invoicingCalls as calls } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { Refused } from '../http/refused.ts'
import { registerRoute } from '../http/register-route.ts'
import { sendFile } from '../http/send-file.ts'
import { cancelStamp } from './cancel-stamp.ts'
import { cfdiXml } from './cfdi-xml.ts'
import { orderOf, readCfdi } from './read-cfdi.ts'
import { stampOrder } from './stamp-order.ts'
import type { StampingProvider } from './stamping.ts'
import { liveStampOf, shownStamp, stampsOf } from './stamps.ts'

const { answersFile: type } = calls.download

/** Invoices of orders: what they would say, their XML, their stamp. Without a provider the XML is there to be sealed elsewhere. */
export function invoicingRoutes(app: FastifyInstance, db: Db, provider: StampingProvider | null) {
  registerRoute(app, calls.read, async ({ params }) => {
    const order = await orderOf(db, params.id)
    const stamps = await stampsOf(db, order.id)
    return {
      data: {
        invoicing: {
          ...(await draftOf(db, order)),
          canStamp: provider !== null,
          stamps: stamps.map(shownStamp),
        },
      },
    }
  })

  registerRoute(app, calls.download, async ({ params, reply }) => {
    const order = await orderOf(db, params.id)
    const live = await liveStampOf(db, order.id)
    if (live?.xml) return sendFile(reply, { name: `${live.uuid}.xml`, type, text: live.xml })
    const text = cfdiXml(await readCfdi(db, order))
    return sendFile(reply, { name: `pedido-${order.number}-sin-timbrar.xml`, type, text })
  })

  registerRoute(app, calls.stamp, async ({ params, actor, reply }) => {
    await orderOf(db, params.id)
    if (!provider) throw new Refused('stamping-not-set-up')
    const { uuid, xml } = await stampOrder(db, provider, { orderId: params.id, by: actor.id })
    return sendFile(reply, { name: `${uuid}.xml`, type, text: xml! })
  })

  registerRoute(app, calls.cancel, async ({ params, query, actor }) => {
    await orderOf(db, params.id)
    if (!provider) throw new Refused('stamping-not-set-up')
    const row = await cancelStamp(db, provider, { orderId: params.id, ...query, by: actor.id })
    return { data: { stamp: shownStamp(row) } }
  })
}

/** What the invoice would say, or what stands against it. */
async function draftOf(db: Db, order: Parameters<typeof readCfdi>[1]) {
  try {
    const { receiver, isPublic, paymentMethod, paymentForm, totalCentavos } = await readCfdi(db, order)
    const draft = { receiver: { ...receiver, isPublic }, paymentMethod, paymentForm, totalCentavos }
    return { draft, obstacle: null }
  } catch (error) {
    if (error instanceof Refused) return { draft: null, obstacle: error.message }
    throw error
  }
}
