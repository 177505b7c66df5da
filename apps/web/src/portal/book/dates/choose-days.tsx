import {
  formatDay,
  formatDays,
  formatList,
  addDays,
  booking,
  lastBookableDay,
  type CatalogService,
} from '@rumi/contract'
import { useState } from 'react'
import { bookCopy } from '../../../copy/portal/book.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DayCalendar, DaySetCalendar } from '../../../ui/controls/day-calendar.tsx'
import { twoColumns } from '../../../ui/layout/two-columns.ts'
import { CalendarCard } from './calendar-card.tsx'
import { accountPathOf, addressOf } from '../choices.ts'
import { asDayChoices, dayCareDaysChosen } from './when-chosen.ts'
import { FullNotice } from './full-notice.tsx'
import { nextFree } from './next-free.ts'
import { NextBar } from '../next-bar.tsx'
import { guestsOf, type StepProps } from '../step-props.ts'
import { useCalendar } from './use-calendar.ts'
import { useChoosing } from '../use-choices.ts'
import { WaitForPlace } from './wait-for-place.tsx'
import { Temporal } from 'temporal-polyfill'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { mostWeeks, weeklyDays } from '../../../shared/business/weekly-days.ts'
import { WeeklyFields, type Weekly } from '../../../shared/business/weekly-fields.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { openDays, type Guest } from './open-days.ts'

const modes = [
  { value: 'one', label: bookCopy.oneDay },
  { value: 'several', label: bookCopy.severalDays },
  { value: 'weekly', label: bookCopy.everyWeek },
] as const
type Mode = (typeof modes)[number]['value']

const modeNamed = (text: string): Mode => modes.find(({ value }) => value === text)?.value ?? 'one'

/** Guardería days: one, several, or the same weekdays over several weeks. */
export function ChooseDays(props: StepProps) {
  const { offer, choices } = props
  const { service } = offer
  const guests = guestsOf(props)
  const chosen = dayCareDaysChosen(choices)
  const [mode, setMode] = useState<Mode>(offer.severalDays || chosen.length > 1 ? 'several' : 'one')
  const calendar = useCalendar({ service, guests, about: chosen[0] })
  const { open, left, today, places } = calendar
  const choose = useChoosing(choices)
  const chooseDays = (days: readonly string[]) => choose({ ...asDayChoices(days), step: 'fechas' })
  const full = chosen.filter((day) => open.get(day) === 0)
  const [firstFull] = full

  return (
    <div className={twoColumns.frame}>
      <div className={twoColumns.main}>
        <ChoiceField
          legend={bookCopy.dayMode}
          hideLegend
          name="mode"
          options={modes}
          checkedValue={mode}
          onChange={(event) => {
            const next = modeNamed(event.target.value)
            setMode(next)
            if (next === 'one' && chosen.length > 1) chooseDays(chosen.slice(0, 1))
          }}
        />
        {mode === 'several' && <p className="text-sm text-ink-soft">{bookCopy.severalHint}</p>}
        {mode === 'weekly' && <RepeatWeekly service={service} guests={guests} onChoose={chooseDays} />}
        <CalendarCard places={places} hasOwn={calendar.hasOwn}>
          {mode === 'one' ? (
            <DayCalendar {...calendar.props} value={chosen[0]} onChange={(day) => chooseDays([day])} />
          ) : (
            <DaySetCalendar {...calendar.props} value={chosen} onChange={chooseDays} />
          )}
          {mode !== 'one' && chosen.length > 0 && (
            <Button tone="quiet" onClick={() => chooseDays([])}>
              {bookCopy.clearDays}
            </Button>
          )}
        </CalendarCard>
        {firstFull !== undefined && (
          <FullNotice
            title={
              full.length === 1
                ? bookCopy.dayIsFull(formatDay(firstFull, today))
                : bookCopy.daysAreFull(formatList(full.map((day) => formatDay(day, today))))
            }
            offers={nextFree({
              serviceType: service.serviceType,
              count: 1,
              after: firstFull,
              left: open,
              opens: (day) => open.has(day) && !chosen.includes(day),
            }).map(({ start }) => ({
              label: formatDay(start, today),
              onChoose: () => chooseDays([...chosen.filter((day) => day !== firstFull), start]),
            }))}
          >
            <WaitForPlace
              key={firstFull}
              serviceId={service.id}
              rumiIds={choices.dogIds}
              start={firstFull}
              end={firstFull}
              accountPath={accountPathOf(choices)}
            />
          </FullNotice>
        )}
      </div>
      <div className={twoColumns.side}>
        <NextBar
          service={service}
          guests={guests}
          summary={describeDays(chosen, left, today)}
          to={chosen.length > 0 && full.length === 0 ? addressOf(choices, { step: 'precio' }) : undefined}
          prompt={bookCopy.chooseDay}
        />
      </div>
    </div>
  )
}

/** Announces the selection, and for a single day the free places, which the calendar cannot announce. */
function describeDays(chosen: readonly string[], left: ReadonlyMap<string, number>, today: string) {
  const [start, end] = [chosen[0], chosen.at(-1)]
  if (start === undefined || end === undefined) return ''
  if (chosen.length === 1) {
    const places = left.get(start)
    const day = formatDay(start, today)
    return places === undefined || places === 0 ? day : `${day}. ${bookCopy.placesLeft(places)}.`
  }
  return `${bookCopy.dayCount(chosen.length)}, ${formatDays({ start, end }, today)}`
}

type RepeatWeeklyProps = {
  service: CatalogService
  guests: readonly Guest[]
  onChoose: (days: readonly string[]) => void
}

/**
 * Repeats weekdays over some weeks; omits and lists days that are full, closed or beyond a medical record's validity.
 */
function RepeatWeekly({ service, guests, onChoose }: RepeatWeeklyProps) {
  const today = businessToday()
  const now = Temporal.Now.instant()
  const calendar = useBusinessCalendar()
  const [weekly, setWeekly] = useState<Weekly>({ weekdays: [], weeks: 4 })
  const from = addDays(today, 1)
  const to = [addDays(from, mostWeeks * 7 - 1), lastBookableDay(now, calendar.terms)].toSorted()[0] ?? from
  const availabilityQuery = useCall(booking.availability, { query: { serviceId: service.id, from, to } })
  const days = availabilityQuery.answer?.data.availability ?? []
  const open = openDays(days, { serviceType: service.serviceType, guests, today, now, calendar })
  const wanted = weeklyDays(weekly.weekdays, from, weekly.weeks)
  const leftOut = days.length === 0 ? [] : wanted.filter((day) => !open.get(day))

  return (
    <div className="grid gap-4">
      <WeeklyFields
        value={weekly}
        disabled={days.length === 0}
        onChange={(next) => {
          setWeekly(next)
          onChoose(weeklyDays(next.weekdays, from, next.weeks).filter((day) => open.get(day)))
        }}
      />
      {leftOut.length > 0 && (
        <p className="text-sm">{bookCopy.leftOut(formatList(leftOut.map((day) => formatDay(day, today))))}</p>
      )}
    </div>
  )
}
