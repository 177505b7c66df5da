import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { payments } from '../../db/schema/money/payments.ts'
import type { ProviderPayment } from './provider.ts'

type Row = typeof payments.$inferSelect

/** Returns the refunded amount by the provider: all of it after a full refund or a lost dispute. */
export const returnedIn = (reported: ProviderPayment) =>
  reported.status === 'returned' ? reported.amountCentavos : reported.returnedCentavos

/** The credits that a payment became, and its refunds and theirs that went by the provider, locked. */
export async function returnsOf(tx: Tx, { id }: Row) {
  const ofThis = await tx.select().from(payments).where(eq(payments.refundOf, id)).for('update')
  const credits = ofThis.filter(({ kind }) => kind === 'credit')
  const ofCredits = await tx
    .select()
    .from(payments)
    .where(
      inArray(
        payments.refundOf,
        credits.map((credit) => credit.id),
      ),
    )
  const refunds = [...ofThis, ...ofCredits].filter(
    ({ kind, method }) => kind === 'refund' && method === 'online',
  )
  return { credits, refunds }
}

export const sumOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.amountCentavos, 0)
