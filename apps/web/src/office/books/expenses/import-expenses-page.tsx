import { expenseImportsCopy as copy } from '../../../copy/office/books/expense-imports.ts'
import { paths } from '../../../shared/business/paths.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { ImportExpenses } from './import-expenses.tsx'

export const meta = officeMeta(copy.title)

/** Import of many invoices of suppliers. */
export default function ImportExpensesPage() {
  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        back={{ to: paths.officeExpenses(), label: copy.back }}
      />
      <ImportExpenses />
    </>
  )
}
