import { saleSubjects } from '@rumi/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { invoicingSentences } from '../copy/money/invoicing-sentences.ts'
import type { Db, Queryable, Tx } from '../db/connect.ts'
import { cfdis, invoicedDeposits, invoicedSales } from '../db/schema/money/cfdis.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { columnsOfTarget, lockRowOf } from '../payments/index.ts'
import type { Complement, FiscalDocument, RelatedCfdi } from './documents/cfdi.ts'
import { readCfdi } from './read-cfdi.ts'
import { readGlobal, type GlobalContent } from './read-global.ts'
import { giveFolio } from './give-folio.ts'
import { letGoOfSubstituted } from './cancelling/let-go-of-substituted.ts'
import { StampingAway, StampingRefused, StampSpent, type StampingProvider } from './stamping.ts'
import { requestedEgresos, requestEgresos, withdrawEgresos } from './deposits/apply-deposits.ts'
import {
  columnOf,
  liveStampOf,
  lockSubject,
  subjectOf,
  targetOfStamp,
  type Begun,
  type SaleSubject,
  type StampRow,
  type Subject,
} from './subjects.ts'

type StampRequest = {
  by: string | null
  /** Requires the client's name: throws `invoice-data-missing` without invoice data. */
  named?: boolean
}

/** Stores a request with its current content. An already stamped one is returned with `cfdi` null. */
export async function begin(tx: Tx, subject: Subject, { by, named = false }: StampRequest): Promise<Begun> {
  await lockSubject(tx, subject)
  const live = await liveStampOf(tx, subject)
  if (live && live.status !== 'asked') return { row: live, cfdi: null, again: true }
  const { cfdi, content } =
    subject.of === 'globals'
      ? await readGlobal(tx, subject.id)
      : { cfdi: await readCfdi(tx, subject), content: null }
  if (named && cfdi.isPublic) throw new Refused('invoice-data-missing')
  return writeRequest(tx, { subject, cfdi, content, live, by })
}

type Requested = {
  subject: Subject
  cfdi: FiscalDocument
  /** Of a global invoice. */
  content: GlobalContent | null
  /** The request that was not answered yet. */
  live: StampRow | undefined
  by: string | null
}

/** Stores a request with its content, again under its id where it was not answered. */
export async function writeRequest(tx: Tx, { subject, cfdi, content, live, by }: Requested): Promise<Begun> {
  const columnValues = { ...columnsOf(cfdi), readAt: sql`now()` }
  if (!live) {
    const [row] = await tx
      .insert(cfdis)
      .values({ ...columnOf(subject), ...columnValues, askedBy: by })
      .returning()
    if (content) await holdContent(tx, row!.id, content)
    if (isSaleSubject(subject)) await requestEgresos(tx, subject, row!)
    return { row: row!, cfdi, again: false }
  }
  const [row] = await tx
    .update(cfdis)
    .set(columnValues)
    .where(and(eq(cfdis.id, live.id), eq(cfdis.status, 'asked')))
    .returning()
  if (row && content) await holdContent(tx, row.id, content)
  if (row && isSaleSubject(subject)) await requestEgresos(tx, subject, row)
  // The earlier request received its response meanwhile.
  return row ? { row, cfdi, again: true } : { row: await stampRowOf(tx, live.id), cfdi: null, again: true }
}

const isSaleSubject = (subject: Subject): subject is SaleSubject =>
  saleSubjects.some((of) => of === subject.of)

/** Columns of a document's row. */
function columnsOf(cfdi: FiscalDocument) {
  const common = {
    receiverRfc: cfdi.receiver.rfc,
    receiver: cfdi.receiver,
    totalCentavos: cfdi.totalCentavos,
    ivaCentavos: cfdi.ivaCentavos,
    isrRetainedCentavos: cfdi.retention?.centavos ?? 0,
    isrBasisPoints: cfdi.retention?.basisPoints ?? 0,
  }
  if (cfdi.type !== 'P') {
    const { paymentMethod, related, appliedTo, isrReturnedCentavos = 0 } = cfdi
    const idOf = (wanted: RelatedCfdi['relation']) =>
      related.find(({ relation }) => relation === wanted)?.id ?? null
    return {
      ...common,
      isrReturnedCentavos,
      paymentMethod,
      relatedTo: appliedTo ?? idOf('01'),
      substitutes: idOf('04'),
    }
  }
  const { installment, balanceCentavos, invoice } = cfdi
  return { ...common, relatedTo: invoice.id, installment, balanceCentavos }
}

