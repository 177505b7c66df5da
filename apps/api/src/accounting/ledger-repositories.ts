import { resources } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { createRepository } from '../db/repository/repository.ts'
import { accounts, glEntries } from '../db/schema/money/accounting.ts'

/** The chart of accounts. */
export const accountRepository = createRepository(resources.accounts, accounts)

/** Entries with their lines in the sequence in which they were written. */
export const entryRepository = createRepository(resources.glEntries, glEntries, {
  lines: sql`(select coalesce(jsonb_agg(jsonb_build_object('accountId', l.account_id, 'debitCentavos', l.debit_centavos,
    'creditCentavos', l.credit_centavos, 'memo', l.memo) order by l.position), '[]')
    from gl_lines l where l.entry_id = ${glEntries.id})`,
  expenseId: sql`case when ${glEntries.source} = 'expense' then ${glEntries.sourceId}::uuid end`,
})
