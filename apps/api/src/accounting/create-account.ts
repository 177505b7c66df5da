import { resources, type RecordOf, type Resources } from '@rumi/contract'
import type { z } from 'zod'
import { createRepository } from '../db/repository.ts'
import { accounts } from '../db/schema/accounting.ts'
import type { HandlerContext } from '../http/mount-resource.ts'

type Accounts = Resources['accounts']
/** The chart of accounts. */
export const chart = createRepository(resources.accounts, accounts)

/** Adds an account to the chart; SAT's group is that of its code unless another is named. */
export function createAccount(
  input: z.output<Accounts['create']>,
  { tx }: HandlerContext,
): Promise<RecordOf<Accounts>> {
  return chart.insert(tx, { satGroup: input.code, parentId: null, active: true, ...input })
}
