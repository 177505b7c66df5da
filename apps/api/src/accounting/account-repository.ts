import { resources } from '@rumi/contract'
import { createRepository } from '../db/repository/repository.ts'
import { accounts } from '../db/schema/money/accounting.ts'

/** The chart of accounts. */
export const accountRepository = createRepository(resources.accounts, accounts)
