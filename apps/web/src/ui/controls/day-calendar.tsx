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
  /** A day of the month that is in view first; without one it is that of the value, or today's. */
  shownFirst?: string
  remainingOn: RemainingOn
  whyShut?: ClosedReason
  ownOn?: OwnOn
  /** Whether a full day may be chosen all the same, to be told what else there is. */
  fullIsChoosable?: boolean
  /** Tells which month came into view, by its first day. */
  onMonthChange?: (firstOfMonth: string) => void
}

export type DayRange = { first: string; last: string }
type DayRangeCalendarProps = Omit<DayCalendarProps, 'value' | 'onChange'> & {
  value: DayRange | undefined
  onChange: (range: DayRange) => void
  /** Tells the first day while the last one is still to be chosen, and nothing once it is. */
  onFirstChange?: (first: string | undefined) => void
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

type DaySetCalendarProps = Omit<DayCalendarProps, 'value' | 'onChange'> & {
  value: readonly string[]
  onChange: (days: string[]) => void
}

/** Picks any number of days; pressed again, a day is let go. */
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
 * Picks a first and a last day. What lies between is not looked at where full days may be chosen: whoever asks says
 * afterwards which of them stand in the way.
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

/** The calendar keeps to itself where a range begins until it is whole. */
function FirstDay({ onChange }: { onChange: (first: string | undefined) => void }) {
  const first = useContext(RangeCalendarStateContext)?.anchorDate?.toString()
  const tell = useEffectEvent(onChange)
  useEffect(() => tell(first), [first])
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
