import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/connect.ts'
import { cfdis } from '../../db/schema/money/cfdis.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { readSale } from '../read-sale.ts'
import type { SaleSubject, StampRow } from '../subjects.ts'
import { unapplied } from './deposits-of.ts'

/** Egresos of an invoice in the given states. */
const egresosOf = (invoiceId: string, ...statuses: StampRow['status'][]) =>
  and(eq(cfdis.relatedTo, invoiceId), isNotNull(cfdis.appliedId), inArray(cfdis.status, statuses))

/** Requests the egresos of the deposits that the requested invoice of a sale names. They are stamped after it. */
export async function requestEgresos(tx: Tx, { target }: SaleSubject, { id, askedBy }: StampRow) {
  await withdrawEgresos(tx, id)
  const { deposits } = await readSale(tx, target)
  const found = unapplied(deposits)
  if (found.length === 0) return
  await tx.insert(cfdis).values(
    found.map(({ paymentId, cfdi, leftCentavos, leftIvaCentavos, leftRetainedCentavos }) => ({
      appliedId: paymentId,
      relatedTo: id,
      receiverRfc: cfdi.receiverRfc,
      receiver: cfdi.receiver,
      paymentMethod: 'PUE' as const,
      totalCentavos: leftCentavos - leftRetainedCentavos,
      ivaCentavos: leftIvaCentavos,
      isrRetainedCentavos: leftRetainedCentavos,
      isrBasisPoints: leftRetainedCentavos > 0 ? cfdi.isrBasisPoints : 0,
      askedBy,
    })),
  )
}

/** Deletes the egresos of an invoice that was not stamped: none of them went to the provider. */
export const withdrawEgresos = (tx: Tx, invoiceId: string) =>
  tx.delete(cfdis).where(egresosOf(invoiceId, 'asked'))

/** Returns the payments of requested egresos of an invoice. */
export async function requestedEgresos(db: Queryable, invoiceId: string): Promise<string[]> {
  const rows = await db
    .select({ appliedId: cfdis.appliedId })
    .from(cfdis)
    .innerJoin(payments, eq(payments.id, cfdis.appliedId))
    .where(egresosOf(invoiceId, 'asked'))
    .orderBy(payments.position)
  return rows.map(({ appliedId }) => appliedId!)
}
