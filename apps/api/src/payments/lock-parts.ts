import { uuid } from '@rumi/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { payments } from '../db/schema/money/payments.ts'
import { Refused, refusedField } from '../http/refused.ts'
import { keyOf, lockRowOf, targetOfColumns } from './payment-target.ts'

type Row = typeof payments.$inferSelect

/**
 * Locks the rows of a payment, or the row of an id, after the things they paid, in the order of a charge. Throws
 * `not-found` if there is none.
 */
export async function lockParts(tx: Tx, id: string): Promise<Row[]> {
  if (!uuid.safeParse(id).success) throw new Refused('not-found')
  const one = await tx.select().from(payments).where(eq(payments.id, id))
  const known = one.length > 0 ? one : await tx.select().from(payments).where(eq(payments.movementId, id))
  if (known.length === 0) throw new Refused('not-found')
  const targets = known.flatMap((row) => targetOfColumns(row) ?? [])
  for (const target of targets.toSorted((first, second) => (keyOf(first) < keyOf(second) ? -1 : 1)))
    await lockRowOf(tx, target)
  const ids = known.map((row) => row.id)
  const locked = await tx
    .select()
    .from(payments)
    .where(inArray(payments.id, ids))
    .orderBy(asc(payments.id))
    .for('update')
  return locked.toSorted((first, second) => (first.position ?? 0) - (second.position ?? 0))
}

/** Splits a refund over the payments, from the last one on. Rejects an amount above the remainder and reports the remainder. */
export function partsOfRefund(rows: readonly Row[], wantedCentavos: number) {
  if (rows.some(({ kind, status }) => kind === 'refund' || status !== 'settled'))
    throw new Refused('step-not-allowed')
  let missingCentavos = wantedCentavos
  const parts: { row: Row; amountCentavos: number }[] = []
  for (const row of rows.toReversed()) {
    const amountCentavos = Math.min(missingCentavos, row.amountCentavos - row.returnedCentavos)
    missingCentavos -= amountCentavos
    if (amountCentavos > 0) parts.push({ row, amountCentavos })
  }
  if (missingCentavos > 0)
    throw refusedField('amountCentavos', paymentSentences.moreThanWasPaid(wantedCentavos - missingCentavos))
  return parts
}
