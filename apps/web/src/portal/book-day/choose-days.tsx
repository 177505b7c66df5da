import { lastBookableDay, spokenDay } from '@rumi/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Temporal } from 'temporal-polyfill'
import { bookDayCopy } from '../../copy/book-day.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { BottomActionBar } from '../../ui/bottom-action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { DayCalendar, DayRangeCalendar } from '../../ui/day-calendar.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { spokenDays } from '../bookings/booking-days.ts'
import { houseToday } from '../house-today.ts'
import { readinessOf } from '../papers/readiness.ts'
import type { StepProps } from './step-props.ts'
import { addressOf } from './choices.ts'
import { openDays, type Guest } from './open-days.ts'
import { usePlacesLeft } from './use-places-left.ts'

const modes = [
  { value: 'one', label: bookDayCopy.oneDay },
  { value: 'several', label: bookDayCopy.severalDays },
] as const
type Mode = (typeof modes)[number]['value']

const monthOf = (day: string) => `${day.slice(0, 8)}01`

/** Which day, or which days of one week, on a calendar that shows the places left for just these dogs. */
export function ChooseDays({ service, choices, family }: StepProps) {
  const navigate = useNavigate()
  const today = houseToday()
  const now = Temporal.Now.instant()
  const { start, end, plan } = choices
  const guests = family.filter(({ dog }) => choices.dogIds.includes(dog._id))
  const from = firstPossible(guests, today, now)
  const wantsWeek = plan === 'semanal' || start !== end
  const [mode, setMode] = useState<Mode>(wantsWeek ? 'several' : 'one')
  const [month, setMonth] = useState(monthOf(start ?? from ?? today))
  const places = usePlacesLeft(service.id, month)
  const open = openDays(places.days, guests, today, now)

  const choose = (first: string, last: string) =>
    void navigate(addressOf(choices, { start: first, end: last, step: 'dia' }), {
      replace: true,
      preventScrollReset: true,
    })

  const calendar = {
    label: bookDayCopy.calendarLabel,
    previousLabel: bookDayCopy.previousMonth,
    nextLabel: bookDayCopy.nextMonth,
    fullLabel: bookDayCopy.full,
    firstDay: today,
    lastDay: lastBookableDay(now),
    remainingOn: (day: string) => open.get(day),
    onMonthChange: setMonth,
  }

  return (
    <>
      <PageHeader
        title={mode === 'one' ? bookDayCopy.daysQuestion : bookDayCopy.daysQuestionSeveral}
        lead={bookDayCopy.daysLead}
      />
      <div className="grid gap-4">
        {plan === 'mensual' && <Notice>{bookDayCopy.monthlyNote}</Notice>}
        {from !== undefined && (
          <p className="font-strong">{bookDayCopy.canComeFrom(spokenDay(from, today))}</p>
        )}
        <ChoiceField
          legend={bookDayCopy.dayMode}
          hideLegend
          name="mode"
          options={modes}
          checkedValue={mode}
          onChange={(event) => setMode(event.target.value === 'several' ? 'several' : 'one')}
        />
        {mode === 'several' && <p className="text-sm text-ink-soft">{bookDayCopy.rangeHint}</p>}
        {places.refusal && (
          <Notice tone="problem">
            <p>{places.refusal.message}</p>
            <Button tone="secondary" className="mt-3" onClick={places.again}>
              {troubleCopy.retry}
            </Button>
          </Notice>
        )}
        <Card
          className="grid justify-items-center max-md:-mx-2 max-md:px-2"
          aria-busy={places.status === 'loading'}
        >
          {mode === 'one' ? (
            <DayCalendar {...calendar} value={start} onChange={(day) => choose(day, day)} />
          ) : (
            <DayRangeCalendar
              {...calendar}
              value={start && end ? { first: start, last: end } : undefined}
              onChange={({ first, last }) => choose(first, last)}
            />
          )}
        </Card>
      </div>
      <BottomActionBar>
        <span
          className="min-w-0 text-sm leading-tight font-strong first-letter:uppercase empty:hidden"
          aria-live="polite"
        >
          {start && end ? chosenDays(start, end, open, today) : ''}
        </span>
        {start ? (
          <LinkButton to={addressOf(choices, { step: 'confirmar' })} className="shrink-0">
            {bookDayCopy.next}
          </LinkButton>
        ) : (
          <Button disabled className="grow md:grow-0">
            {bookDayCopy.chooseDay}
          </Button>
        )}
      </BottomActionBar>
    </>
  )
}

/** What was chosen, and for a single day how many places are left on it: the calendar itself cannot say so aloud. */
function chosenDays(start: string, end: string, open: ReadonlyMap<string, number>, today: string) {
  const days = spokenDays({ start, end }, today)
  const left = start === end ? open.get(start) : undefined
  return left === undefined ? days : `${days}. ${bookDayCopy.placesLeft(left)}.`
}

/** The first day on which all of them could come, as far as each by itself is known. */
function firstPossible(guests: readonly Guest[], today: string, now: Temporal.Instant) {
  const days = guests.map((guest) => readinessOf({ ...guest, today, now }))
  return days
    .flatMap((readiness) => (readiness.is === 'ready-from' ? [readiness.from] : []))
    .toSorted()
    .at(-1)
}
