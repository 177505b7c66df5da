import { addDays, formatDay, formatDays, type CatalogService, formatList } from '@rumi/contract'
import type { ReactNode } from 'react'
import { bookCopy } from '../../../copy/portal/book.ts'
import { DayCalendar } from '../../../ui/controls/day-calendar.tsx'
import { twoColumns } from '../../../ui/layout/two-columns.ts'
import { CalendarCard } from '../../book/dates/calendar-card.tsx'
import { FullNotice } from '../../book/dates/full-notice.tsx'
import { fullDaysOf, nextFree } from '../../book/dates/next-free.ts'
import type { Guest } from '../../book/dates/open-days.ts'
import { useCalendar } from '../../book/dates/use-calendar.ts'

type Days = { start: string; end: string }

type PickFirstDayProps = {
  service: CatalogService
  guests: readonly Guest[]
  /** Number of consecutive days. */
  count: number
  value: Days | undefined
  onChange: (days: Days) => void
  /** Booking to move. */
  moving: string
  renderBar: (standing: { summary: string; isFree: boolean }) => ReactNode
}

/** First day of a moved guardería booking, which keeps its length. */
export function PickFirstDay(props: PickFirstDayProps) {
  const { service, guests, count, value, onChange, moving, renderBar } = props
  const calendar = useCalendar({ service, guests, about: value?.start, moving })
  const { open, today, places } = calendar
  const length = { serviceType: service.serviceType, count }
  const from = (start: string) => ({ start, end: addDays(start, count - 1) })
  const full = value ? fullDaysOf(value.start, length, open) : []
  const isOpen =
    value !== undefined &&
    nextFree({ ...length, after: addDays(value.start, -1), left: open, opens: (day) => open.has(day) }, 1)[0]
      ?.start === value.start

  return (
    <div className={twoColumns.frame}>
      <div className={twoColumns.main}>
        <CalendarCard places={places} hasOwn={calendar.hasOwn}>
          <DayCalendar {...calendar.props} value={value?.start} onChange={(day) => onChange(from(day))} />
        </CalendarCard>
        {value && !isOpen && places.status === 'ready' && (
          <FullNotice
            title={
              full.length > 0
                ? bookCopy.daysAreFull(formatList(full.map((day) => formatDay(day, today))))
                : bookCopy.notInARow(count)
            }
            offers={nextFree({
              ...length,
              after: value.start,
              left: open,
              opens: (day) => open.has(day),
            }).map((days) => ({ label: formatDays(days, today), onChoose: () => onChange(days) }))}
          />
        )}
      </div>
      <div className={twoColumns.side}>
        {renderBar({ summary: value ? formatDays(value, today) : '', isFree: isOpen })}
      </div>
    </div>
  )
}
