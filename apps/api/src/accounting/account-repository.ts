import { resources } from '@rumi/contract'
import { createRepository } from '../db/repository.ts'
import { accounts } from '../db/schema/accounting.ts'

/** The chart of accounts. */
export const accountRepository = createRepository(resources.accounts, accounts)
