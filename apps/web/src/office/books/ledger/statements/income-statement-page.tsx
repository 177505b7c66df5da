import { books } from '@rumi/contract'
import { booksCopy as copy } from '../../../../copy/office/books/ledger.ts'
import { useCall } from '../../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { Fetched } from '../../../kit/fetched.tsx'
import { officeMeta } from '../../../kit/office-meta.ts'
import { ComparedPeriodFields, ComparedWith, useComparedPeriod } from './comparison.tsx'
import { ExportBooks } from '../../../kit/export-books.tsx'
import { PeriodFields, useStatementPeriod } from './period.tsx'
import { StatementResult, StatementTable } from './statement-table.tsx'

export const meta = officeMeta(copy.sections.income)

/** Income statement: revenue and costs by service. */
export default function IncomeStatementPage() {
  return (
    <>
      <PageHeader title={copy.sections.income} lead={copy.incomeLead} />
      <IncomeStatement />
    </>
  )
}

function IncomeStatement() {
  const opened = useStatementPeriod()
  const { period } = opened
  const other = useComparedPeriod(period)
  const incomeStatementQuery = useCall(books.incomeStatement, { query: period })
  const earlierQuery = useCall(books.incomeStatement, other ? { query: other } : null)
  const figures = incomeStatementQuery.answer?.data.incomeStatement
  const before = other && earlierQuery.answer?.data.incomeStatement
  return (
    <>
      <PeriodFields opened={opened}>
        <ComparedPeriodFields other={other} />
        <ExportBooks report="income-statement" query={period} other={other} />
      </PeriodFields>
      {other && <ComparedWith other={other} />}
      <Fetched fetchings={[incomeStatementQuery, ...(other ? [earlierQuery] : []), ...opened.fetchings]}>
        {figures && (
          <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
            <StatementTable
              title={copy.income}
              rows={figures.income}
              totalCentavos={figures.incomeCentavos}
              period={period}
              before={before && { rows: before.income, totalCentavos: before.incomeCentavos, period: before }}
            />
            <StatementTable
              title={copy.expenses}
              rows={figures.expenses}
              totalCentavos={figures.expensesCentavos}
              period={period}
              before={
                before && { rows: before.expenses, totalCentavos: before.expensesCentavos, period: before }
              }
            />
            <StatementResult centavos={figures.resultCentavos} beforeCentavos={before?.resultCentavos} />
          </div>
        )}
      </Fetched>
    </>
  )
}
