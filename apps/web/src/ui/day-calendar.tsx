import { parseDate } from '@internationalized/date'
import { Calendar, I18nProvider, RangeCalendar } from 'react-aria-components'
import { CalendarFace, type CalendarWords, type RemainingOn } from './calendar-face.tsx'

type DayCalendarProps = CalendarWords & {
  /** `YYYY-MM-DD`, as all days here. */
  value: string | undefined
  onChange: (day: string) => void
  firstDay: string
  lastDay: string
  remainingOn: RemainingOn
  /** Tells which month came into view, by its first day. */
  onMonthChange?: (firstOfMonth: string) => void
}

export type DayRange = { first: string; last: string }
type DayRangeCalendarProps = Omit<DayCalendarProps, 'value' | 'onChange'> & {
  value: DayRange | undefined
  onChange: (range: DayRange) => void
}

/** Picks one day among those that have room. */
export function DayCalendar({ value, onChange, ...rest }: DayCalendarProps) {
  return (
    <I18nProvider locale="es-MX">
      <Calendar
        {...sharedProps(rest)}
        value={value ? parseDate(value) : null}
        onChange={(day) => onChange(day.toString())}
      >
        <CalendarFace {...rest} />
      </Calendar>
    </I18nProvider>
  )
}

/** Picks a first and a last day with room on every day between. */
export function DayRangeCalendar({ value, onChange, ...rest }: DayRangeCalendarProps) {
  return (
    <I18nProvider locale="es-MX">
      <RangeCalendar
        {...sharedProps(rest)}
        value={value ? { start: parseDate(value.first), end: parseDate(value.last) } : null}
        onChange={({ start, end }) => onChange({ first: start.toString(), last: end.toString() })}
      >
        <CalendarFace {...rest} />
      </RangeCalendar>
    </I18nProvider>
  )
}

type Shared = Pick<DayCalendarProps, 'label' | 'firstDay' | 'lastDay' | 'remainingOn' | 'onMonthChange'>

function sharedProps({ label, firstDay, lastDay, remainingOn, onMonthChange }: Shared) {
  return {
    'aria-label': label,
    firstDayOfWeek: 'mon',
    minValue: parseDate(firstDay),
    maxValue: parseDate(lastDay),
    isDateUnavailable: (day: { toString(): string }) => (remainingOn(day.toString()) ?? 0) <= 0,
    onFocusChange: (day: { set(fields: { day: number }): { toString(): string } }) =>
      onMonthChange?.(day.set({ day: 1 }).toString()),
  } as const
}
