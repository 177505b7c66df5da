import {
  amountByTreatment,
  ivaPercentWithin,
  ivaWithinAll,
  percentOfTreatment,
  type PaymentTarget,
} from '@rumi/contract'
import { eq, lte, max, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { passes } from '../db/schema/money/passes.ts'
import { houseSettings } from '../db/schema/business/settings.ts'
import { orders } from '../db/schema/money/shop.ts'
import type { Payment } from './record-payment.ts'
import { settingsIvaPercent, treatmentsOfOrder } from '../db/sql-functions.ts'

/**
 * Returns the IVA in centavos within payments, by each thing's rates of sale and rounded once per rate. The rate is
 * null if there are several.
 */
export async function ivaOfPayments(db: Queryable, paid: readonly Payment[]) {
  const amounts: { centavos: number; percent: number }[] = []
  for (const { allocations, createdAt } of paid)
    for (const { target, amountCentavos } of allocations)
      if (target && 'orderId' in target)
        amounts.push(...(await amountsOfOrder(db, target.orderId, amountCentavos)))
      else amounts.push({ centavos: amountCentavos, percent: await ivaPercentOf(db, { target, createdAt }) })
  const { baseCentavos, ...iva } = ivaWithinAll(amounts.filter(({ centavos }) => centavos !== 0))
  return { subtotalCentavos: baseCentavos, ...iva }
}

async function amountsOfOrder(db: Queryable, orderId: string, amountCentavos: number) {
  const [order] = await db
    .select({ treatments: treatmentsOfOrder(orders.id) })
    .from(orders)
    .where(eq(orders.id, orderId))
  const percents = new Map(
    order!.treatments.map(({ treatment, grossCentavos, ivaCentavos }) => {
      const general = ivaPercentWithin({ baseCentavos: grossCentavos - ivaCentavos, ivaCentavos })
      return [treatment, percentOfTreatment(treatment, general)]
    }),
  )
  return amountByTreatment(amountCentavos, order!.treatments).map(({ treatment, centavos }) => ({
    centavos,
    percent: percents.get(treatment)!,
  }))
}

type ServiceTarget = Exclude<PaymentTarget, { orderId: string }>

/** Of money that is for nothing in particular, the rate of the day on which it was paid. */
async function ivaPercentOf(
  db: Queryable,
  { target, createdAt }: { target: ServiceTarget | null; createdAt: string },
): Promise<number> {
  if (!target) {
    const [found] = await db
      .select({
        percent: settingsIvaPercent(sql`coalesce(${max(houseSettings.version)}, 1)`).mapWith(Number),
      })
      .from(houseSettings)
      .where(lte(houseSettings.changedAt, createdAt))
    return found!.percent
  }
  const [sold] =
    'bookingId' in target
      ? await db
          .select({
            treatment: bookings.ivaTreatment,
            percent: settingsIvaPercent(bookings.settingsVersion).mapWith(Number),
          })
          .from(bookings)
          .where(eq(bookings.id, target.bookingId))
      : await db
          .select({
            treatment: passes.ivaTreatment,
            percent: settingsIvaPercent(passes.settingsVersion).mapWith(Number),
          })
          .from(passes)
          .where(eq(passes.id, target.passId))
  return percentOfTreatment(sold!.treatment, sold!.percent)
}
