import type { Tx } from '../../db/connect.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { now } from '../../http/clock.ts'

type OpeningCredit = { clientId: string; amountCentavos: number }

/** Gives accounts what they had in their favour on the day of the start, posted against capital. Returns the payments in the same order. */
export async function giveOpeningCredits(
  tx: Tx,
  credits: readonly OpeningCredit[],
  { reason, by }: { reason: string; by: string },
) {
  const rows = credits.map((credit) => ({
    ...credit,
    id: crypto.randomUUID() as string,
    kind: 'credit' as const,
    method: 'credit' as const,
    reason,
    receivedAt: now(),
    receivedBy: by,
    openingBalance: true,
  }))
  if (rows.length > 0) await tx.insert(payments).values(rows)
  return rows.map(({ id }) => id)
}
