import { tillOfPerson } from '@rumi/contract'
import { asc, ne } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { cashDays } from '../../db/schema/money/payments.ts'

/** Returns the open till of a person; null if there is none. */
export async function openTillOf(tx: Tx, personId: string): Promise<string | null> {
  const open = await tx
    .select({ id: cashDays.id, openedBy: cashDays.openedBy })
    .from(cashDays)
    .where(ne(cashDays.status, 'closed'))
    .orderBy(asc(cashDays.openedAt))
    .for('share')
  return tillOfPerson(open, personId)?.id ?? null
}
