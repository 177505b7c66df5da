import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { cfdis } from '../../db/schema/money/cfdis.ts'
import { enqueueEvent, type EventHandlers } from '../../jobs/index.ts'
import type { AfterPayment } from '../../payments/index.ts'
import { targetOfStamp, withoutXml } from '../subjects.ts'

/** Advances a sale that is paid with the ISR retained in its invoice, and lets open boards see what is still owed. */
export const retainedSales = (db: Db, afterPayment: AfterPayment): EventHandlers => ({
  'isr-retained': async ({ cfdiId }) => {
    const [row] = await db.select(withoutXml).from(cfdis).where(eq(cfdis.id, cfdiId))
    if (!row) return
    const target = await targetOfStamp(db, row)
    await db.transaction(async (tx) => {
      await afterPayment(tx, target, { actorId: row.askedBy })
      if ('bookingId' in target) await enqueueEvent(tx, { kind: 'booking-paid', bookingId: target.bookingId })
    })
  },
})