/** Stores the sales and deposits of a global invoice with their amounts. */
async function holdContent(tx: Tx, cfdiId: string, { sales, deposits }: GlobalContent) {
  await tx.delete(invoicedSales).where(eq(invoicedSales.cfdiId, cfdiId))
  await tx.delete(invoicedDeposits).where(eq(invoicedDeposits.cfdiId, cfdiId))
  const sold = sales.map(({ target, restCentavos, ivaInRest }) => ({
    cfdiId,
    ...columnsOfTarget(target),
    totalCentavos: restCentavos,
    ivaCentavos: ivaInRest,
  }))
  if (sold.length > 0) await tx.insert(invoicedSales).values(sold)
  const paid = deposits.map(({ payment, amountCentavos, ivaCentavos }) => ({
    cfdiId,
    paymentId: payment.id,
    totalCentavos: amountCentavos,
    ivaCentavos,
  }))
  if (paid.length > 0) await tx.insert(invoicedDeposits).values(paid)
}

/** Stores a request for staff to stamp. Idempotent. */
export const requestCfdi = async (db: Db, subject: Subject, request: StampRequest): Promise<StampRow> =>
  (await db.transaction((tx) => begin(tx, subject, request))).row

/**
 * Stamps the document once; idempotent, also after a lost response. The request is stored first and sent
 * outside the transaction, with its id as idempotency key. Throws with the provider's message.
 */
export const stampCfdi = async (
  db: Db,
  provider: StampingProvider,
  subject: Subject,
  request: StampRequest,
): Promise<StampRow> =>
  finish(db, provider, await db.transaction(async (tx) => giveFolio(tx, await begin(tx, subject, request))))

/** Has what was written down stamped, and after the invoice of a sale the egresos of its deposits. */
export async function finish(db: Db, provider: StampingProvider, begun: Begun): Promise<StampRow> {
  const row = await finishOne(db, provider, begun)
  for (const id of await requestedEgresos(db, row.id)) {
    const subject = await subjectOf(db, { of: 'applications', id }, null)
    await stampCfdi(db, provider, subject, { by: row.askedBy })
  }
  return row
}

async function finishOne(db: Db, provider: StampingProvider, begun: Begun): Promise<StampRow> {
  const { row, cfdi, again } = begun
  if (!cfdi) return row
  const { stamp, xml } = await stampedBy(provider, cfdi, { key: row.id, again }).catch(
    async (error: unknown) => {
      if (error instanceof StampingRefused) await refused(db, row, error)
      throw refusalOf(error)
    },
  )
  const stampColumns = { providerId: stamp.providerId, uuid: stamp.uuid, xml, stampedAt: now() }
  const stamped = await db.transaction(async (tx) => {
    // Its retained ISR pays a sale, which is locked before the document, as everywhere.
    if (row.isrRetainedCentavos > 0 && !row.relatedTo) await lockRowOf(tx, await targetOfStamp(tx, row))
    const unchanged = and(eq(cfdis.id, row.id), inArray(cfdis.status, ['asked', 'refused']), saysStill(row))
    if (row.substitutes && !(await letGoOfSubstituted(tx, row, unchanged))) return undefined
    const [changed] = await tx
      .update(cfdis)
      .set({ ...stampColumns, status: 'valid', refusal: '' })
      .where(unchanged)
      .returning()
    if (changed) await enqueueEvent(tx, { kind: 'invoice-stamped', cfdiId: changed.id })
    return changed
  })
  if (stamped) return stamped
  const [other] = await db.select({ providerId: cfdis.providerId }).from(cfdis).where(eq(cfdis.id, row.id))
  // This stamp is stored nowhere and will not be requested again.
  if (other?.providerId !== stamp.providerId)
    await provider.cancel(stamp.providerId, { motive: '02', again: false })
  return stampRowOf(db, row.id)
}

