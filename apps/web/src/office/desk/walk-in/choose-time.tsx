import { compareInstants, desk, isDay, formatHour, type CatalogService, addDays } from '@rumi/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { openDayFrom } from './visit-choice.ts'

type ChooseDaysProps = {
  service: CatalogService
  firstDay: string
  /** Requested last day, if possible. */
  lastDay: string | null
  onChange: (time: { start: string; end: string }) => void
}

/** First and last day; defaults to tonight, or today. */
export function ChooseDays({ service, firstDay, lastDay, onChange }: ChooseDaysProps) {
  const calendar = useBusinessCalendar()
  const isHotel = service.serviceType === 'Hotel'
  const lastFor = (day: string) => (isHotel ? openDayFrom(service, addDays(day, 1), calendar) : day)
  const [start, setStart] = useState(() => openDayFrom(service, firstDay, calendar))
  const [end, setEnd] = useState(() => (lastDay && lastDay > start ? lastDay : lastFor(start)))
  const reportChange = useEffectEvent(onChange)
  useEffect(() => reportChange({ start, end }), [start, end])

  const begin = (day: string) => {
    setStart(day)
    if (end < day || (isHotel && end === day)) setEnd(lastFor(day))
  }

  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <DateField
        label={isHotel ? copy.arrival : copy.firstDay}
        min={businessToday()}
        value={start}
        onChange={({ target }) => isDay(target.value) && begin(target.value)}
      />
      <DateField
        label={isHotel ? copy.departure : copy.lastDay}
        min={start}
        value={end}
        onChange={({ target }) => isDay(target.value) && setEnd(target.value)}
      />
    </div>
  )
}

type ChooseHourProps = {
  service: CatalogService
  /** Duration for these dogs, in minutes. */
  minutes: number
  /** Dogs at the same time, each with a person of its own. */
  people?: number
  firstDay: string
  /** Requested hour; preselected if free. */
  startsAt: string | null
  onChange: (time: { start: string; end: string } | undefined) => void
}

/** Free hours of a day, and by a press the full ones, to wait for; at the counter no notice is needed. */
export function ChooseHour({ service, minutes, people = 1, firstDay, startsAt, onChange }: ChooseHourProps) {
  const calendar = useBusinessCalendar()
  const [day, setDay] = useState(() => openDayFrom(service, firstDay, calendar))
  const [chosen, setChosen] = useState(startsAt)
  const query = {
    serviceId: service.id,
    from: day,
    to: day,
    minutes: String(minutes),
    ...(people > 1 && { people: String(people) }),
  }
  const found = useCall(desk.availability, { query })
  const [showsFull, setShowsFull] = useState(false)
  const slots = found.answer?.data.availability[0]?.slots ?? []
  const free = slots.filter(({ remaining }) => remaining > 0)
  const shown = showsFull ? slots : free
  // At the counter the next free hour of today is the usual answer.
  const next = chosen === null && day === businessToday() ? free[0] : undefined
  const slot = shown.find(({ start }) => chosen !== null && compareInstants(start, chosen) === 0) ?? next
  const reportChange = useEffectEvent(onChange)
  const [start, end] = [slot?.start, slot?.end]
  useEffect(() => reportChange(start && end ? { start, end } : undefined), [start, end])

  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          label={copy.day}
          min={businessToday()}
          value={day}
          onChange={({ target }) => isDay(target.value) && setDay(target.value)}
        />
      </div>
      <Fetched fetchings={[found]}>
        {shown.length === 0 ? (
          <output>{copy.noHours}</output>
        ) : (
          <ChoiceField
            legend={copy.hours}
            name="hora"
            options={shown.map(({ start: value, remaining }) => ({
              value,
              label: remaining > 0 ? formatHour(value) : copy.fullHour(formatHour(value)),
            }))}
            checkedValue={slot?.start ?? ''}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        {!showsFull && free.length < slots.length && (
          <Button
            tone="quiet"
            size="small"
            className="-ml-4 justify-self-start"
            onClick={() => setShowsFull(true)}
          >
            {copy.showFullHours}
          </Button>
        )}
      </Fetched>
    </div>
  )
}
