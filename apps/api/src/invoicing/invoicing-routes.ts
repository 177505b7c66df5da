import { invoicingCalls as calls, type CfdiOf } from '@rumi/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { invoicingSentences } from '../copy/money/invoicing-sentences.ts'
import type { Db } from '../db/connect.ts'
import { fileInRequest, takeFiles, uploadRoute } from '../files/index.ts'
import { Refused } from '../http/refused.ts'
import { registerRoute } from '../http/register-route.ts'
import { sendFile } from '../http/send-file.ts'
import { bringBack } from './bring-back.ts'
import { cancelStamp } from './cancelling/cancel-stamp.ts'
import { documentXml } from './documents/cfdi-xml.ts'
import { issueGlobal, previewGlobal, withdrawGlobal } from './global-invoices.ts'
import { listCfdis } from './list-cfdis.ts'
import { readCfdi } from './read-cfdi.ts'
import { readInvoicing } from './read-invoicing.ts'
import { refuse } from './read-sale.ts'
import { stampStatus } from './stamp-status.ts'
import { refusalOf, requestCfdi, stampCfdi } from './stamp-cfdi.ts'
import type { StampingProvider } from './stamping.ts'
import { liveStampOf, subjectOf } from './subjects.ts'

/**
 * Invoices of sales, credit notes of their refunds, complements of their payments and global invoices: what they would say, their XML, their
 * stamp. Without a provider the XML is there to be sealed elsewhere.
 */
export async function invoicingRoutes(app: FastifyInstance, db: Db, provider: StampingProvider | null) {
  registerRoute(app, calls.list, async ({ query }) => ({ data: await listCfdis(db, query) }))

  registerRoute(app, calls.previewGlobal, async ({ query }) => ({
    data: { preview: await previewGlobal(db, query), canStamp: provider !== null },
  }))

  registerRoute(app, calls.issueGlobal, async ({ body, actor, request }) => {
    const { global, row } = await issueGlobal(db, provider, request, { ...body, by: actor.id })
    return { data: { global, stamp: stampStatus(row) } }
  })

  registerRoute(app, calls.read, async ({ params, owner }) => {
    const subject = await subjectOf(db, params, owner)
    return { data: { invoicing: { ...(await readInvoicing(db, subject)), canStamp: provider !== null } } }
  })

  registerRoute(app, calls.download, async ({ params, owner, reply }) =>
    sendXml(reply, await xmlToDownload(db, params, owner)),
  )

  registerRoute(app, calls.downloadPdf, async ({ params, owner, reply }) =>
    sendFile(reply, {
      type: calls.downloadPdf.answersFile,
      ...(await pdfToDownload(db, provider, params, owner)),
    }),
  )

  registerRoute(app, calls.downloadOfOrder, async ({ params: { id }, reply }) =>
    sendXml(reply, await xmlToDownload(db, { of: 'orders', id }, null)),
  )

  registerRoute(app, calls.request, async ({ params, owner, actor }) => {
    const subject = await subjectOf(db, params, owner)
    const requested = { by: actor.id, named: true }
    const row = provider
      ? await stampCfdi(db, provider, subject, requested)
      : await requestCfdi(db, subject, requested)
    return { data: { stamp: stampStatus(row) } }
  })

  registerRoute(app, calls.stamp, async ({ params, actor, reply }) =>
    sendXml(reply, await stampNow(db, provider, { ...params, by: actor.id })),
  )

  registerRoute(app, calls.stampOrder, async ({ params: { id }, actor, reply }) =>
    sendXml(reply, await stampNow(db, provider, { of: 'orders', id, by: actor.id })),
  )

  registerRoute(app, calls.cancel, async ({ params, query, actor }) => {
    const subject = await subjectOf(db, params, null)
    const live = await liveStampOf(db, subject)
    const isRequest = !provider && subject.of === 'globals' && !live?.uuid
    const row = isRequest
      ? await withdrawGlobal(db, subject)
      : await cancelStamp(db, provider, subject, { ...query, by: actor.id })
    return { data: { stamp: stampStatus(row) } }
  })

  await app.register(async (uploads) => {
    await takeFiles(uploads)
    registerRoute(
      uploads,
      calls.bringBack,
      async ({ params, actor, request }) => {
        const subject = await subjectOf(db, params, null)
        const document = await fileInRequest(request)
        const row = await bringBack(db, subject, { document, by: actor.id, canStamp: provider !== null })
        return { data: { stamp: stampStatus(row) } }
      },
      uploadRoute,
    )
  })
}

type Xml = { name: string; text: string }

const sendXml = (reply: FastifyReply, xml: Xml) =>
  sendFile(reply, { type: calls.download.answersFile, ...xml })

/** Returns the stamped XML, or for staff the XML to be sealed. */
async function xmlToDownload(db: Db, of: CfdiOf, owner: string | null): Promise<Xml> {
  const subject = await subjectOf(db, of, owner)
  const live = await liveStampOf(db, subject)
  if (live?.xml) return { name: `${live.uuid}.xml`, text: live.xml }
  if (owner) refuse(invoicingSentences.notYetStamped)
  const cfdi = await readCfdi(db, subject)
  return { name: invoicingSentences.files[subject.of](cfdi.ticket), text: documentXml(cfdi) }
}

async function pdfToDownload(db: Db, provider: StampingProvider | null, of: CfdiOf, owner: string | null) {
  const live = await liveStampOf(db, await subjectOf(db, of, owner))
  if (!live?.uuid) refuse(invoicingSentences.notYetStamped)
  if (!live.providerId) refuse(invoicingSentences.noPdfHere)
  if (!provider) throw new Refused('stamping-not-set-up')
  const text = await provider.pdfOf(live.providerId).catch((error: unknown) => {
    throw refusalOf(error)
  })
  return { name: `${live.uuid}.pdf`, text }
}

async function stampNow(
  db: Db,
  provider: StampingProvider | null,
  { by, ...of }: CfdiOf & { by: string },
): Promise<Xml> {
  const subject = await subjectOf(db, of, null)
  if (!provider) throw new Refused('stamping-not-set-up')
  const { uuid, xml } = await stampCfdi(db, provider, subject, { by })
  return { name: `${uuid}.xml`, text: xml! }
}