/** True if the row still matches the request. A concurrent request may have changed it. */
const saysStill = (row: StampRow) =>
  and(
    eq(cfdis.receiverRfc, row.receiverRfc),
    eq(cfdis.totalCentavos, row.totalCentavos),
    eq(cfdis.isrRetainedCentavos, row.isrRetainedCentavos),
    ...(['paymentMethod', 'relatedTo', 'installment', 'balanceCentavos', 'folio'] as const).map(
      (columnValues) => sql`${cfdis[columnValues]} is not distinct from ${row[columnValues]}`,
    ),
  )

/**
 * Returns the stamp and its XML after verification. A stamp with another amount, receiver, payment method or
 * balance, as from an earlier request with a lost response, is cancelled at once.
 */
async function stampedBy(
  provider: StampingProvider,
  cfdi: FiscalDocument,
  request: { key: string; again: boolean },
) {
  const stamp = await provider.stamp(cfdi, request)
  if (cfdi.type !== 'P' && stamp.totalCentavos !== cfdi.totalCentavos)
    return unusable(provider, stamp, invoicingSentences.otherTotal)
  const xml = await provider.xmlOf(stamp)
  if (cfdi.type === 'P' && paidIn(xml) !== cfdi.totalCentavos)
    return unusable(provider, stamp, invoicingSentences.otherTotal)
  if (!matchesRequest(xml, cfdi) || (cfdi.type === 'P' && !partMatchesRequest(xml, cfdi)))
    return unusable(provider, stamp, invoicingSentences.otherData)
  return { stamp, xml }
}

const centavosIn = (pesos: string | undefined) => Math.round(Number(pesos) * 100)

/** Returns the paid amount of a stamped complement, whose own total is 0. */
const paidIn = (xml: string) => centavosIn(/\bMontoTotalPagos="([\d.]+)"/.exec(xml)?.[1])

/** True if a stamped complement matches the installment and the balance of the invoice. */
function partMatchesRequest(
  xml: string,
  { invoice, installment, balanceCentavos, totalCentavos }: Complement,
) {
  const [, paid = ''] = /<(?:\w+:)?DoctoRelacionado\b([^>]*)>/.exec(xml) ?? []
  const columnValues = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(paid)?.[1]
  return (
    columnValues('IdDocumento')?.toUpperCase() === invoice.uuid.toUpperCase() &&
    Number(columnValues('NumParcialidad')) === installment &&
    centavosIn(columnValues('ImpSaldoAnt')) === balanceCentavos &&
    centavosIn(columnValues('ImpPagado')) === totalCentavos
  )
}

/** True if a stamped XML matches the receiver and the payment method. */
function matchesRequest(xml: string, cfdi: FiscalDocument) {
  const [, rfc = ''] = /<(?:\w+:)?Receptor\b[^>]*\sRfc="([^"]*)"/.exec(xml) ?? []
  const [, method] = /\sMetodoPago="(\w+)"/.exec(xml) ?? []
  return (
    rfc.replaceAll('&amp;', '&') === cfdi.receiver.rfc && (cfdi.type === 'P' || method === cfdi.paymentMethod)
  )
}

async function unusable(
  provider: StampingProvider,
  { providerId }: { providerId: string },
  why: string,
): Promise<never> {
  await provider.cancel(providerId, { motive: '02', again: false })
  throw new StampSpent(why)
}

const refused = (db: Db, { id }: StampRow, error: StampingRefused) =>
  db.transaction(async (tx) => {
    await withdrawEgresos(tx, id)
    await tx
      .update(cfdis)
      .set({
        status: 'refused',
        refusal: error.message,
        ...(!(error instanceof StampSpent) && { series: null, folio: null }),
      })
      .where(and(eq(cfdis.id, id), eq(cfdis.status, 'asked')))
  })

/** The refusal of what the provider did not do. */
export function refusalOf(error: unknown) {
  if (error instanceof StampingAway) return new Refused('stamping-provider-away', {}, { cause: error })
  if (error instanceof StampingRefused)
    return new Refused(
      'stamp-refused',
      { message: invoicingSentences.refusedBy(error.message) },
      { cause: error },
    )
  return error
}

/** Returns the row that a concurrent request stored. */
async function stampRowOf(db: Queryable, id: string): Promise<StampRow> {
  const [row] = await db.select().from(cfdis).where(eq(cfdis.id, id))
  if (!row?.xml) throw new Refused('stamping-provider-away')
  return row
}
