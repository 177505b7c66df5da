import { booksCopy as copy } from '../../copy/books.ts'
import { paths } from '../../shared/paths.ts'
import { SegmentedNav } from '../../ui/segmented-nav.tsx'

/** The reports of the books, above the one that is read. */
export function BooksNav() {
  return (
    <div className="no-print mb-4">
      <SegmentedNav
        label={copy.navigation}
        items={[
          { to: paths.officeTrialBalance(), label: copy.sections.trialBalance },
          { to: paths.officeIncomeStatement(), label: copy.sections.income },
          { to: paths.officeBalanceSheet(), label: copy.sections.balance },
          { to: paths.officeReceivables(), label: copy.sections.receivables },
        ]}
      />
    </div>
  )
}
