import { addDays, instantAt, todayIn } from '@rumi/contract'
import type { Tx } from '../../connect.ts'
import { demoRecords } from '../../schema/demo-records.ts'
import { demoExpenses } from './demo-expenses.ts'
import { demoPayments, writesOfMoney } from './demo-payments.ts'
import { demoPurchases } from './demo-purchases.ts'
import { demoSales } from './demo-sales.ts'
import { demoTills } from './demo-tills.ts'
import type { BookedVisit } from './demo-visits.ts'
import type { DatedWrite } from './live-demo-weeks.ts'

/** The books were opened before the first family paid for anything. */
const openedDaysAgo = 70

type Business = { clients: readonly string[]; deskId: string; bookkeeperId: string; now: string }

/**
 * Creates the money of the demo's weeks: payments, sales, refunds, tills and expenses. Its records are
 * marked, so that they are deleted with the demo.
 */
export async function demoMoney(
  tx: Tx,
  visits: readonly BookedVisit[],
  { clients, deskId, bookkeeperId, now }: Business,
): Promise<DatedWrite[]> {
  const today = todayIn(now)
  const tills = demoTills(today)
  const paid = demoPayments(visits, { tills, deskId, now })
  const sold = await demoSales(tx, { clients, tills, deskId, today })
  const opened = instantAt(addDays(today, -openedDaysAgo), '09:00')
  const charges = [...paid.charges, ...sold.charges]
  const cash = charges.flatMap(({ at, rows }) =>
    rows
      .filter(({ method }) => method === 'cash')
      .map(({ amountCentavos, tipCentavos = 0 }) => ({ at, centavos: amountCentavos + tipCentavos })),
  )
  const purchased = await demoPurchases(tx, { deskId, bookkeeperId, today, opened })
  const expenses = await demoExpenses(tx, { bookkeeperId, today, opened, cash })
  const ids = [
    ...charges.flatMap(({ id, rows }) => [id, ...rows.map((row) => row.id)]),
    ...paid.returned.map(({ row }) => row.id),
    ...tills.ids(),
    ...sold.orderIds,
    ...sold.movementIds,
    ...purchased.ids,
    ...sold.passIds,
    ...expenses.ids,
  ]
  await tx.insert(demoRecords).values(ids.map((id) => ({ id })))
  return [
    ...tills.writes(deskId),
    ...expenses.writes,
    ...purchased.writes,
    ...sold.writes,
    ...writesOfMoney(paid, deskId),
  ]
}
