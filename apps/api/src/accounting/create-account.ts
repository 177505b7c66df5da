import type { RecordOf, Resources } from '@rumi/contract'
import type { z } from 'zod'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { accounts } from '../db/schema/accounting.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { accountRepository } from './account-repository.ts'

type Accounts = Resources['accounts']

/** Adds an account to the chart; SAT's group and the account it is part of are those of its code unless others are named. */
export async function createAccount(
  input: z.output<Accounts['create']>,
  { tx }: HandlerContext,
): Promise<RecordOf<Accounts>> {
  const parentId = await accountAbove(tx, input.code)
  return accountRepository.insert(tx, { satGroup: input.code, parentId, active: true, ...input })
}

/** 401.01.07 is part of 401.01, where there is one. */
async function accountAbove(tx: Tx, code: string) {
  const above = code.slice(0, Math.max(0, code.lastIndexOf('.')))
  const [found] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.code, above))
  return found?.id ?? null
}
