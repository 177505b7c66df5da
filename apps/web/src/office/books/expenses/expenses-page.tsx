import { expensePayments, expenses, formatDay, formatPesos, type Expense } from '@rumi/contract'
import { FileUp, Plus } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { expensesCopy as copy } from '../../../copy/office/books/expenses.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { DataTable, LeadingCell, type Column } from '../../../ui/controls/data-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SearchBox } from '../../../ui/controls/search-box.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { ExportBooks } from '../../kit/export-books.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { useSearchWords } from '../../kit/records/use-search-words.ts'
import { ExpenseState, ExpenseTotals } from './expense-state.tsx'
import { EarlierPeriod } from '../../kit/periods/earlier-period.tsx'
import { useOpenPeriod } from '../../kit/periods/use-open-period.ts'
import { daysOfMonth, isMonth, monthChoices } from '../../kit/periods/months.ts'
import { useExpenseAccounts } from './expense-form.tsx'

export const meta = officeMeta(copy.title)

/** Month in the address that shows all expenses. */
const allMonths = 'todos'

/** Expenses, latest first: by month, account, method and words; a row opens its expense. */
export default function ExpensesPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const navigate = useNavigate()
  const accounts = useExpenseAccounts()
  const { search, settledSearch, searchFor } = useSearchWords()
  const today = businessToday()
  const chosen = daysIn(params, today)
  const opened = useOpenPeriod({ lastDay: expenses.lastDay, input: {}, chosen })
  const month = params.get('mes') === allMonths ? null : opened.period.from.slice(0, 7)
  const expensesQuery = useCall(expenses.list, {
    query: { ...queryOf(params, month), ...(settledSearch && { search: settledSearch }) },
  })
  const shown = expensesQuery.lastAnswer?.data
  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <ExportBooks report="expenses" query={month ? daysOfMonth(month) : opened.period} />
            <LinkButton to={paths.officeImportExpenses()} tone="secondary">
              <FileUp className="size-5" aria-hidden="true" />
              {copy.import}
            </LinkButton>
            <LinkButton to={paths.officeNewExpense()}>
              <Plus className="size-5" aria-hidden="true" />
              {copy.add}
            </LinkButton>
          </>
        }
      />
      <div className="no-print mb-6 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:flex xl:flex-wrap">
        <SelectField
          label={copy.month}
          options={[{ value: allMonths, label: copy.anyMonth }, ...monthChoices(today, month)]}
          value={month ?? allMonths}
          onChange={({ target }) => void change({ mes: target.value })}
        />
        <SelectField
          label={copy.show}
          placeholder={copy.showAll}
          options={[
            { value: 'falta', label: copy.unpaid },
            { value: 'por-enterar', label: copy.states.unremitted },
            { value: 'sin-complemento', label: copy.onlyWithoutComplement },
            { value: 'sin-cfdi', label: copy.withoutCfdi },
            ...expensePayments.map((value) => ({ value, label: copy.payments[value] })),
          ]}
          value={params.get('pago') ?? ''}
          onChange={({ target }) => void change({ pago: target.value })}
        />
        <SelectField
          label={copy.account}
          className="sm:max-lg:col-span-2"
          placeholder={copy.anyAccount}
          options={accounts}
          value={params.get('cuenta') ?? ''}
          onChange={({ target }) => void change({ cuenta: target.value })}
        />
        <div className="col-span-full xl:min-w-64 xl:grow">
          <SearchBox label={copy.search} value={search} onChange={searchFor} />
        </div>
      </div>
      <EarlierPeriod opened={opened} />
      <Fetched fetchings={[expensesQuery, ...opened.fetchings]}>
        {shown && (
          <>
            <ExpenseTotals totals={shown.totals} />
            <DataTable
              unreadable={unreadableWithin.table}
              caption={copy.caption}
              columns={columns}
              rows={shown.expenses}
              rowKey={({ id }) => id}
              onOpen={({ id }) => void navigate(paths.officeExpense(id))}
              empty={<EmptyState art={<NoResults />} title={copy.emptyTitle} text={copy.emptyText} />}
            />
            {shown.hasMore && (
              <div className="mt-4">
                <Notice>{copy.more}</Notice>
              </div>
            )}
          </>
        )}
      </Fetched>
    </>
  )
}

/** Days from the address: of its month or of all; undefined if it names none. */
function daysIn(params: URLSearchParams, today: string) {
  const param = params.get('mes')
  if (param === allMonths) return { from: '2000-01-01', to: today }
  return isMonth(param) ? daysOfMonth(param) : undefined
}

function queryOf(params: URLSearchParams, month: string | null) {
  const payment = expensePayments.find((one) => one === params.get('pago'))
  const accountId = params.get('cuenta')
  return {
    ...(month && { month }),
    ...(accountId && { accountId }),
    ...(payment && { payment }),
    ...(params.get('pago') === 'falta' && { unpaid: 'true' as const }),
    ...(params.get('pago') === 'por-enterar' && { unremitted: 'true' as const }),
    ...(params.get('pago') === 'sin-complemento' && { withoutComplement: 'true' as const }),
    ...(params.get('pago') === 'sin-cfdi' && { withoutCfdi: 'true' as const }),
  }
}

const columns: readonly Column<Expense>[] = [
  { key: 'supplier', header: copy.supplier, cell: ({ supplierName }) => supplierName },
  {
    key: 'total',
    header: copy.total,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ totalCentavos }) => formatPesos(totalCentavos),
  },
  {
    key: 'day',
    header: copy.day,
    oneLine: true,
    cell: ({ day }) => <LeadingCell>{formatDay(day, businessToday())}</LeadingCell>,
  },
  { key: 'concept', header: copy.concept, card: 'whole', cell: ({ concept }) => concept },
  {
    key: 'account',
    header: copy.account,
    secondary: true,
    card: 'whole',
    cell: ({ accountCode, accountName }) => `${accountCode} ${accountName}`,
  },
  { key: 'state', header: copy.state, cell: (expense) => <ExpenseState expense={expense} /> },
]
