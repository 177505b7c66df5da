import { divideRounded, groupsOfRetained, paidCentavosOf, retainedIn } from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { cfdis } from '../../db/schema/money/cfdis.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { isAbout, isStanding, lockTarget, rowsAbout, targetOfColumns } from '../payment-target.ts'

type Refund = { amountCentavos: number; lowersPrice: boolean }

/**
 * Returns the retained ISR that ends with a refund: its share of what was invoiced, of the deposit where that carries its own. Nothing ends
 * where the price of an invoice in parts stays, because the invoice still stands for it; that of a cancelled booking falls, and a deposit
 * is credited by itself.
 */
export async function retainedShareOf(
  tx: Tx,
  paid: typeof payments.$inferSelect,
  { amountCentavos, lowersPrice }: Refund,
) {
  const target = targetOfColumns(paid)
  if (!target || paid.kind !== 'payment') return 0
  const rows = await rowsAbout(tx, target)
  const [ofSale, ...ofDeposits] = groupsOfRetained(rows)
  const own = ofDeposits.find((group) => group.some(({ id }) => id === paid.id))
  const group = own ?? ofSale!
  const retained = retainedIn(group)
  if (retained === 0) return 0
  const [invoice] = await tx
    .select({ paymentMethod: cfdis.paymentMethod })
    .from(payments)
    .innerJoin(cfdis, and(eq(cfdis.id, payments.retainedIn), eq(cfdis.status, 'valid')))
    .where(and(isAbout(target), isNull(payments.retainedOf)))
  const isInParts = invoice?.paymentMethod === 'PPD'
  if (isInParts && !own && !lowersPrice && (await isStanding(tx, target))) return 0
  const { costCentavos, paidCentavos } = await lockTarget(tx, target)
  const unpaidCentavos = isInParts && !own ? Math.max(0, costCentavos - paidCentavos) : 0
  const restCentavos = paidCentavosOf(group) + unpaidCentavos - retained
  return Math.min(retained, divideRounded(retained * amountCentavos, restCentavos))
}
