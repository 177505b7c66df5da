import { books, formatDate, firstOfMonth, type BalanceSheet as BalanceSheetFigures } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { booksCopy as copy } from '../../../../copy/office/books/ledger.ts'
import { dayInAddress } from '../../../../shared/people/day-in-address.ts'
import { businessToday } from '../../../../shared/business/business-today.ts'
import { paths } from '../../../../shared/business/paths.ts'
import { useCall } from '../../../../shared/fetching/queries.ts'
import { DateField } from '../../../../ui/forms/date-field.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { useAddressChanges } from '../../../../ui/hooks/use-address-changes.ts'
import { Fetched } from '../../../kit/fetched.tsx'
import { officeMeta } from '../../../kit/office-meta.ts'
import { ComparedDayField, ComparedWith, useComparedDay } from './comparison.tsx'
import { ExportBooks } from '../../../kit/export-books.tsx'
import { StatementResult, StatementTable } from './statement-table.tsx'

export const meta = officeMeta(copy.sections.balance)

/** Balance sheet at the end of a day. */
export default function BalanceSheetPage() {
  return (
    <>
      <PageHeader title={copy.sections.balance} lead={copy.balanceLead} />
      <BalanceSheet />
    </>
  )
}

const monthUntil = (date: string) => ({ from: firstOfMonth(date), to: date })

/** Income statement since the last closing of a year. */
const earnedUntil = ({ resultFrom, date }: BalanceSheetFigures) =>
  paths.officeIncomeStatement({ from: resultFrom, to: date })

function BalanceSheet() {
  const [query] = useSearchParams()
  const change = useAddressChanges()
  const date = dayInAddress(query, 'dia') ?? businessToday()
  const balanceSheetQuery = useCall(books.balanceSheet, { query: { date } })
  const other = useComparedDay(date)
  const earlierQuery = useCall(books.balanceSheet, other ? { query: { date: other } } : null)
  const figures = balanceSheetQuery.answer?.data.balanceSheet
  const before = other ? earlierQuery.answer?.data.balanceSheet : undefined
  const period = monthUntil(date)
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap items-end gap-4">
        <DateField
          label={copy.at}
          value={date}
          onChange={({ target }) => void change({ dia: target.value })}
        />
        <ComparedDayField other={other} />
        <ExportBooks
          report="balance-sheet"
          query={{ to: date }}
          other={other === undefined ? undefined : { to: other }}
        />
      </div>
      {other && <ComparedWith other={other} />}
      <p className="mb-4 hidden print:block">{copy.printedDay(formatDate(date))}</p>
      <Fetched fetchings={other ? [balanceSheetQuery, earlierQuery] : [balanceSheetQuery]}>
        {figures && (
          <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
            <StatementTable
              title={copy.assets}
              rows={figures.assets}
              totalCentavos={figures.assetsCentavos}
              period={period}
              before={
                before && {
                  rows: before.assets,
                  totalCentavos: before.assetsCentavos,
                  period: monthUntil(before.date),
                }
              }
            />
            <StatementTable
              title={copy.liabilities}
              rows={figures.liabilities}
              totalCentavos={figures.liabilitiesCentavos}
              period={period}
              before={
                before && {
                  rows: before.liabilities,
                  totalCentavos: before.liabilitiesCentavos,
                  period: monthUntil(before.date),
                }
              }
            />
            <StatementTable
              title={copy.equity}
              rows={figures.equity}
              totalCentavos={figures.equityCentavos}
              period={period}
              before={
                before && {
                  rows: before.equity,
                  totalCentavos: before.equityCentavos,
                  period: monthUntil(before.date),
                }
              }
            />
            <StatementResult
              centavos={figures.resultCentavos}
              beforeCentavos={before?.resultCentavos}
              opens={{
                now: earnedUntil(figures),
                before: earnedUntil(before ?? figures),
                name: copy.openResult,
                nameBefore: copy.openResultBefore,
              }}
            />
            {figures.assetsCentavos ===
            figures.liabilitiesCentavos + figures.equityCentavos + figures.resultCentavos ? (
              <Notice>{copy.balances}</Notice>
            ) : (
              <Notice tone="problem">{copy.doesNotBalance}</Notice>
            )}
          </div>
        )}
      </Fetched>
    </>
  )
}
