import {
  addMinutes,
  countedIn,
  dayOf,
  instantAt,
  isDay,
  minutesBetween,
  timeOf,
  type DeskVisit,
  type ServiceType,
} from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import type { Refusal } from '../../app/store.ts'
import { bookingPanelCopy as copy } from '../../copy/booking-panel.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { RefusedMove } from '../moves/refused-move.tsx'
import { useBookingMove, type BookingChange } from '../moves/use-booking-move.tsx'
import { useAlike } from '../use-alike.ts'
import { halfHours } from '../half-hours.ts'
import { PanelSection } from './panel-section.tsx'

type PanelMoveProps = { visit: DeskVisit; onChanged: () => Promise<void> }

const movable = ['pending', 'confirmed', 'checked-in'] as const

/** The same as dragging its bar, as a form: other days, another hour, another room or person. */
export function PanelMove({ visit, onChanged }: PanelMoveProps) {
  const { booking } = visit
  const isHere = booking.status === 'checked-in'
  const isByDay = isDay(booking.start)
  if (!movable.some((status) => status === booking.status) || (isHere && !isByDay)) return null
  return (
    <PanelSection title={copy.sections.move}>
      <MoveForm visit={visit} onChanged={onChanged} />
    </PanelSection>
  )
}

function MoveForm({ visit, onChanged }: PanelMoveProps) {
  const { booking, service, dogs } = visit
  const isByDay = isDay(booking.start)
  const { move, question } = useBookingMove()
  const [day, setDay] = useState(isByDay ? booking.start : dayOf(booking.start))
  const [lastDay, setLastDay] = useState(booking.end)
  const [time, setTime] = useState(isByDay ? '' : timeOf(booking.start))
  const [resource, setResource] = useState(booking.resource ?? '')
  const [moving, setMoving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [nothing, setNothing] = useState(false)
  const names = useAlike(service.serviceType)

  const change = (): BookingChange => {
    const start = isByDay ? day : instantAt(day, time)
    const end = isByDay ? lastDay : addMinutes(start, minutesBetween(booking.start, booking.end))
    const isElsewhen =
      start !== (isByDay ? booking.start : instantAt(dayOf(booking.start), timeOf(booking.start)))
    return {
      ...(isElsewhen && { start }),
      ...((isByDay ? end !== booking.end : isElsewhen) && { end }),
      ...(resource && resource !== booking.resource && { resource }),
    }
  }

  const tryToMove = async () => {
    const wanted = change()
    setRefusal(undefined)
    setNothing(Object.keys(wanted).length === 0)
    if (Object.keys(wanted).length === 0) return
    setMoving(true)
    const outcome = await move(booking, wanted, dogs.map(({ name }) => name).join(', '))
    setMoving(false)
    if (outcome.is === 'refused') setRefusal(outcome.refusal)
    if (outcome.is !== 'done') return
    showToast(copy.moved)
    await onChanged()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void tryToMove()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      {refusal && <RefusedMove refusal={refusal} onMadeRoom={tryToMove} />}
      {nothing && <Notice>{copy.nothingToMove}</Notice>}
      <div className="grid gap-3 sm:grid-cols-3">
        <DateField
          label={labelsOf(service.serviceType).first}
          value={day}
          disabled={booking.status === 'checked-in'}
          onChange={({ target }) => isDay(target.value) && setDay(target.value)}
        />
        {isByDay ? (
          <DateField
            label={labelsOf(service.serviceType).last}
            value={lastDay}
            min={day}
            onChange={({ target }) => isDay(target.value) && setLastDay(target.value)}
          />
        ) : (
          <SelectField
            label={copy.time}
            value={time}
            options={halfHours.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
        {names.length > 0 && (
          <SelectField
            label={copy.room}
            value={resource}
            options={names.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setResource(target.value)}
          />
        )}
      </div>
      <div>
        <Button type="submit" tone="secondary" loading={moving}>
          {copy.move}
        </Button>
      </div>
      {question}
    </form>
  )
}

const labelsOf = (serviceType: ServiceType) =>
  ({
    nights: { first: copy.arrival, last: copy.departure },
    days: { first: copy.firstDay, last: copy.lastDay },
    hours: { first: copy.day, last: copy.day },
  })[countedIn[serviceType]]
