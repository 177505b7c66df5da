import { ivaPercentWithin, ivaWithin } from '@rumi/contract'
import { eq, lte, max, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { passes } from '../db/schema/money/passes.ts'
import { houseSettings } from '../db/schema/business/settings.ts'
import { orders } from '../db/schema/money/shop.ts'
import type { Payment } from './record-payment.ts'
import { settingsIvaPercent } from '../db/sql-functions.ts'

/**
 * Returns the IVA in centavos within payments, by each thing's rate of sale and rounded once per rate. The rate is
 * null if there are several.
 */
export async function ivaOfPayments(db: Queryable, paid: readonly Payment[]) {
  const byPercent = new Map<number, number>()
  for (const { allocations, createdAt } of paid)
    for (const { target, amountCentavos } of allocations) {
      const percent = await ivaPercentOf(db, { target, createdAt })
      byPercent.set(percent, (byPercent.get(percent) ?? 0) + amountCentavos)
    }
  const parts = [...byPercent].map(([percent, centavos]) => ivaWithin(centavos, percent))
  const [only] = byPercent.keys()
  return {
    subtotalCentavos: parts.reduce((sum, { baseCentavos }) => sum + baseCentavos, 0),
    ivaCentavos: parts.reduce((sum, { ivaCentavos }) => sum + ivaCentavos, 0),
    ivaPercent: byPercent.size === 1 ? only! : null,
  }
}

/** Of money that is for nothing in particular, the rate of the day on which it was paid. */
async function ivaPercentOf(
  db: Queryable,
  { target, createdAt }: Pick<Payment, 'target' | 'createdAt'>,
): Promise<number> {
  if (target && 'orderId' in target) {
    const [sold] = await db
      .select({ baseCentavos: orders.subtotalCentavos, ivaCentavos: orders.ivaCentavos })
      .from(orders)
      .where(eq(orders.id, target.orderId))
    return ivaPercentWithin(sold!)
  }
  const percent = (version: SQL | typeof bookings.settingsVersion | typeof passes.settingsVersion) => ({
    percent: settingsIvaPercent(version).mapWith(Number),
  })
  const [found] = !target
    ? await db
        .select(percent(sql`coalesce(${max(houseSettings.version)}, 1)`))
        .from(houseSettings)
        .where(lte(houseSettings.changedAt, createdAt))
    : 'bookingId' in target
      ? await db
          .select(percent(bookings.settingsVersion))
          .from(bookings)
          .where(eq(bookings.id, target.bookingId))
      : await db.select(percent(passes.settingsVersion)).from(passes).where(eq(passes.id, target.passId))
  return found!.percent
}
