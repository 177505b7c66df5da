import { firstOfMonth, formatDate, isDay } from '@rumi/contract'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { booksCopy as copy } from '../../../../copy/office/books/ledger.ts'
import { businessToday } from '../../../../shared/business/business-today.ts'
import { fieldsInRow } from '../../../../ui/layout/two-columns.ts'
import { DayRangeFields } from '../../../kit/day-range-fields.tsx'

export type Period = { from: string; to: string }

const dayIn = (value: string | null) => (value && isDay(value) ? value : null)

/** Period from the address; defaults to the current month up to today. */
export function usePeriod(): Period {
  const [query] = useSearchParams()
  const to = dayIn(query.get('hasta')) ?? businessToday()
  return { from: dayIn(query.get('desde')) ?? firstOfMonth(to), to }
}

/** First and last day of a report, inclusive, with further options beside them. */
export function PeriodFields({ from, to, children }: Period & { children?: ReactNode }) {
  return (
    <>
      <p className="mb-4 hidden print:block">{copy.printedDays(formatDate(from), formatDate(to))}</p>
      <div className="no-print mb-4 flex flex-wrap items-end gap-4">
        <div className={`${fieldsInRow} w-full sm:flex sm:w-auto sm:gap-4`}>
          <DayRangeFields labels={copy} from={from} to={to} />
        </div>
        {children}
      </div>
    </>
  )
}
