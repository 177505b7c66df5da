import { publicRfc } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { cfdis } from '../db/schema/money/cfdis.ts'
import type { EventHandlers } from '../jobs/index.ts'
import { notifyEach, type SendTemplate } from '../mail/index.ts'
import { conceptOf, pathOfTarget } from '../payments/index.ts'
import { peopleOfAccount } from '../people/index.ts'
import { stampStatus } from './stamp-status.ts'
import type { StampingProvider } from './stamping.ts'
import { subjectIn, subjectOf } from './subjects.ts'

type MailDeps = {
  database: Database
  config: Config
  sendTemplate: SendTemplate
  provider: StampingProvider | null
}

const documentOf = {
  orders: 'invoice',
  bookings: 'invoice',
  passes: 'invoice',
  refunds: 'creditNote',
  payments: 'complement',
  deposits: 'deposit',
  applications: 'application',
} as const

/**
 * Mails a stamped document with its XML and PDF to everybody of the client's account. While the provider has no PDF
 * the event is retried.
 */
export const invoiceMails = ({
  database: { db },
  config,
  sendTemplate,
  provider,
}: MailDeps): EventHandlers => ({
  'invoice-stamped': async ({ cfdiId }) => {
    const [row] = await db.select().from(cfdis).where(eq(cfdis.id, cfdiId))
    if (!row?.xml || row.status === 'cancelled' || row.receiverRfc === publicRfc) return
    const { of, clientId, target } = await subjectOf(db, subjectIn(row), null)
    if (of === 'globals' || !clientId) return
    const people = await peopleOfAccount(db, clientId)
    if (people.every(({ email }) => email === '')) return
    const pdf = await provider?.pdfOf(row.providerId!)
    const details = {
      document: documentOf[of],
      concept: await conceptOf(db, target),
      number: stampStatus(row).number,
      uuid: row.uuid!,
      totalCentavos: row.totalCentavos,
      link: `${config.publicUrl}${pathOfTarget(target)}`,
    }
    const files = [
      { filename: `${row.uuid}.xml`, content: row.xml, contentType: 'application/xml' },
      ...(pdf ? [{ filename: `${row.uuid}.pdf`, content: pdf, contentType: 'application/pdf' }] : []),
    ]
    await notifyEach(people, (person) =>
      sendTemplate(person, 'invoice', { ...details, name: person.name }, `${cfdiId}-${person.id}`, files),
    )
  },
})
