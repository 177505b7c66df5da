import { books, reports } from '@rumi/contract'
import { queries } from '../../shared/fetching/preloads.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { staffLoader } from '../kit/permissions/use-permission.ts'
import { isMonth } from './expenses/months.ts'
import { figuresIn } from './business-figures/business-period.ts'

/** The accountant's month: open items depend on what is closed. */
export const loadMonthToClose = staffLoader({ access: 'books', area: 'books' }, () => [
  queries.call(books.months, {}),
  queries.call(books.lastAudit, {}),
])

export const loadBusiness = staffLoader({ access: 'admin', area: 'reports' }, ({ search }) => {
  const figures = figuresIn(search, businessToday())
  return [
    queries.call(reports.sales, { query: figures }),
    queries.call(reports.houseUse, { query: figures }),
    queries.call(books.receivables, { query: {} }),
    queries.call(books.balanceSheet, { query: {} }),
    queries.call(reports.expiringMedicalRecords, {}),
  ]
})
