import { satGroupOf, type RecordOf, type Resources } from '@rumi/contract'
import type { z } from 'zod'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { accounts } from '../db/schema/money/accounting.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { accountRepository } from './ledger-repositories.ts'
import { refuseWrongParent, takesEntries } from './refuse-wrong-parent.ts'

type Accounts = Resources['accounts']
type Account = RecordOf<Accounts>

/**
 * Adds an account to the chart. The parent follows from the code unless one is named or it takes entries; the SAT group is the code,
 * or the parent's group where that differs from the parent's code.
 */
export async function createAccount(
  input: z.output<Accounts['create']>,
  { tx }: HandlerContext,
): Promise<Account> {
  const above = await accountAbove(tx, input.code)
  const derivedParentId = above && !(await takesEntries(tx, above)) ? above.id : null
  const { parentId = derivedParentId } = input
  const satGroup = (await groupAbove(tx, parentId ?? above?.id ?? null)) ?? input.code
  await refuseWrongParent(tx, { ...input, parentId }, input.parentId === undefined ? 'type' : 'parentId')
  return accountRepository.insert(tx, { satGroup, active: true, ...input, parentId })
}

/** Changes an account of the chart, which stays a tree of accounts of one type each. */
export async function updateAccount(
  { version, ...changes }: z.output<Accounts['update']>,
  { tx, id }: HandlerContext,
  account: Account,
): Promise<Account> {
  const { parentId = account.parentId, type = account.type } = changes
  const moves = parentId !== account.parentId
  if (moves || type !== account.type)
    await refuseWrongParent(tx, { id, type, parentId }, moves ? 'parentId' : 'type')
  const changed = await accountRepository.update(tx, id, changes, version)
  if (!changed) throw new Refused('not-found')
  return changed
}

/** Returns the account whose code a code begins with: 401.01 for 401.01.07. */
async function accountAbove(tx: Tx, code: string) {
  const above = code.slice(0, Math.max(0, code.lastIndexOf('.')))
  const [found] = await tx
    .select({ id: accounts.id, code: accounts.code })
    .from(accounts)
    .where(eq(accounts.code, above))
  return found
}

/** Returns the SAT group inherited from the parent; none if the account's code states its own. */
async function groupAbove(tx: Tx, parentId: string | null) {
  if (parentId === null) return undefined
  const [above] = await tx.select().from(accounts).where(eq(accounts.id, parentId))
  return above && satGroupOf(above) !== satGroupOf({ ...above, satGroup: '' }) ? above.satGroup : undefined
}
