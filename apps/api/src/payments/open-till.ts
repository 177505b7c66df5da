import { asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { cashDays } from '../db/schema/payments.ts'

/** The till that whoever receives cash puts it in: the one they opened, or else the only one there is. */
export async function openTillOf(tx: Tx, personId: string): Promise<string | null> {
  const open = await tx
    .select({ id: cashDays.id, openedBy: cashDays.openedBy })
    .from(cashDays)
    .where(ne(cashDays.status, 'closed'))
    .orderBy(desc(sql`${eq(cashDays.openedBy, personId)}`), asc(cashDays.openedAt))
    .for('share')
  const [first] = open
  return first && (first.openedBy === personId || open.length === 1) ? first.id : null
}
