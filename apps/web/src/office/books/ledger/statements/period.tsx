import { books, formatDate } from '@rumi/contract'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { booksCopy as copy } from '../../../../copy/office/books/ledger.ts'
import { fieldsInRow } from '../../../../ui/layout/two-columns.ts'
import { DayRangeFields } from '../../../kit/periods/day-range-fields.tsx'
import { EarlierPeriod } from '../../../kit/periods/earlier-period.tsx'
import { daysInAddress, useOpenPeriod, type OpenPeriod } from '../../../kit/periods/use-open-period.ts'

/** Period of a statement; an empty month opens the last one with entries, of all accounts or of one. */
export function useStatementPeriod(accountId?: string): OpenPeriod {
  const [params] = useSearchParams()
  return useOpenPeriod({
    lastDay: books.lastDay,
    input: { query: accountId ? { accountId } : {} },
    chosen: daysInAddress(params),
  })
}

/** First and last day of a report, inclusive, with further options beside them. */
export function PeriodFields({ opened, children }: { opened: OpenPeriod; children?: ReactNode }) {
  const { from, to } = opened.period
  return (
    <>
      <p className="mb-4 hidden print:block">{copy.printedDays(formatDate(from), formatDate(to))}</p>
      <div className="no-print mb-4 flex flex-wrap items-end gap-4">
        <div className={`${fieldsInRow} w-full sm:flex sm:w-auto sm:gap-4`}>
          <DayRangeFields labels={copy} from={from} to={to} />
        </div>
        {children}
      </div>
      <EarlierPeriod opened={opened} />
    </>
  )
}
