import { formatGlobalPeriod, type CfdiStatus, type ListedCfdi } from '@rumi/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { invoicingSentences } from '../copy/money/invoicing-sentences.ts'
import { cfdis, globalInvoices } from '../db/schema/money/cfdis.ts'
import { passes } from '../db/schema/money/passes.ts'
import { payments } from '../db/schema/money/payments.ts'
import { users } from '../db/schema/people/people.ts'
import { orders } from '../db/schema/money/shop.ts'
import { conceptOf, targetOfColumns } from '../payments/index.ts'
import { invoicesToSettle } from './missing-documents.ts'
import { stampStatus } from './stamp-status.ts'
import { subjectIn, withoutXml } from './subjects.ts'

const mostShown = 100

type CfdiQuery = { status?: CfdiStatus | undefined; unsettled?: 'true' | undefined }

/**
 * Lists requested documents, newest first, by state, by missing documents, or all; `hasMore` if older ones
 * are left out.
 */
export async function listCfdis(db: Queryable, { status, unsettled }: CfdiQuery) {
  const toSettle = unsettled && (await invoicesToSettle(db, { most: mostShown }))
  const found = await db
    .select({
      ...withoutXml,
      target: {
        bookingId: sql<string | null>`coalesce(${cfdis.bookingId}, ${payments.bookingId})`,
        orderId: sql<string | null>`coalesce(${cfdis.orderId}, ${payments.orderId})`,
        passId: sql<string | null>`coalesce(${cfdis.passId}, ${payments.passId})`,
      },
      global: globalInvoices,
      clientName: sql<string>`coalesce(btrim(${users.name} || ' ' || ${users.lastName}), '')`,
    })
    .from(cfdis)
    .leftJoin(
      payments,
      sql`${payments.id} = coalesce(${cfdis.refundId}, ${cfdis.paymentId}, ${cfdis.depositId}, ${cfdis.appliedId})`,
    )
    .leftJoin(globalInvoices, eq(globalInvoices.id, cfdis.globalId))
    .leftJoin(orders, eq(orders.id, cfdis.orderId))
    .leftJoin(bookings, eq(bookings.id, cfdis.bookingId))
    .leftJoin(passes, eq(passes.id, cfdis.passId))
    .leftJoin(
      users,
      sql`${users.id} = coalesce(${orders.userId}, ${bookings.clientId}, ${passes.ownerId}, ${payments.clientId})`,
    )
    .where(and(status && eq(cfdis.status, status), toSettle && inArray(cfdis.id, [...toSettle.keys()])))
    .orderBy(desc(cfdis.createdAt), desc(cfdis.id))
    .limit(mostShown + 1)
  const shown = found.slice(0, mostShown)
  const missing = toSettle ?? (await invoicesToSettle(db, { among: shown.map(({ id }) => id) }))
  const listed: ListedCfdi[] = []
  for (const { target, clientName, global, ...row } of shown) {
    const { of, id: subjectId } = subjectIn(row)
    listed.push({
      ...stampStatus(row),
      of,
      subjectId,
      concept: global
        ? invoicingSentences.globalInvoice(formatGlobalPeriod(global))
        : await conceptOf(db, targetOfColumns(target)),
      clientName,
      global,
      missing: missing.get(row.id) ?? null,
    })
  }
  return { cfdis: listed, hasMore: found.length > mostShown }
}
