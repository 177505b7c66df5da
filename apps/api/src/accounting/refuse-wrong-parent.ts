import { takesEvents, type RecordOf, type Resources } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { accountSentences } from '../copy/money/account-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { accounts, glLines } from '../db/schema/money/accounting.ts'
import { refusedField } from '../http/refused.ts'

type Account = RecordOf<Resources['accounts']>
type Placed = Pick<Account, 'type' | 'parentId'> & { id?: string }

/**
 * Rejects a parent account that is missing, of another type, or a descendant. `field` names the input. The
 * database prevents concurrent cycles.
 */
export async function refuseWrongParent(tx: Tx, { id, type, parentId }: Placed, field: 'parentId' | 'type') {
  if (parentId === null) return
  const [parent] = await tx.select().from(accounts).where(eq(accounts.id, parentId))
  if (!parent) throw refusedField(field, accountSentences.noSuchAccount)
  if (id && (await isPartOf(tx, parentId, id))) throw refusedField(field, accountSentences.partOfItself)
  if (await takesEntries(tx, parent)) throw refusedField(field, accountSentences.parentTakesEntries(parent))
  if (parent.type !== type) throw refusedField(field, accountSentences.partOfAnotherType(parent))
}

/** True if an account takes entries, so that none may lie below it. */
export async function takesEntries(tx: Tx, { id, code }: Pick<Account, 'id' | 'code'>) {
  if (takesEvents(code)) return true
  const [line] = await tx
    .select({ id: glLines.accountId })
    .from(glLines)
    .where(eq(glLines.accountId, id))
    .limit(1)
  return line !== undefined
}

/** True if an account equals another or lies below it. */
async function isPartOf(tx: Tx, account: string, other: string) {
  const { rows } = await tx.execute(sql`
    with recursive higher as (
      select id, parent_id from accounts where id = ${account}
      union select a.id, a.parent_id from accounts a join higher h on a.id = h.parent_id)
    select from higher where id = ${other}`)
  return rows.length > 0
}
