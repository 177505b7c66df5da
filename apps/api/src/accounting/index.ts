import type { Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { listEntries } from './list-entries.ts'
import { updateEntry, deleteEntry, writeEntry } from './write-entry.ts'
import { createAccount, updateAccount } from './write-account.ts'

/** Handlers of accounts beyond storage. */
export const accountHandlers = { create: createAccount, update: updateAccount } satisfies ResourceHandlers<
  Resources['accounts']
>

/** Handlers of entries beyond storage. */
export const glEntryHandlers = {
  list: listEntries,
  create: writeEntry,
  update: updateEntry,
  remove: deleteEntry,
} satisfies ResourceHandlers<Resources['glEntries']>

export {
  comparedSpan,
  periodOf,
  periodsOf,
  reportSpan,
  type ReportQuery,
  type ReportSpan,
} from './report-span.ts'
export { bestClientsOf, incomeByDay, salesOf } from './sales.ts'
export { auditBooksNightly } from './audit-books.ts'
export { booksRoutes } from './books-routes.ts'
export { bookExportRoutes } from './export-routes.ts'
export { accountRepository, entryRepository } from './ledger-repositories.ts'
export { electronicRoutes } from './electronic/electronic-routes.ts'
