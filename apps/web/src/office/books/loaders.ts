import { addMonths, books, bookYears, firstOfMonth, reports, taxes } from '@rumi/contract'
import { queries } from '../../shared/fetching/preloads.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { staffLoader } from '../kit/permissions/use-permission.ts'
import { isMonth } from '../kit/periods/months.ts'
import { figuresIn } from './business-figures/business-period.ts'

/** The accountant's month: open items depend on what is closed. */
export const loadMonthToClose = staffLoader({ access: 'books', area: 'books' }, () => [
  queries.call(books.months, {}),
  queries.call(books.lastAudit, {}),
])

/** Years with their results, and the months whose openings stand in the way. */
export const loadYears = staffLoader({ access: 'books', area: 'books' }, () => [
  queries.call(bookYears.list, {}),
])

/** Month in the address of taxes, by default the one before today. */
export function monthOfTaxes(search: URLSearchParams, today: string) {
  const month = search.get('mes')
  return isMonth(month) ? month : addMonths(firstOfMonth(today), -1).slice(0, 7)
}

export const loadTaxes = staffLoader({ access: 'books', area: 'books' }, ({ search }) => {
  const month = monthOfTaxes(search, businessToday())
  return [
    queries.call(taxes.summary, { query: { month } }),
    queries.call(taxes.suppliers, { query: { month } }),
  ]
})

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
