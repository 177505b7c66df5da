import { addDays, isDay, type CatalogService } from '@rumi/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
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
  const tell = useEffectEvent(onChange)
  useEffect(() => tell({ start, end }), [start, end])

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
