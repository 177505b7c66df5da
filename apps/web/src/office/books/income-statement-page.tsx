import { books, formatPesos } from '@rumi/contract'
import { booksCopy as copy } from '../../copy/books.ts'
import { useCall } from '../../shared/queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { PeriodFields, usePeriod } from './period.tsx'
import { StatementTable } from './statement-table.tsx'

export const meta = officeMeta(copy.sections.income)

/** What came in by each service and what it cost. */
export default function IncomeStatementPage() {
  return (
    <>
      <PageHeader title={copy.sections.income} lead={copy.incomeLead} />
      <IncomeStatement />
    </>
  )
}

function IncomeStatement() {
  const period = usePeriod()
  const asked = useCall(books.incomeStatement, { query: period })
  const told = asked.answer?.data.incomeStatement
  return (
    <>
      <PeriodFields {...period} />
      <Fetched fetchings={[asked]}>
        {told && (
          <div className="grid max-w-3xl gap-8">
            <StatementTable
              title={copy.income}
              rows={told.income}
              totalCentavos={told.incomeCentavos}
              period={period}
            />
            <StatementTable
              title={copy.expenses}
              rows={told.expenses}
              totalCentavos={told.expensesCentavos}
              period={period}
            />
            <p className="flex justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-strong tabular">
              <span>{copy.result}</span>
              <span className="whitespace-nowrap">{formatPesos(told.resultCentavos)}</span>
            </p>
          </div>
        )}
      </Fetched>
    </>
  )
}
