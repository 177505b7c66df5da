import { and, eq, inArray } from 'drizzle-orm'
import { invoicingSentences } from '../copy/invoicing-sentences.ts'
import type { Db } from '../db/connect.ts'
import { cfdis } from '../db/schema/cfdis.ts'
import { orders } from '../db/schema/shop.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import type { Cfdi } from './cfdi.ts'
import { orderOf, readCfdi } from './read-cfdi.ts'
import { liveStampOf, type StampRow } from './stamps.ts'
import { StampingAway, StampingRefused, type StampingProvider } from './stamping.ts'

/**
 * Has an order's invoice stamped, once: asked again, be it because the answer was lost, it is the same stamp. What is asked for is
 * written down first and asked outside of the transaction; its id is the key there. Refuses with the provider's own words.
 */
export async function stampOrder(
  db: Db,
  provider: StampingProvider,
  { orderId, by }: { orderId: string; by: string },
): Promise<StampRow> {
  const begun = await db.transaction(async (tx) => {
    const order = await orderOf(tx, orderId)
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update')
    const live = await liveStampOf(tx, order.id)
    if (live && live.status !== 'asked') return { row: live, cfdi: null, again: true }
    const cfdi = await readCfdi(tx, order)
    const said = { receiverRfc: cfdi.receiver.rfc, totalCentavos: cfdi.totalCentavos, askedBy: by }
    const [row] = live
      ? await tx.update(cfdis).set(said).where(eq(cfdis.id, live.id)).returning()
      : await tx
          .insert(cfdis)
          .values({ orderId: order.id, ...said })
          .returning()
    return { row: row!, cfdi, again: live !== undefined }
  })
  const { row, cfdi, again } = begun
  if (!cfdi) return row
  const { stamp, xml } = await stampedBy(provider, cfdi, { key: row.id, again }).catch(
    async (error: unknown) => {
      if (error instanceof StampingRefused) await refused(db, row, error.message)
      throw refusalOf(error)
    },
  )
  const kept = { providerId: stamp.providerId, uuid: stamp.uuid, xml, stampedAt: now() }
  const [stamped] = await db.transaction((tx) =>
    tx
      .update(cfdis)
      .set({ ...kept, status: 'valid', refusal: '' })
      .where(and(eq(cfdis.id, row.id), inArray(cfdis.status, ['asked', 'refused'])))
      .returning(),
  )
  return stamped ?? (await keptOf(db, row.id))
}

/** The stamp and its XML. One of another amount than the order's is cancelled at once, as nobody could use it. */
async function stampedBy(provider: StampingProvider, cfdi: Cfdi, asked: { key: string; again: boolean }) {
  const stamp = await provider.stamp(cfdi, asked)
  if (stamp.totalCentavos !== cfdi.totalCentavos) {
    await provider.cancel(stamp.providerId, '02')
    throw new StampingRefused(invoicingSentences.otherTotal)
  }
  return { stamp, xml: await provider.xmlOf(stamp.providerId) }
}

const refused = (db: Db, { id }: StampRow, words: string) =>
  db.transaction((tx) =>
    tx
      .update(cfdis)
      .set({ status: 'refused', refusal: words })
      .where(and(eq(cfdis.id, id), eq(cfdis.status, 'asked'))),
  )

function refusalOf(error: unknown) {
  if (error instanceof StampingAway) return new Refused('stamping-provider-away', {}, { cause: error })
  if (error instanceof StampingRefused)
    return new Refused(
      'stamp-refused',
      { message: invoicingSentences.refusedBy(error.message) },
      { cause: error },
    )
  return error
}

/** Somebody who asked at the same time has written it down already. */
async function keptOf(db: Db, id: string): Promise<StampRow> {
  const [row] = await db.select().from(cfdis).where(eq(cfdis.id, id))
  if (!row?.xml) throw new Refused('stamping-provider-away')
  return row
}
