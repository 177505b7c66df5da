import type { stock, StockMovement } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { stockSentences } from '../copy/money/stock-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { expenses } from '../db/schema/money/expenses.ts'
import { lockProducts, move } from './move-stock.ts'
import { dayOfPosting, postingAccount } from '../db/sql-functions.ts'

type Purchase = z.output<typeof stock.receive.body>

/** Records what a supplier brought, line by line, as an expense that is owed: all of it or nothing. */
export async function receivePurchase(
  tx: Tx,
  { supplier, reference = '', lines }: Purchase,
  by: string,
): Promise<StockMovement[]> {
  const products = await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  )
  const goods = lines.map(({ productId, quantity }) => ({ quantity, name: products.get(productId)!.name }))
  const owed = {
    supplierName: supplier,
    concept: stockSentences.bought(goods, reference),
    enteredBy: by,
    ...amountsOf(lines),
  }
  const expenseId = owed.subtotalCentavos > 0 ? await insertExpense(tx, owed) : null
  return move(
    tx,
    lines.map(({ costCentavos, ...line }) => ({
      ...line,
      kind: 'purchase',
      valueCentavos: costCentavos,
      supplier,
      reference,
      expenseId,
    })),
  )
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function amountsOf(lines: Purchase['lines']) {
  const ivaCentavos = sum(lines.map((line) => line.ivaCentavos))
  const untaxed = lines.filter((line) => line.ivaCentavos === 0)
  return {
    subtotalCentavos: sum(lines.map(({ costCentavos }) => costCentavos)),
    untaxedCentavos: sum(untaxed.map(({ costCentavos }) => costCentavos)),
    ivaCentavos,
    ivaPercent: ivaCentavos > 0 ? 16 : 0,
  }
}

/** The expense on the first day that is open in the books. */
async function insertExpense(
  tx: Tx,
  owed: Omit<typeof expenses.$inferInsert, 'day' | 'accountId' | 'payment' | 'ofStock'>,
) {
  const inventory = await tx.execute<{ id: string; day: string }>(
    sql`select ${postingAccount('115.01')} as id, ${dayOfPosting()}::text as day`,
  )
  const { id: accountId, day } = inventory.rows[0]!
  const [expense] = await tx
    .insert(expenses)
    .values({ ...owed, day, accountId, payment: 'later', ofStock: true })
    .returning({ id: expenses.id })
  return expense!.id
}
