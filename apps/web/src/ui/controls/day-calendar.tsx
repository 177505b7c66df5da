import { parseDate } from '@internationalized/date'
import { useContext, useEffect, useEffectEvent } from 'react'
import { Calendar, I18nProvider, RangeCalendar, RangeCalendarStateContext } from 'react-aria-components'
import {
  CalendarFace,
  type CalendarWords,
  type ClosedReason,
  type OwnOn,
  type RemainingOn,
} from './calendar-face.tsx'

type DayCalendarProps = CalendarWords & {
  /** `YYYY-MM-DD`, as all days here. */
  value: string | undefined
  onChange: (day: string) => void
  firstDay: string
  lastDay: string
  /** Any day of the month shown first; defaults to the month of the value, or of today. */
  shownFirst?: string
  remainingOn: RemainingOn
  whyShut?: ClosedReason
  ownOn?: OwnOn
  /** Makes full days selectable, so that the page can offer alternatives. */
  fullIsChoosable?: boolean
  /** Called with the first day of the month that comes into view. */
  onMonthChange?: (firstOfMonth: string) => void
}

export type DayRange = { first: string; last: string }
type DayRangeCalendarProps = Omit<DayCalendarProps, 'value' | 'onChange'> & {
  value: DayRange | undefined
  onChange: (range: DayRange) => void
  /** Called with the first day while the range is incomplete, and with undefined once it is complete. */
  onFirstChange?: (first: string | undefined) => void
}

/** Calendar to pick one available day. */
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

type DaySetCalendarProps = Omit<DayCalendarProps, 'value' | 'onChange'> & {
  value: readonly string[]
  onChange: (days: string[]) => void
}

/** Calendar to pick any number of days; pressing a day again clears it. */
export function DaySetCalendar({ value, onChange, ...rest }: DaySetCalendarProps) {
  return (
    <I18nProvider locale="es-MX">
      <Calendar
        {...sharedProps(rest)}
        selectionMode="multiple"
        value={value.map((day) => parseDate(day))}
        onChange={(days) => onChange(days.map((day) => day.toString()).toSorted())}
      >
        <CalendarFace {...rest} />
      </Calendar>
    </I18nProvider>
  )
}

/**
 * Calendar to pick a first and a last day. With `fullIsChoosable` the days between are not validated: the caller
 * reports the full ones.
 */
export function DayRangeCalendar({ value, onChange, onFirstChange, ...rest }: DayRangeCalendarProps) {
  return (
    <I18nProvider locale="es-MX">
      <RangeCalendar
        {...sharedProps(rest)}
        allowsNonContiguousRanges={rest.fullIsChoosable ?? false}
        value={value ? { start: parseDate(value.first), end: parseDate(value.last) } : null}
        onChange={({ start, end }) => onChange({ first: start.toString(), last: end.toString() })}
      >
        <CalendarFace
          {...rest}
          {...(value && { isBetween: (day) => day > value.first && day < value.last })}
        />
        {onFirstChange && <FirstDay onChange={onFirstChange} />}
      </RangeCalendar>
    </I18nProvider>
  )
}

/** Reports the start of a range, which the calendar itself exposes only once the range is complete. */
function FirstDay({ onChange }: { onChange: (first: string | undefined) => void }) {
  const first = useContext(RangeCalendarStateContext)?.anchorDate?.toString()
  const notifyChange = useEffectEvent(onChange)
  useEffect(() => notifyChange(first), [first])
  return null
}

type Shared = Pick<
  DayCalendarProps,
  'label' | 'firstDay' | 'lastDay' | 'shownFirst' | 'remainingOn' | 'fullIsChoosable' | 'onMonthChange'
>

function sharedProps({
  label,
  firstDay,
  lastDay,
  shownFirst,
  remainingOn,
  fullIsChoosable,
  onMonthChange,
}: Shared) {
  const leastChoosable = fullIsChoosable ? 0 : 1
  return {
    'aria-label': label,
    firstDayOfWeek: 'mon',
    minValue: parseDate(firstDay),
    maxValue: parseDate(lastDay),
    ...(shownFirst && { defaultFocusedValue: parseDate(shownFirst) }),
    isDateUnavailable: (day: { toString(): string }) => (remainingOn(day.toString()) ?? -1) < leastChoosable,
    onFocusChange: (day: { set(fields: { day: number }): { toString(): string } }) =>
      onMonthChange?.(day.set({ day: 1 }).toString()),
  } as const
}
