import { daysBetween, firstOfMonth } from '@rumi/contract'
import { periodsCopy as copy } from '../../../copy/office/frame/periods.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { monthName } from './months.ts'
import type { OpenPeriod } from './use-open-period.ts'

/** Notice that the usual days have no rows and an earlier month is shown. */
export function EarlierPeriod({ opened: { period, withoutRows } }: { opened: OpenPeriod }) {
  if (withoutRows === null) return null
  const { from, to } = withoutRows
  const usual =
    from === firstOfMonth(to) ? monthName(to.slice(0, 7)) : copy.lastDays(daysBetween(from, to) + 1)
  return (
    <div className="mb-4">
      <Notice>{copy.showsMonth(usual, monthName(period.from.slice(0, 7)))}</Notice>
    </div>
  )
}
