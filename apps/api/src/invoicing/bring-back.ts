import { formatPesos } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { invoicingSentences } from '../copy/money/invoicing-sentences.ts'
import type { Db, Tx } from '../db/connect.ts'
import { cfdis } from '../db/schema/money/cfdis.ts'
import { Refused } from '../http/refused.ts'
import { createWorkerTask } from '../http/worker-task.ts'
import type { FiscalDocument } from './documents/cfdi.ts'
import type { readSealed, SealedInvoice } from './read-sealed.ts'
import { begin } from './stamp-cfdi.ts'
import { liveStampOf, lockSubject, type StampRow, type Subject } from './subjects.ts'

/** Reads an invoice in a worker thread. */
const sealedIn = createWorkerTask<typeof readSealed>(new URL('sealed-worker.ts', import.meta.url))

type BringBack = {
  document: Uint8Array
  by: string
  /** True if a provider may have stamped a request that was not answered. */
  canStamp: boolean
}

/**
 * Links the invoice of a sale that was sealed elsewhere, by its XML: issuer, receiver and total must be those of the sale. The
 * sale then counts as invoiced. Idempotent.
 */
export async function bringBack(
  db: Db,
  subject: Subject,
  { document, by, canStamp }: BringBack,
): Promise<StampRow> {
  const sealed = await sealedIn(document)
  if (sealed.type !== (subject.of === 'applications' ? 'E' : 'I')) refuse(invoicingSentences.notAnInvoice)
  return db.transaction(async (tx) => {
    await lockSubject(tx, subject)
    const live = await liveStampOf(tx, subject)
    if (live?.uuid === sealed.uuid) return live
    if (live?.uuid) refuse(invoicingSentences.alreadyInvoiced)
    if (live && canStamp) refuse(invoicingSentences.requestedHere)
    await refuseKnown(tx, sealed)
    const { row, cfdi } = await begin(tx, subject, { by })
    refuseOther(sealed, cfdi!)
    const { xml, uuid, stampedAt, receiver, paymentMethod } = sealed
    const [linked] = await tx
      .update(cfdis)
      .set({ status: 'valid', xml, uuid, stampedAt, receiver, receiverRfc: receiver.rfc, paymentMethod })
      .where(eq(cfdis.id, row.id))
      .returning()
    return linked!
  })
}

async function refuseKnown(tx: Tx, { uuid }: SealedInvoice) {
  const [known] = await tx.select({ id: cfdis.id }).from(cfdis).where(eq(cfdis.uuid, uuid))
  if (known) refuse(invoicingSentences.uuidOfAnother)
}

/** A client without invoice data may have been invoiced under any name. */
function refuseOther(sealed: SealedInvoice, { issuer, receiver, isPublic, totalCentavos }: FiscalDocument) {
  if (sealed.issuerRfc !== issuer.rfc)
    refuse(invoicingSentences.issuedByAnother(sealed.issuerRfc, issuer.rfc))
  if (!isPublic && sealed.receiver.rfc !== receiver.rfc)
    refuse(invoicingSentences.issuedForAnother(sealed.receiver.rfc, receiver.rfc))
  if (sealed.totalCentavos !== totalCentavos)
    refuse(invoicingSentences.issuedOver(formatPesos(sealed.totalCentavos), formatPesos(totalCentavos)))
}

function refuse(message: string): never {
  throw new Refused('not-a-cfdi', { message })
}
