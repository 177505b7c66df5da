import type { LeftRecord } from '@rumi/contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { importedRows } from '../db/schema/imports.ts'
import { clientCredits, payments } from '../db/schema/money/payments.ts'
import { orders } from '../db/schema/money/shop.ts'
import { users } from '../db/schema/people/people.ts'
import { withdrawOwed } from '../orders/index.ts'

const isOwed: SQL = sql`${orders.status} = 'pending' and ${orders.version} = 1
  and not exists (select from ${payments} where ${payments.orderId} = ${orders.id})
  and not exists (select from invoiced_sales where invoiced_sales.order_id = ${orders.id})`

const isUnspent: SQL = sql`${payments.status} = 'settled' and ${payments.returnedCentavos} = 0
  and exists (select from ${clientCredits} where ${clientCredits.clientId} = ${payments.clientId}
    and ${clientCredits.balanceCentavos} >= ${payments.amountCentavos})
  and not exists (select from payments spent where spent.client_id = ${payments.clientId} and spent.kind = 'payment' and spent.method = 'credit')`

const ofImport = (id: string) => sql`${importedRows.importId} = ${id} and ${importedRows.created}`

/**
 * Withdraws balances of an import that nobody paid, invoiced or used, and returns their number. Posted entries stay and are reversed:
 * a debt is cancelled, a credit fails.
 */
export async function withdrawBalances(tx: Tx, id: string, most: number, by: string): Promise<number> {
  const { rows: owed } = await tx.execute<{ id: string }>(sql`
    select ${orders.id} as id from ${importedRows} join ${orders} on ${orders.id} = ${importedRows.orderId}
    where ${ofImport(id)} and ${isOwed} order by 1 limit ${most} for update of orders`)
  for (const order of owed) {
    await withdrawOwed(tx, order.id, by)
    await tx.delete(importedRows).where(eq(importedRows.orderId, order.id))
  }
  const { rows: credits } = await tx.execute<{ id: string }>(sql`
    select ${payments.id} as id from ${importedRows} join ${payments} on ${payments.id} = ${importedRows.paymentId}
    where ${ofImport(id)} and ${isUnspent} order by 1 limit ${most - owed.length} for update of payments`)
  for (const credit of credits) {
    await tx
      .update(payments)
      .set({ status: 'failed' })
      .where(and(eq(payments.id, credit.id), payments.openingBalance))
    await tx.delete(importedRows).where(eq(importedRows.paymentId, credit.id))
  }
  return owed.length + credits.length
}

/** Clients whose balance stays, because it was paid or used since. */
export async function leftBalances(db: Db, id: string): Promise<LeftRecord[]> {
  const { rows } = await db.execute<LeftRecord>(sql`
    select ${users.name} || ' ' || ${users.lastName} as name, 'used' as reason
    from ${importedRows} left join ${orders} on ${orders.id} = ${importedRows.orderId}
      left join ${payments} on ${payments.id} = ${importedRows.paymentId}
      join ${users} on ${users.id} = coalesce(${orders.userId}, ${payments.clientId})
    where ${ofImport(id)} order by 1`)
  return rows
}
