import type { InvoiceStamp } from '@rumi/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { cfdis } from '../db/schema/cfdis.ts'

export type StampRow = typeof cfdis.$inferSelect

/** The stamp that stands for an order: asked for, valid, or waiting to be cancelled. */
export async function liveStampOf(db: Queryable, orderId: string): Promise<StampRow | undefined> {
  const [live] = await db
    .select()
    .from(cfdis)
    .where(and(eq(cfdis.orderId, orderId), inArray(cfdis.status, ['asked', 'valid', 'cancelling'])))
  return live
}

/** Every stamp of an order, the last first. */
export const stampsOf = (db: Queryable, orderId: string) =>
  db.select().from(cfdis).where(eq(cfdis.orderId, orderId)).orderBy(desc(cfdis.createdAt), desc(cfdis.id))

/** As it is told: without the XML, which is a file of its own. */
export const shownStamp = ({
  id,
  status,
  receiverRfc,
  totalCentavos,
  uuid,
  refusal,
  stampedAt,
  cancelMotive,
  cancelledAt,
  createdAt,
}: StampRow): InvoiceStamp => ({
  id,
  status,
  receiverRfc,
  totalCentavos,
  uuid,
  refusal,
  stampedAt,
  cancelMotive,
  cancelledAt,
  createdAt,
})
