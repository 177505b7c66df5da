import { formatGlobalPeriod, type CfdiStatus, type ListedCfdi } from '@rumi/contract'
import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { invoicingSentences } from '../copy/invoicing-sentences.ts'
import { cfdis, globalInvoices } from '../db/schema/cfdis.ts'
import { passes } from '../db/schema/passes.ts'
import { payments } from '../db/schema/payments.ts'
import { users } from '../db/schema/people.ts'
import { orders } from '../db/schema/shop.ts'
import { conceptOf, targetOfColumns } from '../payments/index.ts'
import { stampStatus } from './stamp-status.ts'
import { subjectIn } from './subjects.ts'

const mostShown = 100

/** The documents that were asked for, the last first, of one state or of all; `hasMore` where older ones are left out. */
export async function listCfdis(db: Queryable, status: CfdiStatus | undefined) {
  const found = await db
    .select({
      ...getTableColumns(cfdis),
      xml: sql<null>`null`,
      target: {
        bookingId: sql<string | null>`coalesce(${cfdis.bookingId}, ${payments.bookingId})`,
        orderId: sql<string | null>`coalesce(${cfdis.orderId}, ${payments.orderId})`,
        passId: sql<string | null>`coalesce(${cfdis.passId}, ${payments.passId})`,
      },
      global: globalInvoices,
      clientName: sql<string>`coalesce(btrim(${users.name} || ' ' || ${users.lastName}), '')`,
    })
    .from(cfdis)
    .leftJoin(payments, sql`${payments.id} = coalesce(${cfdis.refundId}, ${cfdis.paymentId})`)
    .leftJoin(globalInvoices, eq(globalInvoices.id, cfdis.globalId))
    .leftJoin(orders, eq(orders.id, cfdis.orderId))
    .leftJoin(bookings, eq(bookings.id, cfdis.bookingId))
    .leftJoin(passes, eq(passes.id, cfdis.passId))
    .leftJoin(
      users,
      sql`${users.id} = coalesce(${orders.userId}, ${bookings.clientId}, ${passes.ownerId}, ${payments.clientId})`,
    )
    .where(status && eq(cfdis.status, status))
    .orderBy(desc(cfdis.createdAt), desc(cfdis.id))
    .limit(mostShown + 1)
  const listed: ListedCfdi[] = []
  for (const { target, clientName, global, ...row } of found.slice(0, mostShown)) {
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
    })
  }
  return { cfdis: listed, hasMore: found.length > mostShown }
}
