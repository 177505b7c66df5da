import { Outlet } from 'react-router'
import { booksCopy as copy } from '../../../copy/office/books/ledger.ts'
import { paths } from '../../../shared/business/paths.ts'
import { SegmentedNav } from '../../../ui/controls/segmented-nav.tsx'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'

const sections = [
  { to: paths.officeBooks(), label: copy.sections.toClose },
  { to: paths.officeTrialBalance(), label: copy.sections.trialBalance },
  { to: paths.officeIncomeStatement(), label: copy.sections.income },
  { to: paths.officeBalanceSheet(), label: copy.sections.balance },
  { to: paths.officeReceivables(), label: copy.sections.receivables },
  { to: paths.officeEntries(), label: copy.sections.entries, end: false },
  { to: paths.officeAccounts(), label: copy.sections.accounts, end: false },
  { to: paths.officeExpenses(), label: copy.sections.expenses, end: false },
  { to: paths.officeInvoices(), label: copy.sections.invoices },
  { to: paths.officeReconciliation(), label: copy.sections.reconciliation },
  { to: paths.officeTaxes(), label: copy.sections.taxes },
  { to: paths.officeMonths(), label: copy.sections.months },
  { to: paths.officeYears(), label: copy.sections.years },
]

/** Layout of the books with its navigation. */
export default function BooksLayout() {
  return (
    <OnlyFor access="books" area="books">
      <div className="no-print mb-6">
        <SegmentedNav label={copy.navigation} items={sections} />
      </div>
      <Outlet />
    </OnlyFor>
  )
}
