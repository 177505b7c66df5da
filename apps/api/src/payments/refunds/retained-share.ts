import { divideRounded, retainedIn } from '@rumi/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { cfdis } from '../../db/schema/money/cfdis.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { isAbout, lockTarget, rowsAbout, targetOfColumns } from '../payment-target.ts'

type Refund = { amountCentavos: number; lowersPrice: boolean }

/**
 * Returns the retained ISR of a sale that ends with a refund: its share of what was invoiced. Nothing ends where the price of an invoice
 * in parts stays, because the invoice still stands for it.
 */
export async function retainedShareOf(
  tx: Tx,
  paid: typeof payments.$inferSelect,
  { amountCentavos, lowersPrice }: Refund,
) {
  const target = targetOfColumns(paid)
  if (!target || paid.kind !== 'payment') return 0
  const retained = retainedIn(await rowsAbout(tx, target))
  if (retained === 0) return 0
  const [invoice] = await tx
    .select({ paymentMethod: cfdis.paymentMethod })
    .from(payments)
    .innerJoin(cfdis, and(eq(cfdis.id, payments.retainedIn), eq(cfdis.status, 'valid')))
    .where(and(isAbout(target), isNotNull(payments.retainedIn)))
  const isInParts = invoice?.paymentMethod === 'PPD'
  if (isInParts && !lowersPrice) return 0
  const { costCentavos, paidCentavos } = await lockTarget(tx, target)
  const restCentavos = (isInParts ? Math.max(costCentavos, paidCentavos) : paidCentavos) - retained
  return Math.min(retained, divideRounded(retained * amountCentavos, restCentavos))
}
