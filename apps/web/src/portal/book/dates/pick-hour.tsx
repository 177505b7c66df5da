import { formatDay, formatHour, timeOf, type CatalogService } from '@rumi/contract'
import { useState, type ReactNode } from 'react'
import { bookCopy } from '../../../copy/portal/book.ts'
import { DayCalendar } from '../../../ui/controls/day-calendar.tsx'
import { twoColumns } from '../../../ui/layout/two-columns.ts'
import { CalendarCard } from './calendar-card.tsx'
import { FullNotice } from './full-notice.tsx'
import { HourList } from './hour-list.tsx'
import { nextFree } from './next-free.ts'
import type { Guest } from './open-days.ts'
import { useCalendar } from './use-calendar.ts'

export type WholeHour = { day: string; time: string }
export type Hour = { day: string; time?: string | undefined }

type PickHourProps = {
  service: CatalogService
  guests: readonly Guest[]
  /** Duration of the visit for all dogs. */
  minutes: number
  /** Dogs at the same time, each with a person of its own. */
  people?: number | undefined
  /** The same in words, if it needs an explanation. */
  length?: string
  /** Booking to move. */
  moving?: string | undefined
  value: Hour | undefined
  onChange: (hour: Hour) => void
  renderWhenFull?: (hour: WholeHour) => ReactNode
  /** Choices before the day. */
  children?: ReactNode
  renderBar: (standing: { summary: string; isFree: boolean }) => ReactNode
}

/** Calendar of free hours, then an hour of the chosen day. */
export function PickHour({
  service,
  guests,
  minutes,
  people,
  length = bookCopy.lasts(bookCopy.minutes(minutes)),
  moving,
  value,
  onChange,
  renderWhenFull,
  renderBar,
  children,
}: PickHourProps) {
  const calendar = useCalendar({ service, guests, about: value?.day, minutes, people, moving })
  const [firstDay] = useState(value?.day)
  const { open, left, today, places } = calendar
  const slots = places.days.find(({ date }) => date === value?.day)?.slots ?? []
  const isKnown = value !== undefined && left.has(value.day)
  const isFull = isKnown && slots.every(({ remaining }) => remaining === 0)
  const chosen = slots.find(({ start }) => timeOf(start) === value?.time)
  const isFree = chosen !== undefined && chosen.remaining > 0
  const oneDay = { serviceType: service.serviceType, count: 1 }

  return (
    <div className={twoColumns.frame}>
      <div className={twoColumns.main}>
        {children}
        <CalendarCard places={places} hasOwn={calendar.hasOwn}>
          <DayCalendar {...calendar.props} value={value?.day} onChange={(day) => onChange({ day })} />
        </CalendarCard>
        {value && isFull && (
          <FullNotice
            title={bookCopy.noHours(formatDay(value.day, today))}
            offers={nextFree({ ...oneDay, after: value.day, left, opens: (day) => open.has(day) }).map(
              ({ start }) => ({ label: formatDay(start, today), onChoose: () => onChange({ day: start }) }),
            )}
          />
        )}
        {value && isKnown && (!isFull || (renderWhenFull && slots.length > 0)) && (
          <HourList
            key={value.day}
            day={value.day}
            today={today}
            length={length}
            slots={slots}
            chosenTime={value.time}
            isAnswer={value.day !== firstDay && !isFull}
            onChoose={(time) => onChange({ day: value.day, time })}
            {...(renderWhenFull && {
              renderWhenTaken: (time: string) => renderWhenFull({ day: value.day, time }),
            })}
          />
        )}
      </div>
      <div className={twoColumns.side}>
        {renderBar({
          summary:
            value && chosen
              ? `${formatDay(value.day, today)}, ${bookCopy.hourFromTo(formatHour(chosen.start), formatHour(chosen.end))}`
              : '',
          isFree,
        })}
      </div>
    </div>
  )
}
