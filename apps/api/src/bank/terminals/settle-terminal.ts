import { formatPesos, settlementOf, type BodyOf, type terminals } from '@rumi/contract'
import { inArray, sql } from 'drizzle-orm'
import { bankSentences } from '../../copy/money/bank-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { cardSettlementPayments, cardSettlements } from '../../db/schema/money/card-settlements.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { unsettledOfTerminals } from '../../db/sql-functions.ts'
import { Refused, refusedField } from '../../http/refused.ts'
import { lockOpenLines, matchPosted } from '../match-lines.ts'
import { findTerminal } from './terminals.ts'

type Settling = BodyOf<typeof terminals.settle> & { lineId: string; by: string }

/**
 * Settles payments of a terminal with a deposit, posts the commission and its IVA, and matches the line. Throws `match-differs` for
 * another bank account or payments that are settled or of another terminal, and `breaks-a-rule` for an unexplained difference.
 */
export async function settleTerminal(
  tx: Tx,
  { lineId, terminalId, paymentIds, differenceReason, by }: Settling,
) {
  const [line] = await lockOpenLines(tx, [lineId])
  const terminal = await findTerminal(tx, terminalId)
  if (!terminal) throw new Refused('not-found')
  if (terminal.bankAccountId !== line!.accountId)
    throw new Refused('match-differs', { message: bankSentences.settlesElsewhere })
  const ids = [...new Set(paymentIds)]
  await tx
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.id, ids))
    .orderBy(payments.id)
    .for('update')
  const { rows } = await tx.execute<{ count: number; gross: string | null }>(sql`
    select count(*)::int as count, sum(centavos) as gross from ${unsettledOfTerminals} u
    where u.terminal_id = ${terminalId} and u.payment_id = any(${sql.param(ids)}::uuid[])`)
  const { count, gross } = rows[0]!
  if (count < ids.length) throw new Refused('match-differs', { message: bankSentences.settlementOfOthers })
  const grossCentavos = Number(gross)
  if (grossCentavos <= 0) throw refusedField('paymentIds', bankSentences.settlementOfNothing)
  const { commissionCentavos, ivaCentavos, netCentavos } = settlementOf(grossCentavos, terminal)
  const differenceCentavos = line!.amountCentavos - netCentavos
  if (differenceCentavos !== 0 && differenceReason === '')
    throw refusedField(
      'differenceReason',
      bankSentences.settlementUnexplained(formatPesos(differenceCentavos)),
    )
  const [settlement] = await tx
    .insert(cardSettlements)
    .values({
      terminalId,
      bankLineId: lineId,
      grossCentavos,
      commissionCentavos,
      ivaCentavos,
      differenceCentavos,
      differenceReason: differenceCentavos === 0 ? '' : differenceReason,
      settledBy: by,
    })
    .returning()
  await tx
    .insert(cardSettlementPayments)
    .values(ids.map((paymentId) => ({ paymentId, settlementId: settlement!.id })))
  const where = sql`e.source = 'cardSettlement' and e.source_id = ${settlement!.id}`
  await matchPosted(tx, line!, { where, by })
  const { id } = settlement!
  return {
    id,
    grossCentavos,
    commissionCentavos,
    ivaCentavos,
    differenceCentavos,
    differenceReason: settlement!.differenceReason,
  }
}
