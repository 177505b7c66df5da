import type { BankAccount } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { bankSentences } from '../copy/money/bank-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { Refused } from '../http/refused.ts'

/** Default account of transfers and cards (docs/domain.md#the-books). */
export const usualBankCode = '102.01'

/** Returns the bank accounts and the requested one, or the default. Other accounts are `not-found`. */
export async function bankAccountsOf(db: Queryable, accountId: string | undefined) {
  const { rows: accounts } = await db.execute<BankAccount>(
    sql`select id, code, name from accounts where code ~ '^102[.]' order by code <> ${usualBankCode}, code`,
  )
  const account = accountId ? accounts.find(({ id }) => id === accountId) : accounts[0]
  if (!account) throw new Refused('not-found', accounts.length > 0 ? {} : { message: bankSentences.noBank })
  return { account, accounts }
}
