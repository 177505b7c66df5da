import { books, daysBefore, daysOfYearBefore, formatRange } from '@rumi/contract'
import { booksCopy as copy } from '../../copy/books.ts'
import { houseToday } from '../../shared/house-today.ts'
import { useCall } from '../../shared/queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { ComparisonField, useComparison } from './comparison.tsx'
import { ExportBooks } from './export-books.tsx'
import { PeriodFields, usePeriod } from './period.tsx'
import { StatementResult, StatementTable } from './statement-table.tsx'

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

const othersOf = { anterior: daysBefore, anio: daysOfYearBefore }

function IncomeStatement() {
  const period = usePeriod()
  const comparison = useComparison()
  const other = comparison && othersOf[comparison](period)
  const asked = useCall(books.incomeStatement, { query: period })
  const askedBefore = useCall(books.incomeStatement, other ? { query: other } : null)
  const told = asked.answer?.data.incomeStatement
  const before = other && askedBefore.answer?.data.incomeStatement
  return (
    <>
      <PeriodFields {...period}>
        <ComparisonField value={comparison} />
        <ExportBooks report="income-statement" query={period} />
      </PeriodFields>
      <Fetched fetchings={other ? [asked, askedBefore] : [asked]}>
        {told && (
          <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
            {other && <p>{copy.comparedWith(formatRange(other.from, other.to, houseToday()))}</p>}
            <StatementTable
              title={copy.income}
              rows={told.income}
              totalCentavos={told.incomeCentavos}
              period={period}
              before={before && { rows: before.income, totalCentavos: before.incomeCentavos }}
            />
            <StatementTable
              title={copy.expenses}
              rows={told.expenses}
              totalCentavos={told.expensesCentavos}
              period={period}
              before={before && { rows: before.expenses, totalCentavos: before.expensesCentavos }}
            />
            <StatementResult
              centavos={told.resultCentavos}
              beforeCentavos={before?.resultCentavos}
              period={period}
            />
          </div>
        )}
      </Fetched>
    </>
  )
}
