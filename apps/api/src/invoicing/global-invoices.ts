import { globalPeriodOf, type GlobalPeriod, type GlobalPeriodicity, type GlobalPreview } from '@rumi/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db, Queryable, Tx } from '../db/connect.ts'
import { cfdis, globalInvoices } from '../db/schema/money/cfdis.ts'
import { invoicingSentences } from '../copy/money/invoicing-sentences.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { Refused } from '../http/refused.ts'
import { currentSettings, businessTaxData } from '../settings/index.ts'
import { giveFolio } from './give-folio.ts'
import { depositsBySale } from './deposits/global-deposits.ts'
import { isEmpty, obstacleOf, totalOfContent, uninvoicedIn } from './read-global.ts'
import { begin, finish } from './stamp-cfdi.ts'
import type { StampingProvider } from './stamping.ts'
import { liveStatuses, lockGlobals, type GlobalSubject, type Subject, type Begun } from './subjects.ts'

type GlobalRequest = { periodicity: GlobalPeriodicity; day: string }

/** Previews the global invoice of a period. */
export async function previewGlobal(
  db: Queryable,
  { periodicity, day }: GlobalRequest,
): Promise<GlobalPreview> {
  const period = globalPeriodOf(periodicity, day)
  const empty = { ...period, sales: 0, totalCentavos: 0, ivaCentavos: 0, deposits: [] }
  try {
    const issuer = businessTaxData(await currentSettings(db))
    const content = await uninvoicedIn(db, period)
    const { totalCentavos, ivaCentavos } = totalOfContent(content)
    const obstacle = obstacleOf({ period, issuer, content })
    const deposits = depositsBySale(content.deposits)
    return { ...period, sales: content.sales.length, totalCentavos, ivaCentavos, obstacle, deposits }
  } catch (error) {
    if (error instanceof Refused) return { ...empty, obstacle: error.message }
    throw error
  }
}

/**
 * Issues the global invoice of a period with every sale and deposit that is not invoiced; without a provider its XML is
 * sealed elsewhere. An unanswered one is requested again. If nothing is left, the valid one is returned. A
 * repeated idempotency key returns its own invoice.
 */
export async function issueGlobal(
  db: Db,
  provider: StampingProvider | null,
  request: FastifyRequest,
  { by, ...requested }: GlobalRequest & { by: string },
) {
  const period = globalPeriodOf(requested.periodicity, requested.day)
  let begun = null as Begun | null
  const made = await runIdempotent(db, request, async (tx) => {
    await lockGlobals(tx)
    const subject = await globalToIssue(tx, period, { by, canStamp: provider !== null })
    const written = await begin(tx, subject, { by })
    begun = provider ? await giveFolio(tx, written) : written
    return { id: subject.id, cfdiId: begun.row.id }
  })
  begun ??= await beginAgain(db, provider, { ...made, by })
  const global = { ...period, id: made.id }
  return { global, row: provider ? await finish(db, provider, begun) : begun.row }
}

/** Resumes an earlier request: rewritten if it was not stamped, else unchanged. */
async function beginAgain(
  db: Db,
  provider: StampingProvider | null,
  { id, cfdiId, by }: { id: string; cfdiId: string; by: string },
): Promise<Begun> {
  const [row] = await db.select().from(cfdis).where(eq(cfdis.id, cfdiId))
  if (provider && (row!.status === 'asked' || row!.status === 'refused'))
    return db.transaction(async (tx) => giveFolio(tx, await begin(tx, subjectOfGlobal(id), { by })))
  return { row: row!, cfdi: null, again: true }
}

type Issuer = { by: string; canStamp: boolean }

async function globalToIssue(tx: Tx, period: GlobalPeriod, { by, canStamp }: Issuer): Promise<GlobalSubject> {
  const { periodicity, firstDay, lastDay } = period
  const known = await tx
    .select({ id: globalInvoices.id, status: cfdis.status })
    .from(globalInvoices)
    .leftJoin(cfdis, and(eq(cfdis.globalId, globalInvoices.id), inArray(cfdis.status, [...liveStatuses])))
    .where(
      and(
        eq(globalInvoices.periodicity, periodicity),
        eq(globalInvoices.firstDay, firstDay),
        eq(globalInvoices.lastDay, lastDay),
      ),
    )
    .orderBy(desc(globalInvoices.createdAt))
  const content = await uninvoicedIn(tx, period)
  const standing = known.find(({ status }) => status === 'asked') ?? known.find(({ status }) => status)
  const free = known.find(({ status }) => status === null)
  const isUnanswered = canStamp && standing?.status === 'asked'
  const found = isEmpty(content) || isUnanswered ? (standing ?? free) : free
  if (found) return subjectOfGlobal(found.id)
  const [made] = await tx
    .insert(globalInvoices)
    .values({ periodicity, firstDay, lastDay, askedBy: by })
    .returning()
  return subjectOfGlobal(made!.id)
}

const subjectOfGlobal = (id: string): GlobalSubject => ({ of: 'globals', id, clientId: null, target: null })

/**
 * Releases the sales of a global invoice requested without a provider. A stamped one is cancelled at its
 * provider.
 */
export async function withdrawGlobal(db: Db, { id }: Subject) {
  const [row] = await db.transaction((tx) =>
    tx
      .update(cfdis)
      .set({ status: 'refused', refusal: invoicingSentences.withdrawn })
      .where(and(eq(cfdis.globalId, id), eq(cfdis.status, 'asked')))
      .returning(),
  )
  if (!row) throw new Refused('not-stamped')
  return row
}
