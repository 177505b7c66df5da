import { dayOf, retainsIncomeTax } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { isrRetentionRate } from '../../db/sql-functions.ts'
import type { BusinessTaxData } from '../../settings/index.ts'

type Issued = { issuer: BusinessTaxData; receiverRfc: string; at: string }

/** Returns the rate in basis points at which the receiver of an invoice retains ISR; 0 where it does not. */
export async function isrRateOf(db: Queryable, { issuer, receiverRfc, at }: Issued) {
  if (!retainsIncomeTax(issuer, receiverRfc)) return 0
  const { rows } = await db.execute<{ rate: number | null }>(
    sql`select ${isrRetentionRate(dayOf(at))} as rate`,
  )
  return rows[0]?.rate ?? 0
}
